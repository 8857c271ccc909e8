/**
 * `npm run bench -- / /fitur --runs 5 --json file`: what a visitor with a slow telephone waits for.
 * `npm run bench -- --tools /demo`: how long the tools hold the page up while they start and at each key.
 */
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import type { Browser } from '@playwright/test';
import { cpuSlowdown, network, phone } from './conditions.ts';
import { medianVisit } from './medians.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { report } from './report.ts';
import { withBrowser, withSite } from './site.ts';
import { instruments, measureTool, toolReport } from './tools/report.ts';
import { type Visit, visit } from './visit.ts';

async function visits(browser: Browser, url: string, runs: number): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${url} ${run}/${runs}\n`);
    all.push(await visit(browser, url));
  }
  return all;
}

async function benchPages({ routes, runs, json }: BenchOptions): Promise<void> {
  const results = await withSite((origin) =>
    withBrowser(async (browser) => {
      const all = [];
      for (const route of routes) all.push({ route, visits: await visits(browser, origin + route, runs) });
      return { browser: browser.version(), all };
    }),
  );
  const measured = results.all.map(({ route, visits }) => ({ route, ...medianVisit(visits) }));
  console.log(report(measured, runs));
  if (json) {
    const date = new Date().toISOString();
    const file = { date, browser: results.browser, runs, phone, cpuSlowdown, network, routes: results.all };
    await writeFile(json, `${JSON.stringify(file, null, 2)}\n`);
  }
}

async function benchTools({ routes, runs, json }: BenchOptions): Promise<void> {
  const measured = await withSite((origin) =>
    withBrowser(async (browser) => {
      const all = [];
      for (const route of instruments(routes)) all.push(await measureTool(browser, origin, route, runs));
      return all;
    }),
  );
  console.log(toolReport(measured, runs));
  if (json) await writeFile(json, `${JSON.stringify(measured, null, 2)}\n`);
}

try {
  const options = readOptions(argv.slice(2), 5);
  await (options.tools ? benchTools(options) : benchPages(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
