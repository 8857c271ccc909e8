import { expect, test } from 'vitest';
import { failed, passed } from './counts.ts';
import { partLine, summary } from './summary.ts';

test('a part that ended says how, after how long, and why it failed', () => {
  expect(partLine({ name: 'site', passed: 612, failed: 0, skipped: 2, seconds: 91.6 })).toBe(
    '── site: 612 passed, 0 failed, 2 skipped in 1:32 min',
  );
  expect(partLine({ ...failed('e2e', 'needs browser'), seconds: 0 })).toBe(
    '── e2e: 0 passed, 1 failed in 0:00 min (needs browser)',
  );
});

test('the summary has the time of each part and of all together, and ends with the sums', () => {
  const lines = summary(
    [
      { ...passed('knip'), seconds: 59.7 },
      { ...failed('e2e', 'needs browser'), seconds: 5 },
    ],
    61.2,
  ).split('\n');
  expect(lines[1]).toMatch(/^knip +1 +0 +0 +1:00$/);
  expect(lines[2]).toMatch(/^e2e +0 +1 +0 +0:05 {2}needs browser$/);
  expect(lines[3]?.trim()).toBe('1:01');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('the summary names skipped tests only when there are some', () => {
  const text = summary([{ name: 'server', passed: 9, failed: 0, skipped: 2, seconds: 1 }], 1);
  expect(text.split('\n').at(-1)).toBe('9 passed, 0 failed, 2 skipped');
});

test('failed tests are named right before the sums, where a log is cut last', () => {
  const failures = ['✘ e2e/demo.spec.ts:3 › it starts\n    Timed out'];
  const text = summary([{ name: 'e2e', passed: 4, failed: 1, skipped: 0, failures, seconds: 1 }], 1);
  expect(text).toContain(`── failed in e2e\n${failures[0]}\n\n4 passed, 1 failed`);
});
