import { mkdir, rm } from 'node:fs/promises';
import { paths } from '../paths.ts';
import { findBrowser } from './browser.ts';
import { buildWhenStale } from './build-step.ts';
import { failed, passed, type Result } from './counts.ts';
import { groupNames, parts, type TestPart } from './parts.ts';
import { runPart } from './run-part.ts';
import { partLine, summary, type Timed } from './summary.ts';

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

  const results: Timed[] = [];
  /** Does one part, and says at once how it went and how long it took. */
  const note = async (work: () => Promise<Result>): Promise<Timed> => {
    const start = performance.now();
    const result = { ...(await work()), seconds: (performance.now() - start) / 1000 };
    results.push(result);
    console.log(partLine(result));
    return result;
  };
  const ready = await prepare(chosen, note);
  for (const part of chosen) {
    const missing = part.needs.find((need) => !ready.has(need));
    await note(async () => (missing ? failed(part.name, `needs ${missing}`) : runPart(part, ready)));
  }
  console.log(`\n${summary(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

type Note = (work: () => Promise<Result>) => Promise<Timed>;

/** Provides what the chosen parts need; what could not be provided is missing from the answer. */
async function prepare(chosen: readonly TestPart[], note: Note): Promise<Map<string, string>> {
  const ready = new Map<string, string>();
  if (chosen.some((part) => part.needs.includes('build'))) {
    const build = await note(async () => {
      const code = await buildWhenStale();
      return code === 0 ? passed('build') : failed('build', `exit code ${code}`);
    });
    if (build.failed === 0) ready.set('build', paths.dist);
  }
  if (chosen.some((part) => part.needs.includes('browser'))) {
    const browser = await findBrowser();
    if ('path' in browser) ready.set('browser', browser.path);
    else await note(async () => failed('browser', browser.problem));
  }
  return ready;
}
