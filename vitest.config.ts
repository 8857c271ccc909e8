import { defineConfig } from 'vitest/config';

/** Limits for tests that hang, generous because a busy machine may slow down quick tests. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/**
 * Number of files in parallel, equal on every machine. Projects with different group numbers run one after the other.
 */
const parallel = (files: number, groupOrder: number) => ({ ...timeouts, maxWorkers: files, sequence: { groupOrder } });
/** Unit tests mostly compute. */
const computing = parallel(2, 1);
/** At most two copies of the site are built at a time. */
const builds = { maxConcurrency: 2, testTimeout: 300_000, hookTimeout: 300_000 };
/**
 * Server tests mostly wait, for processes and timers. One that fails runs once more, because a busy machine may be slower
 * than its timers; the run names each that passed only then.
 */
const waiting = { ...parallel(4, 2), testTimeout: 300_000, retry: 1 };
/** One browser engine with one window. */
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
      // Some build copies of the site; the others only read it and share what one file has parsed.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, ...computing, ...builds } },
      // `watch` causes the faults of docs/operate.md.
      ...['server', 'watch'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: ['tests/server/bundle.ts'],
          ...waiting,
        },
      })),
      // They build a copy of the sources and look at it in a browser.
      {
        test: {
          name: 'walks',
          include: ['tests/walks/*.test.ts'],
          ...engine,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      { test: { name: 'engines', include: ['tests/engines/*.test.ts'], ...engine } },
    ],
  },
});
