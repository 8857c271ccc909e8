import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from '@playwright/test';
import { cpuSlowdown } from '../conditions.ts';

/** How long the page took to answer the slowest key in one field. */
export interface SlowestKey {
  readonly field: string;
  /** ms from the key to the next paint, as INP counts them: steps of 8, and 16 at least. */
  readonly duration: number;
}

type Watched = typeof globalThis & { slowest: number };

/** ms that a page gets to become alive, and to answer a key. */
const [start, answer] = [5_000, 350];

/** Runs in the page before everything else: notes the slowest event that a visitor caused. */
function watchEvents(): void {
  Object.assign(globalThis, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId)
        (globalThis as Watched).slowest = Math.max((globalThis as Watched).slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Types into every field of a tool, those in folds too, with a slow processor; slowest field first. */
export async function slowestKeys(browser: Browser, url: string): Promise<SlowestKey[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(url, { timeout: 120_000 });
    await wait(start);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-instrument] details')) fold.open = true;
    });
    await wait(start);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const found: SlowestKey[] = [];
    for (const field of await page.locator(fields).elementHandles()) {
      if (await field.isVisible().catch(() => false)) found.push(await typeInto(page, field));
    }
    return found.sort((a, b) => b.duration - a.duration);
  } finally {
    await context.close();
  }
}

const fields = '[data-instrument] :is(input:not([type=file]), select, textarea):enabled';

/** What changes a field of each kind, and changes it back. */
const keys: Readonly<Record<string, readonly string[]>> = {
  'select-one': ['ArrowDown', 'ArrowUp'],
  radio: ['ArrowRight', 'ArrowLeft'],
  range: ['ArrowRight', 'ArrowLeft'],
  checkbox: ['Space', 'Space'],
};

async function typeInto(page: Page, field: ElementHandle): Promise<SlowestKey> {
  const { type, name } = await field.evaluate((element) => {
    const { type, id, name } = element as HTMLInputElement;
    return { type, name: id || name };
  });
  await field.evaluate((element) => {
    (globalThis as Watched).slowest = 0;
    (element as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await field.focus();
  await page.keyboard.press('End');
  for (const key of keys[type] ?? ['1', 'Backspace']) {
    await page.keyboard.press(key);
    await wait(answer);
  }
  return { field: name, duration: await page.evaluate(() => (globalThis as Watched).slowest) };
}
