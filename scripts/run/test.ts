import { spawnSync } from 'node:child_process';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { binary, paths } from '../paths.ts';
import { buildWhenStale } from '../stamp.ts';
import { run } from './process.ts';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;
type Result = Counts & { name: string; seconds: number };

interface Group {
  projects?: readonly string[];
  folder?: string;
  browsers?: readonly BrowserName[];
}

/**
 * What `npm test -- <group>` takes. Without a name all run but the desk's, which works on a copy of the sources, the
 * engines' and the walks over every page.
 */
const groups: Record<string, Group> = {
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
  const alone = ['desk', 'engines', 'walks'];
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
    try {
      env[wanted[name].setting] = await findBrowser(name);
    } catch (error) {
      console.error((error as Error).message);
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

const sums = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const minutes = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface Wanted {
  places: readonly string[];
  /** Environment variable for another place. */
  setting: string;
  /** Debian's packages, each line tried when the one before brought none. */
  packages: readonly string[];
}

const wanted: Record<BrowserName, Wanted> = {
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
    // Without the window it is smaller; not every Debian has it. The fallbacks of the typefaces are made for Arial.
    packages: ['chromium-headless-shell fonts-liberation', 'chromium fonts-liberation'],
  },
  firefox: {
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
  },
  webkit: {
    places: ['/usr/bin/WebKitWebDriver'],
    setting: 'WEBKIT_DRIVER',
    // The window for it is a script of Debian's Python.
    packages: ['webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1'],
  },
};

const installMinutes = 15;

/** Finds a browser that starts, or installs one. @throws Error with what to do */
async function findBrowser(name: BrowserName): Promise<string> {
  const { places, setting, packages } = wanted[name];
  const asked = process.env[setting];
  const found = () =>
    (asked ? [asked] : places).find((path) => starts(path, name === 'webkit' ? '--help' : '--version'));
  let path = found();
  if (!path && asked) throw new Error(`${setting}=${JSON.stringify(asked)} does not start`);
  if (!path && name === 'chromium') {
    await run(binary('playwright'), ['install', 'chromium'], installMinutes);
    path = found();
  }
  // As root, on Debian and its kin.
  const mayInstall = !path && process.getuid?.() === 0 && starts('apt-get', '--version');
  for (const list of mayInstall ? packages : []) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${list}`;
    await run('sh', ['-c', install], installMinutes, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    path = found();
    if (path) break;
  }
  if (path) return path;
  throw new Error(`no ${name}: install ${packages.at(-1)}, or set ${setting} to one that starts`);
}

/** Also shows whether its shared libraries are there. */
function starts(command: string, word: string) {
  return spawnSync(command, [word], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
