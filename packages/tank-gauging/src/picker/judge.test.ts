import { expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { pickerChoices } from '../tank/choices.ts';
import type { SensorRecord } from './budget.ts';
import { type Answers, pickerInputs } from './inputs.ts';
import { type Catalogue, pickDevices, type RadioRecord } from './judge.ts';
import { type Kind, mediaTable } from './media.ts';
import { judgeRequirement } from './requirements.ts';
import { holds, type Rule } from './rules.ts';

const water: Kind = {
  ...{ vapour: 'moist', foam: 'none', buildUp: 'none', conductivity: 'conductive', wetted: 'steel' },
  dielectric: { from: 80, source: 'crc' },
  density: { from: 1, source: 'crc' },
  boils: { at: 100, source: 'crc' },
  melts: { at: 0, source: 'crc' },
};
const named = <T>(value: T) =>
  Object.fromEntries(pickerChoices.isi.map((kind) => [kind, value])) as Record<Answers['isi'], T>;
/** 0.75 to 0.85 kg/L: half of it is 6.25 % of the middle. */
const spirit = {
  id: 'spirit',
  name: 'Spirit',
  also: ['alcohol'],
  kind: 'kimia',
  density: { from: 0.75, to: 0.85, source: 'lab' },
} as const;

const none = { distance: null, temperature: null, pressure: null };
const sensor = (
  id: string,
  order: number,
  selection: Partial<SensorRecord['selection']>,
  error?: SensorRecord['error'],
) =>
  ({
    id,
    order,
    code: 'LT',
    title: id,
    selection: { measures: ['level'], home: [], ...none, ...selection },
    error,
  }) as SensorRecord;
const radio = (id: string, order: number, more: Partial<RadioRecord>): RadioRecord => ({
  ...{
    id,
    order,
    title: id,
    range: '',
    batteryLife: '',
    rangeKm: null,
    batteryYears: null,
    selection: { battery: null },
  },
  ...more,
});
const rule = (reason: string, when: Rule['when'], change?: string): Rule => ({
  about: 'isi',
  when,
  reason,
  change,
  source: 'x',
});

const catalogue: Catalogue = {
  sensors: [
    sensor('sonic', 1, { distance: { from: 0.2, to: 15 } }, { percent: 0.25, base: 'range', assumed: false }),
    sensor('radar', 2, { distance: { from: 0.1, to: 30 } }, { mm: 3 }),
    sensor(
      'gauge',
      3,
      { measures: ['tekanan', 'level'], pressure: { from: 0, to: 10 } },
      { percent: 0.1, base: 'setting', assumed: false },
    ),
    sensor('probe', 4, { measures: ['suhu'], temperature: { from: -40, to: 85 } }),
  ],
  radios: [
    radio('far', 1, {
      rangeKm: { from: 5, to: 15 },
      batteryYears: { from: 5, to: 10 },
      selection: { battery: { idle: 0.35, interval: 60 } },
    }),
    radio('near', 2, { rangeKm: { from: 0.1, to: 0.2 } }),
  ],
  media: mediaTable({ gases: {}, kinds: named(water), media: [spirit] }, []),
  kindNames: named('contents'),
  rules: {
    sensors: [rule('hot', { angka: { suhu: { above: 60 } } })],
    radios: [],
    materials: [],
    instruments: {
      sonic: [rule('foam', { busa: ['tebal'] }, 'another')],
      // One reason under two conditions.
      gauge: [rule('vented', { nosel: ['atas'] }), rule('vented', { ukur: ['level'] })],
    },
  },
  battery: { rejectBelow: 0.25, careBelow: 1 },
  connections: [
    { sensor: ['radar'], when: { zona: ['zona-1'] }, text: 'Ex flange' },
    { sensor: ['radar', 'sonic'], when: {}, text: 'flange' },
  ],
  outside: [{ title: 'servo', when: {}, also: false, reason: 'last', source: 'x' }],
};
/** Water of 30 °C, 4 m high, 0.5 m ullage. */
const calm = { isi: 'air', ukur: 'level', zona: 'aman', tinggi: 4, ruang: 0.5, daya: 'listrik', jarak: 0.05 } as const;
const judge = (changed: Partial<Answers> = {}, of = catalogue) =>
  pickDevices({ ...initialValues(pickerInputs), suhu: 30, tekanan: 0, ...calm, ...changed } as Answers, of);
const found = (id: string, changed: Partial<Answers> = {}) => {
  const { sensors, radios } = judge(changed);
  const one = [...sensors, ...radios].find(({ record }) => record.id === id);
  return { verdict: one?.verdict, keys: one?.findings.map(({ reason }) => ('is' in reason ? reason.is : reason.key)) };
};

test('among fitting sensors the smaller error wins, and a rejected one is never picked', () => {
  expect(judge().sensor?.record.id).toBe('radar');
  expect(judge({ tinggi: 31 }).sensor?.record.id).toBe('gauge');
  expect(judge({ tinggi: 31 }, { ...catalogue, sensors: catalogue.sensors.slice(0, 2) }).sensor).toBeUndefined();
});

test.each<[string, Partial<Answers>, string, string[]]>([
  ['sonic', {}, 'fits', []],
  ['sonic', { tinggi: 15 }, 'fits', []],
  ['sonic', { tinggi: 15.01 }, 'reject', ['far']],
  ['sonic', { ruang: 0.19 }, 'reject', ['near']],
  // 0.25 % of 15 m is 37.5 mm.
  ['sonic', { batas: 37 }, 'reject', ['accuracy']],
  ['sonic', { batas: 38 }, 'fits', []],
  ['sonic', { busa: 'tebal' }, 'reject', ['rule']],
  ['sonic', { suhu: 60 }, 'fits', []],
  ['sonic', { suhu: 60.1 }, 'care', ['rule']],
  ['sonic', { ukur: 'suhu' }, 'reject', ['quantity']],
  ['probe', { ukur: 'suhu', suhu: 85.1 }, 'reject', ['temperature', 'rule']],
  ['gauge', { ukur: 'tekanan', tekanan: 10.1 }, 'reject', ['pressure', 'rule']],
  ['gauge', { nosel: 'bawah', ukur: 'level' }, 'care', ['rule']],
  ['gauge', { nosel: 'atas', ukur: 'level' }, 'care', ['rule']],
  ['gauge', { isi: 'kimia', medium: 'spirit' }, 'care', ['spread', 'rule']],
  ['near', { jarak: 0.1 }, 'fits', []],
  ['near', { jarak: 0.15 }, 'care', ['long']],
  ['near', { jarak: 0.15, pandang: 'terhalang' }, 'reject', ['blocked']],
  ['near', { jarak: 0.21 }, 'reject', ['far']],
  ['far', { jarak: 5, pandang: 'terhalang' }, 'care', ['obstacle']],
  // 5 ÷ (0.35 + 0.65 × 60) years at one minute are 0.127, at 10 minutes 1.18.
  ['far', { daya: 'baterai', jeda: '1' }, 'reject', ['tooShort']],
  ['far', { daya: 'baterai', jeda: '5' }, 'care', ['short']],
  ['far', { daya: 'baterai', jeda: '60' }, 'fits', []],
])('%s with %j: %s by %j', (id, changed, verdict, keys) => {
  expect(found(id, changed)).toEqual({ verdict, keys });
});

test('half a range of 0.75 to 0.85 kg/L is 6.25 % of a column of 3.5 m, 219 mm', () => {
  const gauge = judge({ isi: 'kimia', medium: 'spirit' }).sensors.find(({ record }) => record.id === 'gauge');
  const reason = gauge?.findings.map((finding) => finding.reason).find(({ key }) => key === 'spread');
  expect(reason).toMatchObject({ share: expect.closeTo(0.0625, 9), shiftMm: expect.closeTo(218.75, 6) });
});

test('an extreme state adds its findings with its own figures', () => {
  const { sensors, tank } = judge({ suhuNaik: 40 });
  const [finding] = sensors.find(({ record }) => record.id === 'sonic')?.findings ?? [];
  expect([tank.suhu, finding?.tank.suhu]).toEqual([30, 70]);
});

test('contradictory answers pick nothing and belong to their state', () => {
  const { impossible, refused, sensor } = judge({ suhuTurun: 40 });
  expect([impossible, refused?.suhu, sensor]).toEqual([['titikLeleh'], -10, undefined]);
});

test('proposes the first connection that holds, and outside instruments where nothing fits', () => {
  expect([judge().connection?.text, judge({ zona: 'zona-1' }).connection?.text]).toEqual(['flange', 'Ex flange']);
  expect([judge().outside.length, judge({ ukur: 'mutu' }).outside.length]).toEqual([0, 1]);
});

test('volume needs a thermometer beside the level', () => {
  expect(judge({ ukur: 'volume' }).companions.map(({ quantity, sensor: one }) => [quantity, one?.record.id])).toEqual([
    ['suhu', 'probe'],
  ]);
});

test.each<[Rule['when'], boolean]>([
  [{}, true],
  [{ isi: ['air', 'lpg'], nosel: ['atas'] }, true],
  [{ isi: ['lpg'] }, false],
  [{ angka: { tinggi: { above: 4 } } }, false],
  [{ angka: { tinggi: { above: 3.9, below: 4.1 } } }, true],
  [{ besaran: ['level'] }, true],
  [{ besaran: ['suhu'] }, false],
  [{ medium: { vapour: ['moist'], dielectric: { above: 79 } } }, true],
  [{ medium: { dielectric: { below: 80 } } }, false],
  [{ medium: { hygienic: true } }, false],
  [{ medium: { absorbs: false, sour: false, explosive: false, decomposes: false } }, true],
  [{ medium: { unknown: ['density'] } }, false],
])('the condition %j holds for water: %s', (when, expected) => {
  expect(holds(when, judge().tank, 'level')).toBe(expected);
});

test('the worst of several tanks decides on a requirement; a device without a record leaves it unstated', () => {
  const range = { shown: '0.1–20 m', answer: { from: 0.1, to: 20, unit: 'm' }, known: 'stated', record: 'r' } as const;
  const device = { id: 'radar', title: 'Radar', record: 'sensors/radar', measures: ['level'], answers: { range } };
  const records = { devices: [device], radios: [], platform: {}, approvals: [] };
  const ask = { answer: 'range', within: ['ruang', 'tinggi'], unit: 'm' } as const;
  const verdict = (...heights: number[]) => {
    const offers = heights.map((tinggi) => judge({ tinggi }));
    return judgeRequirement(ask, offers, records, '2026-11-27').verdict;
  };
  // Above 30 m the pressure gauge is picked.
  expect([verdict(4), verdict(4, 31), verdict(4, 25, 31)]).toEqual(['met', 'unstated', 'unmet']);
});
