/** `npm run bench -- / /fitur --runs 5 --json file`: what a visitor with a slow telephone waits for. */
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import type { Browser } from '@playwright/test';
import { cpuSlowdown, network, phone } from './conditions.ts';
import { cssUsage } from './css-usage.ts';
import { lateFontShift } from './late-fonts.ts';
import { medianVisit } from './medians.ts';
import { readOptions } from './options.ts';
import { type Measured, report } from './report.ts';
import { withBrowser, withSite } from './site.ts';
import { type Visit, visit } from './visit.ts';

async function measure(browser: Browser, origin: string, route: string, runs: number) {
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${route} ${run}/${runs}\n`);
    visits.push(await visit(browser, origin + route));
  }
  const css = await cssUsage(browser, origin + route);
  const lateFonts = await lateFontShift(browser, origin + route);
  return { visits, measured: { route, ...medianVisit(visits), lateFonts, css } satisfies Measured };
}

try {
  const { routes, runs, json } = readOptions(argv.slice(2), 5);
  const results = await withSite((origin) =>
    withBrowser(async (browser) => {
      const all = [];
      for (const route of routes) all.push(await measure(browser, origin, route, runs));
      return { browser: browser.version(), all };
    }),
  );
  const measured = results.all.map((result) => result.measured);
  console.log(report(measured, runs));
  if (json) {
    const date = new Date().toISOString();
    const file = { date, browser: results.browser, runs, phone, cpuSlowdown, network, routes: results.all };
    await writeFile(json, `${JSON.stringify(file, null, 2)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
