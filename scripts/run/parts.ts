import { binary } from '../paths.ts';
import type { BrowserName } from './browsers.ts';

export type Need = 'build' | BrowserName;

export interface TestPart {
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
export const rows: readonly (readonly TestPart[])[] = [
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
export const groupNames: readonly string[] = [...new Set(rows.flat().map((part) => part.group))];
