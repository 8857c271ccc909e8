import { describe, expect, test } from 'vitest';
import { bare, example, onMains, radios, text } from './fixture.ts';
import { endOfRange } from './inputs.ts';
import { answerOf, calculate, calculateCases, paybackOf } from './model.ts';
import { payback, ratesText } from './words.ts';

describe('by hand', () => {
  test('dipping: 10 min × 2 × 12 tanks × 365 days = 1.460 h; × Rp 40.000 = Rp 58,4 million; half of it avoided', () => {
    const { now, savings } = calculate(onMains(bare));
    expect(now.readings).toBeCloseTo(58_400_000, 3);
    expect(savings.readings).toBeCloseTo(29_200_000, 3);
  });

  test('what an address from before the growth of wages, ramp-up and batteries comes to, as it did then', () => {
    const result = calculate(onMains(bare));
    expect(result.savings).toEqual({
      readings: expect.closeTo(29_200_000),
      runOuts: 30_000_000,
      deliveries: 18_000_000,
      loss: expect.closeTo(15_000_000),
      downtime: 15_000_000,
    });
    expect(result.savingsTotal).toBeCloseTo(107_200_000);
    expect(result.running).toBe(21_600_000);
    expect(result.net).toBeCloseTo(85_600_000);
    expect(result.investment).toBe(120_000_000);
    expect(result.payback).toBeCloseTo(16.8224, 3);
    expect(result.fiveYears).toBeCloseTo(308_000_000);
  });

  // Rp 7,1333 million a month for 60 months: × (1 − 1,1^−5) ÷ (1,1^(1/12) − 1) = 47,5385, less Rp 120 million.
  test('its present value by the annuity factor, its rate by bisection of that factor', () => {
    const { presentValue, internalRates } = calculate(onMains(bare));
    expect(presentValue / 1e6).toBeCloseTo(219.107969, 5);
    expect(internalRates).toEqual([expect.closeTo(0.952664, 5)]);
  });

  // Wages: 29,2 × (1,05^5 − 1) ÷ 0,05 = 161,3484; others 5 × 78; ramp-up of 3 months costs 1,5 × 107,2 ÷ 12 = 13,4;
  // service 5 × 21,6; LoRaWAN at 15 min lives 5 and 10 years ÷ 2,95, 30,5 months in the middle: replaced once, 7,2.
  test('the worked example: 161,3484 + 390 − 13,4 − 108 − 7,2 − 120 million', () => {
    const { mid } = calculateCases(example, radios);
    expect(mid.fiveYears / 1e6).toBeCloseTo(302.748433, 5);
    expect(mid.payback).toBeCloseTo(18.58856, 5);
    expect(mid.presentValue / 1e6).toBeCloseTo(211.223243, 5);
    expect(mid.internalRates).toEqual([expect.closeTo(0.82684, 5)]);
    expect(mid.net).toBeCloseTo(107_200_000 - 21_600_000 - 7_200_000 / (7.5 / 2.95), 3);
  });

  test('tax that is no input tax makes every price dearer by its rate, and nothing else', () => {
    const taxed = calculate(onMains({ ...bare, vatTreatment: 'biaya' }));
    expect(taxed.investment).toBeCloseTo(120_000_000 * 1.11, 3);
    expect(taxed.running).toBeCloseTo(21_600_000 * 1.11, 3);
    expect(taxed.savingsTotal).toBeCloseTo(107_200_000, 3);
  });

  test('no payback when the service costs what is saved, and none when it costs more', () => {
    const even = { ...bare, subscription: 107_200_000 / 144 };
    expect(calculate(onMains({ ...even, subscription: even.subscription + 1 })).payback).toBeUndefined();
    expect(answerOf(calculate(onMains({ ...bare, subscription: 900_000 })))).toBe('never');
    expect(answerOf(calculate(onMains({ ...bare, devicePrice: 60_000_000 })))).toBe('late');
  });

  test('late by hand: Rp 744 million at Rp 85,6 million a year are 104,3 months', () => {
    expect(calculate(onMains({ ...bare, devicePrice: 60_000_000 })).payback).toBeCloseTo((744 / 85.6) * 12, 6);
  });

  test('a range is a share of the value and never passes what is possible', () => {
    expect(endOfRange(example, 'minutes', 'low')).toBeCloseTo(7);
    expect(endOfRange(example, 'minutes', 'high')).toBeCloseTo(13);
    expect(endOfRange({ ...example, gaugingsAvoided: 90 }, 'gaugingsAvoided', 'high')).toBe(100);
    expect(endOfRange({ ...example, gaugings: 2, minutes: 700 }, 'minutes', 'high')).toBe(720);
  });
});

test('whole months are counted up, and what is free is paid at once, after no month below zero', () => {
  expect(payback({ payback: 17.2 }, text)).toBe('18\u00a0bulan');
  expect(payback({ payback: 18 }, text)).toBe('18\u00a0bulan');
  expect(payback({ payback: 0 }, text)).toBe('0\u00a0bulan');
});

test('several rates of return stand apart', () => {
  expect(ratesText({ internalRates: [-0.909, 2.11] }, text)).toMatch(/^.90,9% dan 211,0%$/);
});

test.each([
  ['it is paid halfway between two months', [-10, -5, 5], 1, 1.5],
  ['it falls below zero again, for a battery', [-10, 5, -5, 5], 1, 2.5],
  ['it is not paid in the period: 8 owed, 2 a month', [-10, -9, -8], 2, 6],
  ['it never is', [-10, -10, -10], 0, undefined],
  ['nothing is invested and something saved', [0, 1, 2], 1, 0],
  ['nothing is invested and nothing saved', [0, 0, 0], 0, undefined],
  ['it is paid to the rupiah at the end', [-10, -5, 0], 5, 2],
])('months until paid when %s', (_, balance, monthly, expected) => {
  expect(paybackOf(balance, monthly)).toBe(expected);
});
