import { describe, expect, test } from 'vitest';
import { instrumentSchema } from '../schema.ts';
import { causticStep, cip, effectiveMinutes } from './cip.ts';
import { atTankTemperature, delivery, levelAfter, uncertainty } from './delivery.ts';
import { findInstrument, instrumentKinds, startValues } from './kinds.ts';
import { layerVolume, millimetre } from './millimetre.ts';
import { levelFall, pond, side } from './pond.ts';
import { sphere, sphereShare, sphereVolume } from './sphere.ts';
import { tower, towerLevel, towerVolume } from './tower.ts';

/** Simpson's rule with n (even) intervals. */
function integrate(f: (x: number) => number, from: number, to: number, n = 2000): number {
  const h = (to - from) / n;
  const inner = Array.from({ length: n - 1 }, (_, i) => ((i + 1) % 2 === 1 ? 4 : 2) * f(from + (i + 1) * h));
  return (h / 3) * (f(from) + inner.reduce((sum, value) => sum + value, 0) + f(to));
}

test('the volume of a layer is the area of a circle, integrated numerically, times the height', () => {
  const area = integrate((x) => 2 * Math.sqrt(Math.max(0, 400 - x * x)), -20, 20, 200_000);
  expect(layerVolume(40, 1)).toBeCloseTo(area, 1);
});

test('a difference of 5 mm in TK-204 is 2,262 litres at any level, and a larger part of a lower content', () => {
  // π / 4 × 24² = 452.39 m²: 2,262 L of 452.39 × 8.4 = 3,800 m³, and of 452.39 × 1 = 452 m³.
  const at = (level: number) => millimetre.outcome({ level, difference: 5, diameter: 24 }).figures;
  const litres = '2.262\u00a0L';
  expect(at(8.4)).toMatchObject({ litres, content: '3.800\u00a0m³', part: '0,06%' });
  expect(at(1)).toMatchObject({ litres, content: '452\u00a0m³', part: '0,50%' });
});

test.each([0.05, 0.3, 0.5, 0.92])('a sphere filled to %f has the volume of the integral over its discs', (level) => {
  const disc = (z: number) => Math.PI * (25 - (z - 5) ** 2);
  expect(sphereShare(level) * sphereVolume(10)).toBeCloseTo(integrate(disc, 0, level * 10), 6);
});

test('120 m³ taken from a pond of 10,000 m² lower its level by 12 mm', () => {
  expect(levelFall(120, 1)).toBeCloseTo((120 / 10_000) * 1000, 9);
});

test('draws a pond of 1 ha, 100 m wide and 3.2 m of water, to one scale, and 22 of the 40 mm of its detail', () => {
  const { shapes } = pond.outcome({ area: 1, fall: 22, pumped: 120, evaporation: 5 });
  const numbers = (index: number) => (String(shapes[index]?.at['d']).match(/-?[\d.]+/g) ?? []).map(Number);
  // Water: surface left, bottom left, bottom right, surface right.
  const [left = 0, surface = 0, , bottom = 0, , , right = 0] = numbers(0);
  expect((right - left) / (bottom - surface)).toBeCloseTo(100 / 3.2, 0);
  expect(side(1)).toBe(100);
  const [detail] = shapes.filter(({ tag, look }) => tag === 'rect' && look === 'liquid');
  // The detail's 40 mm are from 122 to 254 units: 22 mm down is 122 + 22 × 3.3.
  expect(detail?.at['y']).toBeCloseTo(194.6, 6);
});

test('effective minutes equal a count of the readings, and decrease with a higher limit', () => {
  let count = 0;
  for (let i = 1; i < causticStep.length; i += 1) {
    const reading = causticStep[i];
    if (reading && reading.temperature >= 75 && reading.conductivity >= 40) count += 0.5;
  }
  expect(effectiveMinutes(75)).toBe(count);
  const minutes = [60, 65, 70, 75, 80, 82].map(effectiveMinutes);
  expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
});

describe('the tank of the water tower', () => {
  // Radius from 2.7 m at the bottom to 6.5 m at 3.4 m, then 6.5 m.
  const disc = (z: number) => Math.PI * Math.min(6.5, 2.7 + (3.8 / 3.4) * z) ** 2;

  test.each([0.5, 3.4, 5.2, 7.5])('holds the volume of the integral over its discs up to %f m', (level) => {
    const hopper = integrate(disc, 0, Math.min(level, 3.4));
    const cylinder = level > 3.4 ? integrate(disc, 3.4, level) : 0;
    expect(towerVolume(level)).toBeCloseTo(hopper + cylinder, 6);
  });

  test.each([0.5, 3.4, 6.9])('has the level of the volume at %f m', (level) => {
    expect(towerLevel(towerVolume(level))).toBeCloseTo(level, 4);
  });

  test('lasts 60 m³/h for its volume divided by 60, and gives 23.2 m of water at the foot', () => {
    const { figures } = tower.outcome({ level: 5.2, use: 60 });
    // Hopper: π × 3.4 / 3 × (7.29 + 17.55 + 42.25) = 238.9 m³; cylinder: 1.8 m × 132.73 m² = 238.9 m³.
    expect(figures).toMatchObject({ volume: '478\u00a0m³', hours: '8,0\u00a0jam', pressure: '2,3\u00a0bar' });
  });
});

test('converts a billed volume to tank temperature, and combines the errors of two readings', () => {
  expect(atTankTemperature(16_000, 30, 34)).toBeCloseTo((16_000 * 0.98729) / 0.98389, 1);
  // Area of a horizontal cylinder at half height, 2.5 m × 6.2 m, for 1 mm.
  expect(uncertainty).toBeCloseTo(Math.hypot(3 * 2.5 * 6.2, 3 * 2.5 * 6.2), 6);
});

test('15,840 L raise the buried tank from 600 to 1,660 mm, the segment areas of a circle of 2.5 m', () => {
  // Segment area R²·acos((R − h)/R) − (R − h)·√(2Rh − h²): 0.9058 m² at 0.6 m, 3.4607 m² at 1.66 m; × 6.2 m.
  expect(levelAfter(15_840) * 1000).toBeCloseTo(1660, 0);
});

describe('the sentence follows from the values of', () => {
  test('millimetre', () => {
    expect(millimetre.outcome({ level: 8, diameter: 20, difference: 5 }).sentence).toBe('less');
    expect(millimetre.outcome({ level: 8, diameter: 80, difference: 10 }).sentence).toBe('more');
  });
  test('sphere', () => {
    expect([30, 50, 70].map((level) => sphere.outcome({ diameter: 10, level }).sentence)).toEqual([
      'less',
      'same',
      'more',
    ]);
  });
  test('pond', () => {
    const at = (fall: number) => pond.outcome({ area: 1, fall, pumped: 120, evaporation: 5 }).sentence;
    expect([22, 18, 10].map(at)).toEqual(['rest', 'balanced', 'inflow']);
  });
  test('cip', () => {
    expect(cip.outcome({ limit: 60, required: 15 }).sentence).toBe('passed');
    expect(cip.outcome({ limit: 82, required: 15 }).sentence).toBe('failed');
  });
  test('tower', () => {
    const at = (level: number) => tower.outcome({ level, use: 60 }).sentence;
    expect([7.5, 4, 1].map(at)).toEqual(['night', 'lasts', 'short']);
  });
  test('delivery', () => {
    const at = (rise: number) => delivery.outcome({ billed: 16_000, warmer: 4, rise, sold: 90 }).sentence;
    expect([15_700, 15_960, 16_200].map(at)).toEqual(['short', 'within', 'over']);
  });
});

/** All combinations of every field's minimum, maximum and initial value. */
function corners(
  fields: Readonly<Record<string, { min: number; max: number; start: number }>>,
): Record<string, number>[] {
  return Object.entries(fields).reduce<Record<string, number>[]>(
    (rows, [name, { min, max, start }]) =>
      rows.flatMap((row) => [min, start, max].map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

test.each(instrumentKinds)('%s has the same finite shapes and a known sentence at all slider limits', (kind) => {
  const instrument = findInstrument(kind);
  const first = instrument.outcome(startValues(instrument));
  for (const values of corners(instrument.fields)) {
    const { sentence, shapes, figures } = instrument.outcome(values);
    expect(instrument.sentences).toContain(sentence);
    expect(shapes.map(({ tag, look }) => `${tag} ${look}`)).toEqual(
      first.shapes.map(({ tag, look }) => `${tag} ${look}`),
    );
    expect(JSON.stringify([shapes, figures]), JSON.stringify(values)).not.toMatch(/NaN|Infinity|null/);
  }
});

test('rejects a record with other sliders, naming the field and both lists', () => {
  const record = { kind: 'cip', question: 'x', alt: 'x', note: 'x', sentences: { passed: 'x', failed: 'x' } };
  const labels = Object.fromEntries((cip.labels ?? []).map((name) => [name, 'x']));
  const { error } = instrumentSchema.safeParse({ ...record, labels, fields: { limit: { label: 'x', unit: '°C' } } });
  expect(error?.issues).toMatchObject([
    { path: ['fields'], message: 'has limit; the instrument needs limit, required' },
  ]);
});
