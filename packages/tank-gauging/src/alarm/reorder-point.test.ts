import { expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { gammaSurvival } from '../methods/gamma.ts';
import { type AlarmValues, alarmInputs } from './inputs.ts';
import { assessReorderPoint, contradictions } from './reorder-point.ts';

const example = initialValues(alarmInputs);
const having = (changed: Partial<AlarmValues>): AlarmValues => ({ ...example, ...changed });
const assess = (changed: Partial<AlarmValues>) => assessReorderPoint(having(changed));
/** Assessment that has a reorder point. */
function assessPossible(changed: Partial<AlarmValues>) {
  const found = assess(changed);
  if (found.verdict === 'small') throw new Error(`${found.needed} L do not fit`);
  return found;
}

test.each([
  // Closed forms: e^-x; e^-x (1 + x); e^-x (1 + x + x²/2).
  [1, 2.5, Math.exp(-2.5)],
  [2, 0.7, Math.exp(-0.7) * 1.7],
  [3, 12, Math.exp(-12) * 85],
  // Shape 0.5 is erfc(√x), Abramowitz and Stegun table 7.1: erf(1) = 0.8427007929, erf(0.5) = 0.5204998778.
  [0.5, 1, 0.1572992071],
  [0.5, 0.25, 0.4795001222],
])('the gamma distribution of shape %d has above %d the share %d', (shape, x, share) => {
  expect(gammaSurvival(shape, x)).toBeCloseTo(share, 7);
});

test.each([-3, -1, 0, 1, 3])('the approximation for large shapes is continuous at %d standard deviations', (z) => {
  const [below = 0, above = 1] = [1999.9, 2000.1].map((shape) => gammaSurvival(shape, shape + z * Math.sqrt(shape)));
  expect(Math.abs(below - above)).toBeLessThan(2e-5);
});

/**
 * By hand for constant use and lead time: 1,000 L unusable, 3 days of 1,200 L, and 95 % of the 50 L used within an hour
 * between readings.
 */
const nine = { capacity: 9000, content: 8000, readingInterval: 1 };
const even = { useSpread: 0, leadTimeSpread: 0, readingInterval: 60 };
test.each([
  [even, 1000 + 3600 + 47.5],
  [{ ...even, deliveryDelay: 4 }, 1000 + 3600 + 47.5 + 200],
])('%j has the reorder point %d', (changed, point) => {
  expect(Math.abs(assessPossible(changed).point - point)).toBeLessThan(3);
});

test('with daily readings from 9,500 L a threshold of 5,900 L is noticed at 5,900 L, one of 5,899 L at 4,700 L', () => {
  const daily = { ...even, readingInterval: 1440 };
  expect(assess({ ...daily, lowLimit: 5900, unusable: 1200 }).now).toBe(0);
  expect(assess({ ...daily, lowLimit: 5899, unusable: 1201 }).now).toBe(1);
});

test('exponential daily use with one day of lead time has a run-out probability of e^(-usable/1,200)', () => {
  const day = { useSpread: 100, leadTimeSpread: 0, leadTime: 1, content: 3000, lowLimit: 3000, unusable: 1000 };
  expect(assess(day).now).toBeCloseTo(Math.exp(-2000 / 1200), 3);
});

test.each<[string, Partial<AlarmValues>, string]>([
  ['the example orders too late', {}, 'raise'],
  ['a high threshold is enough', { lowLimit: 7500 }, 'enough'],
  [
    'the present content does not last until the delivery, whatever the threshold',
    { content: 4000, lowLimit: 7500 },
    'late',
  ],
  ['the tank is too small for the service level', { leadTime: 14, content: 15_000 }, 'small'],
  ['the order is delayed by three days', { lowLimit: 7500, deliveryDelay: 72 }, 'raise'],
  ['there is one reading a day', { lowLimit: 7300, readingInterval: 1440 }, 'raise'],
])('verdict when %s', (_, changed, verdict) => {
  expect(assess(changed).verdict).toBe(verdict);
});

test.each([50, 80, 95, 99, 99.9])('the reorder point for %d %% suffices, and 7 % less does not', (serviceLevel) => {
  const { point } = assessPossible({ serviceLevel, content: 15_000 });
  expect(assess({ serviceLevel, content: 15_000, lowLimit: point }).verdict).toBe('enough');
  expect(assess({ serviceLevel, content: 15_000, lowLimit: point * 0.93 }).verdict).toBe('raise');
});

/** By hand with constant use: ordered at L, 3,600 L are used until the delivery of 8,000 L arrives. */
test.each<[string, Partial<AlarmValues>, number, number]>([
  ['6,000 − 3,600 + 8,000 = 10,400 L fit into 16,000', {}, 0, 0],
  ['6,500 − 3,600 + 8,000 = 10,900 L do not fit into 8,000', { capacity: 8000, content: 7000, lowLimit: 6500 }, 1, 1],
  ['4,000 − 3,600 + 8,000 = 8,400 L fit into 9,000; ordered at 4,602, 9,002 do not', { lowLimit: 4000, ...nine }, 0, 1],
])('a delivery of 8,000 L: %s', (_, changed, now, then) => {
  const { overfull, overfullThen } = assessPossible({ ...even, ...changed });
  expect([overfull, overfullThen]).toEqual([now, then]);
});

test('contradicting values are reported', () => {
  expect(contradictions(having({ lowLimit: 16_000 }))).toEqual({ lowLimit: 'above' });
  const full = { content: 'full', criticalLimit: 'order' };
  expect(contradictions(having({ content: 17_000, criticalLimit: 6000 }))).toEqual(full);
});

test.each<[string, Partial<AlarmValues>]>([
  ['an empty tank', { content: 0 }],
  ['huge contents and tiny use', { content: 1e8, capacity: 1e8, dailyUse: 0.1, lowLimit: 0 }],
  ['huge contents far above a small threshold', { content: 1e8, capacity: 1e8, lowLimit: 5000 }],
  ['very irregular use and lead time', { useSpread: 200, leadTimeSpread: 90, leadTime: 0.1 }],
  ['hardly any variation', { useSpread: 0.001, leadTimeSpread: 0.001, readingInterval: 1 }],
  ['a threshold below the unusable rest', { lowLimit: 0, unusable: 5000 }],
  [
    'half a year',
    { leadTime: 180, leadTimeSpread: 90, deliveryDelay: 720, content: 1e6, capacity: 1e6, readingInterval: 1 },
  ],
])('probabilities stay between 0 and 1 with %s', (_, changed) => {
  const found = assess(changed);
  const { now, later, overfull } = found;
  const point = found.verdict === 'small' ? found.needed : found.point;
  for (const chance of [now, later, overfull]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(Number.isFinite(point)).toBe(true);
});

test('a tank smaller than the stock that the service level needs has no reorder point', () => {
  // 8,000 L a day for two days are 16,000 L before any safety stock.
  const full = { capacity: 26_000, content: 26_000, unusable: 1625, lowLimit: 9750, criticalLimit: 4875 };
  const found = assess({ ...full, dailyUse: 8000, leadTime: 2, deliverySize: 16_000 });
  expect(found).not.toHaveProperty('point');
  expect(found).toMatchObject({ verdict: 'small' });
});
