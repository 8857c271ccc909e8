/** `npm run bench -- /demo --runs 5`: how long the tools hold the page up while they start, and at each key. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from '@playwright/test';
import { z } from 'zod';
import { isToolRoute, toolRoutes } from '../../src/routes.ts';
import { median, readOptions, withBrowser, withSite } from './harness.ts';

/** The telephone that Lighthouse's mobile preset stands for, so that both measure the same layout. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
} as const;

/** How many times slower than this machine the processor appears to be. */
const cpuSlowdown = 4;

/** ms that a page gets to become alive and rest, on a processor as slow as this one is made. */
const settling = 6_000;

/**
 * The tasks of a page from navigation until it rests, longest first. The network is as quick as the machine, so that
 * everything arrives at once: the worst case for the main thread.
 */
async function loadingTasks(browser: Browser, url: string): Promise<MainTask[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await wait(settling);
    return mainTasks((await browser.stopTracing()).toString('utf8'), url);
  } finally {
    await context.close();
  }
}

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  /** µs that the thread had the processor: on a busy machine less than `dur`. */
  tdur: z.number().default(0),
  args: z.record(z.string(), z.unknown()).default({}),
});
type TraceEvent = z.infer<typeof event>;

/** One task of the page's main thread, with what took longest in it. */
interface MainTask {
  /** ms since the page was first read. */
  readonly start: number;
  /** ms on the clock. */
  readonly duration: number;
  /** ms of it in which the thread had the processor; what other programs take is no part of it. */
  readonly processor: number;
  /** The largest part by name and ms, e.g. `Layout 31`. */
  readonly mostly: string;
}

/** What tells nothing about the work, because it only holds other parts. */
const frames = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'SimpleWatcher::OnHandleReady',
  'Receive mojo message',
  'RunMicrotasks',
  'EventDispatch',
  'Connector::DispatchMessage',
  'v8.callFunction',
  'v8::Debugger::AsyncTaskRun',
]);

/**
 * The tasks of the main thread of the page that was traced, longest first.
 * @param trace JSON of a trace with the categories of `traceCategories`
 * @throws Error when the trace shows no navigation
 */
export function mainTasks(trace: string, url: string): MainTask[] {
  const { traceEvents } = z.object({ traceEvents: z.array(event) }).parse(JSON.parse(trace));
  const begun = traceEvents.find((found) => found.name === 'ParseHTML' && parsedUrl(found) === url);
  if (!begun) throw new Error(`The trace does not show how ${url} was read.`);
  const own = traceEvents.filter(
    ({ pid, tid, ts, dur, ph }) => pid === begun.pid && tid === begun.tid && ph === 'X' && ts + dur >= begun.ts,
  );
  return own
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      start: (task.ts - begun.ts) / 1000,
      duration: task.dur / 1000,
      processor: task.tdur / 1000,
      mostly: largestPart(own, task),
    }))
    .sort((a, b) => b.processor - a.processor);
}

/** What Chromium has to note for `mainTasks`. */
const traceCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const parsedUrl = ({ args }: TraceEvent): unknown => (args['beginData'] as { url?: string } | undefined)?.url;

function largestPart(all: readonly TraceEvent[], task: TraceEvent): string {
  const parts = all.filter(
    ({ name, ts, dur }) => !frames.has(name) && ts >= task.ts && ts + dur <= task.ts + task.dur && dur < task.dur,
  );
  const largest = parts.toSorted((a, b) => b.tdur - a.tdur)[0];
  return largest ? `${largest.name} ${(largest.tdur / 1000).toFixed(0)}` : '';
}

/** How long the page took to answer the slowest key in one field. */
interface SlowestKey {
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
async function slowestKeys(browser: Browser, url: string): Promise<SlowestKey[]> {
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

/** Opens each tool a few times, and types into each of its fields once. */
async function bench(): Promise<void> {
  const { routes, runs } = readOptions(5);
  const tools = routes.filter((route) => isToolRoute(route) && route !== toolRoutes.tools);
  const rows = await withSite((origin) =>
    withBrowser(async (browser) => {
      const measured = [];
      for (const route of tools) {
        const longest: MainTask[] = [];
        for (let run = 1; run <= runs; run++)
          longest.push(...(await loadingTasks(browser, origin + route)).slice(0, 1));
        const keys = await slowestKeys(browser, origin + route);
        measured.push({
          route,
          'longest task, ms': Math.round(median(longest.map(({ duration }) => duration))),
          'of it on the processor': Math.round(median(longest.map(({ processor }) => processor))),
          mostly: longest[0]?.mostly,
          'slowest key, ms': keys[0]?.duration,
          in: keys[0]?.field,
        });
      }
      return measured;
    }),
  );
  console.table(rows);
  console.log(`Medians of ${runs} visits, processor ${cpuSlowdown} times slower, everything from this machine.`);
}

if (import.meta.main) await bench();
