import { describe, expect, test } from 'vitest';
import { vesselOf } from '../../plant/vessel/vessel.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { readCalibration } from './calibration.ts';
import { type TankValues, tankInputs } from './inputs.ts';
import { readingAt } from './model.ts';
import { handoverOf, quantitiesOf, steps, tableFile } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['m', 0.5, '0,50 m'],
  ['m', 1.2345, '1,235 m'],
  ['cm', 0.505, '50,5 cm'],
  ['mm', 0.5, '500 mm'],
  ['in', 0.508, '20 in'],
  ['in', 0.5144, '20,25 in'],
  ['ft', 3.048, '10,00 ft'],
] as const)('a level in %s: %d m is %s', (unit, metres, words) => {
  expect(plain(quantitiesOf(unit, 'L', 1000).level(metres))).toBe(words);
});

const carried = (changed: Partial<TankValues>) => {
  const values = { ...initialValues(tankInputs), ...changed };
  return handoverOf(values, readingAt(vesselOf(values), values.level));
};

test('every dimension that makes the tank is carried, in millimetres, and none that does not', () => {
  expect(carried({ diameter: 2.4384 })).toEqual({
    bentuk: 'mendatar',
    volume: expect.any(Number),
    level: 0.5,
    isi: expect.any(Number),
    diameter: 2438,
    panjang: 5000,
    tutup: 'elips',
  });
});

const lying = (changed: Partial<TankValues> = {}) =>
  vesselOf({ ...initialValues(tankInputs), diameter: 2, bodyLength: 5, heads: 'datar', ...changed });
const metric = { lengthUnit: 'cm', volumeUnit: 'L' } as const;

test('stands on every step and ends where the tank is full; its steps add up to the whole', () => {
  const vessel = lying({ diameter: 0.255 });
  const rows = steps(vessel, 0.01);
  expect(rows).toHaveLength(27);
  expect(rows.map(({ level }) => level).slice(-2)).toEqual([0.25, 0.255]);
  expect(rows.reduce((sum, { added }) => sum + added, 0)).toBeCloseTo(vessel.capacity * 1000, 6);
  expect(steps(lying({ diameter: 2.4384 }), 0.0254)).toHaveLength(97);
});

describe('its file', () => {
  test('is one that Excel with Indonesian settings takes apart, with what it is of on top', () => {
    const preface = [
      ['Tangki', 'T-1', 'Ø 2 × 5 m'],
      ['Catatan', 'bukan pengganti tera'],
    ];
    const lines = tableFile(lying(), metric, preface, ['cm', 'L', 'L/cm', '%']).split('\r\n');
    expect(lines[0]).toBe('\ufeff"Tangki";"T-1";"Ø 2 × 5 m"');
    expect(lines[2]).toBe('"cm";"L";"L/cm";"%"');
    expect(lines[53]).toBe('"50";"3070,92";"86,31";"19,55"');
    expect(lines[203]).toBe('"200";"15707,96";"9,41";"100,00"');
  });

  test('writes barrels and feet', () => {
    const lines = tableFile(lying(), { lengthUnit: 'ft', volumeUnit: 'bbl' }, [], ['ft', 'bbl', '', '']).split('\r\n');
    // 1 ft of Ø 2 × 5 m, flat ends: 200,000 strips of the circle summed make 0.302376 m², times 5 m is 1,511.88 L.
    const [level = '', content = ''] = lines[13]?.split(';') ?? [];
    expect(level).toBe('"1"');
    expect(Number(content.replaceAll('"', '').replace(',', '.'))).toBeCloseTo(1511.88 / 158.987, 2);
  });

  test('can be pasted back as a calibration table, and then differs by nothing', () => {
    const vessel = lying();
    const found = readCalibration(
      tableFile(vessel, metric, [['Tangki', 'T-1']], ['Level (cm)', 'Isi (L)', '+', '%']),
      vessel,
    );
    expect(found).toMatchObject({ decimal: 'comma', length: 'cm', volume: 'L', bad: [], rival: undefined });
    expect(found?.points).toHaveLength(201);
    for (const { level, litres } of found?.points ?? []) expect(litres).toBeCloseTo(vessel.volume(level) * 1000, 1);
  });
});
