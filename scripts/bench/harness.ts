/** What both measurements share: options, the site, a browser and medians. */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { allRoutes, isRoute } from '../../src/addresses.ts';
import { paths } from '../paths.ts';
import { findBrowser } from '../run/browsers.ts';
import { startServer } from '../server-process.ts';
import { buildWhenStale } from '../stamp.ts';

/**
 * Reads `/ /fitur --runs 5`; no route means all of them.
 * @throws Error with one sentence for an unknown route or option, or a wrong number
 */
export function readOptions(defaultRuns: number): { routes: readonly string[]; runs: number } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const routes = positionals.map((path) => {
    if (isRoute(path)) return path;
    throw new Error(`${JSON.stringify(path)} is no route of this site; the routes are ${allRoutes().join(' ')}`);
  });
  const runs = Number(values.runs ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  return { routes: routes.length > 0 ? routes : allRoutes(), runs };
}

/**
 * Does the work with the built site on the real server, built first when stale. With `SITE_ROOT` set (as for the
 * server itself) the site that stands there is served as it is.
 * @throws Error when the build or the server fails
 */
export async function withSite<T>(work: (origin: string) => T | Promise<T>): Promise<T> {
  const given = process.env['SITE_ROOT'];
  if (!given && (await buildWhenStale()) !== 0) throw new Error('The site could not be built.');
  const server = await startServer(given ?? paths.root, { LOG_LEVEL: 'warn' });
  try {
    return await work(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Path of a Chromium. @throws Error when there is none */
export async function chromiumPath(): Promise<string> {
  const found = await findBrowser('chromium');
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}

/** Does the work with a Chromium. @throws Error when there is none */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The middle of the numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('no numbers, no median');
  return (low + high) / 2;
}
