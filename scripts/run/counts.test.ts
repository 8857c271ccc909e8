import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

test('Vitest: skipped and planned tests are neither passed nor failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{}, {}] }],
  };
  expect(countVitest('unit', report)).toEqual({ name: 'unit', passed: 5, failed: 2, skipped: 4 });
});

test('Vitest: a file that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countVitest('unit', report).failed).toBe(1);
});

test('Playwright: a flaky test and an error outside tests are failures', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'global setup' }],
  };
  expect(countPlaywright('e2e', report)).toEqual({ name: 'e2e', passed: 7, failed: 3, skipped: 2 });
});
