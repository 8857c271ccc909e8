/** `npm run lighthouse -- / --runs 3 --json file`: Lighthouse's mobile scores, and what costs points. */
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../server-process.ts';
import { categories, hints, losses, score } from './lighthouse-losses.ts';
import { median } from './medians.ts';
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

async function audits(url: string, port: number, runs: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${url} ${run}/${runs}\n`);
    results.push(await auditAgain(url, port));
  }
  return results;
}

/** The run that lost most: it names every point that needs a word. */
function poorest(results: readonly Result[]): Result {
  const sum = (result: Result) => categories.reduce((points, category) => points + score(result, category), 0);
  return results.toSorted((a, b) => sum(a) - sum(b))[0] as Result;
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
  const all = await withSite((origin) =>
    withBrowser(async () => {
      const done: { route: string; results: Result[] }[] = [];
      for (const route of routes) {
        done.push({ route, results: await audits(origin + route, port, runs) });
        if (json) await writeFile(json, `${JSON.stringify(done)}\n`);
      }
      return done;
    }, port),
  );
  const rows = all.map(({ route, results }) => [
    route,
    ...categories.map((category) => median(results.map((result) => score(result, category)))),
    median(results.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
  ]);
  console.log(table(['route', ...categories, 'machine'], rows));
  console.log('machine: speed as Lighthouse sees it; far below 1000 it is busy, and the times are chance');
  console.log('Medians of the runs, each category by itself; what was lost in the poorest run:');
  for (const { route, results } of all) console.log(`\n${explain(route, poorest(results))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
