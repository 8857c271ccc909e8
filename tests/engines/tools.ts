import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { complaints, eventually, openAlive, reads } from './seen.ts';
import type { Bench, Tab } from './tab.ts';

const verdictOf = (page: string) => wordsOf(`pages/${page}`, 'tool.verdict').like;

/** A calculation that saves nothing but walks to the tank. */
const onlyGauging = '#v=2&tangki=6&habis=0&kirim=0&nilai=0&henti=0&naikUpah=0&baterai=0&alat=100000&pasang=100000';

/** Pastes the record of one day, which is too short for a verdict. */
export async function readRecord(tab: Tab): Promise<void> {
  await tab.type('#tempel', 'Tanggal;Stok awal;Terima;Jual;Stok akhir\n13/10/2026;10.000;0;1.000;8.500\n');
  await reads(tab, 'main', verdictOf('analisis-susut')('none'));
}

/** What a visitor does with each tool by keyboard and pointer, and what has to be read then. */
const scenarios: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  // 12.637,04 L in the body and 1.767,15 L in its 2:1 heads, from the closed formulas of a lying cylinder.
  [routes.tankTable]: async (tab) => {
    await tab.type('#tangki-level', '1,5');
    await expect
      .poll(() => tab.ask(() => document.querySelector('[role="slider"]')?.getAttribute('aria-valuetext') ?? ''))
      .toMatch(/14\.404,2/);
  },
  [routes.alarm]: async (tab) => {
    await reads(tab, 'main', verdictOf('simulasi-alarm')('raise'));
    await tab.type('#alarm-rendah', '12000');
    await reads(tab, 'main', verdictOf('simulasi-alarm')('enough'));
  },
  [`${routes.roi}${onlyGauging}`]: async (tab) => {
    await reads(tab, 'main', verdictOf('kalkulator-roi')('pays'));
    // Only gaugings are saved here: 6 tanks × 2 × 365 × 10 min at Rp 40.000 an hour, half of it, Rp 14.600.000 a year
    // against Rp 10.800.000 of fees. With Rp 10.000 an hour it never pays.
    await tab.click('details:has(#upah) > summary');
    await tab.type('#upah', '10000');
    await reads(tab, 'main', verdictOf('kalkulator-roi')('never'));
  },
  [routes.loss]: readRecord,
  [routes.picker]: async (tab) => {
    await expect.poll(() => tab.ask(() => document.querySelector('[role="combobox"]:enabled') !== null)).toBe(true);
    await tab.type('[role="combobox"]', 'NH3');
    await expect.poll(() => tab.ask(() => document.querySelectorAll('[role="option"]').length)).toBe(1);
    await tab.press('Enter');
    // Ammonia at 25 °C has a vapour pressure of about 10 bar: the field carries what the record says.
    await expect
      .poll(() => tab.ask(() => document.querySelector<HTMLInputElement>('#jawab-tekanan')?.value))
      .toBe('10,7');
    await reads(tab, 'main', wordsOf('pages/pemilih-sensor', 'tool').say('words.noSensor'));
  },
  [routes.demo]: async (tab) => {
    await expect.poll(() => tab.ask(() => document.querySelector('[data-alive]') !== null)).toBe(true);
    const clock = () => document.querySelector('[role="timer"]')?.textContent;
    const before = await tab.ask(clock);
    await tab.click('label:nth-of-type(3):has([name="demo-kecepatan"])');
    await expect.poll(() => tab.ask(clock)).not.toBe(before);
    await tab.click('[role="timer"] ~ div button');
    const paused = await tab.ask(clock);
    await wait(1500);
    expect(await tab.ask(clock)).toBe(paused);
    await tab.choose('#demo-situs', 'petrokimia');
    await reads(tab, 'main', 'TK-301');
  },
  [routes.developer]: async (tab) => {
    await tab.choose('#sandbox-operation', 'listTanks');
    await tab.type('#sandbox-limit', '2');
    await tab.press('Enter');
    await reads(tab, '#sandbox', '200 OK');
    await reads(tab, '#sandbox pre', '"tank_id": "TK-201"');
  },
  [routes.search]: async (tab) => {
    await tab.type('main input[type="search"]', 'radar');
    await reads(tab, 'main [role="search"] ul', /radar/i);
  },
  '/minyak-gas': async (tab) => {
    const answer = () => document.querySelector('[data-answer]')?.textContent;
    const before = await tab.ask(answer);
    const visibility = () => {
      const slider = document.querySelector('[data-instrument] input[type="range"]');
      return slider && getComputedStyle(slider).visibility;
    };
    // It keeps its room, unseen, until the script that answers it has come.
    await eventually(tab, visibility, 'visible');
    await tab.click('[data-instrument] input[type="range"]');
    await tab.press('End');
    await expect.poll(() => tab.ask(answer)).not.toBe(before);
  },
};

/** One scenario a tool, and the smaller instruments. */
export function toolTests(bench: Bench): void {
  describe('real input', () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await bench.engine.tab();
      await tab.resize(1366, 768);
    });
    afterEach(async () => {
      expect(await complaints(tab)).toEqual([]);
    });
    afterAll(() => tab?.close());

    test.each(Object.entries(scenarios))('%s', async (route, act) => {
      await openAlive(tab, bench.line.origin + route);
      await act(tab);
    });
  });
}
