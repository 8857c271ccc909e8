import { expect, test } from 'vitest';
import { siteSpecs } from '../sites/index.ts';
import { measured } from './error-words.ts';
import { hoursToFind, leakTrial } from './leak-trial.ts';
import { countFalseAlarms, detectionDelays, summary } from './trial.ts';

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
const slow = 180_000;

test('in quiet weeks the forecast errs as the page says, and nothing rings without a cause', { timeout: slow }, () => {
  const { tankWeeks, leak, theft, errors, within } = countFalseAlarms(101);
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
  const { median, ...rest } = summary(detectionDelays(kind, seed));
  expect({ ...rest, median: rounded(median) }).toEqual(measured[kind]);
});

const slowSeed = 102;

test('slow leaks are found where the page says, and missed where it says', { timeout: slow }, () => {
  for (const { litres, found, hours } of measured.slowLeaks) {
    const trial = leakTrial(litres / 1000, slowSeed);
    expect({ found: trial.found, hours: rounded(trial.median ?? 0, 1) }, `${litres} L/h`).toEqual({ found, hours });
  }
  // Another year of chance moves the counts by a tank or two, not by an order.
  const other = leakTrial(0.02, 105).found;
  expect(Math.abs(other - (measured.slowLeaks.find(({ litres }) => litres === 20)?.found ?? 0))).toBeLessThan(4);
});

test('a wide tank hides what a buried one shows', { timeout: slow }, () => {
  const smallest = (site: 'minyak-gas' | 'fleet-management', tag: string) => {
    const number = siteSpecs[site].findIndex(({ id }) => id === tag);
    const spec = siteSpecs[site][number];
    if (!spec) throw new Error(`no ${tag}`);
    const sizes = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];
    return sizes.find((litres) => hoursToFind(spec, number, slowSeed, litres / 1000) !== undefined);
  };
  expect(smallest('minyak-gas', 'TK-204')).toBe(measured.smallest['TK-204']);
  expect(smallest('fleet-management', 'TP-01')).toBe(measured.smallest['TP-01']);
});
