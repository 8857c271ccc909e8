import { describe, expect, test } from 'vitest';
import { batteryLife, yearsText } from '../../plant/radio/battery.ts';
import { seeded } from '../../plant/random.ts';
import { choiceNames, pickerChoices, radioCriteria, sensorCriteria } from '../../shared/records/selection-fields.ts';
import { pickFor, radios, sensors } from './fixture.ts';
import type { Answers } from './inputs.ts';
import type { Judged } from './judge.ts';
import { errorLitres } from './medium.ts';
import { write } from './papers.ts';
import { papers } from './papers.words.ts';
import { rules } from './picker.words.ts';

const answers = (changed?: Partial<Answers>) => pickFor(changed).tank;

/** Findings of one sensor or radio, in words. */
function why(id: string, changed: Partial<Answers>) {
  const { sensors, radios: networks } = pickFor(changed);
  const found = [...sensors, ...networks].find(({ record }) => record.id === id);
  return { verdict: found?.verdict, about: found?.findings.map(({ about }) => about) ?? [] };
}

test('the worked example: diesel, 12 m, zone 1, no mains', () => {
  const { sensor, companions, radio } = pickFor();
  expect(sensor?.record.id).toBe('radar');
  expect(companions.map((need) => need.sensor?.record.id)).toEqual(['suhu']);
  expect(radio?.record.id).toBe('lorawan');
  // The reference of ±3 mm, as the record of the radar states no error; on 15 m of diameter 176.715 m² × 3 mm.
  expect(sensor?.errorMm).toBe(3);
  expect(errorLitres(sensor?.errorMm, answers())).toBeCloseTo(530.1, 1);
  expect(pickFor({ galat: 1 }).sensor?.errorMm).toBe(1);
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
  ])('for %s', (_, changed, expected) => expect(pickFor(changed).sensor?.record.id).toBe(expected));
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
    const { sensor, sensors } = pickFor({ ...easy, isi: 'lpg', tekanan: 8 });
    expect(sensor).toBeUndefined();
    const radar = sensors.find(({ record }) => record.id === 'radar');
    expect(radar?.findings.map(({ change }) => change ?? '').join()).toMatch(/stilling well/i);
  });

  test('a steel tank without any opening leaves no sensor', () => {
    expect(pickFor({ ...easy, nosel: 'tanpa' }).sensor).toBeUndefined();
  });
});

test('a battery that lasts weeks is no choice; with sun or mains it is none of the reasons', () => {
  const about = (daya: Answers['daya']) => why('cellular', { daya, sinyal: 'baik' });
  expect(about('baterai')).toMatchObject({ verdict: 'reject', about: expect.arrayContaining(['daya']) });
  expect(about('surya').about).not.toContain('daya');
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
    const { sensor, outside } = pickFor({ serah: 'tera' });
    expect(sensor).toBeUndefined();
    expect(outside.map(({ title }) => title)).toContain('Servo');
    expect(pickFor({ serah: 'tera', ukur: 'suhu' }).sensor?.record.id).toBe('suhu');
  });

  test('two gauges at 8 bar: 0.1 % of two settings of 10 bar, 14 mbar, 272 mm of LPG', () => {
    const pressure = pickFor({ ...easy, isi: 'lpg', tekanan: 8, nosel: 'bawah' }).sensors.find(
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
    expect(pickFor(changed).outside.map((instrument) => instrument.title.replaceAll('\u00a0', ' '))).toContain(title);
  });
});

const lifeOf = (id: string, interval: number) => {
  const radio = radios.find((each) => each.id === id);
  return radio && batteryLife(radio, interval);
};

describe('battery life', () => {
  test('is the stated range at the interval that the record names', () => {
    expect(lifeOf('lorawan', 60)).toEqual({ from: 5, to: 10 });
    expect(lifeOf('cellular', 240)).toEqual({ from: 1, to: 2 });
    expect(lifeOf('satellite', 360)).toEqual({ from: 0.5, to: 1 });
  });

  test('at 15 minutes is the hand-calculated 5 ÷ (0.35 + 0.65 × 4)', () => {
    expect(lifeOf('lorawan', 15)?.from).toBeCloseTo(1.6949, 4);
    expect(lifeOf('lorawan', 15)?.to).toBeCloseTo(3.3898, 4);
  });

  test('is nothing where mains power is needed', () => expect(lifeOf('wifi', 15)).toBeUndefined());
});

test.each([
  [{ from: 5, to: 10 }, '5–10 tahun'],
  [{ from: 1.695, to: 3.39 }, '1,7–3,4 tahun'],
  [{ from: 0.3, to: 0.6 }, '3,6–7,2 bulan'],
  [{ from: 0.03, to: 0.06 }, '11–22 hari'],
  [{ from: 2, to: 2 }, '2 tahun'],
])('%o is written as %s', (years, written) => expect(yearsText(years).replace('\u00a0', ' ')).toBe(written));

/** Figures from the middle and from both sides of every limit. */
const figures = [
  { suhu: 30, tekanan: 0, tinggi: 6, ruang: 0.5 },
  { suhu: 90, tekanan: 0.3, tinggi: 20, ruang: 0.15 },
  { suhu: -60, tekanan: -0.5, tinggi: 40, ruang: 0 },
  { suhu: 500, tekanan: 60, tinggi: 0.1, ruang: 10 },
  { suhu: 1000, tekanan: 1500, tinggi: 60, ruang: 0.2 },
];

/** Every mark has its reason, every rejection says what would have to change, no slot is left open. */
function complete({ verdict, findings }: Judged<unknown>, criteria: readonly string[]): boolean {
  const rejected = findings.filter((finding) => finding.verdict === 'reject');
  return (
    (verdict === 'reject') === rejected.length > 0 &&
    (verdict === 'fits') === (findings.length === 0) &&
    rejected.every(({ change }) => change) &&
    findings.every(
      ({ about, reason, change = '' }) => criteria.includes(about) && !/[{}]|NaN|undefined/.test(reason + change),
    )
  );
}

test('every instrument has its rules, and no rule is for an instrument that is not there', () => {
  const ids = [...sensors, ...radios].map(({ id }) => id);
  expect(Object.keys(rules.instruments).sort()).toEqual(ids.sort());
});

test('any answers: the best is never a rejected one, every mark has its reason, and no line is left unfilled', () => {
  const random = seeded(4606);
  const one = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const seen = new Set<string>();
  for (let run = 0; run < 1000; run++) {
    const choices = Object.fromEntries(choiceNames.map((name) => [name, one<string>(pickerChoices[name])]));
    const jarak = one([0, 0.05, 0.1, 0.2, 5, 5.1, 15, 15.1, 60]);
    const given = { ...(choices as Partial<Answers>), ...one(figures), diameter: one([0, 3, 120]), jarak };
    const result = pickFor(given);
    expect(result.sensor?.verdict).not.toBe('reject');
    expect(result.sensors.filter((judged) => !complete(judged, sensorCriteria))).toEqual([]);
    expect(result.radios.filter((judged) => !complete(judged, radioCriteria))).toEqual([]);
    for (const { record, verdict } of [...result.sensors, ...result.radios]) seen.add(`${record.id} ${verdict}`);
    const lines = [papers.tor, papers.checklist].flatMap((paper) => write(paper, result.tank, result.slots));
    expect(lines.flatMap((chapter) => chapter.lines).filter((line) => /[{}]|NaN|undefined/.test(line))).toEqual([]);
  }
  for (const { id } of [...sensors, ...radios]) expect(seen, `${id} fits somewhere`).toContain(`${id} care`);
});
