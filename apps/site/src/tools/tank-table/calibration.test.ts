import { initialValues } from 'tank-gauging/inputs';
import { interpolate, readCalibration } from 'tank-gauging/tabular/calibration';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { buildVessel } from 'tank-gauging/vessel/vessel';
import { describe, expect, test } from 'vitest';
import { compareCalibration, tableVessel } from './CalibrationPart.tsx';

/** Box of 4 m by 2 m, 3 m high: 80 L per cm, so that expected values are products. */
const box = buildVessel({ ...initialValues(tankInputs), shape: 'persegi', bodyLength: 4, bodyWidth: 2, bodyHeight: 3 });
const heights = [0, 25, 50, 75, 100, 125, 150, 200, 250, 300];
const inM = { m: 1, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048 };
const inL = { L: 1, kL: 1000, gal: 3.785411784, bbl: 158.987294928 };

/** Table of the box with 10 L added at each height but the first. */
function table(
  [length, lengthDigits]: readonly [keyof typeof inM, number],
  [volume, volumeDigits]: readonly [keyof typeof inL, number],
  style: 'id-ID' | 'en-US' | undefined,
  separator: string,
  heading?: string,
) {
  const figure = (value: number, digits: number) => {
    const limits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const text = style ? new Intl.NumberFormat(style, limits).format(value) : value.toFixed(digits);
    return text.includes(separator) ? `"${text}"` : text;
  };
  const lines = heights.map((cm) => {
    const litres = cm && cm * 80 + 10;
    return figure(cm / 100 / inM[length], lengthDigits) + separator + figure(litres / inL[volume], volumeDigits);
  });
  return [...(heading ? [heading] : []), ...lines].join('\n');
}

describe('one table in many formats', () => {
  test.each([
    ['Indonesian, semicolons', table(['cm', 1], ['L', 2], 'id-ID', ';', 'Level (cm);Isi (L)')],
    ['Indonesian thousands, tabs, no heading', table(['cm', 0], ['L', 0], 'id-ID', '\t')],
    ['US, quoted, commas', table(['cm', 0], ['L', 1], 'en-US', ',', 'Level cm,Volume L')],
    ['US thousands, tabs', table(['mm', 0], ['L', 0], 'en-US', '\t')],
    ['m and kL, decimal comma, tabs', table(['m', 2], ['kL', 3], 'id-ID', '\t')],
    ['m and m³, decimal dot, commas', table(['m', 3], ['kL', 3], undefined, ',', 'Height (m),Volume (m3)')],
    ['inches and gallons', table(['in', 4], ['gal', 3], undefined, '\t', 'Dip (in)\tGallons')],
    ['feet and barrels', table(['ft', 5], ['bbl', 4], undefined, ';', 'Level ft;bbl')],
    ['spaces between the numbers', table(['cm', 0], ['L', 0], undefined, '   ')],
    [
      'in descending order, with row numbers in front',
      [
        'No;Tinggi (cm);Volume (liter)',
        ...[...heights].reverse().map((cm, n) => `${n + 1};${cm};${cm && cm * 80 + 10}`),
      ].join('\n'),
    ],
  ])('%s', (_, text) => {
    const found = readCalibration(text, box);
    expect(found?.rival).toBeUndefined();
    expect(found?.bad).toEqual([]);
    expect(found?.points.map(({ level }) => Math.round(level * 100))).toEqual(heights);
    for (const { level, litres } of found?.points ?? []) {
      expect(Math.abs(litres - (level && level * 8000 + 10))).toBeLessThan(0.6);
    }
  });
});

test('a table that fits the tank in two ways is read, and explicit choices are followed', () => {
  // 3.000 and 24.000 are metres and kilolitres with three decimals, or millimetres and litres; the tank fits both.
  const text = '1.000\t8.000\n2.000\t16.000\n3.000\t24.000';
  expect(readCalibration(text, box)?.points).toEqual([1, 2, 3].map((level) => ({ level, litres: level * 8000 })));
  const other = readCalibration('1.000\t8.000\n1.500\t12.000', box, { length: 'm', volume: 'kL' });
  expect(other?.points.at(-1)).toEqual({ level: 1.5, litres: 12000 });
  expect(readCalibration('1.000\t8.000\n1.500\t12.000', box, { decimal: 'comma' })?.points.at(-1)).toEqual({
    level: 1.5,
    litres: 12000,
  });
});

test('a table far from the tank in either unit leaves the choice open', () => {
  // Volumes halfway between litres and kilolitres on a logarithmic scale.
  const found = readCalibration('100\t253\n200\t506\n300\t759', box, { length: 'cm' });
  expect(found?.rival).toBeDefined();
});

test('lines without numbers and repeated heights are reported', () => {
  const found = readCalibration('cm;L\n0;0\n50;4000\nx;y\n50;4100\n100;8000', box);
  expect(found?.points).toHaveLength(3);
  expect(found?.bad).toEqual([4, 5]);
});

test('heights at which the volume falls are reported', () => {
  expect(readCalibration('cm;L\n0;0\n50;4000\n100;3900\n150;12000', box)?.falling).toEqual([1]);
});

test.each(['', 'abc', '1;2', 'level;isi\n', '{"a":1}'])('%j is not a table', (text) => {
  expect(readCalibration(text, box)).toBeUndefined();
});

test('the largest deviation is found with its height', () => {
  const points = [0, 1, 2, 3].map((level) => ({ level, litres: level * 8000 + (level === 2 ? -55 : 5) }));
  const { largest, mean, over, rows } = compareCalibration([...points, { level: 3.5, litres: 28_000 }], box);
  expect(largest).toEqual({
    level: 2,
    table: 15_945,
    geometry: expect.closeTo(16_000),
    deviation: expect.closeTo(-55),
  });
  expect(mean).toBeCloseTo((5 + 5 + 55 + 5) / 4);
  expect(rows).toHaveLength(4);
  expect(over).toBe(1);
});

test('interpolates linearly within the table, and not outside it', () => {
  const points = [
    { level: 0.5, litres: 1000 },
    { level: 1, litres: 3000 },
  ];
  expect(interpolate(points, 0.75)).toBeCloseTo(2000);
  expect(interpolate(points, 0.5)).toBe(1000);
  expect(interpolate(points, 0.4)).toBeUndefined();
  expect(interpolate(points, 1.1)).toBeUndefined();
});

test('a table becomes a tank: empty at the bottom, full at its last height', () => {
  const points = [
    { level: 0.5, litres: 1000 },
    { level: 1, litres: 3000 },
  ];
  const vessel = tableVessel(points, box);
  expect(vessel).toMatchObject({ height: 1, capacity: 3 });
  expect([0, 0.25, 0.75, 1].map((level) => vessel.volume(level))).toEqual([0, 0.5, 2, 3]);
});

test('a table of two hundred thousand heights is compared', () => {
  const points = Array.from({ length: 200_000 }, (_, at) => ({ level: at * 1e-5, litres: 0 }));
  expect(compareCalibration(points, box).largest?.deviation).toBeCloseTo(-15_999.92, 6);
});

/** A third column of numbers comes first: a column whose heading is unknown would be taken from there. */
test.each([
  ...'level, tinggi, height, dip, innage, ukur'.split(', ').map((word) => `No;Volume;${word}`),
  ...'vol, isi, kapasitas, capacity, content'.split(', ').map((word) => `No;${word};Level`),
])('reads a table under %s', (headings) => {
  const found = readCalibration(`${headings}\n1;4000;50\n2;8000;100\n3;24000;300`, box);
  expect(found?.points.map(({ level, litres }) => [level, litres])).toEqual([
    [0.5, 4000],
    [1, 8000],
    [3, 24_000],
  ]);
});
