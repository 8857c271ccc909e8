/**
 * `npm run bench -- /demo --runs 5`: measures the longest task while tools and search start, the response to each
 * key, and, for the loss tool, a record of the largest accepted size. `npm run bench -- server` measures the server
 * instead (tests/bench/server.ts).
 */

import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, ElementHandle, Page } from '@playwright/test';
import { median } from 'tank-gauging/methods/statistics';
import { routes as addresses, type ToolRoute, toolRoutes } from '../apps/site/src/routes.ts';
import { paths } from './paths.ts';
import { run } from './process.ts';
import { startServer } from './server-process.ts';
import { launchChromium } from './setup.ts';
import { buildWhenStale } from './stamp.ts';

/** Lighthouse’s mobile preset, so that its results compare with these. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
} as const;

const cpuSlowdown = 4;

/** Time for a page to hydrate and become idle, ms. */
const settling = 6_000;

type Watched = typeof globalThis & { slowest: number; longest: number };

/** Init script: records the slowest user interaction and the longest task. */
function watch() {
  Object.assign(globalThis, { slowest: 0, longest: 0 });
  const watched = globalThis as Watched;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.slowest = Math.max(watched.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Opens a page in a new context of the given kind; `slowDown` throttles its CPU. */
async function visit<T>(
  browser: Browser,
  visitor: BrowserContextOptions,
  work: (page: Page, slowDown: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(visitor);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch);
    return await work(page, () => session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }));
  } finally {
    await context.close();
  }
}

/**
 * Longest task until the page is idle, ms; 0 if none exceeds 50 ms. The network is not throttled: with everything
 * arriving at once, the main thread’s load is worst.
 */
const longestTask = (browser: Browser, url: string) =>
  visit(browser, phone, async (page, slowDown) => {
    await slowDown();
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await wait(settling);
    return page.evaluate(() => (globalThis as Watched).longest);
  });

interface Answer {
  field: string;
  /** Interaction to next paint as INP counts it, ms; at least 16. */
  duration: number;
}

/** Times for a page to hydrate and to respond to a key, ms. */
const [start, answer] = [5_000, 350];

const measureAnswers = (browser: Browser, url: string) =>
  visit(browser, { viewport: { width: 1366, height: 768 }, locale: 'id-ID' }, async (page, slowDown) => {
    await page.goto(url, { timeout: 120_000 });
    await wait(start);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-instrument] details')) fold.open = true;
    });
    await wait(start);
    const list = lists[new URL(url).pathname];
    if (list) await page.locator('[data-instrument] textarea:visible').first().fill(list.join('\n'));
    await wait(start);
    await slowDown();
    const found: Answer[] = [];
    for (const field of await page.locator(fields).elementHandles()) {
      if (await field.isVisible().catch(() => false)) found.push(await typeInto(page, field));
    }
    return found;
  });

const fields = ':is([data-instrument], main [role=search]) :is(input:not([type=file]), select, textarea):enabled';

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const rows = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));

/** Sample lists of realistic length for the first text area of each tool; undefined for a tool without one. */
const lists: Readonly<Record<string, readonly string[] | undefined>> = {
  [toolRoutes.demo]: undefined,
  [toolRoutes.roi]: undefined,
  [toolRoutes.picker]: undefined,
  [toolRoutes.alarm]: undefined,
  [toolRoutes.acceptance]: [
    'tanggal;pita (mm);radar (mm)',
    ...rows(200, (at) => `${day(at)};${1000 + 53 * at};${1001 + 53 * at + (at % 3)}`),
  ],
  [toolRoutes.delivery]: [
    'tanggal;pemasok;DO (L);level awal (mm);level akhir (mm)',
    ...rows(200, (at) => `${day(at)};PT ${at % 5};16000;${1200 + (at % 9)};${2030 + (at % 7)}`),
  ],
  [toolRoutes.tankFile]: [
    'tangki;bentuk;produk;diameter;tinggi',
    ...rows(100, (at) => `T-${at};tegak;solar;${4 + (at % 9)};12`),
  ],
  [toolRoutes.tankTable]: ['cm;liter', ...rows(1000, (at) => `${at};${at * 193}`)],
  [toolRoutes.loss]: [
    'tanggal;stok awal;terima;jual;stok akhir',
    ...rows(1000, (at) => `${day(at)};${20000 + (at % 7)};5000;4990;20000`),
  ],
} satisfies Record<ToolRoute, readonly string[] | undefined>;

const keys: Record<string, readonly string[]> = {
  'select-one': ['ArrowDown', 'ArrowUp'],
  radio: ['ArrowRight', 'ArrowLeft'],
  range: ['ArrowRight', 'ArrowLeft'],
  checkbox: ['Space', 'Space'],
  search: [...'solar'],
};

async function typeInto(page: Page, field: ElementHandle): Promise<Answer> {
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

/** 25 MB in 700,000 lines: the loss tool’s limit. */
const largest = () =>
  [
    'tanggal;tangki;awal;terima;jual;akhir',
    ...rows(700_000, (at) => `${day(Math.floor(at / 40))};TK-${at % 40};9.000;0;90;8.910`),
  ].join('\n');

/**
 * Loss tool with a large record: ms until progress shows, until the verdict, until progress of a second analysis,
 * until that is cancelled; and the longest task of the page meanwhile.
 */
const measureRecord = (browser: Browser, url: string) =>
  visit(browser, { viewport: { width: 1366, height: 768 }, locale: 'id-ID' }, async (page) => {
    const path = join(tmpdir(), 'rekaman-besar.csv');
    await writeFile(path, largest());
    await page.goto(url);
    await wait(start);
    const progress = page.locator('[data-instrument] progress');
    const until = async (state: 'visible' | 'detached') => {
      const from = performance.now();
      await progress.waitFor({ state, timeout: 300_000 });
      return Math.round(performance.now() - from);
    };
    const longest = () => page.evaluate(() => Math.round((globalThis as Watched).longest));
    await page.evaluate(() => Object.assign(globalThis, { longest: 0 }));
    await page.locator('#berkas').setInputFiles(path);
    const [shown, weighed] = [await until('visible'), await until('detached')];
    // Changing the threshold starts a second analysis, which is cancelled.
    await page.locator('#ambang').fill('17');
    const again = await until('visible');
    await progress.locator('xpath=../preceding-sibling::div[1]//button[1]').click();
    return { shown, weighed, again, stopped: await until('detached'), longest: await longest() };
  });

/**
 * Routes and number of runs from the command line; all tools by default. @throws Error for an unknown route or
 * option, or an invalid number
 */
function readOptions() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const tools = [...Object.values(toolRoutes), addresses.search, 'server'];
  const unknown = positionals.find((path) => !tools.some((route) => route === path));
  if (unknown) throw new Error(`${JSON.stringify(unknown)} is not a tool of this site. Tools: ${tools.join(' ')}`);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of 1 or more.');
  return { routes: positionals.length > 0 ? positionals : tools.filter((name) => name !== 'server'), runs };
}

async function bench() {
  const { routes, runs } = readOptions();
  if ((await buildWhenStale()) !== 0) throw new Error('The site could not be built.');
  if (routes.includes('server'))
    return void (await run(process.execPath, [join(paths.root, 'tests/bench/server.ts'), String(runs)], 30));
  const server = await startServer(paths.root, { LOG_LEVEL: 'warn' });
  const browser = await launchChromium();
  try {
    for (const route of routes) {
      const url = `http://localhost:${server.port}${route}`;
      if (route === toolRoutes.loss) {
        const { shown, weighed, again, stopped, longest } = await measureRecord(browser, url);
        console.log(
          `${route}, 25 MB: progress after ${shown} ms, verdict ${weighed} ms later; second analysis: progress after ` +
            `${again} ms, cancelled in ${stopped} ms; longest task ${longest} ms`,
        );
      }
      const longest: number[] = [];
      for (let run = 1; run <= runs; run++) longest.push(await longestTask(browser, url));
      const answers: Answer[] = [];
      for (let run = 1; run <= runs; run++) answers.push(...(await measureAnswers(browser, url)));
      const slowest = [...Map.groupBy(answers, ({ field }) => field)]
        .map(([field, all]) => ({ field, time: median(all.map(({ duration }) => duration)) }))
        .sort((one, other) => other.time - one.time)
        .slice(0, 3)
        .map(({ field, time }) => `${time} ms in ${field}`);
      console.log(`${route}: longest task ${Math.round(median(longest))} ms, slowest keys ${slowest.join(', ')}`);
    }
    console.log(`Medians of ${runs} visits, processor throttled ${cpuSlowdown} times, server on this machine.`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

await bench();
