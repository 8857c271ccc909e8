import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binary, paths } from '../paths.ts';
import { run } from '../process.ts';
import { type BrowserName, findBrowser, installTools, installWatchTools } from '../setup.ts';
import { buildWhenStale } from '../stamp.ts';
import { minutes } from './log.mjs';

type Counts = { passed: number; failed: number; skipped: readonly string[]; repeated?: readonly string[] };
type Group = { projects?: readonly string[]; folder?: string; browsers?: readonly BrowserName[] };

/** Groups of `npm test -- <group>`; without a name all run except those marked `alone`. */
const groups: Record<string, Group & { alone?: true }> = {
  checks: {},
  unit: { projects: ['unit'] },
  site: { projects: ['site'] },
  server: { projects: ['server'] },
  watch: { projects: ['watch'] },
  e2e: { folder: 'tests/e2e', browsers: ['chromium'] },
  walks: { projects: ['walks'], folder: 'tests/walks', browsers: ['chromium'], alone: true },
  engines: { projects: ['engines'], folder: 'tests/walks', browsers: ['chromium', 'firefox', 'webkit'], alone: true },
  // Edits a copy of the sources.
  desk: { browsers: ['chromium'], alone: true },
  mutants: { alone: true },
};

const results: (Counts & { line: string })[] = [];

/** Runs a part and prints its result. @returns whether it passed */
async function part(name: string, work: () => Promise<Counts | number>): Promise<boolean> {
  const start = performance.now();
  const done = await work();
  const counts = typeof done === 'number' ? { passed: Number(!done), failed: Number(!!done), skipped: [] } : done;
  const line = `${name}: ${sums(counts)}, ${minutes(performance.now() - start)} min`;
  results.push({ ...counts, line });
  console.log(`── ${line}`);
  return counts.failed === 0;
}

/** Runs groups of tests and returns the exit code; the last line is `N passed, N failed`, and `, N skipped` if any. */
export async function test(named: readonly string[]): Promise<number> {
  const unknown = named.find((name) => !(name in groups));
  if (unknown !== undefined) {
    console.error(`No tests called ${JSON.stringify(unknown)}: use ${Object.keys(groups).join(', ')}.`);
    return 1;
  }
  const begun = performance.now();
  const chosen = Object.entries(groups).filter(([name, { alone }]) => (named[0] ? named.includes(name) : !alone));
  const has = (name: string) => chosen.some(([other]) => other === name);
  await rm(paths.reports, { recursive: true, force: true });
  await mkdir(paths.reports, { recursive: true });

  // A named group runs whole; the plain `npm test` runs samples to stay quick.
  const env: NodeJS.ProcessEnv = { TEST_DEPTH: named[0] ? 'whole' : 'sample' };
  for (const name of new Set(chosen.flatMap(([, { browsers = [] }]) => browsers))) {
    await findBrowser(name).then(
      (setting) => Object.assign(env, setting),
      (error: Error) => part(error.message, async () => 1),
    );
  }
  if (has('server') || has('site')) await installTools();
  if (named.includes('server') || named.includes('watch')) await installWatchTools();

  const projects = chosen.flatMap(([, group]) => group.projects ?? []);
  const folders = [...new Set(chosen.flatMap(([, { folder }]) => folder ?? []))];
  const needsBuild = folders.length > 0 || projects.some((project) => project !== 'unit');
  // Single-core work runs in parallel.
  const [built] = await Promise.all([
    !needsBuild || part('build', buildWhenStale),
    ...(has('checks')
      ? [part('biome', () => quietly('biome', 'check', '.')), part('knip', () => quietly('knip'))]
      : []),
  ]);
  const able = projects.filter((project) => built || project === 'unit').map((project) => `--project=${project}`);
  await Promise.all([
    able[0] && part('vitest', () => counted('vitest', ['run', ...able, '--reporter=default', '--reporter=json'], env)),
    has('checks') && part('astro check', checkTypes),
  ]);
  const playwright = (name: string, ...args: string[]) =>
    part(name, () => counted('playwright', ['test', ...args, '--reporter=list,json'], env));
  if (folders.length > 0 && built) await playwright('playwright', ...folders);
  if (has('desk')) await playwright('desk', '--config=tests/desk/playwright.config.ts');
  if (has('mutants')) await part('mutants', () => run(process.execPath, [join(paths.root, 'scripts/mutants.ts')], 60));

  const all = {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
  console.log(`\nin ${minutes(performance.now() - begun)} min:\n  ${results.map(({ line }) => line).join('\n  ')}\n`);
  for (const [reason, tests = []] of Object.entries(Object.groupBy(all.skipped, skipReason)))
    console.log(`${tests.length} skipped ${reason}:\n  ${tests.join('\n  ')}\n`);
  const repeated = results.flatMap(({ repeated = [] }) => repeated);
  if (repeated[0]) console.log(`${repeated.length} passed only when repeated:\n  ${repeated.join('\n  ')}\n`);
  console.log(sums(all));
  return all.failed > 0 ? 1 : 0;
}

/** Reason of a skipped test, from the brackets in its title. */
const skipReason = (name: string) => /\(skipped ([^)]+)\)/.exec(name)?.[1] ?? 'without a reason';

const quietly = (command: string, ...args: string[]) => run(binary(command), args, 5, { log: logFile(command) });

/** Checks the types of all packages, after Astro has written those of its collections. */
async function checkTypes(): Promise<number> {
  const code = await run(binary('astro'), ['sync'], 5, { cwd: paths.site, log: logFile('astro') });
  return code === 0 ? quietly('astro-check') : code;
}

const logFile = (command: string) => join(paths.reports, `${command}.log`);

/** Runs a test runner and reads the counts from its JSON report; a crash or a timeout counts as a failure. */
async function counted(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const report = join(paths.reports, `${command}.json`);
  const output = command === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, log: logFile(command) };
  const code = await run(binary(command), [...args, ...output], 60, options);
  const read = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const { stats, suites = [], testResults = [], numPassedTests = 0, numFailedTests = 0 } = read as Report;
  const [passed, failed] = stats ? [stats.expected + stats.flaky, stats.unexpected] : [numPassedTests, numFailedTests];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const repeated = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
    .concat(flakyTitles(suites));
  const skipped = tests
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName)
    .concat(Array<string>(stats?.skipped ?? 0).fill(command));
  // A failed global setup belongs to no test but must fail the run.
  return { passed, failed: code === 0 ? 0 : Math.max(1, failed), skipped, repeated };
}

/** Titles of the tests of a Playwright report that passed only when repeated. */
const flakyTitles = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);

interface Suite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** Fields used from the JSON reports of Playwright (`stats`, `suites`) and Vitest. */
interface Report {
  suites?: Suite[];
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const sums = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
