import { strFromU8, unzipSync } from 'fflate';
import type { Answers } from 'tank-gauging/picker/inputs';
import { judgeAnswer, repliesTo } from 'tank-gauging/picker/requirements';
import { readWorkbook } from 'tank-gauging/tabular/files';
import { expect, test } from 'vitest';
import { fields, pickFor, sensors } from './fixture.ts';
import { papers } from './papers.words.ts';
import type { TenderRecords } from './records.ts';
import { numberRequirements } from './requirements.ts';
import { fillChapters, mergePapers } from './tender.ts';
import { packageFile, replyFile, tenderDocument, tenderWorkbook } from './tender-files.ts';
import { listItems } from './tender-tables.ts';

const day = '2026-11-27';
const nobody = { zona: [], ukur: [] };

test.each([
  // Status, answer, requirement, verdict.
  ['stated', { from: 0.1, to: 30, unit: 'm' }, { within: ['ruang', 'tinggi'], unit: 'm' }, 'met'],
  ['stated', { from: 0.2, to: 8, unit: 'm' }, { within: ['ruang', 'tinggi'], unit: 'm' }, 'unmet'],
  ['assumed', { from: 0.1, to: 30, unit: 'm' }, { within: ['ruang', 'tinggi'], unit: 'm' }, 'unstated'],
  ['offer', { from: 0.2, to: 8, unit: 'm' }, { within: ['tinggi'], unit: 'm' }, 'unstated'],
  // A range of 5 to 15 km: 0,8 km is certain, 60 km impossible, 8 km undecided.
  ['stated', { from: 5, to: 15, unit: 'km' }, { atLeast: 0.8, unit: 'km' }, 'met'],
  ['stated', { from: 5, to: 15, unit: 'km' }, { atLeast: 60, unit: 'km' }, 'unmet'],
  ['stated', { from: 5, to: 15, unit: 'km' }, { atLeast: 8, unit: 'km' }, 'unstated'],
  ['stated', { number: 100, unit: 'm' }, { atLeast: 0.1, unit: 'km' }, 'met'],
  // Two years exceed twelve months; bar and months are not comparable.
  ['stated', { number: 2, unit: 'tahun' }, { atLeast: 12, unit: 'bulan' }, 'met'],
  ['stated', { number: 2, unit: 'bar' }, { atLeast: 12, unit: 'bulan' }, 'unstated'],
  ['stated', { below: 4, unit: 'jam' }, { atMost: 8, unit: 'jam' }, 'met'],
  ['stated', { below: 4, unit: 'jam' }, { atMost: 2, unit: 'jam' }, 'unstated'],
  ['stated', { pm: 5, unit: 'mm' }, { atMost: 'batas', unit: 'mm' }, 'unstated'],
  ['stated', { codes: ['IP66', 'IP68'] }, { oneOf: ['IP68'] }, 'met'],
  ['stated', { codes: ['IP66'] }, { oneOf: ['IP68'] }, 'unmet'],
  ['stated', undefined, { oneOf: ['IP68'] }, 'unstated'],
] as const)('the %s answer %j to the requirement %j is %s', (known, answer, asked, verdict) => {
  const figures = { ruang: 0.5, tinggi: 12 };
  expect(judgeAnswer({ answer: 'range', ...asked } as never, { known, answer: answer as never }, figures, nobody)).toBe(
    verdict,
  );
});

const told = (shown: string, answer: object, record = 'claims/uptime: figure') =>
  ({ shown, answer, known: 'stated', record }) as never;
const certificate = {
  subject: 'Sensor Radar',
  number: 'EX-1',
  issuer: 'BB',
  issued: '2026-01-01',
  until: '2027-01-01',
};
const records = {
  product: 'tankContoh',
  devices: sensors.map(({ id, title, selection }) => ({
    ...{ id, title, record: `sensors/${id}`, measures: selection.measures },
    answers: { range: told('0,1–30 m', { ...selection.distance, unit: 'm' }) },
  })),
  radios: [
    {
      id: 'lorawan',
      title: 'LoRaWAN',
      record: 'connectivity/lorawan',
      range: '5–15 km',
      reach: told('5–15 km', { from: 5, to: 15, unit: 'km' }),
    },
  ],
  platform: { uptime: told('99,9%', { number: 99.9, unit: '%' }) },
  approvals: [{ id: 'ex', from: 'pabrik', entries: [{ ...certificate, zones: ['zona-1'] }] }],
} as unknown as TenderRecords;

const offer = (name: string, changed: Partial<Answers> = {}) => ({ name, ...pickFor(changed) });
const offers = [
  offer('TK-1'),
  offer('TK-2', { ukur: 'level' }),
  offer('TK-3', { isi: 'lpg', nosel: 'atas', ukur: 'level' }),
];
const chapters = mergePapers(
  offers.map(({ tank, slots }) => fillChapters(papers.tor, tank, slots)),
  (tanks, line) => `${tanks.map((at) => offers[at]?.name).join(', ')}: ${line}`,
);

test('an Ex certificate counts for its device and zones until its last day', () => {
  const ask = { answer: 'ex', oneOf: 'zona' } as const;
  const verdict = (zona: Answers['zona'], on = day) => {
    const one = offer('TK', { zona, ukur: 'level' });
    return repliesTo('ex', one, records, on).map((stated) => judgeAnswer(ask, stated, {}, { zona: [zona], ukur: [] }));
  };
  expect(verdict('zona-1')).toEqual(['met']);
  expect(verdict('zona-0')).toEqual(['unmet']);
  expect(verdict('zona-1', '2027-01-02')).toEqual(['unstated']);
  // The thermometer has no certificate.
  expect(repliesTo('ex', offer('TK', { ukur: 'volume' }), records, day).map(({ known }) => known)).toEqual([
    'stated',
    'offer',
  ]);
});

test("gauges are counted by the tanks' tasks, not by the sensors picked", () => {
  const counted = Object.fromEntries(listItems(offers).map(({ item, count }) => [item, count]));
  expect(counted).toMatchObject({ 'Alat ukur level': 3, 'Alat ukur suhu': 1, 'Pengiriman data': 3, Pelatihan: 1 });
  const ours = listItems(offers, records).find(({ item }) => item === 'Alat ukur suhu');
  expect(ours).toMatchObject({ detail: 'Sensor Suhu', record: 'sensors/suhu', count: 1 });
});

test('the worst of several tanks decides, and a tank without a device fails', () => {
  const [, second, third] = offers;
  expect([second?.sensor?.record.id, third?.sensor]).toEqual(['radar', undefined]);
  const task = (...items: typeof offers) => {
    const paper = mergePapers(
      items.map(({ tank, slots }) => fillChapters(papers.tor, tank, slots)),
      (_, line) => line,
    );
    const found = numberRequirements(paper, items, records, day).filter(({ about }) => about === 'Lingkup');
    return found.map(({ verdict }) => verdict);
  };
  expect([task(second as never), task(second as never, third as never)]).toEqual([
    ['duty', 'met'],
    ['duty', 'unmet'],
  ]);
});

const unzipped = (file: Uint8Array, name: string) => strFromU8(unzipSync(file)[name] ?? new Uint8Array());

test('package and reply number the same requirements, and the package is neutral', async () => {
  const asked = packageFile(chapters, offers, records, fields);
  const replied = replyFile(chapters, offers, records);
  const columns = (file: typeof asked, name: string, count: number) =>
    file.tables.find((table) => table.name === name)?.rows.map((row) => row.slice(0, count));
  expect(columns(asked, papers.tender.sheets.matrix, 3)).toEqual(columns(replied, papers.reply.sheets.matrix, 3));
  const matrix = asked.tables.find(({ name }) => name === papers.tender.sheets.matrix);
  for (const row of matrix?.rows ?? []) expect(row.slice(4)).toEqual(Array(3).fill({ look: 'blank' }));
  const duties = (file: typeof asked, name: string, word: string) =>
    columns(file, name, 4)?.map((row) => row[3]?.text === word);
  expect(duties(asked, papers.tender.sheets.matrix, papers.tender.kinds.duty)).toEqual(
    duties(replied, papers.reply.sheets.matrix, papers.reply.verdicts.duty),
  );
  const document = unzipped(new Uint8Array(await (await tenderDocument(asked)).arrayBuffer()), 'word/document.xml');
  for (const word of ['tankContoh', 'Sensor Radar', 'LoRaWAN', papers.reply.verdicts.unstated])
    expect(document).not.toContain(word);
  expect(document).not.toMatch(/\bkami\b/i);
  const words = document
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  for (const { lines } of chapters) for (const line of lines) expect(words).toContain(line.text);
});

test('sums, tax and local content in the workbook are formulas over the bidder’s cells', async () => {
  const book = tenderWorkbook(packageFile(chapters, offers, records, fields));
  const sheet = unzipped(book, 'xl/worksheets/sheet3.xml');
  const last = listItems(offers).length + 1;
  const read = await readWorkbook(book);
  expect(read?.[2]?.rows[1]?.cells.slice(0, 5)).toEqual([
    1,
    'Alat ukur level',
    'Menurut persyaratan, lengkap dengan sambungan proses',
    3,
    'unit',
  ]);
  const formula = (cell: string) => new RegExp(`r="${cell}"[^>]*><f>([^<]*)</f>`).exec(sheet)?.[1];
  expect(formula('G2')).toBe('N(D2)*N(F2)');
  expect(formula(`G${last + 1}`)).toBe(`SUM(G2:G${last})`);
  expect(formula(`G${last + 4}`)).toBe(`ROUND(G${last + 1}*G${last + 2}*G${last + 3}/100,0)`);
  expect(sheet).toContain('state="frozen"');
  expect(unzipped(book, 'xl/workbook.xml')).toContain("'Daftar kuantitas'!$1:$1</definedName>");
});

const paper = (kind: 'tor' | 'checklist', changed: Partial<Answers> = {}) => {
  const { tank, slots } = pickFor(changed);
  return fillChapters(papers[kind], tank, slots)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');
};

test('papers state millimetres, litres only with a diameter, and certificates only in a zone', () => {
  expect(paper('tor')).toMatch(/±3\u00a0mm[\s\S]*±530\u00a0L/);
  expect(paper('tor', { zona: 'zona-1' })).toMatch(/IEC 60079.*IIA T3/);
  expect(paper('tor', { zona: 'aman' })).not.toContain('IEC 60079');
  expect(paper('tor', { isi: 'air', medium: 'wfi' })).toMatch(/Sambungan proses: Tri-clamp[\s\S]*ASME BPE/);
  expect(paper('tor', { isi: 'cpo', medium: 'rbd-olein' })).toContain('bahan kontak pangan');
});

test('combined papers state common lines once, and others with their tanks', () => {
  const chapter = (title: string, ...lines: string[]) => ({
    title,
    facts: false,
    lines: lines.map((text) => ({ text, tanks: [0] })),
  });
  const a = [chapter('Scope', 'all', 'diesel')];
  const b = [chapter('Scope', 'all', 'water'), chapter('Zone', 'safe')];
  const joined = mergePapers([a, b, a], (tanks, line) => `${tanks.join('+')}: ${line}`);
  expect(joined.map(({ title, lines }) => [title, ...lines.map(({ text, tanks }) => [text, tanks])])).toEqual([
    ['Scope', ['all', [0, 1, 2]], ['0+2: diesel', [0, 2]], ['1: water', [1]]],
    ['Zone', ['1: safe', [1]]],
  ]);
});
