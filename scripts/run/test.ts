import { mkdir, rm } from 'node:fs/promises';
import { paths } from '../paths.ts';
import { type Browser, findBrowser } from './browser.ts';
import { buildWhenStale } from './build-step.ts';
import { failed, passed, type Result } from './counts.ts';
import { findFirefox, findWebkit } from './engines.ts';
import { groupNames, type Need, rows, type TestPart } from './parts.ts';
import { runPart } from './run-part.ts';
import { partLine, summary, type Timed } from './summary.ts';

/** Runs the named groups of tests, or all of them, prints the sums and returns the exit code. */
export async function test(groups: readonly string[]): Promise<number> {
  const unknown = groups.find((group) => !groupNames.includes(group));
  if (unknown !== undefined) {
    console.error(`No tests called ${JSON.stringify(unknown)}: use ${groupNames.join(', ')}.`);
    return 1;
  }
  const isChosen = (part: TestPart) => (groups.length === 0 ? !part.onlyWhenNamed : groups.includes(part.group));
  const chosen = rows.map((row) => row.filter(isChosen));
  await rm(paths.reports, { recursive: true, force: true });
  await mkdir(paths.reports, { recursive: true });

  const begun = performance.now();
  const results: Timed[] = [];
  /** Does one part, and says at once how it went and how long it took. */
  const note = async (work: () => Promise<Result>): Promise<Timed> => {
    const start = performance.now();
    const result = { ...(await work()), seconds: (performance.now() - start) / 1000 };
    results.push(result);
    console.log(partLine(result));
    return result;
  };
  const ready = await prepare(chosen.flat(), note);
  // Whoever asks for a part wants all of it; together the parts shall stay quick.
  const depth = groups.length === 0 ? 'sample' : 'whole';
  for (const row of chosen) {
    await Promise.all(
      row.map((part) => {
        const missing = part.needs.find((need) => !ready.has(need));
        const isAlone = row.length === 1;
        return note(async () =>
          missing ? failed(part.name, `needs ${missing}`) : runPart(part, ready, depth, isAlone),
        );
      }),
    );
  }
  console.log(`\n${summary(results, (performance.now() - begun) / 1000)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

type Note = (work: () => Promise<Result>) => Promise<Timed>;

const browsers: readonly (readonly [Need, () => Promise<Browser>])[] = [
  ['browser', findBrowser],
  ['firefox', findFirefox],
  ['webkit', findWebkit],
];

/** Provides what the chosen parts need; what could not be provided is missing from the answer. */
async function prepare(chosen: readonly TestPart[], note: Note): Promise<Map<Need, string>> {
  const ready = new Map<Need, string>();
  const isNeeded = (need: Need): boolean => chosen.some((part) => part.needs.includes(need));
  if (isNeeded('build')) {
    const build = await note(async () => {
      const code = await buildWhenStale();
      return code === 0 ? passed('build') : failed('build', `exit code ${code}`);
    });
    if (build.failed === 0) ready.set('build', paths.dist);
  }
  for (const [need, find] of browsers) {
    if (!isNeeded(need)) continue;
    const found = await find();
    if ('path' in found) ready.set(need, found.path);
    else await note(async () => failed(need, found.problem));
  }
  return ready;
}
