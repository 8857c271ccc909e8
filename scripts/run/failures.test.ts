import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

test('Vitest: a failed test is named with its file below the root and the start of its error, without colours', () => {
  const failureMessages = ['\u001B[31mexpected 1\u001B[39m\n\nto be 2\n1\n2\n3\n4\n    at far/away.ts:9'];
  const files = [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a holds' },
        { status: 'failed', fullName: 'b holds', failureMessages },
      ],
    },
  ];
  expect(vitestFailures(files, '/site')).toEqual([
    '✘ src/a.test.ts › b holds\n    expected 1\n    to be 2\n    1\n    2\n    3\n    4',
  ]);
});

test('Playwright: failed and flaky tests are named, however deep their describe stands', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'e2e/demo.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{}, { ...(message && { error: { message } }) }] }],
  });
  const suites = [
    {
      specs: [spec('it opens', 'expected')],
      suites: [{ specs: [spec('it starts', 'unexpected', 'Timed out'), spec('it ends', 'flaky')] }],
    },
  ];
  expect(playwrightFailures(suites)).toEqual([
    '✘ e2e/demo.spec.ts:7 › it starts\n    Timed out',
    '✘ e2e/demo.spec.ts:7 › it ends',
  ]);
});
