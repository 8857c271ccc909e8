import { expect, test } from 'vitest';
import { countPlaywright, countVitest, failed, passed } from './counts.ts';
import { summary } from './summary.ts';

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

test('the summary ends with the sums', () => {
  const text = summary([passed('knip'), failed('e2e', 'needs browser')]);
  expect(text).toContain('needs browser');
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('the summary names skipped tests only when there are some', () => {
  const text = summary([{ name: 'server', passed: 9, failed: 0, skipped: 2 }]);
  expect(text.split('\n').at(-1)).toBe('9 passed, 0 failed, 2 skipped');
});
