/** `npm run lighthouse -- / --runs 3 --json file`: Lighthouse's mobile scores, and what costs points. */
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../server-process.ts';
import { categories, hints, losses, score } from './lighthouse-losses.ts';
import { readOptions } from './options.ts';
import { withBrowser, withSite } from './site.ts';
import { table } from './table.ts';

/** One audit with the default configuration: a mobile telephone, throttled by simulation. */
async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  const failure = run?.lhr.runtimeError?.message ?? (run ? undefined : 'no result');
  if (!run || failure) throw new Error(`Lighthouse could not judge ${url}: ${failure}`);
  return run.lhr;
}

/** Chromium now and then loses the trace of a visit; another one tells as much. */
async function auditAgain(url: string, port: number): Promise<Result> {
  return audit(url, port).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return audit(url, port);
  });
}

/** The run whose performance is in the middle, the lower one of an even count. */
async function middleAudit(url: string, port: number, runs: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${url} ${run}/${runs}\n`);
    results.push(await auditAgain(url, port));
  }
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return sorted[Math.ceil(sorted.length / 2) - 1] as Result;
}

function explain(route: string, result: Result): string {
  const lost = losses(result);
  const lines = lost.map(({ category, points, title, evidence }) =>
    [`  −${points.toFixed(1)} ${category}: ${title}`, ...evidence.map((line) => `       ${line}`)].join('\n'),
  );
  const slow = lost.some(({ category }) => category === 'performance');
  const why = slow
    ? hints(result).map(({ title, evidence }) => `  hint: ${[title, ...evidence].join('\n       ')}`)
    : [];
  return [`${route}${lost.length === 0 ? ': nothing lost' : ''}`, ...lines, ...why].join('\n');
}

try {
  const { routes, runs, json } = readOptions(argv.slice(2), 1);
  const port = await freePort();
  const results = await withSite((origin) =>
    withBrowser(async () => {
      const all: { route: string; result: Result }[] = [];
      for (const route of routes) {
        all.push({ route, result: await middleAudit(origin + route, port, runs) });
        if (json) await writeFile(json, `${JSON.stringify(all)}\n`);
      }
      return all;
    }, port),
  );
  const rows = results.map(({ route, result }) => [
    route,
    ...categories.map((category) => score(result, category)),
    result.environment.benchmarkIndex.toFixed(0),
  ]);
  console.log(table(['route', ...categories, 'machine'], rows));
  console.log('machine: speed as Lighthouse sees it; far below 1000 it is busy, and the times are chance');
  for (const { route, result } of results) console.log(`\n${explain(route, result)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
