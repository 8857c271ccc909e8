import { initialValues } from 'tank-gauging/inputs';
import { volumeAt15, volumeAt15By1980 } from 'tank-gauging/methods/standard-volume';
import { readCalibration } from 'tank-gauging/tabular/calibration';
import { type TankValues, tankInputs } from 'tank-gauging/tank-table/inputs';
import {
  contradictions,
  errorLength,
  errorVolume,
  levelFromDip,
  readingAt,
  stockAt,
} from 'tank-gauging/tank-table/model';
import { buildVessel } from 'tank-gauging/vessel/vessel';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../kit/address.ts';
import { readInput, showInput } from '../kit/tool-inputs.ts';
import { stepAt } from './TankDrawing.tsx';
import { barrelsAt60 } from './TankParts.tsx';
import { placeVessel } from './VesselViews.tsx';
import { formatsIn, handoverFields, tableFile, tableSteps } from './words.ts';

const tank = (changed: Partial<TankValues>) => buildVessel({ ...initialValues(tankInputs), ...changed });
const lying = (changed: Partial<TankValues> = {}) => tank({ diameter: 2, bodyLength: 5, heads: 'datar', ...changed });

test('a horizontal tank filled to a quarter of its height holds 19.55 % of its volume', () => {
  const { contentShare, heightShare, content, ullage, full } = readingAt(lying(), 0.5);
  expect(heightShare).toBeCloseTo(0.25, 10);
  expect(contentShare * 100).toBeCloseTo(19.55, 2);
  expect(content + ullage).toBeCloseTo(full, 6);
});

describe('accuracy', () => {
  test('±3 mm of the half-full Ø 2 × 5 m tank are ±30 L', () => {
    const error = errorLength({ errorUnit: 'mm', gaugeError: 3, gaugeSpan: 15 });
    expect(errorVolume(lying(), 1, error).either).toBeCloseTo(30, 2);
  });

  test('±0.25 % of a 15 m span are ±37.5 mm, and here ±375 L', () => {
    const error = errorLength({ errorUnit: 'persen', gaugeError: 0.25, gaugeSpan: 15 });
    expect(error).toBeCloseTo(0.0375, 10);
    expect(errorVolume(lying(), 1, error).either).toBeCloseTo(375, 0);
  });

  test('errors are limited by the ends of the tank', () => {
    expect(errorVolume(lying(), 2, 0.01)).toMatchObject({ above: 0 });
    expect(errorVolume(lying(), 0, 0.01)).toMatchObject({ below: 0 });
    expect(errorVolume(lying(), 0, 1000).above).toBeCloseTo(readingAt(lying(), 2).full, 6);
  });
});

describe('stock of a box of 1 m²', () => {
  const box = tank({ shape: 'persegi', bodyLength: 1, bodyWidth: 1, bodyHeight: 3 });
  const none = { waterLevel: 0, suctionLevel: 0, highestFill: 0 };

  test('water below the outlet is part of the dead stock', () => {
    expect(stockAt(box, 2, { waterLevel: 0.1, suctionLevel: 0.3, highestFill: 2.8 })).toEqual({
      water: expect.closeTo(100),
      product: expect.closeTo(1900),
      dead: expect.closeTo(200),
      usable: expect.closeTo(1700),
      room: expect.closeTo(800),
      over: 0,
      safe: expect.closeTo(2800),
    });
  });

  test('above the highest fill the excess is reported, and the remaining space is zero', () => {
    expect(stockAt(box, 2.9, { ...none, highestFill: 2.8 })).toMatchObject({
      room: 0,
      over: expect.closeTo(100),
    });
    expect(stockAt(box, 2.9, none)).toMatchObject({
      room: expect.closeTo(100),
      over: 0,
    });
  });

  test('a level below the outlet leaves no usable stock', () => {
    expect(stockAt(box, 0.2, { ...none, suctionLevel: 0.3 })).toMatchObject({
      usable: 0,
      dead: expect.closeTo(200),
    });
  });
});

const clashes = (changed: Partial<TankValues>) => contradictions({ ...initialValues(tankInputs), ...changed });

test.each([
  [{ shape: 'silo', outlet: 3 }, { outlet: 'outlet' }],
  [{ shape: 'bola', slope: 2 }, { slope: 'lean' }],
  [{ shape: 'tegak', upper: 'elips', slope: 2 }, { slope: 'lean' }],
  [{ slope: 2, dipPoint: 6 }, { dipPoint: 'gauge' }],
  [{ shape: 'tegak', slope: 2, dipPoint: 2.1 }, { dipPoint: 'gauge' }],
  [{ heads: 'tembereng', bottomDepth: 1.1 }, { bottomDepth: 'cap' }],
  [{ shape: 'tegak', upper: 'tembereng', upperHeight: 1.1 }, { upperHeight: 'cap' }],
  [{ shape: 'tegak', upper: 'silinder', upperDiameter: 0 }, { upperDiameter: 'narrow' }],
  [{ waterLevel: 0.6 }, { waterLevel: 'water' }],
  [{ suctionLevel: 2.1 }, { suctionLevel: 'deadStock' }],
  [{ highestFill: 2.1 }, { highestFill: 'highest' }],
  [{ highestFill: 0.2, suctionLevel: 0.2 }, { highestFill: 'highest' }],
  [{ dipFrom: 'acuan', ullage: 2.2 }, { ullage: 'ullage' }],
  [{ section: 'oval', slope: 2 }, { slope: 'lean' }],
  // Valid combinations.
  [{}, {}],
  [{ slope: 0, dipPoint: 60 }, {}],
  [{ shape: 'tegak', upper: 'kerucut', upperDiameter: 0 }, {}],
  [{ heads: 'tembereng', bottomDepth: 1 }, {}],
  [{ shape: 'bola', bottomDepth: 30, outlet: 20 }, {}],
  [{ highestFill: 2, suctionLevel: 0.1, waterLevel: 0.5 }, {}],
] as const)('%j has the contradictions of %j', (changed, expected) => {
  expect(clashes(changed)).toEqual(expected);
});

/** Links as the first edition of the tool wrote them, with litres worked out by hand. */
test.each([
  ['#level=0.5', 3070.9 + 327.2],
  ['#level=1.5', 12_637 + 1767.1],
  ['#level=2', 17_802.4],
  ['#tutup=datar', 3070.9],
  ['#tutup=datar&level=1.5', 12_637],
  ['#tutup=setengah-bola&level=2', 19_896.8],
  ['#bentuk=bola&diameter=10&level=3', 113_097.3],
  ['#bentuk=tegak&diameter=3&dasar=elips&dalam=0.75&level=0.4', 1239.9],
  ['#bentuk=tegak&diameter=3&dasar=elips&dalam=0.75&level=2', 12_370],
  ['#bentuk=tegak&dasar=kerucut&dalam=1&level=1', 1047.2],
  ['#bentuk=persegi&panjang=5&lebar=2&tinggi=4&level=1.5&satuan=persen&galat=0.25&rentang=15', 15_000],
  // The bottom of another shape was always ignored.
  ['#bentuk=persegi&dasar=kerucut&dalam=2&level=1.5', 15_000],
  ['#bentuk=silo&diameter=3&dalam=2&bukaan=1&level=2', 6806.8],
  // By hand: frustum πh(R² + Rr + r²)/3; half-full ellipse πab/2; circle of π m² and a strip of 1 m.
  ['#bentuk=tegak&diameter=2&diameterAtas=1&tinggi=3&level=3', 5497.8],
  ['#penampang=oval&diameter=1.5&lebar=2.2&ukurDari=acuan&tinggiAcuan=1.85&jarak=1.1', 6479.5],
  ['#penampang=stadion&diameter=2&lebar=3&level=2', 25_708],
  // A level above the top means the full tank, as before.
  ['#level=3', 17_802.4],
])('reads the link %s', (fragment, litres) => {
  const { values, damage } = readAddress(tankInputs, fragment);
  expect(damage).toBeUndefined();
  expect(contradictions(values)).toEqual({});
  const { content } = readingAt(buildVessel(values), levelFromDip(values));
  expect(content).toBeCloseTo(litres, 0);
  expect(Math.abs(content / litres - 1)).toBeLessThan(1e-4);
});

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
  expect(plain(formatsIn(unit, 'L', 1000).level(metres))).toBe(words);
});

const carried = (changed: Partial<TankValues>) => {
  const values = { ...initialValues(tankInputs), ...changed };
  return handoverFields(values, readingAt(buildVessel(values), values.level));
};

test('the handover has every dimension of the tank in millimetres, and no other', () => {
  expect(carried({ diameter: 2.4384 })).toEqual({
    bentuk: 'mendatar',
    volume: expect.any(Number),
    level: 0.5,
    isi: expect.any(Number),
    diameter: 2438,
    panjang: 5000,
    tutup: 'datar',
  });
});

/** 141.5 ÷ (35 + 131.5) × 999.016 = 849.0136 kg/m³; 100 °F are 37.7778 °C, and −50 and 150 °C are −58 and 302 °F. */
test('°API and °F are accepted as on documents, with converted limits', () => {
  const { density, temperature } = tankInputs;
  const read = (input: typeof density | typeof temperature, typed: string, unit: string) =>
    readInput(input, typed, { densityUnit: unit, temperatureUnit: unit });
  expect(read(density, '35', 'api')).toEqual({ value: expect.closeTo(849.0136, 4) });
  expect(showInput(density, 849.0136, { densityUnit: 'api' })).toBe('35');
  expect(read(density, '845', 'kgm3')).toEqual({ value: 845 });
  // 350 kg/m³ are 272.39 °API, 1,200 are −13.70.
  expect(read(density, '273', 'api')).toHaveProperty('problem');
  expect(read(density, '-13', 'api')).toHaveProperty('value');
  expect(read(temperature, '100', 'F')).toEqual({ value: expect.closeTo(37.777778, 6) });
  expect(showInput(temperature, 37.777778, { temperatureUnit: 'F' })).toBe('100');
  expect(read(temperature, '303', 'F')).toHaveProperty('problem');
});

// Crude of 35 °API at 100 °F: α = 341.0957 ÷ 849.0136² = 4.7320e-4. On IPTS-68 it is 40.0100 °F above the base:
// exp(−0.0189327 · (1 + 0.8 · 0.018939)) = 0.98096; Table 6A of 1980 has 0.9810. 158,987.3 L are 1,000 bbl observed.
test('barrels at 60 °F by either edition', () => {
  const observed = { group: 'mentah', density: 849.0136, densityAt: 140 / 9, celsius: 340 / 9 } as const;
  for (const [find, barrels, digits] of [[volumeAt15, 980.96, 2] as const, [volumeAt15By1980, 981, 0] as const]) {
    const found = find(observed);
    if (typeof found === 'string') throw new Error(found);
    expect(barrelsAt60('mentah', found, observed.celsius, 158_987.294928)).toBeCloseTo(barrels, digits);
  }
});

const metric = { lengthUnit: 'cm', volumeUnit: 'L' } as const;

test('the table has every step and the full level, and its steps add up to the capacity', () => {
  const vessel = lying({ diameter: 0.255 });
  const rows = tableSteps(vessel, 0.01);
  expect(rows).toHaveLength(27);
  expect(rows.map(({ level }) => level).slice(-2)).toEqual([0.25, 0.255]);
  expect(rows.reduce((sum, { added }) => sum + added, 0)).toBeCloseTo(vessel.capacity * 1000, 6);
  expect(tableSteps(lying({ diameter: 2.4384 }), 0.0254)).toHaveLength(97);
});

describe('the exported file', () => {
  test("opens in Excel with Indonesian settings, with the tank's description on top", () => {
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
    // 1 ft in Ø 2 × 5 m with flat ends: 200,000 strips of the circle add up to 0.302376 m², times 5 m 1,511.88 L.
    const [level = '', content = ''] = lines[13]?.split(';') ?? [];
    expect(level).toBe('"1"');
    expect(Number(content.replaceAll('"', '').replace(',', '.'))).toBeCloseTo(1511.88 / 158.987, 2);
  });

  test('reads back as a calibration table without deviation', () => {
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

const cases: readonly [string, Partial<TankValues>][] = [
  ['the example', {}],
  ['a pipe', { diameter: 0.2, bodyLength: 100 }],
  ['a chimney', { shape: 'tegak', diameter: 0.2, bodyHeight: 60 }],
  ['a plate', { shape: 'persegi', bodyLength: 100, bodyWidth: 100, bodyHeight: 0.2 }],
  ['a sphere', { shape: 'bola', diameter: 10 }],
  ['a leaning pipe', { diameter: 1, bodyLength: 30, slope: 20, dipPoint: 30 }],
  ['a leaning box', { shape: 'persegi', slope: 10, dipPoint: 0 }],
  ['a stack', { shape: 'silo', upper: 'persegi', upperLength: 3 }],
];

test.each(cases)('%s is drawn to one scale within the sheet', (_, changed) => {
  const vessel = tank(changed);
  const { zero, top, left, right, ground, height, scale, views } = placeVessel(vessel);
  expect(zero - top).toBeCloseTo(vessel.height * scale, 9);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(600);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(ground).toBeLessThan(height);
  for (const { outline } of views) expect(outline).not.toMatch(/NaN|Infinity/);
});

test('steps of a centimetre or an inch end at the top of the tank', () => {
  const vessel = tank({ diameter: 2.005 });
  expect([0, 10.4, 200, 201].map((steps) => stepAt(vessel, steps, 0.01))).toEqual([0, 0.1, 2, 2.005]);
  expect(stepAt(vessel, 4, 0.0254)).toBe(0.1016);
});
