import { batteryLife } from 'tank-gauging/battery-life';
import { type Condition, holds, type Rule } from 'tank-gauging/picker/rules';
import { errorLitres } from 'tank-gauging/picker/tank';
import { seededRandom } from 'tank-gauging/simulator/random';
import { pickerChoices } from 'tank-gauging/tank/choices';
import { describe, expect, test } from 'vitest';
import { type Changed, pickFor, pickMedium, radios, sensors } from './fixture.ts';
import { papers } from './papers.words.ts';
import type { JudgedRadio, JudgedSensor } from './pick.ts';
import { judging, mediaRecord, rules } from './picker.words.ts';
import { fillChapters } from './tender.ts';
import { media } from './words.ts';

/** Verdict and criteria of the findings of one sensor or radio. */
function findReasons({ sensors, radios: networks }: ReturnType<typeof pickFor>, id: string) {
  const found = [...sensors, ...networks].find(({ record }) => record.id === id);
  return { verdict: found?.verdict, about: found?.findings.map(({ about }) => about) ?? [], found };
}
const why = (id: string, changed: Changed) => findReasons(pickFor(changed), id);
const outsideText = ({ outside }: ReturnType<typeof pickFor>) => outside.map(({ title }) => title).join('; ');

test('picks a radar for the worked example: diesel, 12 m, zone 1, no mains', () => {
  const { sensor, companions, radio, tank } = pickFor();
  expect(sensor?.record.id).toBe('radar');
  expect(companions.map((need) => need.sensor?.record.id)).toEqual(['suhu']);
  expect(radio?.record.id).toBe('lorawan');
  // The radar's record states no error, so the default of ±3 mm applies; at 15 m diameter 176.715 m² × 3 mm.
  expect(sensor?.errorMm).toBe(3);
  expect(errorLitres(sensor?.errorMm, tank)).toBeCloseTo(530.1, 1);
  expect(pickFor({ galat: 1 }).sensor?.errorMm).toBe(1);
});

const easy = { zona: 'aman', ukur: 'level', daya: 'listrik', sinyal: 'baik' } as const;

test.each<[string, Changed, string | undefined]>([
  ['a calm water tank', { ...easy, isi: 'air', tinggi: 4 }, 'ultrasonik'],
  ['petrol', { ...easy, isi: 'bensin' }, 'radar'],
  ['foaming milk with a nozzle at the bottom', { ...easy, isi: 'pangan', busa: 'tebal', nosel: 'bawah' }, 'tekanan'],
  ['LPG in a stilling well', { ...easy, isi: 'lpg', tekanan: 8, nosel: 'pipa' }, 'radar'],
  ['a floating roof with a gauge pipe', { ...easy, isi: 'bensin', halangan: 'apung', nosel: 'pipa' }, 'radar'],
  ['a floating roof under a roof nozzle', { ...easy, isi: 'bensin', halangan: 'apung' }, undefined],
  ['a steel tank without any opening', { ...easy, nosel: 'tanpa' }, undefined],
  ['steam of 180 °C, two nozzles', { ...easy, isi: 'air', suhu: 180, tekanan: 9, nosel: 'bawah' }, 'tekanan'],
  ['water for injection, hot', { ...easy, isi: 'air', medium: 'wfi', suhu: 80 }, 'radar'],
  ['steam of 180 °C, a roof nozzle', { ...easy, isi: 'air', suhu: 180, tekanan: 9 }, undefined],
  ['oil on water', { ...easy, isi: 'mentah', ukur: 'antarmuka' }, undefined],
  ['grain', { ...easy, isi: 'bubuk', tinggi: 20 }, 'radar'],
  ['pH of waste water', { ...easy, isi: 'limbah', ukur: 'mutu', nosel: 'terbuka' }, 'kualitas'],
  ['temperature of a furnace', { ...easy, ukur: 'suhu', suhu: 840 }, 'suhu'],
  ['pressure of LPG', { ...easy, isi: 'lpg', ukur: 'tekanan', tekanan: 8 }, 'tekanan'],
  ['custody transfer of diesel', { serah: 'tera' }, undefined],
  ['temperature at custody transfer', { serah: 'tera', ukur: 'suhu' }, 'suhu'],
  ['plastic without an opening', { ...easy, isi: 'kimia', bahan: 'plastik', nosel: 'tanpa' }, 'radar'],
])('picks for %s', (_, changed, expected) => expect(pickFor(changed).sensor?.record.id).toBe(expected));

test.each<[string, Changed, string, 'reject' | 'other']>([
  ['ultrasonik', { tinggi: 15 }, 'rentang', 'other'],
  ['ultrasonik', { tinggi: 15.01 }, 'rentang', 'reject'],
  ['ultrasonik', { ruang: 0.2 }, 'rentang', 'other'],
  ['ultrasonik', { ruang: 0.19 }, 'rentang', 'reject'],
  ['radar', { tinggi: 30.01 }, 'rentang', 'reject'],
  ['ultrasonik', { suhu: 85 }, 'suhu', 'other'],
  ['ultrasonik', { suhu: 85.1 }, 'suhu', 'reject'],
  ['suhu', { ukur: 'suhu', suhu: 850.1 }, 'suhu', 'reject'],
  ['tekanan', { ukur: 'tekanan', tekanan: 1000 }, 'tekanan', 'other'],
  ['tekanan', { ukur: 'tekanan', tekanan: 1000.1 }, 'tekanan', 'reject'],
  ['radar', { leher: 860, lubang: 100, ruang: 1 }, 'pasang', 'other'],
  ['radar', { leher: 870, lubang: 100, ruang: 1 }, 'pasang', 'reject'],
  ['wifi', { jarak: 0.1 }, 'jarak', 'other'],
  ['wifi', { jarak: 0.11 }, 'jarak', 'reject'],
  ['lorawan', { jarak: 15.1 }, 'jarak', 'reject'],
  ['lorawan', { jarak: 5, pandang: 'terhalang' }, 'jarak', 'other'],
  ['lorawan', { jarak: 5.1, pandang: 'terhalang' }, 'jarak', 'reject'],
])('%s with %o: %s gives %s', (id, changed, about, expected) => {
  const found = why(id, { ...easy, ...changed });
  expect(found.verdict === 'reject' && found.about.includes(about as never) ? 'reject' : 'other').toBe(expected);
});

/**
 * Liquefied and boiling contents, in usual or given storage: no hanging or vented sensor, radar only in a stilling
 * well.
 */
const boiling: [string, Changed][] = [
  ['amonia', { suhu: -33, tekanan: 0.05 }],
  ['amonia', {}],
  ['lng', { tekanan: 0 }],
  ['lng', { suhu: -150, tekanan: 2 }],
  ['propana', { suhu: -42, tekanan: 0.02 }],
  ['propana', { suhu: 30, tekanan: 14 }],
  ['butana', { suhu: -1, tekanan: 0 }],
  ['vcm', {}],
  ['propilena', {}],
  ['etilena', {}],
  ['butadiena', {}],
  ['klorin', {}],
  ['nitrogen-cair', {}],
  ['co2-cair', {}],
  ['air-panas', { suhu: 180, tekanan: 10, acuan: 'mutlak' }],
  ['metanol', { suhu: 64 }],
];
test.each(boiling)('for %s with %j no sensor hangs in the liquid, and radar needs a stilling well', (id, changed) => {
  for (const nosel of ['atas', 'pipa', 'tanpa'] as const) {
    const result = pickMedium(id, { tinggi: 25, ...changed, nosel });
    expect(result.impossible).toEqual([]);
    expect(findReasons(result, 'tekanan').verdict).toBe('reject');
    expect(findReasons(result, 'ultrasonik').verdict).toBe('reject');
    expect(result.sensor?.record.id).toBe(nosel === 'pipa' && id !== 'air-panas' ? 'radar' : undefined);
    expect(outsideText(result)).not.toMatch(/koaksial/);
    if (nosel === 'atas' && result.tank.geser < 1) expect(outsideText(result)).toMatch(/Servo|kriogenik/);
    const through = result.sensor?.findings.flatMap((finding) => finding.through ?? []);
    if (result.sensor) expect(through).toEqual(['lewat stilling well']);
  }
});

test('steam is stated in mm, adds to the error, and rejects radar from 1 % of the distance', () => {
  const mild = why('radar', { ...easy, isi: 'air', suhu: 130, tekanan: 2.5, tinggi: 6 });
  expect(mild.verdict).toBe('care');
  // Steam of 2.7 bar: about 0.66 % of 6 m, 40 mm.
  expect(mild.found && 'errorMm' in mild.found && mild.found.errorMm).toBeGreaterThan(38);
  const hot = why('radar', { ...easy, isi: 'air', suhu: 180, tekanan: 9, tinggi: 10, nosel: 'pipa' });
  expect(hot.verdict).toBe('reject');
  expect(hot.found?.findings.map(({ reason }) => reason).join()).toMatch(/2,1%[\s\S]*21\d\smm/);
  const outside = outsideText(pickFor({ ...easy, isi: 'air', suhu: 180, tekanan: 9, tinggi: 5 }));
  expect(outside).toMatch(/kompensasi fasa gas.*Beda tekanan/);
});

test('a hanging sensor does not measure the pressure of a gas space', () => {
  expect(pickFor({ ...easy, isi: 'lpg', ukur: 'tekanan', tekanan: 8 }).connection).toMatch(/PN\s16 di ruang uap/);
});

test('pressure and temperature off the saturation curve are reported', () => {
  const at = (tekanan: number) => pickFor({ isi: 'air', suhu: 180, tekanan, acuan: 'mutlak' }).told;
  expect(at(10)).toBeUndefined();
  expect(at(12)).toMatch(/10,0\sbar.*12,0\sbar.*188\s°C/);
  // 10 bar gauge are 11 bar absolute, saturated at 184 °C; refrigerated contents are checked too.
  expect(at(11)).toMatch(/184\s°C/);
  expect(pickMedium('propana', { tekanan: 20 }).told).toMatch(/10,5\sbar/);
  expect(pickMedium('nitrogen-cair', { suhu: -196, tekanan: 5 }).told).toMatch(/6,0\sbar/);
});

test.each<[string, Changed, string, RegExp]>([
  ['batu-bara', { zona: 'zona-20' }, 'radar', /EPL Da, kelompok IIIB.*dua pertiga/],
  ['tepung-terigu', { zona: 'zona-22' }, 'radar', /EPL Dc/],
  ['gandum', {}, 'radar', /dapat terbakar/],
  ['etanol', { zona: 'zona-1' }, 'radar', /EPL Ga\/Gb, kelompok IIB T2/],
  ['susu', { busa: 'tebal', nosel: 'bawah' }, 'tekanan', /higienis: tri-clamp/],
  ['wfi', {}, 'ultrasonik', /kecepatan suara/],
  ['wfi', {}, 'radar', /farmasi/],
  ['avtur', { halangan: 'apung' }, 'tekanan', /dek atap apung/],
  ['avtur', { halangan: 'apung', nosel: 'pipa' }, 'tekanan', /stilling well.*Massa jenis/],
  ['cpo', { suhu: 30 }, 'radar', /sudah padat/],
  ['pertalite', { tinggi: 2.5, bentuk: 'mendatar' }, 'radar', /Air bebas.*magnetostriktif/],
  ['pertalite', { diameter: 1, tinggi: 10 }, 'radar', /lebar tangki/],
  // The density is tabulated at 30 °C, 63 K higher; in a dust zone the gas group does not apply.
  ['amonia', { suhu: -33, tekanan: 0.05, nosel: 'bawah' }, 'tekanan', /berlaku pada 30\s°C\. Pada −33\s°C/],
  ['gandum', { zona: 'zona-1' }, 'radar', /EPL Gb, kelompok dan kelas suhu menurut/],
  ['solar', { zona: 'zona-20' }, 'radar', /EPL Da, kelompok debu dan suhu permukaan.*zona 0, 1, dan 2/],
  ['tepung-terigu', {}, 'radar', /higienis: tri-clamp/],
  ['pertalite', {}, 'radar', /Pertalite.*uapnya dapat meledak.*zona 0/],
  ['lpg-campuran', { nosel: 'pipa' }, 'radar', /Uap LPG.*katup pengaman/],
  ['mfo', { suhu: 10 }, 'radar', /sudah padat/],
  ['crude-slc', { suhu: 25 }, 'radar', /sudah padat/],
  // 16.2 cm³/mol at 9.01 bar, 30 °C and Z 0.84: 1.5 × 16.2e-6 × 425 mol/m³ less the air's 0.27 ‰ gives 10.1 ‰ of 15 m.
  ['lpg-campuran', { tinggi: 15, nosel: 'pipa' }, 'radar', /0,98%, sampai 148\smm/],
  ['h3po4-85', { suhu: 160, tekanan: 5 }, 'radar', /2,1% dari jarak/],
  ['garam-cair', {}, 'radar', /^(?!.*larutan)/],
])('%s with %j: the findings of %s match %s', (id, changed, sensor, pattern) => {
  const { found } = findReasons(pickMedium(id, changed), sensor);
  expect(found?.findings.map(({ reason }) => reason).join(' ')).toMatch(pattern);
});

test.each<[string, Changed, string]>([
  ['mass of grain', { isi: 'bubuk', ukur: 'massa' }, 'Sel timbang'],
  ['LPG of 5 m under a plain nozzle', { isi: 'lpg', tekanan: 8, tinggi: 5 }, 'batang koaksial'],
  ['LNG of 30 m', { isi: 'gascair', medium: 'lng', suhu: -162, tekanan: 0.1, tinggi: 30 }, 'Servo'],
  ['petrol in a horizontal tank of 2.5 m', { isi: 'bensin', tinggi: 2.5, bentuk: 'mendatar' }, 'Magnetostriktif'],
  ['palm oil of 12 m', { isi: 'cpo' }, 'tali'],
  ['oil on water', { isi: 'mentah', ukur: 'antarmuka' }, 'level dan antarmuka'],
  ['custody transfer of diesel', { serah: 'tera' }, 'Radar tangki bertera; Servo'],
  ['a heating coil', { halangan: 'koil' }, 'Radar 80 GHz'],
  ['40 m of height', { tinggi: 40 }, 'Radar 80 GHz'],
  [
    'an LNG satellite without a nozzle',
    { isi: 'gascair', medium: 'lng', suhu: -145, tekanan: 3, nosel: 'tanpa' },
    'kriogenik',
  ],
  ['custody transfer of flour', { isi: 'bubuk', serah: 'tera' }, 'Jembatan timbang'],
  ['oil on water between two wall nozzles', { isi: 'mentah', ukur: 'antarmuka', nosel: 'bawah' }, 'dua nosel'],
  ['custody transfer of water', { isi: 'air', serah: 'tera' }, 'Meter arus bertera'],
  [
    'chlorine of 3 m without an opening',
    { isi: 'gascair', medium: 'klorin', tekanan: 8, tinggi: 3, nosel: 'tanpa' },
    'Sel timbang; Radiometrik',
  ],
  ['a floating roof under a roof nozzle', { isi: 'bensin', halangan: 'apung' }, 'Radar ke dek'],
  ['two liquids of 3 m', { isi: 'kimia', ukur: 'antarmuka', tinggi: 3 }, 'Magnetostriktif'],
])('suggests outside the catalogue for %s: %s', (_, changed, title) => {
  expect(outsideText(pickFor({ ...easy, ...changed })).replaceAll('\u00a0', ' ')).toContain(title);
});

test.each<[string, Changed, RegExp]>([
  ['LNG of 35 m in a well', { isi: 'gascair', medium: 'lng', suhu: -162, tinggi: 35, nosel: 'pipa' }, /80 GHz/],
  ['liquid nitrogen', { isi: 'gascair', medium: 'nitrogen-cair', suhu: -185, tekanan: 2 }, /Servo/],
  ['interface under a floating roof', { isi: 'mentah', ukur: 'antarmuka', halangan: 'apung' }, /terpandu/],
  ['avtur under a floating roof', { isi: 'solar', medium: 'avtur', halangan: 'apung' }, /tali/],
  ['foaming milk', { isi: 'pangan', medium: 'susu', busa: 'tebal', tinggi: 8 }, /batang tunggal/],
  ['an interface in powder', { isi: 'bubuk', ukur: 'antarmuka' }, /./],
  ['custody transfer of powder', { isi: 'bubuk', serah: 'tera' }, /80 GHz/],
])('does not suggest outside the catalogue for %s: %s', (_, changed, title) => {
  expect(outsideText(pickFor({ ...easy, ...changed }))).not.toMatch(title);
});

test.each<[string, Changed, 'fits' | 'care' | 'reject', string?]>([
  // Manhole of 600 mm: near field of 434 mm, then 500 ÷ 0.1411 mm until the beam touches its edge.
  ['air-baku', { lubang: 600, leher: 3000, ruang: 3.5 }, 'fits'],
  // The neck of 600 mm ends below the highest level, which is 500 mm below the flange.
  ['air-baku', { lubang: 150, leher: 600 }, 'care', 'pasang'],
  ['air-baku', { lubang: 25, leher: 20 }, 'reject', 'pasang'],
  ['susu', { nosel: 'pipa' }, 'reject', 'pasang'],
  ['hidrogen-cair', { nosel: 'pipa' }, 'reject', 'isi'],
  ['pertalite', {}, 'care', 'zona'],
  ['h2so4-98', {}, 'fits'],
  ['avtur', {}, 'care', 'isi'],
  ['avtur', { nosel: 'pipa' }, 'care', 'zona'],
  ['lpg-campuran', {}, 'reject', 'isi'],
  ['lpg-campuran', { nosel: 'pipa' }, 'care', 'isi'],
  ['nitrogen-cair', {}, 'reject', 'isi'],
  ['amonia', { nosel: 'pipa' }, 'care', 'uap'],
  ['aseton', {}, 'care', 'uap'],
  ['pelet-pe', {}, 'reject', 'isi'],
  ['fly-ash', {}, 'care', 'isi'],
  ['molase', { busa: 'tebal' }, 'reject', 'busa'],
])('radar for %s with %o is %s', (id, changed, verdict, about) => {
  const found = findReasons(pickMedium(id, changed), 'radar');
  expect(found.verdict).toBe(verdict);
  if (about) expect(found.about).toContain(about);
});

describe('level from pressure, and error limits', () => {
  const pressure = (id: string, changed: Changed = {}) =>
    findReasons(pickMedium(id, { nosel: 'bawah', ...changed }), 'tekanan');

  test('the range of the density is stated in mm and rejects beyond the limit', () => {
    // Pertalite 0.715 to 0.770 kg/L: half the range is 0.0275 / 0.7425 = 3.704 % of a column of 11.5 m, 425.9 mm.
    expect(pressure('pertalite').found?.findings.find(({ about }) => about === 'isi')?.reason).toContain('426');
    expect(pressure('pertalite', { suhu: 15, batas: 425 }).about).toContain('akurasi');
    expect(pressure('pertalite', { suhu: 15, batas: 427 }).about).not.toContain('akurasi');
    expect(pressure('air-baku').verdict).toBe('fits');
  });

  test.each([
    // 0.896 to 0.905 kg/L: 0.009 / 0.9005 = 0.999 %.
    ['stirena', false],
    // 1.316 to 1.330 kg/L: 0.014 / 1.323 = 1.058 %.
    ['gula-cair', true],
  ])('mentions a range of the density above 1 per cent: for %s %s', (id, mentioned) => {
    expect(pressure(id).found?.findings.some(({ key }) => key === 'spread')).toBe(mentioned);
  });

  test('rejects an unknown error where a limit is set, and accepts it without one', () => {
    expect(pressure('tailing', { batas: 1000 })).toMatchObject({
      verdict: 'reject',
      about: expect.arrayContaining(['akurasi']),
    });
    expect(pressure('tailing', { batas: 0 }).verdict).toBe('care');
  });

  test('without a source for the density there is no error figure', () => {
    const { found, about } = pressure('tailing');
    expect(found && 'errorMm' in found && found.errorMm).toBeUndefined();
    expect(about).toContain('isi');
  });

  test('a radar of ±3 mm fits a limit of 3 mm, not of 2.9 mm, and any without a limit', () => {
    const limit = (batas: number) => why('radar', { ...easy, batas });
    expect(limit(3).about).not.toContain('akurasi');
    expect(limit(2.9)).toMatchObject({ verdict: 'reject', about: expect.arrayContaining(['akurasi']) });
    expect(limit(0).about).not.toContain('akurasi');
    // 0.25 % of 15 m is 37.5 mm.
    expect(why('ultrasonik', { ...easy, isi: 'air', tinggi: 4, batas: 37 }).about).toContain('akurasi');
    expect(why('ultrasonik', { ...easy, isi: 'air', tinggi: 4, batas: 38 }).about).not.toContain('akurasi');
  });

  test('LPG at 8 bar: 0.1 % of a differential span of 1 bar is 19 mm, of two gauges of 10 bar 272 mm', () => {
    const { found } = why('tekanan', { ...easy, isi: 'lpg', tekanan: 8, nosel: 'bawah' });
    const instrument = found && 'budget' in found ? found.budget?.lines[0] : undefined;
    expect(instrument?.spread).toBeCloseTo((0.001 * 10.2 * 1000) / 0.53, 6);
    // Combined with half of 0.48 to 0.58 kg/L on 11.5 m, 1,085 mm.
    expect(found && 'errorMm' in found && found.errorMm).toBeCloseTo(Math.hypot(19.25, (0.05 / 0.53) * 11_500), 0);
    expect(found?.findings.map(({ reason }) => reason).join()).toMatch(/terukur yang dikurangkan: ±272\smm/);
  });
});

test('battery life is the stated range at its interval, and 5 ÷ (0.35 + 0.65 × 4) years at 15 minutes', () => {
  const life = (id: string, interval: number) => {
    const radio = radios.find((each) => each.id === id);
    return radio && batteryLife(radio, interval);
  };
  expect(life('lorawan', 60)).toEqual({ from: 5, to: 10 });
  expect(life('satellite', 360)).toEqual({ from: 0.5, to: 1 });
  expect(life('lorawan', 15)?.from).toBeCloseTo(1.6949, 4);
  expect(life('wifi', 15)).toBeUndefined();
  // 0.35 + 0.65 × 60 at one minute: 5 ÷ 39 years is too short on battery alone.
  expect(why('cellular', { daya: 'baterai', sinyal: 'baik', jeda: '1' }).about).toContain('daya');
  expect(why('cellular', { daya: 'surya', sinyal: 'baik', jeda: '1' }).about).not.toContain('daya');
});

/** Values from the middle and from both sides of every limit. */
const figures = [
  { suhu: 30, tekanan: 0, tinggi: 6, ruang: 0.5 },
  { suhu: 90, tekanan: 0.3, tinggi: 20, ruang: 0.15, leher: 500 },
  { suhu: -60, tekanan: -0.5, tinggi: 40, ruang: 0 },
  { suhu: 180, tekanan: 9, tinggi: 5, ruang: 0.3, lubang: 50 },
  { suhu: 300, tekanan: 50, tinggi: 8, ruang: 1 },
  { suhu: 500, tekanan: 60, tinggi: 0.1, ruang: 10, leher: 3000 },
  { suhu: 130, tekanan: 2.5, tinggi: 35, ruang: 0.2 },
  { suhu: 1000, tekanan: 1500, tinggi: 60, ruang: 0.2, lubang: 15 },
];

/** True when every verdict has its reasons, every rejection names the change needed, and no placeholder is unfilled. */
const complete = ({ verdict, findings }: JudgedSensor | JudgedRadio, rows: readonly string[]): boolean =>
  (verdict === 'reject') === findings.some(({ change }) => change) &&
  (verdict === 'fits') === (findings.length === 0) &&
  findings.every(
    ({ about, reason, change = '' }) => rows.includes(about) && !/[{}]|NaN|undefined/.test(reason + change),
  );

const allRules = rules as unknown as { sensors: Rule[]; radios: Rule[]; instruments: Record<string, Rule[]> };
const every = [...allRules.sensors, ...allRules.radios, ...Object.values(allRules.instruments).flat()];
const outside = judging.outside as { title: string; source: string; when: Condition }[];

test('every instrument has rules, and all rules and outside instruments cite a listed source', () => {
  const ids = [...sensors, ...radios].map(({ id }) => id);
  expect(Object.keys(rules.instruments).sort()).toEqual(ids.sort());
  const sources = Object.keys(mediaRecord.sources);
  expect([...every, ...outside].map(({ source }) => source).filter((source) => !sources.includes(source))).toEqual([]);
});

test('for random answers the pick is never a rejected one, verdicts have reasons, and every rule applies somewhere', () => {
  const random = seededRandom(1);
  const one = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const unseen = new Set<{ when: Condition }>([...every, ...outside]);
  for (let run = 0; run < 3000; run++) {
    const choices = Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, one(values)]));
    const medium = one(media);
    const given = {
      ...choices,
      ...one(figures),
      ...(run % 2 && {
        isi: medium.kind,
        medium: medium.id,
        suhu: Math.max(-260, (medium.stored?.temperature ?? 30) + one([0, 0, -12])),
      }),
      diameter: one([0, 0.6, 3, 120]),
      batas: one([0, 2, 10]),
      jarak: one([0, 0.05, 0.1, 0.2, 5, 5.1, 15, 15.1, 60]),
    } as Changed;
    const result = pickFor(given);
    expect(result.sensor?.verdict).not.toBe('reject');
    expect(result.sensors.filter((judged) => !complete(judged, judging.rows.sensors))).toEqual([]);
    expect(result.radios.filter((judged) => !complete(judged, judging.rows.radios))).toEqual([]);
    for (const rule of unseen) {
      const { besaran = [undefined] } = rule.when;
      if (besaran.some((quantity) => holds(rule.when, result.tank, quantity as never))) unseen.delete(rule);
    }
    const lines = [papers.checklist, papers.tor].flatMap((paper) => fillChapters(paper, result.tank, result.slots));
    const texts = [
      ...lines.flatMap((chapter) => chapter.lines.map(({ text }) => text)),
      ...result.outside.map(({ reason }) => reason),
    ];
    expect(texts.filter((line) => /[{}]|NaN|undefined/.test(line))).toEqual([]);
  }
  expect([...unseen].map(({ when }) => when)).toEqual([]);
});
