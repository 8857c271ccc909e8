import { binary } from '../paths.ts';

export type Need = 'build' | 'browser' | 'firefox' | 'webkit';

export interface TestPart {
  readonly name: string;
  /** What `npm test -- <group>` calls it. */
  readonly group: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Which report the command writes; without one the exit code is the one result. */
  readonly report: 'vitest' | 'playwright' | undefined;
  readonly needs: readonly Need[];
  /** Generous: what takes longer hangs. */
  readonly minutes: number;
  /** Takes long for what it holds, and runs when it is called by its name. */
  readonly onlyWhenNamed?: boolean;
}

const check = (name: string, args: readonly string[]): TestPart => ({
  name,
  group: 'checks',
  command: binary(args[0] ?? name),
  args: args.slice(1),
  report: undefined,
  needs: [],
  minutes: 5,
});

const vitest = (project: string, needs: readonly Need[]): TestPart => ({
  name: project,
  group: project,
  command: binary('vitest'),
  args: ['run', `--project=${project}`, '--reporter=default', '--reporter=json'],
  report: 'vitest',
  needs,
  minutes: 15,
});

/**
 * The built site in Chromium: the tests of a folder below tests/.
 * @param workers pages at a time: more than cores, as far as one of them waits while another computes
 */
const playwright = (folder: string, group: string, workers: number): TestPart => ({
  name: folder,
  group,
  command: binary('playwright'),
  args: ['test', `tests/${folder}`, `--workers=${workers}`, '--reporter=list,json'],
  report: 'playwright',
  needs: ['build', 'browser'],
  minutes: 40,
});

/** The writer's desk over a copy of the site, in Chromium. */
const desk: TestPart = {
  name: 'desk',
  group: 'desk',
  command: binary('playwright'),
  args: ['test', '--config=tests/desk/playwright.config.ts', '--reporter=list,json'],
  report: 'playwright',
  needs: ['browser'],
  minutes: 15,
  onlyWhenNamed: true,
};

/** The built site in an engine that Playwright does not drive on Debian. */
const engine = (name: 'firefox' | 'webkit'): TestPart => ({ ...vitest(name, ['build', name]), group: 'engines' });

/**
 * Every part of `npm test`, in the order in which they run. Those of a row run beside each other: on two cores each
 * leaves one idle, and none of them measures time.
 */
export const rows: readonly (readonly TestPart[])[] = [
  [check('biome check', ['biome', 'check', '.']), check('knip', ['knip'])],
  [check('astro check', ['astro', 'check']), vitest('unit', [])],
  [vitest('site', ['build'])],
  [vitest('server', ['build'])],
  [playwright('e2e', 'e2e', 3)],
  [desk],
  [playwright('walks', 'engines', 5), engine('firefox'), engine('webkit')],
];

/** Names that `npm test -- <name>` takes. */
export const groupNames: readonly string[] = [...new Set(rows.flat().map((part) => part.group))];
