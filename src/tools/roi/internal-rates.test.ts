import { describe, expect, test } from 'vitest';
import { internalRates, perMonth, perYear, presentValue } from './model.ts';

describe('published examples', () => {
  // Brigham and Houston, Fundamentals of Financial Management, capital budgeting: projects S and L at 10 %.
  test.each([
    [[-1000, 500, 400, 300, 100], 78.82, 14.49],
    [[-1000, 100, 300, 400, 600], 49.18, 11.79],
  ])('%j is worth %d and returns %d%%', (flows, worth, rate) => {
    expect(presentValue(flows, 0.1)).toBeCloseTo(worth, 2);
    const [found = 0, ...more] = internalRates(flows);
    expect(found * 100).toBeCloseTo(rate, 2);
    expect(more).toEqual([]);
  });

  test('the oil pump of Lorie and Savage has two rates, 25% and 400%', () => {
    const rates = internalRates([-1600, 10_000, -10_000]);
    expect(rates).toHaveLength(2);
    expect(rates[0]).toBeCloseTo(0.25, 8);
    expect(rates[1]).toBeCloseTo(4, 8);
  });
});

test('by hand: what doubles in a period returns 100%, what comes back as it went 0%, half of it −50%', () => {
  expect(internalRates([-100, 200])[0]).toBeCloseTo(1, 10);
  expect(internalRates([-100, 100])[0]).toBeCloseTo(0, 10);
  expect(internalRates([-100, 50])[0]).toBeCloseTo(-0.5, 10);
});

test('no rate: payments of one sign, and a parabola that never meets the axis (100x² … discriminant below zero)', () => {
  expect(internalRates([-100, -5, 0])).toEqual([]);
  expect(internalRates([0, 5])).toEqual([]);
  expect(internalRates([])).toEqual([]);
  expect(internalRates([100, -200, 150])).toEqual([]);
});

test('an annuity: its factor (1 − (1 + i)^−n) ÷ i gives the price at which the rate is i', () => {
  for (const [rate, periods] of [
    [0.01, 60],
    [0.0075, 24],
    [0.2, 5],
  ] as const) {
    const price = (1 - (1 + rate) ** -periods) / rate;
    const flows = [-price, ...Array.from({ length: periods }, () => 1)];
    expect(presentValue(flows, rate)).toBeCloseTo(0, 10);
    expect(internalRates(flows)[0]).toBeCloseTo(rate, 9);
  }
});

test('a yearly rate and its rate a month are the same growth', () => {
  expect(perYear(perMonth(0.1))).toBeCloseTo(0.1, 12);
  expect(perMonth(1)).toBeCloseTo(0.0594630944, 9);
});
