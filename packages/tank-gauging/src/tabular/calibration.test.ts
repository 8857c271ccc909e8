import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vesselSize } from '../tank/vessel-fields.ts';
import { buildVessel } from '../vessel/vessel.ts';
import { interpolate, massHeading, readCalibration } from './calibration.ts';
import { parseInches } from './inches.ts';

/** Litres at a level in m: 80 L per cm. */
const findInBlocks = (level: number) => level * 8000;
const rows = (from: number, to: number, step: number, line: (n: number) => string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => line(from + n * step)).join('\n');
const pair = (cm: number) => `${cm}|${cm * 80}`;

test.each([
  [
    'side by side, each block under its own headings',
    `cm|liter|cm|liter|cm|liter\n${rows(0, 49, 1, (cm) => [pair(cm), pair(cm + 50), pair(cm + 100)].join('|'))}`,
    150,
    0.01,
  ],
  [
    'side by side, the last block shorter',
    `cm;liter;cm;liter\n${rows(0, 49, 1, (cm) => `${cm};${cm * 80};${cm < 20 ? `${cm + 50};${(cm + 50) * 80}` : ';'}`)}`,
    70,
    0.01,
  ],
  [
    'a printed matrix: rows of decimetres in cm, columns 0 to 9',
    `cm;0;1;2;3;4;5;6;7;8;9\n${rows(0, 140, 10, (cm) => [cm, ...Array.from({ length: 10 }, (_, n) => (cm + n) * 80)].join(';'))}`,
    150,
    0.01,
  ],
  [
    'a printed matrix: rows of cm, columns of mm',
    `Level (mm)\t0\t1\t2\t3\t4\t5\t6\t7\t8\t9\n${rows(0, 29, 1, (cm) => [cm, ...Array.from({ length: 10 }, (_, n) => (cm * 10 + n) * 8)].join('\t'))}`,
    300,
    0.001,
  ],
  [
    'our own table, as it is printed',
    `Level\t0 cm\t1 cm\t2 cm\t3 cm\t4 cm\t5 cm\t6 cm\t7 cm\t8 cm\t9 cm\n${rows(0, 29, 1, (dm) =>
      [`${(dm / 10).toFixed(1).replace('.', ',')} m`, ...Array.from({ length: 10 }, (_, n) => (dm * 10 + n) * 80)].join(
        '\t',
      ),
    )}`,
    300,
    0.01,
  ],
] as const)('reads a table %s', (_, text, count, step) => {
  const found = readCalibration(text, undefined, { volume: 'L' });
  expect(found?.bad).toEqual([]);
  expect(found?.points).toHaveLength(count);
  for (const [n, { level, litres }] of (found?.points ?? []).entries()) {
    expect(level).toBeCloseTo(n * step, 9);
    expect(litres).toBeCloseTo(findInBlocks(level), 6);
  }
});

test.each([
  [`5' 3 1/2"`, 63.5],
  [`5'3"`, 63],
  ['5-3', 63],
  ['63 3/8', 63.375],
  ['3/8', 0.375],
  ['63"', 63],
  ['5 ft 0 in', 60],
  ['12', undefined],
  [`5' 13"`, undefined],
  ['9/8', undefined],
  ['2026-10-31', undefined],
])('%s is %s inches', (text, inches) => {
  expect(parseInches(text)).toBe(inches);
});

test('reads feet, inches and eighths as heights', () => {
  const text = `Stick Height;Gallons\n0' 0";0\n0' 6 1/8";100\n1' 0";200\n1' 6 7/8";310`;
  const found = readCalibration(text, undefined);
  expect(found).toMatchObject({ length: 'in', volume: 'gal', bad: [] });
  expect(found?.points.map(({ level }) => level)).toEqual(
    [0, 6.125, 12, 18.875].map((inches) => expect.closeTo(inches * 0.0254, 9)),
  );
  // A whole number between eighths has no inch mark.
  const eighths = readCalibration('Stick Height;Gallons\n0;0\n0 1/8;15\n0 7/8;105\n1;120\n1 1/8;135', undefined);
  expect(eighths).toMatchObject({ length: 'in', bad: [] });
  expect(eighths?.points.at(-2)?.level).toBeCloseTo(0.0254, 9);
});

test('converts an ullage table to levels above its empty end', () => {
  const text = `Ullage (mm);Isi (L)\n${rows(0, 3000, 500, (mm) => `${mm};${(3000 - mm) * 8}`)}`;
  const found = readCalibration(text, undefined);
  expect(found?.reference).toBeCloseTo(3, 9);
  expect(interpolate(found?.points ?? [], 1.25)).toBeCloseTo(10_000, 6);
});

test('missing units are asked for without a tank, and a reading with falling volumes is no rival', () => {
  const text = rows(0, 200, 25, (cm) => `${cm};${(cm * 80).toFixed(3)}`);
  const found = readCalibration(text, undefined, { length: 'cm' });
  expect(found).toMatchObject({ decimal: 'dot' });
  const thousands = 'Level (cm);Isi (L)\n10;800\n20;1.600\n30;2.400\n';
  expect(readCalibration(thousands, undefined)).toMatchObject({ decimal: 'comma', rival: undefined });
});

const vesselOf = (diameter: number, length: number) => buildVessel(vesselSize({ shape: 'mendatar', diameter, length }));
const readCase = (name: string) => readFileSync(new URL(`../../../../tests/cases/${name}`, import.meta.url), 'utf8');

test('a table of masses is not read as litres', () => {
  const text = readCase('calibration-kg.tsv');
  expect(readCalibration(text, undefined)).toBeUndefined();
  expect(massHeading(text)).toBe('Berat (kg)');
});

test.each(['Tinggi (cm);Isi (L);Berat (kg)', 'cm;kg;liter', 'Level (cm);Volume (m³);Massa (t)'])(
  'of volume and mass the volume is read: %s',
  (headings) => {
    const liquid = headings.startsWith('cm') ? [1, 2] : [2, 1];
    const lines = Array.from({ length: 20 }, (_, n) => [n * 10, n * 700, n * 800]).map(([cm = 0, kg = 0, litres = 0]) =>
      [cm, ...(liquid[0] === 1 ? [kg, litres] : [litres, kg])].join(';'),
    );
    const factor = headings.includes('m³') ? 1000 : 1;
    const found = readCalibration([headings, ...lines].join('\n'), undefined, factor > 1 ? { volume: 'kL' } : {});
    expect(found?.points[5]).toEqual({ level: 0.5, litres: 4000 * factor });
  },
);

// Ø 2.5 × 6.1 m with flat ends: 14,833 L at 1.237 m by π/2·r² + … of a horizontal cylinder.
test.each([undefined, vesselOf(2.5, 6.1), vesselOf(2, 5), vesselOf(3, 9)])(
  'a matrix of rows in metres and columns in centimetres is read in both units, and in litres',
  (vessel) => {
    const found = readCalibration(readCase('calibration-matrix.tsv'), vessel);
    expect(found).toMatchObject({ length: 'cm', volume: 'L', bad: [], rival: undefined });
    expect(found?.points).toHaveLength(250);
    expect(Math.abs((interpolate(found?.points ?? [], 1.237) ?? 0) - 14_833)).toBeLessThan(10);
  },
);
