import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** The telephone that Lighthouse's mobile preset stands for, so that both measure the same layout. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
} as const;

/** How many times slower than this machine the processor appears to be. */
export const cpuSlowdown = 4;

/**
 * Slow 4G. Chromium adds the delay to each request; it knows nothing of TCP or TLS handshakes, so a
 * first visit over a real network takes two to three round trips longer.
 */
export const network = {
  offline: false,
  /** ms from a request to its first byte, at least. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s. */
  downloadThroughput: 1_600_000 / 8,
  /** Bytes a second: 750 kbit/s. */
  uploadThroughput: 750_000 / 8,
};

/** A page counts as settled when the network was silent for this long after `load`, in ms. */
const silence = 2_000;
/** Longest wait for that silence, in ms: a film that keeps loading must not hold the figures up. */
const visitTimeout = 30_000;

export const kinds = ['document', 'css', 'script', 'font', 'image', 'media', 'other'] as const;
type ResourceKind = (typeof kinds)[number];

/** Times in ms; CLS has no unit. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  readonly cls: number;
  /** Bytes over the wire, compressed and with response headers. */
  readonly bytes: Readonly<Record<ResourceKind, number>>;
  readonly requests: number;
}

/**
 * Opens a page as a first-time visitor with a slow telephone on slow 4G, and waits until it is quiet.
 * @throws Error when the server does not answer 200, or the page painted nothing
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  // A context of its own starts with an empty cache.
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const traffic = countTraffic(session);

    const response = await page.goto(url, { timeout: 120_000 });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`);
    const end = performance.now() + visitTimeout;
    while (traffic.silentFor() < silence && performance.now() < end) await wait(100);

    const { fcp, lcp, lcpElement, shifts } = await page.evaluate(() => (globalThis as ObservedWindow).observed);
    if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`);
    return { fcp, lcp, lcpElement, cls: cumulativeLayoutShift(shifts), ...traffic.read() };
  } finally {
    await context.close();
  }
}

/** What the page saw of itself; times in ms since navigation began. */
interface Observed {
  fcp?: number;
  lcp?: number;
  lcpElement: string;
  shifts: { time: number; value: number }[];
}
type ObservedWindow = typeof globalThis & { observed: Observed };

/** Runs in the page before everything else; it is sent there as text, so it can use nothing from outside. */
function observe(): void {
  const observed: Observed = { lcpElement: '', shifts: [] };
  Object.assign(globalThis, { observed });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    // Described at once: later the element may be gone.
    const { element, url } = entry as LargestContentfulPaint;
    const text = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    observed.lcp = entry.startTime;
    observed.lcpElement = `${element?.localName ?? 'removed element'} ${url.split('/').at(-1) || `“${text}”`}`;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shifts.push({ time: entry.startTime, value });
  });
}

/**
 * The worst session window: shifts less than 1 s apart, 5 s at most (web.dev/articles/evolving-cls).
 * Shifts are in order of time.
 */
export function cumulativeLayoutShift(shifts: Observed['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let previous = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    const sameWindow = time - previous < 1_000 && time - first < 5_000;
    if (!sameWindow) [sum, first] = [0, time];
    sum += value;
    previous = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}

const kindOf: Readonly<Record<string, ResourceKind>> = {
  Document: 'document',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

/** Counts what the page loads from now on; `network` has to be enabled on the session. */
function countTraffic(session: CDPSession) {
  const requests = new Map<string, { kind: ResourceKind; bytes: number }>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    last = performance.now();
    requests.set(requestId, { kind: kindOf[type ?? ''] ?? 'other', bytes: 0 });
  });
  const add = (requestId: string, change: (bytes: number) => number): void => {
    const entry = requests.get(requestId);
    if (!entry) return;
    last = performance.now();
    entry.bytes = change(entry.bytes);
  };
  session.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, (bytes) => bytes + response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, (bytes) => bytes + encodedDataLength),
  );
  // The final sum replaces the parts, which a film that is still loading has to be content with.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => add(requestId, () => encodedDataLength));
  return {
    /** ms since something last moved. */
    silentFor: (): number => performance.now() - last,
    read() {
      const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<ResourceKind, number>;
      for (const entry of requests.values()) bytes[entry.kind] += entry.bytes;
      return { bytes, requests: requests.size };
    },
  };
}
