import { mkdir, rm } from 'node:fs/promises';
import { paths } from '../paths.ts';
import { findBrowser } from './browser.ts';
import { buildWhenStale } from './build-step.ts';
import { failed, passed, type Result } from './counts.ts';
import { groupNames, type Part, parts } from './parts.ts';
import { runPart } from './run-part.ts';
import { summary } from './summary.ts';

/** Runs the named groups of tests, or all of them, prints the sums and returns the exit code. */
export async function test(groups: readonly string[]): Promise<number> {
  const unknown = groups.find((group) => !groupNames.includes(group));
  if (unknown !== undefined) {
    console.error(`No tests called ${JSON.stringify(unknown)}: use ${groupNames.join(', ')}.`);
    return 1;
  }
  const chosen = parts.filter((part) => groups.length === 0 || groups.includes(part.group));
  await rm(paths.reports, { recursive: true, force: true });
  await mkdir(paths.reports, { recursive: true });

  const results: Result[] = [];
  const ready = await prepare(chosen, results);
  for (const part of chosen) {
    const missing = part.needs.find((need) => !ready.has(need));
    results.push(missing ? failed(part.name, `needs ${missing}`) : await runPart(part, ready));
  }
  console.log(`\n${summary(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

/** Provides what the chosen parts need; what could not be provided is missing from the answer. */
async function prepare(chosen: readonly Part[], results: Result[]): Promise<Map<string, string>> {
  const ready = new Map<string, string>();
  if (chosen.some((part) => part.needs.includes('build'))) {
    const code = await buildWhenStale();
    results.push(code === 0 ? passed('build') : failed('build', `exit code ${code}`));
    if (code === 0) ready.set('build', paths.dist);
  }
  if (chosen.some((part) => part.needs.includes('browser'))) {
    const browser = await findBrowser();
    if ('path' in browser) ready.set('browser', browser.path);
    else results.push(failed('browser', browser.problem));
  }
  return ready;
}
