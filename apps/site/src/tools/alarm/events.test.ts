import {
  alarmLevels,
  assessSilence,
  daysUntil,
  listEvents,
  nextReading,
  projectLevel,
} from 'tank-gauging/alarm/events';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint, yearlyFigures } from 'tank-gauging/alarm/reorder-point';
import { initialValues } from 'tank-gauging/inputs';
import { expect, test } from 'vitest';
import { valueAt } from '../kit/charts/LineChart.tsx';

const example = initialValues(alarmInputs);
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);

test('the example gives L after 70 h, LL, then the delivery, before the tank is dry', () => {
  const events = listEvents(example);
  expect(kinds(events)).toEqual(['low', 'critical', 'delivery']);
  expect(events.map(({ day }) => Math.round(day * 24))).toEqual([70, 130, 70 + 72]);
  expect(events[2]?.content).toBeCloseTo(9500 - 1200 * (70 / 24 + 3), 6);
  expect(daysUntil(example, 1000)).toBeCloseTo(8500 / 1200, 9);
});

test('a delay of the order by twelve hours delays the delivery, and a late order ends in a dry tank', () => {
  const delayed = listEvents({ ...example, deliveryDelay: 12 });
  expect(kinds(delayed)).toEqual(['low', 'order', 'critical', 'delivery']);
  expect((delayed.at(-1)?.day ?? 0) * 24).toBeCloseTo(70 + 12 + 72, 6);
  expect(kinds(listEvents({ ...example, lowLimit: 2000 }))).toContain('dry');
});

test('an alert comes at the next reading, or at once if the crossing is on a reading', () => {
  expect(nextReading({ readingInterval: 1440 }, 2.1)).toBe(3);
  expect(nextReading({ readingInterval: 1440 }, 3)).toBe(3);
});

test('a silent sensor is stale first, and raises an alarm three hours after its last reading', () => {
  const { last, alarm, shown, moments } = assessSilence({ ...example, silentDays: 1.51 });
  expect([last * 24, (alarm - last) * 24, shown].map(Math.round)).toEqual([36, 3, 9500 - 1800]);
  expect(kinds(moments)).toEqual(['last', 'missed', 'alarm', 'low', 'critical', 'dry']);
  expect(moments.map(({ state }) => state)).toEqual(['good', 'stale', 'alarm', 'low', 'low', 'low']);
  // A threshold crossed before the silence is not reported again.
  expect(kinds(assessSilence({ ...example, silentDays: 4 }).moments)).not.toContain('low');
});

test('the projection falls with the mean use, jumps at the delivery, and is at most full', () => {
  const { planned, without } = projectLevel(example);
  const delivery = 70 / 24 + 3;
  expect(valueAt(without, 1)).toBeCloseTo(8300, 6);
  expect(valueAt(planned, delivery)).toBeCloseTo(9500 - 1200 * delivery + 8000, 6);
  const brim = projectLevel({ ...example, deliverySize: 1e6 }).planned.map(([, content]) => content);
  expect(Math.max(...brim)).toBe(16_000);
});

test.each([
  {},
  { content: 0 },
  { content: 1e8, dailyUse: 0.1 },
  { useSpread: 200 },
  { leadTime: 180, deliverySize: 1 },
])('with %o no value of the projection is negative or infinite', (changed) => {
  const { end, planned, without, range } = projectLevel({ ...example, ...changed });
  const all = [end, ...planned.flat(), ...without.flat(), ...range.flat()];
  expect(all.filter((value) => !(value >= -1e-6 && value < Number.POSITIVE_INFINITY))).toEqual([]);
});

// 1.000 L per day in deliveries of 10.000 L: 36,5 per year; dry in 20 % of them: 7,3; a service level of 95 % avoids
// three quarters.
test.each([
  [0.2, { kirim: 36.5, habis: 7.3, cegahHabis: 75 }],
  [0.01, { cegahHabis: 0 }],
  [0, { habis: 0, cegahHabis: 0 }],
])('yearly figures with a run-out probability of %d', (later, year) => {
  const values = { ...example, dailyUse: 1000, deliverySize: 10_000, serviceLevel: 95 };
  expect(yearlyFigures(values, { ...assessReorderPoint(example), later })).toMatchObject(year);
});

// By hand: 16,000 − 400 × (2 + 3 + 2) = 13,200; 13,200 − 400 × 3 = 12,000; from 11,500 that takes 500 ÷ 400 = 1.25 min.
test.each([
  [{}, [16_000, 13_200, 12_000, 11_500], [undefined, 7, 3, 1.25], 'fits'],
  [{ normalFill: 12_500 }, [16_000, 13_200, 12_000, 12_500], [undefined, 7, 3, -1.25], 'tooHigh'],
  [{ fillRate: 1500 }, [16_000, 5500, 1000, 11_500], [undefined, 7, 3, -7], 'tooFast'],
  // Two pumps of 400 into 8,000 L at half a minute per step: 8,000 − 800 × 1.5 = 6,800; no gap between the alarms.
  [
    { capacity: 8000, fillRate: 800, notice: 0.5, call: 0.5, stop: 0.5, alarmGap: 0, normalFill: 6000 },
    [8000, 6800, 6800, 6000],
    [undefined, 1.5, 0, 1],
    'fits',
  ],
  [{ notice: 0, call: 0, stop: 0 }, [16_000, 16_000, 14_800, 11_500], [undefined, 0, 3, 8.25], 'noSteps'],
])('filled with %o the levels of concern are %o', (changed, litres, minutes, verdict) => {
  const found = alarmLevels({ ...example, ...changed });
  expect(found.levels.map((level) => level.litres)).toEqual(litres);
  expect(found.levels.map((level) => level.minutes)).toEqual(minutes);
  expect(found.verdict).toBe(verdict);
});
