import { describe, expect, test } from 'vitest';
import { pickerChoices } from '../../shared/records/selection-fields.ts';
import { pickFor, pickMedium } from './fixture.ts';
import type { Answers } from './inputs.ts';
import { butaneVapour, errorLitres, findMedia, media, surfaceOf, vapourEstimate, waterBoils } from './medium.ts';

const answers = (changed?: Partial<Answers>) => pickFor(changed).tank;

/** What becomes of one sensor for a medium as it is usually stored. */
function judged(sensor: string, id: string, changed: Partial<Answers> = {}) {
  const { sensors, outside } = pickMedium(id, changed);
  const found = sensors.find(({ record }) => record.id === sensor);
  return {
    verdict: found?.verdict,
    about: found?.findings.map(({ about }) => about) ?? [],
    findings: found?.findings ?? [],
    outside: outside.map(({ title }) => title.replaceAll('\u00a0', ' ')),
  };
}

describe('the table', () => {
  test('names every kind, and each medium can be stored as its record says', () => {
    expect(new Set(media.map(({ kind }) => kind))).toEqual(new Set(pickerChoices.isi));
    const wrong = media.filter(({ id }) => pickMedium(id).impossible.length > 0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each<[string, 'dielectric' | 'density', number]>([
    // Static permittivity at 20 to 25 °C, from The Engineering ToolBox, Relative Permittivity.
    ['aseton', 'dielectric', 20.7],
    ['amonia', 'dielectric', 16.5],
    ['etanol', 'dielectric', 24.3],
    ['etil-asetat', 'dielectric', 6],
    ['asam-asetat', 'dielectric', 6.2],
    // kg/L at 25 °C, NIST Chemistry WebBook and IAPWS-95.
    ['metanol', 'density', 0.7866],
    ['toluena', 'density', 0.8622],
    ['air-baku', 'density', 0.997],
    ['amonia', 'density', 0.6028],
    ['propana', 'density', 0.4923],
  ])('%s: its %s holds %d of another source', (id, figure, value) => {
    const stated = media.find((medium) => medium.id === id)?.[figure];
    expect(stated?.from).toBeLessThanOrEqual(value);
    expect(stated?.to ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(value);
  });

  test.each([
    // bar absolute at °C, NIST Chemistry WebBook, saturation properties.
    [-42.1, 30, 10.79],
    [-33.3, 30, 11.67],
    [-0.5, 30, 2.83],
    [-195.8, -183.15, 3.61],
    [100, 150, 4.76],
  ])('boiling at %d °C, at %d °C the vapour has about %d bar', (boils, celsius, bar) => {
    expect(Math.abs(vapourEstimate(boils, celsius) / bar - 1)).toBeLessThan(0.34);
  });

  test('what boils away or has frozen is refused', () => {
    expect(pickMedium('nitrogen-cair', { suhu: 30, tekanan: 8 }).impossible).toContain('titikDidih');
    expect(pickMedium('amonia', { tekanan: 0 }).impossible).toContain('titikDidih');
    expect(pickMedium('aseton', { suhu: 70 }).impossible).toContain('titikDidih');
    expect(pickMedium('aseton', { suhu: 50 }).impossible).toEqual([]);
    expect(pickMedium('naoh-48', { suhu: 5 }).impossible).toContain('titikLeleh');
  });
});

describe('radar or not', () => {
  test.each<[string, Partial<Answers>, 'fits' | 'care' | 'reject', string?]>([
    ['pertalite', {}, 'fits'],
    ['metanol', {}, 'fits'],
    ['h2so4-98', {}, 'fits'],
    ['avtur', {}, 'care', 'isi'],
    ['avtur', { nosel: 'pipa' }, 'fits'],
    ['cpo', {}, 'care', 'isi'],
    ['lpg-campuran', {}, 'reject', 'isi'],
    ['lpg-campuran', { nosel: 'pipa' }, 'care', 'isi'],
    ['nitrogen-cair', {}, 'reject', 'isi'],
    ['lng', { nosel: 'pipa' }, 'care', 'isi'],
    ['amonia', {}, 'reject', 'uap'],
    ['amonia', { nosel: 'pipa' }, 'care', 'isi'],
    ['vcm', {}, 'reject', 'uap'],
    ['aseton', {}, 'care', 'uap'],
    ['pelet-pe', {}, 'reject', 'isi'],
    ['fly-ash', {}, 'care', 'isi'],
    ['semen', {}, 'care', 'isi'],
    ['molase', {}, 'reject', 'busa'],
  ])('%s with %o: %s', (id, changed, verdict, about) => {
    const busa = media.find((medium) => medium.id === id)?.foam === 'thick' ? 'tebal' : 'tanpa';
    const found = judged('radar', id, { busa, ...changed });
    expect(found.verdict).toBe(verdict);
    if (about) expect(found.about).toContain(about);
  });

  test('a rejection for want of an echo quotes the figure, its source and where the limit comes from', () => {
    const [rejection] = judged('radar', 'nitrogen-cair').findings.filter(({ verdict }) => verdict === 'reject');
    expect(rejection?.reason).toContain('1,44');
    expect(rejection?.evidence?.join(' ')).toMatch(/CRC Handbook.*KROHNE/);
  });
});

test.each(['pertalite', 'toluena', 'kondensat', 'hcl-32', 'lpg-campuran', 'semen', 'bitumen'])(
  'ultrasonic is rejected over %s',
  (id) => expect(judged('ultrasonik', id).verdict).toBe('reject'),
);

describe('level from pressure', () => {
  test('the spread of the density is told in millimetres, and rejects where it passes the limit', () => {
    // Pertalite 0.715 to 0.770 kg/L: half the spread is 0.0275 / 0.7425 = 3.704 % of a column of 11.5 m, 425.9 mm.
    const care = judged('tekanan', 'pertalite', { nosel: 'bawah' }).findings.find(({ about }) => about === 'isi');
    expect(care?.reason).toContain('426');
    expect(judged('tekanan', 'pertalite', { nosel: 'bawah', batas: 425 }).about).toContain('akurasi');
    expect(judged('tekanan', 'pertalite', { nosel: 'bawah', batas: 427 }).about).not.toContain('akurasi');
    expect(judged('tekanan', 'air-baku', { nosel: 'bawah' }).verdict).toBe('fits');
  });

  test('without a source of the density there is no error to promise', () => {
    const { sensors } = pickMedium('tailing', { nosel: 'bawah' });
    expect(sensors.find(({ record }) => record.id === 'tekanan')?.errorMm).toBeUndefined();
    expect(judged('tekanan', 'tailing', { nosel: 'bawah' }).about).toContain('isi');
  });
});

describe('looking for a medium', () => {
  test.each([
    ['H₂SO₄ 98', 'h2so4-98'],
    ['caustic', 'naoh-48'],
    ['minyak goreng', 'rbd-olein'],
    ['pertal', 'pertalite'],
    ['NH3', 'amonia'],
    ['tetes tebu', 'molase'],
    ['b40', 'biosolar'],
    ['jet a', 'avtur'],
  ])('%s finds %s first', (typed, id) => expect(findMedia(typed)[0]?.id).toBe(id));

  test('nothing typed shows all, nonsense nothing', () => {
    expect(findMedia('')).toHaveLength(media.length);
    expect(findMedia('xyzzy')).toEqual([]);
  });
});

/** Contents in m³ up to a level, by 20,000 slices of the shape's width; nothing of the code under test. */
function filled(bentuk: string, level: number, diameter: number, length: number): number {
  const slices = 20_000;
  let volume = 0;
  for (let slice = 0; slice < slices; slice++) {
    const height = ((slice + 0.5) * level) / slices;
    const half = Math.sqrt((diameter / 2) ** 2 - (height - diameter / 2) ** 2);
    volume += ((bentuk === 'bola' ? Math.PI * half ** 2 : 2 * half * length) * level) / slices;
  }
  return volume;
}

test.each(['mendatar', 'bola'] as const)('a %s tank holds a millimetre more or less as its slices say', (bentuk) => {
  for (const isian of [5, 30, 50, 80]) {
    const level = (3 * isian) / 100;
    const around = filled(bentuk, level + 0.005, 3, 8) - filled(bentuk, level - 0.005, 3, 8);
    expect(surfaceOf({ bentuk, diameter: 3, panjang: 8, isian })).toBeCloseTo(around / 0.01, 2);
  }
});

test('upright and rectangular tanks hold the same everywhere', () => {
  expect(errorLitres(3, answers())).toBeCloseTo(530.1, 1);
  expect(errorLitres(2, answers({ bentuk: 'persegi', diameter: 4, panjang: 5, isian: 10 }))).toBe(40);
});

test('without a dimension there are no litres', () => {
  expect(errorLitres(3, answers({ diameter: 0 }))).toBeUndefined();
  expect(errorLitres(3, answers({ bentuk: 'mendatar', panjang: 0 }))).toBeUndefined();
  expect(errorLitres(undefined, answers())).toBeUndefined();
});

test.each([
  // Steam tables (IAPWS-IF97): saturation temperature by pressure.
  [0.5, 81.3],
  [1.01325, 100],
  [2, 120.2],
  [10, 179.9],
])('water boils at %d bar absolute at %d °C, within half a degree', (bar, celsius) => {
  expect(Math.abs(waterBoils(bar) - celsius)).toBeLessThan(0.6);
});

test.each([
  // n-Butane: normal boiling point -0.5 °C; 20 °C: 2.08 bar; 50 °C: 4.96 bar (saturation tables).
  [-0.5, 1.013],
  [20, 2.08],
  [50, 4.96],
])('butane at %d °C stays liquid above %d bar', (celsius, bar) => {
  expect(Math.abs(butaneVapour(celsius) / bar - 1)).toBeLessThan(0.02);
});

describe('what no tank can be', () => {
  test.each<[string, Partial<Answers>, string[]]>([
    ['the example', {}, []],
    ['water of 105 °C without pressure', { isi: 'air', suhu: 105 }, ['mendidih']],
    ['water of 105 °C under one bar', { isi: 'air', suhu: 105, tekanan: 1 }, []],
    ['ice', { isi: 'air', suhu: -5 }, ['beku']],
    ['a highest level below the bottom', { tinggi: 3, ruang: 4 }, ['penuh']],
    ['LPG in an open vessel', { isi: 'lpg', suhu: 30, tekanan: 0 }, ['gas']],
    ['LPG under its pressure', { isi: 'lpg', suhu: 30, tekanan: 8 }, []],
    ['a pool under pressure', { isi: 'air', nosel: 'terbuka', tekanan: 2 }, ['terbuka']],
    ['a floating roof in a sphere', { halangan: 'apung', bentuk: 'bola' }, ['apung']],
  ])('%s', (_, changed, found) => {
    expect(pickFor(changed).impossible).toEqual(found);
  });
});
