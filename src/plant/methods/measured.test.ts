import { expect, test } from 'vitest';
import { measured } from './measured.ts';
import { delays, quietWeeks, summary } from './trial.ts';

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
const slow = 180_000;

test('in quiet weeks the forecast errs as the page says, and nothing rings without a cause', { timeout: slow }, () => {
  const { tankWeeks, leak, theft, errors, within } = quietWeeks(101);
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect({ tankWeeks, falseLeaks: leak, falseThefts: theft }).toEqual({
    tankWeeks: measured.tankWeeks,
    falseLeaks: measured.falseLeaks,
    falseThefts: measured.falseThefts,
  });
  expect({
    count: errors.length,
    days: rounded(mean(errors.map(({ error }) => error)), 1),
    percent: rounded(mean(errors.map(({ error, days }) => (100 * error) / days)), 1),
    within: rounded((100 * within) / errors.length),
  }).toEqual(measured.forecast);
});

test.each([
  ['leak', 102],
  ['theft', 103],
  ['silent', 104],
] as const)('a %s is found as late as the page says', { timeout: slow }, (kind, seed) => {
  const { median, ...rest } = summary(delays(kind, seed));
  expect({ ...rest, median: rounded(median) }).toEqual(measured[kind]);
});
