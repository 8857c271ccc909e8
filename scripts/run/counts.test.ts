import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { countPlaywright, countVitest } from './counts.ts';

test('Vitest: skipped and planned tests are neither passed nor failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
    testResults: [],
  };
  expect(countVitest('unit', report)).toMatchObject({ name: 'unit', passed: 5, failed: 2, skipped: 4 });
});

test('Vitest: a file that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: `${paths.root}/src/broken.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'whole.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'it holds' }] },
    ],
  };
  expect(countVitest('unit', report)).toMatchObject({
    failed: 1,
    failures: ['✘ src/broken.test.ts\n    no such module'],
  });
});

test('Playwright: a flaky test and an error outside tests are failures', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [],
    errors: [{ message: 'global setup' }],
  };
  expect(countPlaywright('e2e', report)).toMatchObject({ name: 'e2e', passed: 7, failed: 3, skipped: 2 });
});
