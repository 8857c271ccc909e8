import { paths } from '../paths.ts';
import { type PlaywrightSuite, playwrightFailures, type VitestFile, vitestFailures } from './failures.ts';

/** How one part of `npm test` ended. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why it failed, where no test says so. */
  readonly reason?: string;
  /** Each failed test by its name, with the first lines of its error. */
  readonly failures?: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
}

/** A part that is one test and passed. */
export const passed = (name: string): Result => ({ name, passed: 1, failed: 0, skipped: 0 });

/** A part that failed as a whole, counted as one test. */
export const failed = (name: string, reason: string): Result => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  reason,
});

/** Counts a Vitest report; a file that could not be loaded has no tests and counts as one failure. */
export function countVitest(name: string, report: VitestReport): Result {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(report.testResults, paths.root),
  };
}

/** Counts a Playwright report; a test that passed only when repeated counts as a failure. */
export function countPlaywright(name: string, report: PlaywrightReport): Result {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    name,
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: playwrightFailures(report.suites),
  };
}
