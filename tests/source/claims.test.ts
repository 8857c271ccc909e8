import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assessDelivery, deliveryInputs } from 'tank-gauging/delivery/model';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases, readingHours, savedShare } from 'tank-gauging/roi/model';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { errorLength, errorVolume } from 'tank-gauging/tank-table/model';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolRoutes } from '../../apps/site/src/routes.ts';
import { formatNumber } from '../../apps/site/src/shared/format/format.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { radios } from '../../apps/site/src/tools/picker/fixture.ts';
import { wholeMonths } from '../../apps/site/src/tools/roi/words.ts';
import { computeAnswer } from '../../apps/site/src/tools/tank-table/words.ts';
import { claimFigure } from '../records.ts';

/** Marketing figures: each must follow from its example, computed with the models of the tools. */

interface ClaimRecord {
  meaning: string;
  examples?: { text: string; to: string }[];
}

const folder = new URL('../../apps/site/src/content/claims/', import.meta.url);
const claims: Record<string, ClaimRecord> = Object.fromEntries(
  readdirSync(folder).map((file) => [basename(file, '.yaml'), parse(readFileSync(new URL(file, folder), 'utf8'))]),
);
const tools = {
  [toolRoutes.roi]: roiInputs,
  [toolRoutes.tankTable]: tankInputs,
  [toolRoutes.delivery]: deliveryInputs,
};

/** Numbers in the figure of a claim: 30–40% → 30, 40. */
const figures = (id: string) =>
  claimFigure(id)
    .match(/\d+(,\d+)?/g)
    ?.map((each) => Number(each.replace(',', '.'))) ?? [];
/** Text and URL fragment of a claim’s example. */
function example(id: string, place = 0) {
  const { text = '', to = '' } = claims[id]?.examples?.[place] ?? {};
  return { text, fragment: to.slice(to.indexOf('#')) };
}
function calculateRoi(id: string, place = 0) {
  const { text, fragment } = example(id, place);
  const { values } = readAddress(roiInputs, fragment);
  return { text, values, ...calculateCases(values, radios) };
}
const percent = (share: number | undefined) => `${formatNumber((share ?? 0) * 100)}%`;

const all = Object.entries(claims).flatMap(([id, { examples = [] }]) => examples.map(({ to }) => [id, to] as const));
test.each(all)('%s: opens %s without damage', (_, to) => {
  const [route = '', fragment] = to.split('#');
  const inputs = tools[route as keyof typeof tools];
  expect(inputs, route).toBeDefined();
  expect(readAddress(inputs as never, `#${fragment}`).damage).toBeUndefined();
});

// 10 min × 2 × 12 tanks × 365 days = 1,460 h a year; a fifth remains: 292 h. Of 14 readings a week, 2.8 remain.
test('readings: a fifth of the hours remains', () => {
  const { text, values, mid } = calculateRoi('manual-effort');
  expect((mid.savings.readings / mid.now.readings) * 100).toBeCloseTo(figures('manual-effort')[0] ?? 0, 9);
  const left = 1 - values.gaugingsAvoided / 100;
  expect([readingHours(values), readingHours(values) * left].map(Math.round)).toEqual([1460, 292]);
  expect(Math.round(7 * values.gaugings * left)).toBe(3);
  for (const figure of ['1.460 jam', '292 jam', '3 kali seminggu', '14 kali']) expect(text).toContain(figure);
});

// 12 h × Rp 5 million = Rp 60 million a year; a tenth remains.
test('downtime: a tenth of the cost remains', () => {
  const { text, values, mid } = calculateRoi('downtime');
  expect((mid.savings.downtime / mid.now.downtime) * 100).toBeCloseTo(figures('downtime')[0] ?? 0, 9);
  expect((mid.now.downtime - mid.savings.downtime) / 1e6).toBeCloseTo(6, 9);
  expect(text).toContain(`${formatNumber(values.stopHours * 0.1, 1)} jam`);
});

// Million Rp a year: readings 0.8 × 58.4, deliveries 0.2 × 180, losses 0.35 × 60: 103.72 of 298.4, 34.76 %.
// Conservative case: 29.2 + 18 + 15 = 62.2, 20.8 %. Ends of the range: 46.72 + 27 + 15 = 88.72, 29.7 %; 46.72 + 45 +
// 27 = 118.72, 39.8 %.
test('savings: range and ends follow from one definition; the conservative example is below the range', () => {
  const [least = 0, most = 0] = figures('savings-range');
  const [full, sober] = [calculateRoi('savings-range'), calculateRoi('savings-range', 1)];
  expect(savedShare(full.mid)).toBeCloseTo(103.72 / 298.4, 9);
  expect(savedShare(full.mid)).toBeGreaterThan(least / 100);
  expect(savedShare(full.mid)).toBeLessThan(most / 100);
  expect(full.text).toContain(percent(103.72 / 298.4));
  for (const left of [298.4, 298.4 - 103.72]) expect(full.text).toContain(`Rp ${formatNumber(left)} juta`);
  expect(savedShare(sober.mid)).toBeCloseTo(62.2 / 298.4, 9);
  expect(savedShare(sober.mid)).toBeLessThan(least / 100);
  expect(sober.text).toContain(percent(62.2 / 298.4));
  expect(savedShare(calculateRoi('savings-hero').mid)).toBeCloseTo(88.72 / 298.4, 9);
  expect(percent(savedShare(calculateRoi('savings-hero').mid))).toBe(claimFigure('savings-hero'));
  expect(savedShare(calculateRoi('savings-about').mid)).toBeCloseTo(118.72 / 298.4, 9);
  expect(percent(savedShare(calculateRoi('savings-about').mid))).toBe(claimFigure('savings-about'));
});

// Until the battery is due: savings 46.72 + 30 + 36 + 21 + 54 = 187.72 million Rp a year, 15.6433 a month, minus 1.8
// for service; the ramp-up of 3 months costs 1.5 × 15.6433: (120 + 23.465) ÷ 13.8433 = 10.3635 months.
test('payback: is within the stated months; the conservative and the small example state that they take longer', () => {
  const [least = 0, most = 0] = figures('roi');
  const [full, sober, small] = [calculateRoi('roi'), calculateRoi('roi', 1), calculateRoi('roi', 2)];
  const months = ({ payback = Number.NaN }: { payback: number | undefined }) => wholeMonths(payback);
  expect(full.mid.payback).toBeCloseTo((120 + (1.5 * 187.72) / 12) / (187.72 / 12 - 1.8), 9);
  for (const { text, mid } of [full, sober, small]) expect(text).toContain(`${months(mid)} bulan`);
  expect(full.text).toContain(`${months(full.high)} bulan`);
  for (const outcome of [full.mid, full.high]) {
    expect(months(outcome)).toBeGreaterThanOrEqual(least);
    expect(months(outcome)).toBeLessThanOrEqual(most);
  }
  expect(months(sober.mid)).toBe(19);
  expect(months(small.mid)).toBeGreaterThan(most);
  // Share of the downtime in the difference: 54 − 15 of 187.72 − 107.2.
  const apart = full.mid.savingsTotal - sober.mid.savingsTotal;
  expect((full.mid.savings.downtime - sober.mid.savings.downtime) / apart).toBeCloseTo(39 / 80.52, 9);
});

// π ÷ 4 × 5² × 3 m = 58,904.9 L; 3 mm of 3 m is 0.1 %.
test('accuracy of the level: 3 mm at 3 m', () => {
  const { text, fragment } = example('accuracy-hero');
  const { values } = readAddress(tankInputs, fragment);
  const { vessel, reading } = computeAnswer(values);
  const error = errorLength(values);
  expect(100 - (error / values.level) * 100).toBeCloseTo(figures('accuracy-hero')[0] ?? 0, 9);
  expect(reading.content).toBeCloseTo((Math.PI / 4) * 25 * 3000, 3);
  const { either } = errorVolume(vessel, reading.level, error);
  expect(either / reading.content).toBeCloseTo(0.001, 9);
  for (const litres of [formatNumber(reading.content), `±${formatNumber(either, 1)}`])
    expect(text).toContain(`${litres} L`);
});

// Sum of the parts at most 0.1 + 0.3 + 0.08 %; by the GUM with k = 2 about 0.38 %.
test('accuracy of the volume: combines level, tank table and temperature', () => {
  const { text, fragment } = example('accuracy-features');
  const { values } = readAddress(deliveryInputs, fragment);
  const delivery = assessDelivery(values);
  const least = 100 - (figures('accuracy-features')[0] ?? 0);
  expect((delivery.uncertainty / delivery.asOrdered) * 100).toBeLessThan(least);
  expect((delivery.at15Error / delivery.at15) * 100).toBeLessThan(least);
  expect(delivery.verdict).toBe('agrees');
  for (const litres of [delivery.uncertainty, delivery.asOrdered]) expect(text).toContain(`${formatNumber(litres)} L`);
});

test('availability: 99.9 % allows 0.1 % of 30 days as downtime', () => {
  const minutes = ((100 - (figures('uptime')[0] ?? 0)) / 100) * 30 * 1440;
  expect(claims.uptime?.meaning).toContain(`${formatNumber(minutes)} menit`);
});
