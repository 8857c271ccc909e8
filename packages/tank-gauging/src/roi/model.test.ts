import { expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import {
  conservativeShares,
  findImpossibleValues,
  listQuestions,
  type RoiValues,
  rangeEnd,
  roiInputs,
  widthFields,
} from './inputs.ts';
import * as model from './model.ts';

const { calculateRoi, calculateCases, paybackChanges, internalRates, sensitivity } = model;

/**
 * Radios with round figures: 5 to 10 years at 60 minutes with 35 % idle consumption, and one of half a year to a year.
 */
const radios: model.RoiRadio[] = [
  { id: 'lorawan', batteryYears: { from: 5, to: 10 }, selection: { battery: { interval: 60, idle: 0.35 } } },
  { id: 'satellite', batteryYears: { from: 0.5, to: 1 }, selection: { battery: { interval: 360, idle: 0.3 } } },
];

const example: RoiValues = initialValues(roiInputs);
const sober: RoiValues = { ...example, ...conservativeShares };
const months = 60;
/** Conservative example without price rises, ramp-up, batteries and replacements. */
const bare: RoiValues = { ...sober, wageRise: 0, rampUpMonths: 0, batteryPrice: 0, serviceRise: 0, deviceLife: 0 };
const onMains = (values: RoiValues): model.RoiBasis => ({ values, batteryLife: undefined });

test('10 min × 2 × 12 tanks × 365 days = 1.460 h at Rp 40.000 cost Rp 58,4 million, half of it avoidable', () => {
  const { now, savings } = calculateRoi(onMains(bare));
  expect(now.readings).toBeCloseTo(58_400_000, 3);
  expect(savings.readings).toBeCloseTo(29_200_000, 3);
});

// Rp 7,1333 million per month for 60 months: × (1 − 1,1^−5) ÷ (1,1^(1/12) − 1) = 47,5385, less Rp 120 million.
test('a link of edition 1 gives the result that the calculator gave then', () => {
  expect(initialValues(roiInputs, 1)).toEqual(bare);
  const { savings, ...result } = calculateRoi(onMains(bare));
  expect(Object.values(savings).map(Math.round)).toEqual([29.2e6, 30e6, 18e6, 15e6, 15e6]);
  expect(result.savingsTotal).toBeCloseTo(107_200_000);
  expect(result.running).toBe(21_600_000);
  expect(result.net).toBeCloseTo(85_600_000);
  expect(result.investment).toBe(120_000_000);
  expect(result.payback).toBeCloseTo(16.8224, 3);
  expect(result.total).toBeCloseTo(308_000_000);
  expect(result.presentValue / 1e6).toBeCloseTo(219.107969, 5);
  expect(result.internalRates).toEqual([expect.closeTo(0.952664, 5)]);
});

// Wages: 29,2 × (1,05^5 − 1) ÷ 0,05 = 161,3484; others 5 × 78; the ramp-up of 3 months costs 1,5 × 107,2 ÷ 12 = 13,4;
// service 21,6 × 5,525631; batteries at 15 min on LoRaWAN last 5 and 10 years ÷ 2,95, 30,5 months in the middle: one
// replacement, 7,2.
test('conservative example: 161,3484 + 390 − 13,4 − 119,3536 − 7,2 − 120 million', () => {
  const { mid } = calculateCases(sober, radios);
  expect(mid.total / 1e6).toBeCloseTo(302.748433 - 11.353635, 5);
  expect(mid.payback).toBeCloseTo(18.671319, 5);
  expect(mid.presentValue / 1e6).toBeCloseTo(203.101388, 5);
  expect(mid.internalRates).toEqual([expect.closeTo(0.811047, 5)]);
  expect(mid.net).toBeCloseTo(107_200_000 - 21_600_000 - 7_200_000 / (7.5 / 2.95), 3);
});

// Wages: 46,72 × 5,525631 = 258,1575; others 5 × 141; the ramp-up costs 1,5 × 187,72 ÷ 12 = 23,465; the rest as above.
test('worked example: 258,1575 + 705 − 23,465 − 119,3536 − 7,2 − 120 million', () => {
  const { mid } = calculateCases(example, radios);
  expect(mid.total / 1e6).toBeCloseTo(704.492492 - 11.353635, 5);
  expect(mid.payback).toBeCloseTo(10.363472, 5);
  expect(model.savedShare(mid)).toBeCloseTo(103.72 / 298.4, 9);
  expect(model.calculateMid(example, radios)).toEqual(mid);
  expect(
    model.savedShare(calculateRoi(onMains({ ...example, gaugings: 0, deliveries: 0, lossShare: 0 }))),
  ).toBeUndefined();
});

test('VAT that is not credited raises every price by 11/12 of 12%, and nothing else', () => {
  const values: RoiValues = { ...bare, vatTreatment: 'biaya' };
  const { investment, running, savingsTotal } = calculateRoi(onMains(values));
  expect(model.taxFactor(values)).toBeCloseTo(1 + (0.12 * 11) / 12, 12);
  expect([investment, running, savingsTotal].map(Math.round)).toEqual([133.2e6, 23.976e6, 107.2e6]);
});

// Depreciation of 120 million over 48 months is 2.5 per month: 48 × 22 % × 4.6333 + 12 × 22 % × 7.1333, which is 22 %
// of 308.
test('income tax is due after depreciation, and ten years give 10 × 85.6 − 120 million', () => {
  const taxed = calculateRoi(onMains({ ...bare, incomeTax: 22 }));
  expect(taxed.months.reduce((sum, { tax }) => sum + tax, 0) / 1e6).toBeCloseTo(67.76, 6);
  expect(taxed.months[47]?.tax).toBeCloseTo(1_019_333.333, 2);
  expect(taxed.months[48]?.tax).toBeCloseTo(1_569_333.333, 2);
  expect(taxed.total / 1e6).toBeCloseTo(240.24, 6);
  const long = calculateRoi(onMains({ ...bare, years: 10 }));
  expect([long.months.length, Math.round(long.total)]).toEqual([120, 736e6]);
  expect(model.roiAnswer(calculateRoi(onMains({ ...bare, devicePrice: 60_000_000, years: 9 })))).toBe('pays');
});

test.each([
  [{}, []],
  [{ deliveries: 1_000_000 }, ['deliveries']],
  [{ deliveries: 12 * 365 * 4 }, []],
  [{ wage: 40_000_000, gaugings: 25 }, ['gaugings', 'wage']],
  [{ lossShare: 30 }, ['lossShare']],
])('%j raises questions about %j', (changed, asked) => {
  expect(listQuestions({ ...example, ...changed })).toEqual(asked);
});

// 12 tanks at Rp 8 million cost 96: due at the beginning of months 49 and 97, no more within 10 years. Service 21,6 per
// year, rising by a tenth each year: × (1,1^10 − 1) ÷ 0,1 = 15,937425. Depreciated over 48 months each: the first
// wholly within months 49 to 96, half of the second. Tax: 22 % of 856 + 216 − 344,24838 − 120 − 96 − 48.
test('the service price rises by a tenth per year, and devices are replaced every four years', () => {
  const again = { ...bare, years: 10, serviceRise: 10, deviceLife: 4 };
  const { months: all, total, monthly } = calculateRoi(onMains(again));
  expect(all.flatMap(({ devices }, index) => (devices ? [[index + 1, devices]] : []))).toEqual([
    [49, 96e6],
    [97, 96e6],
  ]);
  expect(total / 1e6).toBeCloseTo(1072 - 344.2483714 - 120 - 192, 5);
  // (107,2 − 21,6 × 1,1^9 − 96 ÷ 4) ÷ 12.
  expect(monthly / 1e6).toBeCloseTo((107.2 - 50.93167 - 24) / 12, 5);
  const taxed = calculateRoi(onMains({ ...again, incomeTax: 22 }));
  const tax = taxed.months.reduce((sum, month) => sum + month.tax, 0) / 1e6;
  expect(tax).toBeCloseTo(0.22 * (1072 - 344.2483714 - 120 - 96 - 48), 5);
});

test('price rises and replacements put the conservative low case in the red over twenty years, and zero ranges close the cases', () => {
  const low = (changed: Partial<RoiValues>) => calculateCases({ ...sober, years: 20, ...changed }, radios).low.total;
  expect(low({ serviceRise: 0, deviceLife: 0 })).toBeGreaterThan(0);
  expect(low({})).toBeLessThan(0);
  const sure = Object.fromEntries(widthFields.map((name) => [name, 0]));
  const { low: worst, high: best } = calculateCases({ ...sober, network: 'listrik', ...sure }, radios);
  expect(worst.total).toBe(best.total);
});

test('without net savings there is no payback, and a late one of Rp 744 million at 85,6 per year takes 104,3 months', () => {
  const at = (changed: Partial<RoiValues>) => calculateRoi(onMains({ ...bare, ...changed }));
  expect(at({ subscription: 107_200_000 / 144 + 1 }).payback).toBeUndefined();
  expect(model.roiAnswer(at({ subscription: 900_000 }))).toBe('never');
  expect(model.roiAnswer(at({ devicePrice: 60_000_000 }))).toBe('late');
  expect(at({ devicePrice: 60_000_000 }).payback).toBeCloseTo((744 / 85.6) * 12, 6);
});

test.each([
  ['the balance reaches zero halfway between two months', [-10, -5, 5], 1, 1.5],
  ['a battery replacement makes the balance negative again', [-10, 5, -5, 5], 1, 2.5],
  ['8 are owed at the end of the period, with 2 saved a month', [-10, -9, -8], 2, 6],
  ['nothing is ever saved', [-10, -10, -10], 0, undefined],
  ['nothing is invested and something is saved', [0, 1, 2], 1, 0],
  ['nothing is invested and nothing is saved', [0, 0, 0], 0, undefined],
  ['the balance is exactly zero in the last month', [-10, -5, 0], 5, 2],
])('months to payback when %s', (_, balance, monthly, expected) => {
  expect(model.paybackMonths(balance, monthly)).toBe(expected);
});

test('a range is a share of the value within possible limits', () => {
  expect(rangeEnd(example, 'minutes', 'low')).toBeCloseTo(7);
  expect(rangeEnd(example, 'minutes', 'high')).toBeCloseTo(13);
  expect(rangeEnd({ ...example, gaugingsAvoided: 90 }, 'gaugingsAvoided', 'high')).toBe(100);
  expect(rangeEnd({ ...example, gaugings: 2, minutes: 700 }, 'minutes', 'high')).toBe(720);
});

test.each([
  [{}, {}],
  [{ gaugings: 24, minutes: 60 }, {}],
  [{ gaugings: 24, minutes: 60.1 }, { minutes: 'day' }],
  [{ lossShare: 100 }, {}],
  [{ lossShare: 100.5 }, { lossShare: 'loss' }],
  [
    { runOutsAvoided: 120, gaugingsAvoided: 101 },
    { runOutsAvoided: 'share', gaugingsAvoided: 'share' },
  ],
  [{ workDays: 100, stopHours: 2400 }, {}],
  [{ workDays: 100, stopHours: 2401 }, { stopHours: 'hours' }],
  [{ tanks: 2, workDays: 300, runOuts: 601 }, { runOuts: 'runOuts' }],
])('%j is rejected with %j', (changed, refused) => {
  expect(findImpossibleValues({ ...example, ...changed })).toEqual(refused);
});

const year = Array.from({ length: months }, (_, index) => index + 1);

// Brigham and Houston, Fundamentals of Financial Management: projects S and L; Lorie and Savage: the oil pump; an
// annuity priced at its factor (1 − (1 + i)^−n) ÷ i; hand-worked cases; and a parabola without zeros.
test.each([
  [[-1000, 500, 400, 300, 100], [0.1449]],
  [[-1000, 100, 300, 400, 600], [0.1179]],
  [
    [-1600, 10_000, -10_000],
    [0.25, 4],
  ],
  [[-(1 - 1.01 ** -60) / 0.01, ...year.map(() => 1)], [0.01]],
  [[-100, 200], [1]],
  [[-100, 100], [0]],
  [[-100, 50], [-0.5]],
  [[-100, -5, 0], []],
  [[0, 5], []],
  [[], []],
  [[100, -200, 150], []],
])('the flows %j return %j', (flows, rates) => {
  expect(internalRates(flows)).toEqual(rates.map((rate) => expect.closeTo(rate, 4)));
});

test('present values of the same projects at 10%, and monthly rates equivalent to yearly ones', () => {
  expect(model.presentValue([-1000, 500, 400, 300, 100], 0.1)).toBeCloseTo(78.82, 2);
  expect(model.presentValue([-1000, 100, 300, 400, 600], 0.1)).toBeCloseTo(49.18, 2);
  expect(model.monthlyRate(1)).toBeCloseTo(0.0594630944, 9);
  expect(model.yearlyRate(model.monthlyRate(0.1))).toBeCloseTo(0.1, 12);
});

const numbers = Object.entries(roiInputs).flatMap(([name, input]) =>
  input.kind === 'number' ? [[name, input] as const] : [],
);
test('each value alone moves the result both ways, largest effect first', () => {
  const swings = sensitivity(example, radios);
  const { total } = calculateCases(example, radios).mid;
  expect(swings.every(({ worse, better }) => worse <= total && better >= total)).toBe(true);
  expect(swings).toEqual([...swings].sort((a, b) => b.better - b.worse - (a.better - a.worse)));
});

test('each proposed change gives a payback of exactly five years, and a paying case needs none', () => {
  const poor = { ...bare, tanks: 2, devicePrice: 40e6, runOuts: 0, deliveries: 20, lossShare: 0.01, stopHours: 0 };
  const changes = paybackChanges(poor, radios);
  expect(changes.length).toBeGreaterThan(0);
  for (const { field, to } of changes)
    expect(calculateRoi(onMains({ ...poor, [field]: to })).payback).toBeCloseTo(months, 3);
  expect(paybackChanges(example, radios)).toEqual([]);
});

test('the largest allowed values give finite results', () => {
  const most = { ...example, ...Object.fromEntries(numbers.map(([name, { max }]) => [name, max])) } as RoiValues;
  for (const { total, presentValue: worth } of Object.values(calculateCases(most, radios)))
    expect([total, worth].every(Number.isFinite)).toBe(true);
});
