import { defineConfig } from 'vitest/config';

/** Ends what hangs; a machine that does other things too may take long over what is quick. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/**
 * Files at the same time, whatever the machine: the same on one core as on many. Projects of different numbers run one
 * after the other.
 */
const parallel = (files: number, groupOrder: number) => ({ ...timeouts, maxWorkers: files, sequence: { groupOrder } });
/** They compute. */
const computing = parallel(2, 1);
/** Two copies of the site at a time. */
const builds = { maxConcurrency: 2, testTimeout: 300_000, hookTimeout: 300_000 };
/** They mostly wait, for processes and for what is due in a second. */
const waiting = { ...parallel(4, 2), testTimeout: 300_000 };
/** One engine with one window. */
const engine = parallel(1, 3);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/source/**/*.test.ts'],
          ...computing,
        },
      },
      // Some build copies of the site. The others only read it: what one file has parsed serves the next.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, ...computing, ...builds } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/bundle.ts'],
          ...waiting,
        },
      },
      { test: { name: 'engines', include: ['tests/engines/*.test.ts'], ...engine } },
    ],
  },
});
