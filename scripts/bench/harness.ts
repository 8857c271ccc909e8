/** What both measurements share: options, the site, a browser, medians and tables. */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { allRoutes, isRoute } from '../../src/addresses.ts';
import { paths } from '../paths.ts';
import { findBrowser } from '../run/browsers.ts';
import { buildWhenStale } from '../run/build-step.ts';
import { startServer } from '../server-process.ts';

export interface BenchOptions {
  readonly routes: readonly string[];
  /** Visits of each route, from which medians are taken. */
  readonly runs: number;
  /** File for all figures; without one only the table is printed. */
  readonly json: string | undefined;
  /** Measures how the tools start and answer, instead of how pages load. */
  readonly tools: boolean;
}

/**
 * Reads `/ /fitur --runs 5 --json file --tools`; no route means all of them.
 * @throws Error with one sentence for an unknown route or option, or a wrong number
 */
export function readOptions(defaultRuns: number): BenchOptions {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, json: { type: 'string' }, tools: { type: 'boolean', default: false } },
  });
  const routes = positionals.map((path) => {
    if (isRoute(path)) return path;
    throw new Error(`${JSON.stringify(path)} is no route of this site; the routes are ${allRoutes().join(' ')}`);
  });
  const runs = Number(values.runs ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  return { routes: routes.length > 0 ? routes : allRoutes(), runs, json: values.json, tools: values.tools };
}

/**
 * Does the work with the built site on the real server, built first when stale. With `SITE_ROOT` set (as for the
 * server itself) the site that stands there is served as it is.
 * @throws Error when the build or the server fails
 */
export async function withSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
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

/** Lines with the first column to the left and all others to the right, headed by their names. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const [names = '', ...body] = lines.map((cells) =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '),
  );
  return [names, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}
