import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import type { Line } from './line.ts';
import { complaints, eventually, openAlive, type Witnessed } from './seen.ts';
import type { Bench } from './tab.ts';

const typed = {
  name: 'Siti Rahma',
  email: 'siti@contoh.co.id',
  phone: '+62 812 3456 7890',
  company: 'PT Contoh',
  message: 'Dua tangki solar 20 kL.',
};
/** The place of a value in its list, counted from one. */
const chosen = { industry: ['water-waste', 5], tankCount: ['50+', 4] } as const;

/** Waits until the browser has sent nothing for a second, and says how much it has sent so far. */
async function whenQuiet(line: Line): Promise<number> {
  for (;;) {
    const before = line.sent();
    await wait(1000);
    if (line.sent() === before) return before;
  }
}

const requested = () => performance.getEntriesByType('resource').length;

/** The seven fields filled in by hand: one object in the console, and nothing over the line. */
export function formTests(bench: Bench): void {
  test('the form writes its seven fields to the console and sends nothing', async () => {
    const { engine, line } = bench;
    const tab = await engine.tab();
    onTestFinished(() => tab.close());
    await tab.resize(1366, 768);
    await openAlive(tab, line.origin + routes.consultation);
    await eventually(tab, () => document.querySelectorAll('button[role="combobox"]').length, 2);
    for (const [name, value] of Object.entries(typed)) await tab.type(`#${name}`, value);
    for (const [name, [, place]] of Object.entries(chosen)) {
      await tab.click(`button#${name}`);
      await tab.click(`[role="listbox"] [role="option"]:nth-of-type(${place})`);
      await eventually(tab, () => document.querySelectorAll('[role="listbox"]').length, 0);
    }
    const before = await whenQuiet(line);
    const asked = await tab.ask(requested);
    await tab.click('main form button[type="submit"]');
    const written = () => (globalThis as Witnessed).witness.written;
    await eventually(tab, written, [[{ ...typed, industry: chosen.industry[0], tankCount: chosen.tankCount[0] }]]);
    expect(await whenQuiet(line)).toBe(before);
    expect(await tab.ask(requested)).toBe(asked);
    expect(await complaints(tab)).toEqual([]);
  });
}
