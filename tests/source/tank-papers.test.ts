import { readFileSync } from 'node:fs';
import { asName, initialValues } from 'tank-gauging/inputs';
import { parseTable } from 'tank-gauging/tabular/delimited';
import type { Reorder } from 'tank-gauging/tank/judge-reorder';
import type { Instrument } from 'tank-gauging/tank/judge-tank';
import { shapeDimensions, type Tank, type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import { parseTankText, readTankList } from 'tank-gauging/tank-list/read-tank-list';
import { expect, test } from 'vitest';
import { formatLitres } from '../../apps/site/src/shared/format/format.ts';
import { fillSlots } from '../../apps/site/src/shared/text/slots.ts';
import { readAddress, writeAddress } from '../../apps/site/src/tools/kit/address.ts';
import { tankHref } from '../../apps/site/src/tools/kit/flow.ts';
import { catalogue, radios, sensors, text } from '../../apps/site/src/tools/picker/fixture.ts';
import { papers } from '../../apps/site/src/tools/picker/papers.words.ts';
import { judging } from '../../apps/site/src/tools/picker/picker.words.ts';
import type { TenderRecords } from '../../apps/site/src/tools/picker/records.ts';
import { fillChapters } from '../../apps/site/src/tools/picker/tender.ts';
import { packageFile, replyFile } from '../../apps/site/src/tools/picker/tender-files.ts';
import { materialsText, media, mediaOfRecord, protectionText } from '../../apps/site/src/tools/picker/words.ts';
import { fileInputs, olderParts, sensorInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';
import { sayTank } from '../../apps/site/src/tools/tank-file/judged-words.ts';
import { buildSheet } from '../../apps/site/src/tools/tank-file/sheet.ts';
import { tankUse } from '../../apps/site/src/tools/tank-file/tiers.ts';
import { messageWords, verdictWords } from '../../apps/site/src/tools/tank-file/words.ts';
import { judgeListed } from '../../apps/site/src/tools/tank-list/judge-list.ts';
import { listSheet } from '../../apps/site/src/tools/tank-list/list-workbook.ts';
import { seeded } from '../seeded.ts';

const orderAt = judging.judged.reorder;
const records = {
  product: 'tankContoh',
  devices: sensors.map(({ id, title, selection }) => {
    return { id, title, record: `sensors/${id}`, measures: selection.measures, answers: {} };
  }),
  radios: radios.map(({ id, title }) => ({
    id,
    title,
    record: `connectivity/${id}`,
    reach: { shown: '–', known: 'unknown', record: '' },
  })),
  platform: {},
  approvals: [],
} as unknown as TenderRecords;

interface Stated {
  tank: Tank;
  given: TankField[];
}

/** A tank of the trade of which somebody stated a part; some state what equals the example. */
function randomTank(seed: number): Stated {
  const next = seeded(seed);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T;
  const size = (low: number, high: number) => Number((low + (high - low) * next()).toFixed(3));
  const medium = pick(media);
  const { temperature, pressure } = medium.stored ?? { temperature: 32, pressure: 0 };
  const shape = medium.kind === 'bubuk' ? 'silo' : pick(['mendatar', 'tegak', 'persegi', 'bola'] as const);
  const sizes = { diameter: size(1, 12), length: size(2, 12), width: size(1, 6), height: size(2, 16) };
  const stated: Partial<Tank> = {
    ...{ medium: medium.id, kind: medium.kind, shape, temperature, pressure },
    ...Object.fromEntries(shapeDimensions[shape].map((field) => [field, sizes[field as keyof typeof sizes]])),
    ...(shape === 'mendatar' && next() < 0.7 && { heads: pick(['datar', 'elips', 'kloepper'] as const) }),
    ...(next() < 0.5 && { zone: pick(tankRecord.zone.options) }),
    ...(next() < 0.5 && { opening: pick(tankRecord.opening.options) }),
    ...(next() < 0.4 && { nozzle: pick([20, 50, 80, 100, 150]), neck: pick([50, 200, 600]) }),
    ...(next() < 0.4 && { task: pick(['level', 'volume', 'massa'] as const) }),
    ...(next() < 0.4 && { power: pick(tankRecord.power.options), signal: pick(tankRecord.signal.options) }),
    ...(next() < 0.3 && { foam: pick(['tanpa', 'tipis', 'tebal'] as const), vapour: pick(tankRecord.vapour.options) }),
    ...(next() < 0.3 && { temperatureRise: size(1, 30), pressureRise: size(0, 2) }),
    ...(next() < 0.3 && { distance: size(0, 20), sight: pick(tankRecord.sight.options), headroom: size(0.1, 1) }),
    ...(next() < 0.3 && { interval: pick(tankRecord.interval.options), errorLimit: pick([0, 2, 10, 100]) }),
    ...(next() < 0.2 && { place: 'tanam' as const }),
    ...(next() < 0.2 && { flange: pick(tankRecord.flange.options), designPressure: size(0, 60) }),
    ...(next() < 0.6 && {
      use: Math.round(size(50, 20_000)),
      delivery: pick([5000, 8000, 16_000, 32_000]),
      leadTime: size(0.5, 7),
    }),
    ...(next() < 0.2 && { safe: Math.round(size(1000, 60_000)) }),
  };
  return { tank: { ...initialValues(tankRecord), ...stated }, given: Object.keys(stated) as TankField[] };
}

/** The sheet of a tank as its own link opens it. */
function openSheet({ tank, given }: Stated) {
  const values = { ...initialValues(fileInputs), ...tank };
  const fragment = writeAddress(fileInputs, values, [], undefined, given);
  const read = readAddress(fileInputs, fragment);
  expect(read.damage, fragment).toBeUndefined();
  const sheet = buildSheet(read.values, catalogue, undefined, read.given);
  return { fragment, sheet, said: sayTank(sheet, text), read };
}

/** What two surfaces must state alike. */
const alike = ({
  content,
  capacity,
  device,
  verdict,
  error,
  leftOut,
  companions,
  conditions,
  ...said
}: ReturnType<typeof sayTank>) => {
  const { connection, protection, materials, network, life, reorder, capacityNotes } = said;
  return {
    ...{ content, capacity, capacityNotes, device, verdict, error, leftOut, companions, conditions },
    ...{ connection, protection, materials, network, life, reorder },
  };
};

/** Compares what the papers of one tank state; `told` names the tank in a failure. */
function comparePapers({ tank, given }: Stated, told: string) {
  const { sheet, said, read, fragment } = openSheet({ tank, given });
  const { judged } = sheet;
  const { instrument, reorder } = judged;
  // What somebody gave is no assumption, even where it equals the example.
  expect(new Set(read.given), told).toEqual(new Set(given));
  for (const field of given) expect(['typed', 'unknown'], `${told} ${field}`).toContain(judged.fields[field].state);

  // The list judges the same tank through its link, and its files state the same.
  const stated = Object.fromEntries(given.map((field) => [field, tank[field]]));
  const row = judgeListed({ tag: 'T', stated }, tank, catalogue, text);
  const linked = readAddress(fileInputs, row.link.slice(row.link.indexOf('#')));
  expect(linked.damage, told).toBeUndefined();
  const opened = sayTank(buildSheet(linked.values, catalogue, undefined, linked.given), text);
  expect(alike(opened), told).toEqual(alike(said));
  expect(opened.assumptions, told).toEqual(said.assumptions);
  expect(alike(row.said), told).toEqual(alike(said));
  const listed = { row: { stated, notes: [], questions: [], unread: [] } as never, judged: row };
  const cells = listSheet([listed], text, '2026-11-28').rows[2] ?? [];
  const written = cells.map((cell) => cell?.text);
  for (const statement of [said.device, said.verdict, said.leftOut, said.materials, said.connection])
    if (statement) expect(written, told).toContain(statement);
  expect(cells[8]?.value, told).toBeCloseTo(judged.full, 6);
  expect(cells[15]?.value ?? cells[15]?.number, told).toBe(instrument.state === 'found' ? tank.quantity : 0);

  // Messages state the verdict, and no figure that was refused.
  const message = messageWords({ text, result: sheet }, `https://x.example/berkas-tangki${fragment}`);
  expect(message.length, told).toBeLessThanOrEqual(900);
  for (const paper of [message, verdictWords({ text, result: sheet }), written.join(';')])
    if (reorder.state !== 'possible') expect(paper, told).not.toContain(orderAt.split('{')[0]);
  if (reorder.state === 'possible' && instrument.state !== 'impossible')
    expect(message, told).toContain(fillSlots(orderAt, { titik: formatLitres(reorder.litres) }));
  if (instrument.state === 'found' && said.leftOut) expect(message, told).toContain(said.leftOut);

  // The picker opens the tank with the same verdict.
  const unstated = (Object.keys(tankRecord) as TankField[]).filter((field) => !given.includes(field));
  const href = tankHref('picker', tankUse.toTank(tank), unstated);
  const asked = readAddress(sensorInputs, href.slice(href.indexOf('#')));
  expect(asked.damage, told).toBeUndefined();
  const { picked } = buildSheet(asked.values, catalogue, undefined, asked.given);
  expect(picked.judged.instrument.state, told).toBe(instrument.state);
  expect(picked.sensor?.record.id, told).toBe(sheet.picked.sensor?.record.id);
  expect(picked.sensor?.errorText, told).toBe(sheet.picked.sensor?.errorText);
  expect(picked.conditions, told).toEqual(sheet.picked.conditions);
  expect(picked.connection, told).toBe(sheet.picked.connection);
  expect(picked.radio?.record.id, told).toBe(sheet.picked.radio?.record.id);
  if (instrument.state === 'found') {
    expect(materialsText(picked.tank), told).toBe(said.materials);
    expect(protectionText(picked.tank), told).toBe(said.protection);
  }

  // The tender offers that instrument, and its table has the sizes in the units of the form.
  const offers = [{ name: 'T', ...picked }];
  const chapters = fillChapters(papers.tor, picked.tank, picked.slots);
  const quantities = replyFile(chapters, offers, records).tables[1]?.rows.map((cell) => cell[2]?.text) ?? [];
  expect(
    quantities.some((detail) => detail === (picked.sensor?.record.title ?? papers.reply.noDevice)),
    told,
  ).toBe(true);
  const tanks = packageFile(chapters, offers, records, text.fields).tables[1];
  const column = tanks?.columns.indexOf(`${text.fields['t-diameter'].label}, m`) ?? -1;
  const across = tank.shape === 'persegi' ? tank.width : tank.diameter;
  expect(tanks?.rows[0]?.[column]?.number, told).toBe(across);
  expect(tanks?.rows[0]?.[1]?.text, told).toBe(said.content);
}

const count = process.env['TEST_DEPTH'] === 'whole' ? 2000 : 200;

test(`the papers of ${count} tanks state one capacity, order, instrument, conditions and materials`, {
  timeout: 2_000 * count,
}, () => {
  const states = new Map<string, number>();
  for (let seed = 1; seed <= count; seed++) {
    const stated = randomTank(seed);
    comparePapers(
      stated,
      JSON.stringify({ seed, ...Object.fromEntries(stated.given.map((field) => [field, stated.tank[field]])) }),
    );
    const { judged } = openSheet(stated).sheet;
    for (const { state } of [judged.instrument, judged.reorder]) states.set(state, (states.get(state) ?? 0) + 1);
  }
  // The tanks meet every verdict that a known medium can have.
  expect([...states.keys()].sort()).toEqual(['contradiction', 'found', 'impossible', 'none', 'possible', 'unasked']);
});

test('a refused figure has no number in its type', () => {
  const none: Extract<Reorder, { state: 'none' }> = { state: 'none', highest: 26_000, assumptions: [] };
  const asked: Extract<Instrument, { state: 'asked' }> = { state: 'asked', proposed: [] };
  // @ts-expect-error No reorder point where none is possible.
  expect(none.litres).toBeUndefined();
  // @ts-expect-error No error of an instrument that is not found.
  expect(asked.error).toBeUndefined();
});

const cases = parseTable(readFileSync(new URL('../cases/tanks.csv', import.meta.url), 'utf8')).rows;
const names = cases[0]?.cells.map(String) ?? [];
const rows = cases
  .slice(1)
  .map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, String(cells[at] ?? '')])));
const shapes: Record<string, string> = { lying: 'mendatar', sphere: 'bola', silo: 'silo', upright: 'tegak' };
const devices: Record<string, string> = { radar: 'radar', 'radar in the well': 'radar', pressure: 'tekanan' };

/** Sheet of a case: by its link, or typed into a list with the columns of the case. */
function sheetOf({ link = '', ...row }: Record<string, string>) {
  if (link.startsWith('/berkas-tangki')) {
    const { values, given } = readAddress(fileInputs, link.slice(link.indexOf('#')));
    return buildSheet(values, catalogue, undefined, given);
  }
  if (link.startsWith('/pemilih-sensor')) {
    const { values, given } = readAddress(
      sensorInputs,
      link.slice(link.indexOf('#')),
      undefined,
      undefined,
      olderParts,
    );
    return buildSheet(values, catalogue, undefined, given);
  }
  const sizes = ['diameter_m', 'length_m', 'height_m'].map((name) => row[name]).join(';');
  const shape = shapes[row['shape']?.split(',')[0] ?? ''];
  const list = `Tangki;Bentuk;Produk;Diameter;Panjang;Tinggi\nT;${shape};${row['product']};${sizes}`;
  const [read] = readTankList(parseTankText(list), mediaOfRecord).rows;
  if (!read) throw new Error(row['tank']);
  // A product that is not certain is asked about: its tank is judged by the name as typed.
  const tank = read.tank ?? { ...initialValues(tankRecord), ...read.stated, medium: asName(read.product) };
  const given = Object.keys(read.stated) as TankField[];
  const heads = /flat|kloepper|cone/.exec(`${row['heads']}`)?.[0] ?? '';
  const head = { flat: 'datar', kloepper: 'kloepper', cone: 'kerucut' }[heads] as Tank['heads'] | undefined;
  const stated: Partial<Tank> = {
    ...(head && (tank.shape === 'mendatar' ? { heads: head } : { bottom: head as Tank['bottom'], bottomDepth: 2 })),
    ...(row['zone'] && { zone: row['zone'] as Tank['zone'] }),
    ...(row['use_l_day'] && { use: Number(row['use_l_day']), leadTime: Number(row['lead_days']) }),
    ...(row['delivery_l'] && { delivery: Number(row['delivery_l']) }),
    ...(row['safe_l'] && { safe: Number(row['safe_l']) }),
  };
  return buildSheet({ ...tank, ...stated }, catalogue, undefined, [...given, ...Object.keys(stated)]);
}

test.each(rows)('$tank, $product: $why', (row) => {
  const sheet = sheetOf(row);
  const { judged } = sheet;
  const said = sayTank(sheet, text);
  const paper = [messageWords({ text, result: sheet }, ''), ...said.fields.flat(), ...said.conditions].join('\n');
  const [least, most = least] = [...(row['capacity_l'] ?? '').matchAll(/\d+/g)]
    .map(Number)
    .filter((litres) => litres > 100);
  if (least !== undefined && most !== undefined) {
    expect(judged.full).toBeGreaterThan(least * 0.999);
    expect(judged.full).toBeLessThan(most * 1.001);
  }
  if (row['reorder']?.startsWith('none'))
    expect(judged.reorder).toMatchObject({ state: 'none', highest: Number(row['safe_l']) });
  if (row['reorder'] === 'possible') expect(judged.reorder.state).toBe('possible');
  const device = devices[row['device'] ?? ''];
  if (device && !row['must_say']?.includes('asked')) expect(sheet.picked.sensor?.record.id).toBe(device);
  const [ex] = /(Ga\/Gb|Gb|Da) (II[A-C]+ ?T?\d?|IIIC)/.exec(row['ex'] ?? '') ?? [];
  if (ex && judged.instrument.state === 'found') {
    const [level = '', ...group] = ex.split(' ');
    expect(said.protection).toContain(`EPL ${level}`);
    expect(said.protection).toContain(group.join(' '));
  }
  for (const never of row['never']?.split('; ') ?? []) {
    const figure = /[\d.,]+ L/.exec(never)?.[0].replace(',', '.');
    if (figure && !said.capacityNotes.join().includes(figure)) expect(paper).not.toContain(figure);
  }
});
