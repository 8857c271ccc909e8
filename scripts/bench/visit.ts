import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { cpuSlowdown, network, phone, silence, visitTimeout } from './conditions.ts';
import { type ObservedWindow, observe } from './observe.ts';
import { type Timings, timings } from './timings.ts';
import { countTraffic, type Traffic } from './traffic.ts';

export interface Visit extends Timings, Traffic {}

/**
 * Opens a page as a first-time visitor with a slow telephone on slow 4G, and waits until it is quiet.
 * @throws Error when the server does not answer 200
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

    const observed = await page.evaluate(() => (globalThis as ObservedWindow).observed);
    return { ...timings(observed), ...traffic.read() };
  } finally {
    await context.close();
  }
}
