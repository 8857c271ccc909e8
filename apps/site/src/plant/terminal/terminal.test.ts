import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filmDay, screenFigures } from './film-day.ts';
import { highLevelIncident, lossIncident, lossPeriod, nightReadings, silentSensorIncident } from './incident.ts';
import {
  balances,
  balanceUncertainty,
  deliveries,
  expectedLevels,
  lastDelivery,
  levels,
  restingDay,
  restingVolume,
} from './tank-record.ts';
import { filmTag, findTankView, terminal } from './terminal.ts';

test('TK-204: 67.3 % of 12.5 m is 8.41 m, and π·12²·h is 3,806 kL', () => {
  const { metres, volume, capacity, ullage } = findTankView('TK-204');
  expect(metres).toBeCloseTo(8.4125, 9);
  expect(volume).toBeCloseTo(3805.73, 2);
  expect(capacity - volume).toBeCloseTo(ullage, 9);
});

test('one tank is high, one is silent; stock counts only tanks with readings', () => {
  const { tanks, stock } = terminal;
  expect(tanks.filter(({ status }) => status !== 'normal').map(({ tag, status }) => `${tag} ${status}`)).toEqual([
    'TK-207 high',
    'TK-208 silent',
  ]);
  const speaking = tanks.filter(({ tag }) => tag !== 'TK-208');
  expect(stock).toMatchObject({ tanks: 7, volume: speaking.reduce((sum, t) => sum + Math.round(t.volume), 0) });
});

test('three incidents: a loss at night with three calls, a high level, a silent sensor', () => {
  expect(lossIncident.calls.map(({ time, accepted }) => [time, accepted])).toEqual([
    ['03.00', false],
    ['03.05', false],
    ['03.10', true],
  ]);
  expect([
    lossIncident.accepted,
    highLevelIncident.raised,
    highLevelIncident.accepted,
    silentSensorIncident.raised,
  ]).toEqual(['03.12', '08.40', '08.41', '08.35']);
  expect(highLevelIncident.calls).toHaveLength(1);
});

test('the loss at night is 40 mm of 254 m², and the alarm comes after two hours of it', () => {
  // 2 h 50 min at 3.6 kL/h = 10.2 kL; Ø18 m has 254.47 m²: 40.1 mm.
  expect(lossPeriod.total).toBeCloseTo(10.2, 9);
  expect(lossPeriod.millimetres).toBeCloseTo(40.08, 1);
  expect(lossPeriod.atAlarm).toBeGreaterThan(7.2 - 2);
  expect(lossPeriod.atAlarm).toBeLessThan(7.2 + 2);
  const night = nightReadings(lossPeriod.from - 60, lossPeriod.to + 30);
  const lost = (night.at(-1)?.booked ?? 0) - (night.at(-1)?.level ?? 0);
  expect(lost * 10 * 12.5).toBeGreaterThan(30);
  expect(lost * 10 * 12.5).toBeLessThan(50);
});

test('balances of a tight tank are within the uncertainty of the gauge', () => {
  for (const { opening, received, issued, closing, difference } of balances(filmTag)) {
    expect(opening + received - issued - closing).toBeCloseTo(difference, 9);
    expect(Math.abs(difference)).toBeLessThan(balanceUncertainty(filmTag));
  }
  // Two readings of ± 1.5 mm on 452.4 m² make 0.96 kL, two of 0.05 °C on 3,745 kL a little more; doubled for 95 %.
  expect(balanceUncertainty(filmTag)).toBeGreaterThan(1.9);
  expect(balanceUncertainty(filmTag)).toBeLessThan(2.2);
});

describe('deliveries', () => {
  test('the last one ends as recorded, and received is rise plus use', () => {
    const { to, received, after, before, used, document, difference } = lastDelivery(filmTag);
    expect(to).toBe(-947);
    expect(received).toBeCloseTo(after - before + used, 9);
    expect(difference).toBeCloseTo(received - document, 9);
    expect(Math.abs(difference)).toBeLessThan(0.004 * document);
  });

  test('they do not overlap, and each raises the level', () => {
    const all = deliveries(filmTag);
    expect(all.length).toBeGreaterThan(1);
    for (const [index, { from, to, before, after }] of all.entries()) {
      expect(from).toBeLessThan(to);
      expect(after).toBeGreaterThan(before);
      expect(from).toBeGreaterThan(all[index - 1]?.to ?? Number.NEGATIVE_INFINITY);
    }
  });
});

test('two weeks of levels end at the present level, where the forecast begins and widens', () => {
  expect(levels(filmTag).at(-1)?.level).toBe(67.3);
  expect(levels(filmTag).length).toBeGreaterThan(14 * 24 - 2);
  const ahead = expectedLevels(filmTag);
  expect(ahead[0]?.level).toBeCloseTo(67.3, 6);
  const widths = ahead.map(({ low, high }) => high - low);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});

test('a day of the film has five-minute steps, one delivery, volumes of π·12²·h, and ends as it begins', () => {
  const day = filmDay();
  expect(day).toHaveLength(289);
  expect(day.at(-1)).toEqual(day[0]);
  expect(day.find(({ time }) => time === '09:05')?.level_m).toBeCloseTo(findTankView(filmTag).metres, 3);
  for (const { level_m, volume_kl } of day) expect(Math.abs(volume_kl - Math.PI * 144 * level_m)).toBeLessThan(0.06);
  const rises = day.map(({ level_m }, i) => level_m - (day[i - 1]?.level_m ?? level_m) > 0.01);
  expect(rises.filter((rising, i) => rising && !rises[i - 1])).toHaveLength(1);
});

test.each([
  ['the film', 'day', filmDay()],
  ['screens in pictures', 'figures', screenFigures()],
])('the stored input of %s agrees with the plant', (_, name, figures) => {
  const file = new URL(`../../../../../media/film/${name}.json`, import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8')), 'run node scripts/film-day.ts').toEqual(figures);
});

test('petrol at rest changes its observed volume with the day, not its volume at 15 °C', () => {
  for (const { observed, temperature } of restingDay()) {
    expect(observed * (1 - 0.00124 * (temperature - 15))).toBeCloseTo(restingVolume(), -2);
  }
});
