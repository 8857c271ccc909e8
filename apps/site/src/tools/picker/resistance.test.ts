import { readdirSync } from 'node:fs';
import type { Answers } from 'tank-gauging/picker/inputs';
import { type ResistanceCell, resistance, resistanceCells, type WettedMaterial } from 'tank-gauging/picker/resistance';
import { expect, test } from 'vitest';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
import { pickMedium } from './fixture.ts';
import { mediaSchema, rulesSchema } from './records-schema.ts';
import { resistanceSchema } from './resistance-schema.ts';

const folder = 'picker/resistance';
const sources = readdirSync(pathOfRecord(folder)).map((file) => file.replace('.yaml', ''));
const bySource = sources.map((id) => resistanceCells(id, readRecord(`${folder}/${id}.yaml`, resistanceSchema)));
const cells = bySource.flat();
const { media } = readRecord('picker/media.yaml', mediaSchema);
const { materials: bans } = readRecord('picker/rules.yaml', rulesSchema);
const liquids = media.filter(({ kind }) => kind !== 'bubuk');

/** Pairs about one medium, one material and a strength in common; strengths that only touch have none. */
const pairs = (list: readonly ResistanceCell[]) =>
  [...Map.groupBy(list, ({ medium, material }) => `${medium} ${material}`).values()].flatMap((group) =>
    group.flatMap((one, at) => {
      const [from, to] = one.concentration ?? [-1, 101];
      return group.slice(at + 1).flatMap((other) => {
        const [otherFrom, otherTo] = other.concentration ?? [-1, 101];
        const meet = (from < otherTo && otherFrom < to) || (from === otherFrom && to === otherTo);
        return meet ? [[one, other] as const] : [];
      });
    }),
  );

test('every medium of a source is in media.yaml', () => {
  const known = new Set(media.map(({ id }) => id));
  expect(cells.filter(({ medium }) => !known.has(medium))).toEqual([]);
});

test('no source rates a material twice for the same strength', () => {
  expect(bySource.flatMap(pairs)).toEqual([]);
});

test('no polymer is permitted above its maximum service temperature', () => {
  const limits = { 'ptfe-pfa': 260, pvdf: 150, pp: 110, fkm: 204, ffkm: 327, epdm: 150 };
  const tooHot = Object.entries(limits).flatMap(([polymer, limit]) =>
    cells.filter(
      ({ material, suitable = 0, limited = 0 }) => material === polymer && Math.max(suitable, limited) > limit,
    ),
  );
  expect(tooHot).toEqual([]);
});

// The counts detect a row that is lost together with its ratings.
test('the number of ratings is unchanged', () => {
  const count = (state: 'suitable' | 'limited' | 'forbidden') =>
    cells.filter((cell) => cell[state] !== undefined).length;
  expect([count('suitable'), count('limited'), count('forbidden')]).toEqual([1274, 366, 305]);
});

/** State by one cell alone; for a solution, at a concentration that the cell names. */
const alone = (cell: ResistanceCell, temperature: number, strength = cell.concentration?.[1]) =>
  resistance(
    [cell],
    { id: cell.medium, strength: strength === undefined ? undefined : [strength, strength] },
    cell.material,
    temperature,
  ).state;

test('the sources that contradict each other are those listed', () => {
  const apart = pairs(cells).flatMap(([one, other]) => {
    const strengths = [one, other].flatMap(({ concentration }) => (concentration ? [concentration] : []));
    const common = strengths.length === 0 ? undefined : Math.max(...strengths.map(([weakest]) => weakest));
    const opposed = [10, 20, 40, 60, 80, 100].some((warmth) => {
      const states = [alone(one, warmth, common), alone(other, warmth, common)];
      return states.includes('forbidden') && states.includes('suitable');
    });
    return opposed ? [[one.medium, one.material, one.source, other.source].join(' ')] : [];
  });
  expect(apart.sort()).toEqual([
    'akrilonitril epdm charlotte-pipe cole-parmer',
    'akrilonitril epdm charlotte-pipe siemens',
    'asam-asetat epdm charlotte-pipe siemens',
    'asam-oleat epdm cole-parmer siemens',
    'benzena fkm cole-parmer siemens',
    'cpo epdm cole-parmer siemens',
    'etanol fkm charlotte-pipe siemens',
    'h2so4-70 epdm cole-parmer siemens',
    'h2so4-98 316l cole-parmer siemens',
    'koh pvdf cole-parmer pvdf-kaustik',
    'limbah-domestik epdm charlotte-pipe siemens',
    'metanol epdm cole-parmer siemens',
    'naoh-32 pvdf cole-parmer pvdf-kaustik',
    'naoh-48 pvdf cole-parmer pvdf-kaustik',
    'rbd-olein epdm cole-parmer siemens',
    'rbdpo epdm cole-parmer siemens',
    'thf fkm cole-parmer molded-dimensions',
    'vam epdm cole-parmer siemens',
    'vam fkm cole-parmer molded-dimensions',
    'vam fkm cole-parmer siemens',
  ]);
});

test('the media for which no source permits a material at their storage temperature are those listed', () => {
  const asked = liquids.filter(({ id }) => ['unknown', 'forbidden'].includes(pickMedium(id).tank.bodies ?? ''));
  expect(asked.map(({ id }) => id)).toEqual(
    [
      'stirena mtbe pentana white-spirit thinner thf biosolar oli-bekas thermal-oil kondensat slop-oil',
      'lpg-campuran propana butana isobutana co2-cair amonia vcm propilena etilena dme so2-cair r134a',
      'hidrogen-cair fame minyak-jelantah margarin fatty-alcohol minyak-atsiri gliserin-mentah',
      'gula-aren santan kecap cokelat susu-kental telur-cair madu saus mayones cip oleum asam-formiat',
      'hf bromin waterglass natrium-bisulfit polimer pestisida pupuk-cair poliol tdi epoksi dmf nmp teg',
      'aspal-emulsi labsa cat deg urea-cair lateks garam-cair belerang-cair resin fecl3 limbah-industri',
      'pome air-asam-tambang lindi lumpur-ipal tailing slurry-batubara lumpur-bor bubur-kertas',
    ]
      .join(' ')
      .split(' '),
  );
});

test('a class of contents forbids a material without a source', () => {
  const states = bans.map(({ forbids, example }) => {
    const { medium = '', ...tank } = example as Partial<Answers>;
    const { ratings } = pickMedium(medium, tank).tank;
    return forbids.map((material) => ratings[material].state);
  });
  expect(new Set(states.flat())).toEqual(new Set(['forbidden']));
  const { ratings } = pickMedium('oksigen-cair').tank;
  expect(ratings['epdm'].place).toBe('Bahan organik dan titanium dapat terbakar dalam oksigen cair.');
});

test('the state is unknown outside the ranges of a cell', () => {
  const water: ResistanceCell = {
    ...{ medium: 'air-baku', material: '316l', source: 'tabel', place: 'hlm. 1' },
    ...{ suitable: 40, limited: 60, forbidden: 90 },
  };
  const at = (temperature: number, cell: Partial<ResistanceCell> = {}, strength?: [number, number]) =>
    resistance([{ ...water, ...cell }], { id: 'air-baku', strength }, '316l', temperature).state;
  expect([0, 40, 60, 90].map((temperature) => at(temperature))).toEqual([
    'suitable',
    'suitable',
    'limited',
    'forbidden',
  ]);
  expect([-1, 61, 89].map((temperature) => at(temperature))).toEqual(['unknown', 'unknown', 'unknown']);
  expect([at(-20, { from: -30 }), at(-31, { from: -30 })]).toEqual(['suitable', 'unknown']);
  expect(at(-50, { suitable: undefined, limited: undefined, forbidden: 'any' })).toBe('forbidden');
  expect([
    resistance([water], { id: 'air-baku' }, 'pp', 20),
    resistance([water], { id: 'etanol' }, '316l', 20),
  ]).toEqual([{ state: 'unknown' }, { state: 'unknown' }]);
  const solution = { concentration: [10, 30] as [number, number] };
  expect([10, 30, 9, 31].map((strength) => at(20, solution, [strength, strength]))).toEqual([
    'suitable',
    'suitable',
    'unknown',
    'unknown',
  ]);
  expect(at(20, solution)).toBe('unknown');
  // A source that names no concentration cannot permit a solution, but forbids it at every concentration.
  expect([at(20, {}, [50, 50]), at(95, {}, [50, 50])]).toEqual(['unknown', 'forbidden']);
  // A range of concentrations is permitted only as a whole, and forbidden if any part of it is.
  expect([at(20, solution, [10, 30]), at(20, solution, [25, 35]), at(95, solution, [0, 100])]).toEqual([
    'suitable',
    'unknown',
    'forbidden',
  ]);
  // For a pure substance a source need not name a concentration.
  expect(
    resistance([{ ...water, concentration: [90, 100] }, water], { id: 'air-baku', pure: true }, '316l', 20).state,
  ).toBe('suitable');
});

test('the most cautious source decides', () => {
  const cell = (source: string, limits: Partial<ResistanceCell>): ResistanceCell => ({
    ...{ medium: 'etanol', material: 'pvdf', source, place: 'hlm. 2' },
    ...{ suitable: undefined, limited: undefined, forbidden: undefined, ...limits },
  });
  const at = (temperature: number, ...list: ResistanceCell[]) =>
    resistance(list, { id: 'etanol' }, 'pvdf', temperature);
  const hot = cell('panas', { suitable: 100 });
  const never = cell('larangan', { forbidden: 'any' });
  expect(at(20, hot, never)).toMatchObject({ state: 'forbidden', source: 'larangan', place: 'hlm. 2' });
  const mild = cell('hangat', { limited: 23 });
  expect(at(23, hot, mild)).toMatchObject({ state: 'limited', source: 'hangat', place: 'hlm. 2' });
  // A material limited at a low temperature is not suitable at a higher one.
  expect(at(60, hot, mild)).toMatchObject({ state: 'limited', source: 'hangat', place: 'hlm. 2' });
  expect(at(101, hot, mild)).toEqual({ state: 'unknown' });
  expect(at(101, hot)).toMatchObject({ state: 'unknown', upTo: 100, source: 'panas' });
  expect(at(60, hot, cell('dingin', { suitable: 23 }))).toMatchObject({
    state: 'suitable',
    source: 'panas',
    place: 'hlm. 2',
  });
});

test('forbids combinations that are known to fail', () => {
  const known: [medium: string, material: WettedMaterial, strength?: number][] = [
    ['thf', 'pvdf'],
    ['mek', 'pvdf'],
    ['dmf', 'pvdf'],
    ['nmp', 'pvdf'],
    ['naoh-48', 'pvdf', 50],
    ['thf', 'fkm'],
    ['klorin', 'titanium'],
    ['amonia', 'copper-alloys'],
    ['amonia', 'fkm'],
    ['hf', 'borosilicate', 50],
    ['hf', 'titanium', 50],
  ];
  const others = known.filter(
    ([medium, material, strength]) =>
      resistance(cells, { id: medium, strength: strength ? [strength, strength] : undefined }, material, 20).state !==
      'forbidden',
  );
  expect(others).toEqual([]);
});

test.each([
  ['permits what it forbids at any temperature', { suitable: { pp: 20 }, forbidden: { pp: 'any' } }],
  ['is limited below where it is suitable', { suitable: { pp: 40 }, limited: { pp: 20 } }],
  ['forbids below where it permits', { limited: { pp: 40 }, forbidden: { pp: 30 } }],
  ['permits only below its lower end', { from: 50, suitable: { pp: 20 } }],
  ['rates no material', { note: 'kosong' }],
  ['has a falling strength', { suitable: { pp: 20 }, concentration: [30, 10] }],
])('rejects a row that %s', (_, states) => {
  const parsed = (more: object) =>
    resistanceSchema.safeParse({
      ...{ title: 'T', publisher: 'P', edition: '1', where: 'https://example.com', scale: 'A: suitable.' },
      rows: [{ media: ['etanol'], place: 'hlm. 1', ...more }],
    }).success;
  expect([parsed(states), parsed({ suitable: { pp: 20 } })]).toEqual([false, true]);
});
