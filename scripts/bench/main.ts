/**
 * `npm run bench -- / /fitur --runs 5 --json file`: what a visitor with a slow telephone waits for.
 * `npm run bench -- --tools /demo`: how long the tools hold the page up while they start and at each key.
 */
import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { isToolRoute, toolRoutes } from '../../src/routes.ts';
import { type BenchOptions, median, readOptions, table, withBrowser, withSite } from './harness.ts';
import { type MeasuredTool, measureTool } from './tools.ts';
import { cpuSlowdown, kinds, network, phone, type Visit, visit } from './visit.ts';

/** The result of each route in turn, in one browser. */
const measure = <T>(routes: readonly string[], one: (browser: Browser, origin: string, route: string) => Promise<T>) =>
  withSite((origin) =>
    withBrowser(async (browser) => {
      const results: { route: string; result: T }[] = [];
      for (const route of routes) results.push({ route, result: await one(browser, origin, route) });
      return { browser: browser.version(), results };
    }),
  );

async function benchPages({ routes, runs }: BenchOptions) {
  const { browser, results } = await measure(routes, async (browser, origin, route) => {
    const visits: Visit[] = [];
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`${route} ${run}/${runs}\n`);
      visits.push(await visit(browser, origin + route));
    }
    return visits;
  });
  const { width, height } = phone.viewport;
  const mbits = (network.downloadThroughput * 8) / 1e6;
  console.log(
    `Medians of ${runs}, ${width}×${height} px, CPU ${cpuSlowdown}x slower, ${mbits} Mbit/s with ${network.latency} ms\n`,
  );
  const paint = results.map(({ route, result }) => {
    const of = (figure: (visit: Visit) => number) => median(result.map(figure));
    const elements = [...new Set(result.map(({ lcpElement }) => lcpElement))].join(' or ');
    const [fcp, lcp, cls] = [of((each) => each.fcp), of((each) => each.lcp), of((each) => each.cls)];
    return [route, fcp.toFixed(0), lcp.toFixed(0), cls.toFixed(3), elements];
  });
  console.log(table(['route', 'FCP ms', 'LCP ms', 'CLS', 'LCP element'], paint));
  console.log(
    '\nBytes over the wire in kB, headers included; a film starts after the page and is no part of the sum\n',
  );
  const pageKinds = kinds.filter((kind) => kind !== 'media');
  const bytes = results.map(({ route, result }) => {
    const of = (kind: (typeof kinds)[number]) => median(result.map((each) => each.bytes[kind]));
    const sum = pageKinds.reduce((total, kind) => total + of(kind), 0);
    return [
      route,
      ...[...pageKinds.map(of), sum, of('media')].map(kilobytes),
      median(result.map((each) => each.requests)),
    ];
  });
  console.log(table(['route', ...pageKinds, 'sum', 'film', 'requests'], bytes));
  const all = results.map(({ route, result }) => ({ route, visits: result }));
  return { date: new Date().toISOString(), browser, runs, phone, cpuSlowdown, network, routes: all };
}

/** Bytes as kB of 1000 bytes, a dash for none. */
const kilobytes = (bytes: number): string => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));

async function benchTools({ routes, runs }: BenchOptions) {
  const tools = routes.filter((route) => isToolRoute(route) && route !== toolRoutes.tools);
  const { results } = await measure(tools, (browser, origin, route) => measureTool(browser, origin + route, runs));
  const row = ({ loading, keys }: MeasuredTool) => [
    median(loading.map(({ duration }) => duration)).toFixed(0),
    median(loading.map(({ processor }) => processor)).toFixed(0),
    loading[0]?.mostly ?? '',
    keys.length,
    keys[0]?.duration ?? 0,
    keys[0]?.field ?? '',
  ];
  console.log(`Medians of ${runs} visits, CPU ${cpuSlowdown}x slower, everything from this machine
longest: the longest task of the main thread in ms, of it: ms that it had the processor (far less: the machine is busy)
`);
  const head = ['route', 'longest', 'of it', 'mostly', 'fields', 'slowest key ms', 'in'];
  console.log(
    table(
      head,
      results.map(({ route, result }) => [route, ...row(result)]),
    ),
  );
  return results.map(({ route, result }) => ({ route, ...result }));
}

try {
  const options = readOptions(5);
  const figures = await (options.tools ? benchTools(options) : benchPages(options));
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
