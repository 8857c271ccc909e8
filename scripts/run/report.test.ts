import { expect, test } from 'vitest';
import { partLine, readReport, summary } from './report.ts';

test('a report: what failed is named with the start of its error, what is skipped is neither passed nor failed', () => {
  const report = `<?xml version="1.0"?><testsuites><testsuite name="a.test.ts">
    <testcase classname="a.test.ts" name="b &gt; holds"/>
    <testcase classname="a.test.ts" name="b &gt; is one"><system-out>noise</system-out><failure message="no"><![CDATA[
\u001b[31mexpected 1\u001b[39m

  to be 2
1
2
3
4
    at far/away.ts:9]]></failure></testcase>
    <testcase classname="a.test.ts" name="later"><skipped/></testcase>
  </testsuite><testsuite name="vitest unhandled errors">
    <testcase classname="vitest unhandled errors" name="late"><error message="late">Error: late</error></testcase>
  </testsuite></testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      '✘ a.test.ts › b > is one\n    expected 1\n    to be 2\n    1\n    2\n    3\n    4',
      '✘ vitest unhandled errors › late\n    Error: late',
    ],
  });
});

const skipped = 0;

test('the summary: the time of each part and of all together, failed tests right above the sums', () => {
  const results = [
    { name: 'knip', passed: 1, failed: 0, skipped, seconds: 59.7 },
    {
      name: 'site',
      passed: 4,
      failed: 1,
      skipped: 2,
      seconds: 91.6,
      failures: ['✘ a.test.ts › it starts\n    Timed out'],
    },
    { name: 'e2e', passed: 0, failed: 1, skipped, seconds: 5, reason: 'needs chromium' },
  ];
  expect(results.map(partLine).slice(1)).toEqual([
    '── site: 4 passed, 1 failed, 2 skipped in 1:32 min',
    '── e2e: 0 passed, 1 failed in 0:05 min (needs chromium)',
  ]);
  expect(summary(results, 101.2).split('\n')).toEqual([
    'part   passed   failed  skipped      min',
    'knip        1        0        0     1:00',
    'site        4        1        2     1:32',
    'e2e         0        1        0     0:05  needs chromium',
    '                                    1:41',
    '',
    '── failed in site',
    '✘ a.test.ts › it starts',
    '    Timed out',
    '',
    '5 passed, 2 failed, 2 skipped',
  ]);
});

test('the sums name skipped tests only when there are some', () => {
  const [last] = summary([{ name: 'knip', passed: 1, failed: 0, skipped, seconds: 1 }], 1)
    .split('\n')
    .slice(-1);
  expect(last).toBe('1 passed, 0 failed');
});
