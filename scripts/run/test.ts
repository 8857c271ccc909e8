import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binary, paths } from '../paths.ts';
import { buildWhenStale } from '../stamp.ts';
import { type BrowserName, findBrowser } from './browsers.ts';
import { run } from './process.ts';

interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}
type Counts = Pick<Result, 'passed' | 'failed' | 'skipped'>;

interface Group {
  /** Projects of vitest.config.ts. */
  readonly projects?: readonly string[];
  /** Folder for Playwright. */
  readonly folder?: string;
  readonly browsers?: readonly BrowserName[];
}

/**
 * What `npm test -- <group>` takes. Without a name all of them run, the walks over a page of each kind, but the desk's,
 * which works on a copy of the sources, and the engines', which walks over every page in three of them.
 */
const groups: Readonly<Record<string, Group>> = {
  checks: {},
  unit: { projects: ['unit'] },
  site: { projects: ['site'] },
  server: { projects: ['server'] },
  e2e: { folder: 'tests/e2e', browsers: ['chromium'] },
  walks: { folder: 'tests/walks', browsers: ['chromium'] },
  engines: { projects: ['engines'], folder: 'tests/walks', browsers: ['chromium', 'firefox', 'webkit'] },
  desk: { browsers: ['chromium'] },
};

/** Environment variables that name the browsers to the tests. */
const settings = { chromium: 'CHROMIUM_PATH', firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER' } as const;

/**
 * Runs the named groups of tests, or all of them, and returns the exit code. On two cores a check that uses one runs
 * beside the build and beside Vitest. The last line is `N passed, N failed`, and `, N skipped` if any.
 */
export async function test(named: readonly string[]): Promise<number> {
  const unknown = named.find((name) => !(name in groups));
  if (unknown !== undefined) {
    console.error(`No tests called ${JSON.stringify(unknown)}: use ${Object.keys(groups).join(', ')}.`);
    return 1;
  }
  const alone = ['desk', 'engines'];
  const names = Object.keys(groups).filter((name) =>
    named.length === 0 ? !alone.includes(name) : named.includes(name),
  );
  const chosen = names.map((name) => groups[name] ?? {});
  const checks = names.includes('checks');
  await rm(paths.reports, { recursive: true, force: true });
  await mkdir(paths.reports, { recursive: true });

  const begun = performance.now();
  const results: Result[] = [];
  const note = async (name: string, work: () => Promise<Counts>): Promise<Result> => {
    const start = performance.now();
    const result = { ...(await work()), name, seconds: (performance.now() - start) / 1000 };
    results.push(result);
    console.log(`── ${name}: ${sums(result)} in ${minutes(result.seconds)} min`);
    return result;
  };
  const check = (name: string, ...args: string[]) => note(`${name} ${args[0] ?? ''}`.trim(), () => quietly(name, args));

  // Whoever asks for a part wants all of it; together the parts shall stay quick.
  const env: NodeJS.ProcessEnv = { TEST_DEPTH: named.length === 0 ? 'sample' : 'whole' };
  for (const name of new Set(chosen.flatMap(({ browsers = [] }) => browsers))) {
    const found = await findBrowser(name);
    if ('path' in found) env[settings[name]] = found.path;
    else {
      console.error(found.problem);
      await note(name, async () => one(false));
    }
  }

  const projects = chosen.flatMap((group) => group.projects ?? []);
  const folders = [...new Set(chosen.flatMap(({ folder }) => folder ?? []))];
  const needsBuild = folders.length > 0 || projects.some((project) => project !== 'unit');
  const build = () => note('build', async () => one((await buildWhenStale()) === 0));
  const [built] = await Promise.all([
    needsBuild ? build() : undefined,
    ...(checks ? [check('biome', 'check', '.'), check('knip')] : []),
  ]);
  const without = built?.failed === 1 ? projects.filter((project) => project === 'unit') : projects;
  const vitest = ['run', ...without.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json'];
  await Promise.all([
    without.length > 0 ? note('vitest', () => runner('vitest', vitest, env)) : undefined,
    checks ? check('astro', 'check') : undefined,
  ]);
  if (folders.length > 0 && !built?.failed) {
    await note('playwright', () => runner('playwright', ['test', ...folders, '--reporter=list,json'], env));
  }
  if (names.includes('desk')) {
    const desk = ['test', '--config=tests/desk/playwright.config.ts', '--reporter=list,json'];
    await note('desk', () => runner('playwright', desk, env));
  }

  console.log(`\nin ${minutes((performance.now() - begun) / 1000)} min:`);
  for (const { name, seconds, ...counts } of results)
    console.log(`  ${name}: ${sums(counts)}, ${minutes(seconds)} min`);
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${sums({ passed: total('passed'), failed: total('failed'), skipped: total('skipped') })}`);
  return total('failed') > 0 ? 1 : 0;
}

/** A whole that passed or failed counts as one test. */
const one = (isGood: boolean): Counts => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/** A check beside something else: what it writes is shown in one piece at its end. */
async function quietly(command: string, args: readonly string[]): Promise<Counts> {
  const log = join(paths.reports, `${command}.log`);
  const file = await open(log, 'w');
  const { code } = await run(binary(command), args, 5, { output: file.fd });
  await file.close();
  if (code !== 0) console.log(await readFile(log, 'utf8'));
  return one(code === 0);
}

/** Vitest or Playwright, counted by its JSON report; a crash or a hang counts as a failure. */
async function runner(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const report = join(paths.reports, `${command}.json`);
  const output = command === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  const { code, timedOut } = await run(binary(command), [...args, ...output], 60, options);
  if (timedOut) console.error(`${command} was stopped after an hour.`);
  const { stats, ...vitest } = JSON.parse(await readFile(report, 'utf8').catch(() => '{"stats":{}}'));
  const [passed = 0, failed = 0, skipped = 0] = stats
    ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
    : [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests + vitest.numTodoTests];
  // A runner that failed without a failed test, in a global setup for example, still failed.
  return { passed, failed: code === 0 ? 0 : Math.max(1, failed || 0), skipped };
}

const sums = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** 92 → `1:32`. */
const minutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
