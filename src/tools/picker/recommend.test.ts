import { describe, expect, test } from 'vitest';
import { answers, radios, recommendFor, text } from './fixture.ts';
import type { Answers } from './inputs.ts';
import { judgeRadio } from './radios.ts';
import { errorLitres } from './surface.ts';

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
  expect(errorLitres(sensor?.errorMm, answers())).toBeCloseTo(530.1, 1);
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
    const radar = sensors.find(({ record }) => record.id === 'radar');
    expect(radar?.findings.map(({ change }) => change ?? '').join()).toMatch(/stilling well/i);
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

describe('accuracy and use can reject', () => {
  const limit = (batas: number, changed: Partial<Answers> = {}) => why('radar', { ...easy, batas, ...changed });

  test('a radar of ±3 mm keeps 3 mm and not 2.9 mm; nothing asked is nothing refused', () => {
    expect(limit(3).about).not.toContain('akurasi');
    expect(limit(2.9)).toMatchObject({ verdict: 'reject', about: expect.arrayContaining(['akurasi']) });
    expect(limit(0).about).not.toContain('akurasi');
    // 0.25 % of 15 m are 37.5 mm.
    expect(why('ultrasonik', { ...easy, isi: 'air', tinggi: 4, batas: 37 }).about).toContain('akurasi');
    expect(why('ultrasonik', { ...easy, isi: 'air', tinggi: 4, batas: 38 }).about).not.toContain('akurasi');
  });

  test('custody transfer leaves no level sensor and names a servo gauge', () => {
    const { sensor, outside } = recommendFor({ serah: 'tera' });
    expect(sensor).toBeUndefined();
    expect(outside.map(({ title }) => title)).toContain('Servo');
    expect(recommendFor({ serah: 'tera', ukur: 'suhu' }).sensor?.record.id).toBe('suhu');
  });

  test('two gauges at 8 bar: 0.1 % of two settings of 10 bar, 14 mbar, 272 mm of LPG', () => {
    const pressure = recommendFor({ ...easy, isi: 'lpg', tekanan: 8, nosel: 'bawah' }).sensors.find(
      ({ record }) => record.id === 'tekanan',
    );
    expect(pressure?.errorMm).toBeCloseTo((Math.SQRT2 * 0.01 * 10.2 * 1000) / 0.53, 6);
  });
});

describe('what the catalogue does not have', () => {
  test.each<[string, Partial<Answers>, string]>([
    ['mass of grain', { ...easy, isi: 'bubuk', ukur: 'massa' }, 'Sel timbang'],
    ['LPG under a plain nozzle', { ...easy, isi: 'lpg', tekanan: 8 }, 'Radar gelombang terpandu'],
    ['a petrol station', { ...easy, isi: 'bensin', tinggi: 2.5, batas: 1 }, 'Magnetostriktif'],
    ['a heating coil', { ...easy, halangan: 'koil' }, 'Radar 80 GHz'],
    ['40 m of height', { ...easy, tinggi: 40 }, 'Radar 80 GHz'],
  ])('for %s', (_, changed, title) => {
    expect(recommendFor(changed).outside.map((instrument) => instrument.title.replaceAll('\u00a0', ' '))).toContain(
      title,
    );
  });

  test('grain by mass is no task for a radar, grain by level is', () => {
    expect(recommendFor({ ...easy, isi: 'bubuk', ukur: 'massa' }).sensor).toBeUndefined();
    expect(recommendFor({ ...easy, isi: 'bubuk' }).sensor?.record.id).toBe('radar');
  });
});

test('for a state that cannot be nothing is recommended', () => {
  const { sensor, companions, impossible } = recommendFor({ isi: 'air', suhu: 130 });
  expect([sensor, companions, impossible]).toEqual([undefined, [], ['mendidih']]);
});
