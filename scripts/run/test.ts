import { spawnSync } from 'node:child_process';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { binary, paths } from '../paths.ts';
import { buildWhenStale } from '../stamp.ts';
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
  readonly projects?: readonly string[];
  readonly folder?: string;
  readonly browsers?: readonly BrowserName[];
}

/**
 * What `npm test -- <group>` takes. Without a name all run but the desk's, which works on a copy of the sources, and
 * the engines'.
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

/**
 * Runs groups of tests and returns the exit code; what uses one core runs beside another. The last line is `N passed, N
 * failed`, and `, N skipped` if any.
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

  // A part asked for runs whole; together they stay quick.
  const env: NodeJS.ProcessEnv = { TEST_DEPTH: named.length === 0 ? 'sample' : 'whole' };
  for (const name of new Set(chosen.flatMap(({ browsers = [] }) => browsers))) {
    const found = await findBrowser(name);
    if ('path' in found) env[wanted[name].setting] = found.path;
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

/** A whole counts as one test. */
const one = (isGood: boolean): Counts => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/** What it writes is shown in one piece at its end. */
async function quietly(command: string, args: readonly string[]): Promise<Counts> {
  const log = join(paths.reports, `${command}.log`);
  const file = await open(log, 'w');
  const { code } = await run(binary(command), args, 5, { output: file.fd });
  await file.close();
  if (code !== 0) console.log(await readFile(log, 'utf8'));
  return one(code === 0);
}

/** Counted by the JSON report; a crash or a hang is a failure. */
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
  // For example in a global setup.
  return { passed, failed: code === 0 ? 0 : Math.max(1, failed || 0), skipped };
}

const sums = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const minutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

type BrowserName = 'chromium' | 'firefox' | 'webkit';
type Browser = { readonly path: string } | { readonly problem: string };

interface Wanted {
  readonly places: readonly string[];
  /** Environment variable for another place. */
  readonly setting: string;
  /** Makes it only say something of itself. */
  readonly word: string;
  /** Debian's packages, tried in order. */
  readonly packages: readonly (readonly string[])[];
  /** Further commands that have to start. */
  readonly needs?: readonly (readonly [command: string, ...args: string[]])[];
}

/** The window for WebKit is a script of Debian's Python. */
const loadsWebkit = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

const wanted: Readonly<Record<BrowserName, Wanted>> = {
  chromium: {
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/usr/bin/chromium-headless-shell',
      chromium.executablePath(),
    ],
    setting: 'CHROMIUM_PATH',
    word: '--version',
    // Without the window it is smaller; not every Debian has it.
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    word: '--version',
    packages: [['firefox-esr']],
  },
  webkit: {
    places: ['/usr/bin/WebKitWebDriver'],
    setting: 'WEBKIT_DRIVER',
    word: '--help',
    packages: [['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']],
    needs: [
      ['Xvfb', '-help'],
      ['/usr/bin/python3', '-c', loadsWebkit],
    ],
  },
};

const installMinutes = 15;

/** Finds a browser that starts, or installs one. */
async function findBrowser(name: BrowserName): Promise<Browser> {
  const { places, setting, word, packages, needs = [] } = wanted[name];
  const asked = process.env[setting];
  const present = () =>
    needs.every(([command, ...args]) => starts(command, args))
      ? (asked ? [asked] : places).find((path) => starts(path, [word]))
      : undefined;
  let path = present();
  if (path) return { path };
  if (asked) return { problem: `${setting}=${JSON.stringify(asked)} does not start` };

  console.log(`No ${name} found: installing one …`);
  if (name === 'chromium') {
    await run(binary('playwright'), ['install', 'chromium'], installMinutes);
    path = present();
  }
  for (const list of packages) {
    if (path) break;
    await installPackages(list);
    path = present();
  }
  if (path) return { path };
  return { problem: `no ${name}: install ${packages.at(-1)?.join(' ')}, or set ${setting} to one that starts` };
}

/** Also shows whether its shared libraries are there. */
function starts(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** As root, on Debian and its kin. */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !starts('apt-get', ['--version'])) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', install], installMinutes, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
