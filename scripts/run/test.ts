import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binary, paths } from '../paths.ts';
import { buildWhenStale } from '../stamp.ts';
import { type BrowserName, findBrowser } from './browsers.ts';
import { type ProcessResult, type RunOptions, run } from './process.ts';
import { partLine, type Result, readReport, summary } from './report.ts';

type Outcome = Omit<Result, 'name' | 'seconds'>;
const passed: Outcome = { passed: 1, failed: 0, skipped: 0 };
/** What failed as a whole, counted as one test. */
const failed = (reason: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, reason });

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
  const results: Result[] = [];
  /** Does one part, and prints at once how it went and how long it took. */
  const note = async (name: string, work: () => Promise<Outcome>): Promise<Result> => {
    const start = performance.now();
    const result = { ...(await work()), name, seconds: (performance.now() - start) / 1000 };
    results.push(result);
    console.log(partLine(result));
    return result;
  };

  const ready = await prepare(chosen.flat(), note);
  const env = {
    // Whoever asks for a part wants all of it; together the parts shall stay quick.
    TEST_DEPTH: groups.length === 0 ? 'sample' : 'whole',
    CHROMIUM_PATH: ready.get('chromium') ?? process.env['CHROMIUM_PATH'],
    FIREFOX_PATH: ready.get('firefox'),
    WEBKIT_DRIVER: ready.get('webkit'),
  };
  for (const row of chosen) {
    await Promise.all(
      row.map((part) =>
        note(part.name, async () => {
          const missing = part.needs.find((need) => !ready.has(need));
          return missing ? failed(`needs ${missing}`) : runPart(part, env, row.length === 1);
        }),
      ),
    );
  }
  console.log(`\n${summary(results, (performance.now() - begun) / 1000)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

/** Provides what the chosen parts need; what could not be provided is missing from the answer. */
async function prepare(
  chosen: readonly TestPart[],
  note: (name: string, work: () => Promise<Outcome>) => Promise<Result>,
): Promise<Map<Need, string>> {
  const ready = new Map<Need, string>();
  for (const need of new Set(chosen.flatMap(({ needs }) => needs))) {
    if (need === 'build') {
      const build = await note('build', async () => {
        const code = await buildWhenStale();
        return code === 0 ? passed : failed(`exit code ${code}`);
      });
      if (build.failed === 0) ready.set('build', paths.dist);
      continue;
    }
    const found = await findBrowser(need);
    if ('path' in found) ready.set(need, found.path);
    else await note(need, async () => failed(found.problem));
  }
  return ready;
}

/**
 * Runs one part, shows its output and counts its tests; a crash or a hang counts as a failure.
 * @param isAlone whether its output is shown as it comes; beside others it is shown in one piece at its end
 */
async function runPart(part: TestPart, settings: NodeJS.ProcessEnv, isAlone: boolean): Promise<Outcome> {
  const report = join(paths.reports, `${part.name}.xml`);
  const args = [...part.args, ...(part.args.includes('--reporter=junit') ? [`--outputFile.junit=${report}`] : [])];
  const env = { ...settings, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const start = (options: RunOptions) => run(part.command, args, part.minutes, options);
  console.log(isAlone ? `\n── ${part.name} ──` : `── ${part.name} has begun`);
  const { code, timedOut } = isAlone
    ? await start({ env })
    : await inOnePiece(part.name, (output) => start({ env, output }));
  if (timedOut) return failed(`stopped after ${part.minutes} minutes`);
  if (!part.reports) return code === 0 ? passed : failed(`exit code ${code}`);
  const xml = await readFile(report, 'utf8').catch(() => undefined);
  if (xml === undefined) return failed(`crashed with exit code ${code}`);
  const counted = readReport(xml);
  // A runner that failed without a failed test, in a global setup for example, still failed.
  return code === 0 || counted.failed > 0
    ? counted
    : { ...counted, failed: 1, reason: `exit code ${code} without a failed test` };
}

/** Writes what a command prints to a file beside its report, and shows it when the command has ended. */
async function inOnePiece(name: string, start: (output: number) => Promise<ProcessResult>): Promise<ProcessResult> {
  const log = join(paths.reports, `${name}.log`);
  const file = await open(log, 'w');
  const outcome = await start(file.fd);
  await file.close();
  console.log(`\n── ${name} ──\n${await readFile(log, 'utf8')}`);
  return outcome;
}

type Need = 'build' | BrowserName;

interface TestPart {
  readonly name: string;
  /** What `npm test -- <group>` calls it. */
  readonly group: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether it writes a JUnit report; without one the exit code is the one result. */
  readonly reports: boolean;
  readonly needs: readonly Need[];
  /** Generous: what takes longer hangs. */
  readonly minutes: number;
  /** Takes long for what it holds, and runs when it is called by its name. */
  readonly onlyWhenNamed?: boolean;
}

const check = (name: string, ...args: string[]): TestPart => ({
  name: [name, ...args].join(' ').replace(/ \.$/, ''),
  group: 'checks',
  command: binary(name),
  args,
  reports: false,
  needs: [],
  minutes: 5,
});

const vitest = (project: string, ...needs: Need[]): TestPart => ({
  name: project,
  group: project,
  command: binary('vitest'),
  args: ['run', `--project=${project}`, '--reporter=default', '--reporter=junit'],
  reports: true,
  needs,
  minutes: 15,
});

const playwright = (name: string, group: string, ...args: string[]): TestPart => ({
  name,
  group,
  command: binary('playwright'),
  args: ['test', ...args, '--reporter=list,junit'],
  reports: true,
  needs: ['build', 'chromium'],
  minutes: 40,
});

/**
 * Every part of `npm test`, in the order in which they run. Those of a row run beside each other: on two cores each
 * leaves one idle, and none of them measures time. Chromium opens more pages at a time than there are cores, as far as
 * one of them waits while another computes.
 */
const rows: readonly (readonly TestPart[])[] = [
  [check('biome', 'check', '.'), check('knip')],
  [check('astro', 'check'), vitest('unit')],
  [vitest('site', 'build')],
  [vitest('server', 'build')],
  [playwright('e2e', 'e2e', 'tests/e2e', '--workers=3')],
  // The writer's desk works on a copy of the site's sources.
  [
    {
      ...playwright('desk', 'desk', '--config=tests/desk/playwright.config.ts'),
      needs: ['chromium'],
      onlyWhenNamed: true,
    },
  ],
  // The built site in engines that Playwright does not drive on Debian.
  [
    playwright('walks', 'engines', 'tests/walks', '--workers=5'),
    { ...vitest('firefox', 'build', 'firefox'), group: 'engines' },
    { ...vitest('webkit', 'build', 'webkit'), group: 'engines' },
  ],
];

/** Names that `npm test -- <name>` takes. */
const groupNames: readonly string[] = [...new Set(rows.flat().map((part) => part.group))];
