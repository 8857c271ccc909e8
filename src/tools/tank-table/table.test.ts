import { describe, expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { readCalibration } from './calibration/read-calibration.ts';
import { fileName, steps, tableFile } from './table.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';
import { vesselOf } from './vessel-of.ts';

const lying = (changed: Partial<TankValues> = {}) =>
  vesselOf({ ...initialValues(tankInputs), diameter: 2, bodyLength: 5, heads: 'datar', ...changed });
const metric = { lengthUnit: 'cm', volumeUnit: 'L', step: 0.01 } as const;

test('stands on every centimetre and ends where the tank is full', () => {
  const rows = steps(lying({ diameter: 0.255 }), 0.01);
  expect(rows).toHaveLength(27);
  expect(rows.map(({ level }) => level).slice(-2)).toEqual([0.25, 0.255]);
});

test('the steps add up to the whole', () => {
  const vessel = lying();
  expect(steps(vessel, 0.01).reduce((sum, { added }) => sum + added, 0)).toBeCloseTo(vessel.capacity * 1000, 6);
});

test('stands on every inch where one is measured in inches', () => {
  // 96 in of a box of 1 m²: 97 heights of 25.4 L each.
  const rows = steps(
    vesselOf({ ...initialValues(tankInputs), shape: 'persegi', bodyLength: 1, bodyWidth: 1, bodyHeight: 2.4384 }),
    0.0254,
  );
  expect(rows).toHaveLength(97);
  for (const { added } of rows.slice(1)) expect(added).toBeCloseTo(25.4, 6);
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
    const lines = tableFile(
      lying(),
      { lengthUnit: 'ft', volumeUnit: 'bbl', step: 0.0254 },
      [],
      ['ft', 'bbl', '', ''],
    ).split('\r\n');
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

test('a file is named after its tank, size and day', () => {
  expect(fileName(['tabel-tangki', 'T-104 / Solar', 'mendatar', '2x5 m', '2026-11-21'], 'csv')).toBe(
    'tabel-tangki-t-104-solar-mendatar-2x5-m-2026-11-21.csv',
  );
  expect(fileName(['tabel-tangki', '../../etc', '2,438x6 m'], 'csv')).toBe('tabel-tangki-etc-2.438x6-m.csv');
});
