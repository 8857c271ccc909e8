import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { cpuSlowdown, phone } from '../conditions.ts';
import { type MainTask, mainTasks, traceCategories } from './main-tasks.ts';

/** ms that a page gets to become alive and rest, on a processor as slow as this one is made. */
const settling = 6_000;

/**
 * The tasks of a page from navigation until it rests, longest first. The network is as quick as the machine, so that
 * everything arrives at once: the worst case for the main thread.
 */
export async function loadingTasks(browser: Browser, url: string): Promise<MainTask[]> {
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
