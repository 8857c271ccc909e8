import { describe, expect, test } from 'vitest';
import { answers, radios, recommendFor, text } from './fixture.ts';
import type { Answers } from './inputs.ts';
import { judgeRadio } from './radios.ts';
import { errorLitres } from './sensors.ts';

/** Findings of one sensor or radio, in words. */
function why(id: string, changed: Partial<Answers>) {
  const { sensors, radios: networks } = recommendFor(changed);
  const found = [...sensors, ...networks].find(({ record }) => record.id === id);
  return { verdict: found?.verdict, about: found?.findings.map(({ about }) => about) ?? [] };
}

test('the worked example: diesel, 12 m, zone 1, no mains', () => {
  const { sensor, companions, radio } = recommendFor();
  expect(sensor?.record.id).toBe('radar');
  expect(companions.map((need) => need.sensor?.record.id)).toEqual(['suhu']);
  expect(radio?.record.id).toBe('lorawan');
  // The reference of ±3 mm, as the record of the radar states no error; on 15 m of diameter 176.715 m² × 3 mm.
  expect(sensor?.errorMm).toBe(3);
  expect(errorLitres(sensor?.errorMm, 15)).toBeCloseTo(530.1, 1);
  expect(recommendFor({ galat: 1 }).sensor?.errorMm).toBe(1);
});

const easy = { zona: 'aman', ukur: 'level', daya: 'listrik', sinyal: 'baik' } as const;

describe('what is chosen', () => {
  test.each<[string, Partial<Answers>, string | undefined]>([
    ['a calm water tank', { ...easy, isi: 'air', tinggi: 4 }, 'ultrasonik'],
    ['petrol', { ...easy, isi: 'bensin' }, 'radar'],
    ['foaming milk with a nozzle at the bottom', { ...easy, isi: 'pangan', busa: 'tebal', nosel: 'bawah' }, 'tekanan'],
    ['LPG in a stilling well', { ...easy, isi: 'lpg', tekanan: 8, nosel: 'pipa' }, 'radar'],
    ['a floating roof with a gauge pipe', { ...easy, isi: 'bensin', halangan: 'apung', nosel: 'pipa' }, 'radar'],
    ['grain', { ...easy, isi: 'bubuk', tinggi: 20 }, 'radar'],
    ['pH of waste water', { ...easy, isi: 'limbah', ukur: 'mutu', nosel: 'terbuka' }, 'kualitas'],
    ['temperature of a furnace', { ...easy, ukur: 'suhu', suhu: 840 }, 'suhu'],
    ['pressure of LPG', { ...easy, isi: 'lpg', ukur: 'tekanan', tekanan: 8 }, 'tekanan'],
    ['plastic without an opening', { ...easy, isi: 'kimia', bahan: 'plastik', nosel: 'tanpa' }, 'radar'],
  ])('for %s', (_, changed, expected) => expect(recommendFor(changed).sensor?.record.id).toBe(expected));
});

describe('limits hold to the last digit', () => {
  test.each<[string, Partial<Answers>, string, 'reject' | 'other']>([
    ['ultrasonik', { ...easy, tinggi: 15 }, 'rentang', 'other'],
    ['ultrasonik', { ...easy, tinggi: 15.01 }, 'rentang', 'reject'],
    ['ultrasonik', { ...easy, ruang: 0.2 }, 'rentang', 'other'],
    ['ultrasonik', { ...easy, ruang: 0.19 }, 'rentang', 'reject'],
    ['radar', { ...easy, tinggi: 30, ruang: 0.1 }, 'rentang', 'other'],
    ['radar', { ...easy, tinggi: 30.01 }, 'rentang', 'reject'],
    ['ultrasonik', { ...easy, suhu: 85 }, 'suhu', 'other'],
    ['ultrasonik', { ...easy, suhu: 85.1 }, 'suhu', 'reject'],
    ['ultrasonik', { ...easy, suhu: -40.1 }, 'suhu', 'reject'],
    ['suhu', { ...easy, ukur: 'suhu', suhu: 850.1 }, 'suhu', 'reject'],
    ['tekanan', { ...easy, ukur: 'tekanan', tekanan: 1000 }, 'tekanan', 'other'],
    ['tekanan', { ...easy, ukur: 'tekanan', tekanan: 1000.1 }, 'tekanan', 'reject'],
    ['wifi', { ...easy, jarak: 0.1 }, 'jarak', 'other'],
    ['wifi', { ...easy, jarak: 0.11 }, 'jarak', 'reject'],
    ['lorawan', { ...easy, jarak: 15 }, 'jarak', 'other'],
    ['lorawan', { ...easy, jarak: 15.1 }, 'jarak', 'reject'],
    ['lorawan', { ...easy, jarak: 5, pandang: 'terhalang' }, 'jarak', 'other'],
    ['lorawan', { ...easy, jarak: 5.1, pandang: 'terhalang' }, 'jarak', 'reject'],
  ])('%s with %o: %s %s', (id, changed, about, expected) => {
    const found = why(id, changed);
    expect(found.verdict === 'reject' && found.about.includes(about as never) ? 'reject' : 'other').toBe(expected);
  });
});

describe('where nothing fits', () => {
  test('LPG without a stilling well: the radar says what it would need', () => {
    const { sensor, sensors } = recommendFor({ ...easy, isi: 'lpg', tekanan: 8 });
    expect(sensor).toBeUndefined();
    expect(sensors.find(({ record }) => record.id === 'radar')?.findings.map(({ change }) => change)).toContain(
      'Pipa tenang dari puncak sampai dasar tangki.',
    );
  });

  test('a steel tank without any opening leaves no sensor', () => {
    expect(recommendFor({ ...easy, nosel: 'tanpa' }).sensor).toBeUndefined();
  });

  test('under ground, far away, without signal and mains: no radio, each with a reason', () => {
    const { radio, radios: all } = recommendFor({ letak: 'tanam', jarak: 20, sinyal: 'tiada', daya: 'baterai' });
    expect(radio).toBeUndefined();
    for (const { findings } of all) expect(findings.some(({ change }) => change)).toBe(true);
  });
});

test('a battery that lasts weeks is no choice; with sun or mains it is none of the reasons', () => {
  const [, cellular] = radios;
  if (!cellular) throw new Error('the radio is missing');
  const about = (daya: Answers['daya']) =>
    judgeRadio(cellular, answers({ daya, sinyal: 'baik' }), text).findings.filter(
      (finding) => finding.about === 'daya',
    );
  expect(about('baterai')).toMatchObject([{ verdict: 'reject' }]);
  expect(about('surya')).toEqual([]);
});
