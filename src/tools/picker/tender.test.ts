import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { xlsx } from '../kit/xlsx.ts';
import { sensors } from './fixture.ts';
import type { TenderRecords } from './records.ts';
import { buildTender, tenderDocument, tenderSheets } from './tender.ts';

const content = new URL('../../content/', import.meta.url);
const { approvals, terms, levels } = parse(readFileSync(new URL('site/procurement.yaml', content), 'utf8'));
const records = {
  devices: sensors.map(({ id, title, specifications, limits }) => {
    return { record: `sensors/${id}`, id, title, specifications, limits };
  }),
  radios: [{ record: 'connectivity/lorawan', id: 'lorawan', title: 'LoRaWAN', range: '5–15 km' }],
  services: [{ record: 'team-services/pelatihan', title: 'Training', description: 'Dua hari' }],
  approvals,
  terms,
  levels,
} as TenderRecords;
const chapters = [{ title: 'Akurasi', lines: ['Batas kesalahan ±3 mm & <tertulis>.', 'Kedua.'] }];
const tanks = [
  { name: 'TK-1', sensor: 'radar', companions: ['suhu'], radio: 'lorawan' },
  { name: 'TK-2', sensor: 'radar', companions: [], radio: 'lorawan' },
  { name: 'TK-3', sensor: undefined, companions: [], radio: undefined },
];
const tender = buildTender(chapters, tanks, records);

test('what is counted is what was picked', () => {
  const counted = Object.fromEntries(tender.quantities.map(([, , count, , record]) => [record, count]));
  expect(counted).toMatchObject({ 'sensors/radar': 2, 'sensors/suhu': 1, 'connectivity/lorawan': 2 });
  expect(counted).not.toHaveProperty('sensors/ultrasonik');
});

test('every line of the matrix stands on a record that is there, and what no record has is not met', () => {
  const states = new Map(tender.matrix.map(([, , status, , record]) => [record, status]));
  for (const [, , status, answer, record] of tender.matrix) {
    const [file = ''] = record.split(/[:,]/, 1);
    expect(existsSync(new URL(`${file}.yaml`, content)), record).toBe(true);
    if (status === 'met') expect(answer, record).not.toBe('');
  }
  for (const { id, entries } of approvals) {
    expect(states.get(`site/procurement: approvals.${id}`)).toBe(entries.length > 0 ? 'met' : 'offer');
  }
  expect(states.get('site/procurement: terms.warranty')).toBe(terms.warranty.stated ? 'met' : 'offer');
  expect(states.get('site/procurement: levels.1')).toBe(levels[0].point.includes('(contoh)') ? 'offer' : 'met');
  expect(states.get('picker/papers, tor: Akurasi')).toBe('offer');
});

const partOf = (file: Uint8Array, name: string) => strFromU8(unzipSync(file)[name] ?? new Uint8Array());

test('the document says every requirement and every line of the matrix', async () => {
  const file = new Uint8Array(await (await tenderDocument('Naskah', 'Catatan', tender)).arrayBuffer());
  const document = partOf(file, 'word/document.xml')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  for (const line of chapters.flatMap(({ lines }) => lines)) expect(document).toContain(line);
  for (const [, , , , record] of tender.matrix) expect(document).toContain(record);
});

test('the workbook has its quantities as numbers', () => {
  const at = tender.quantities.findIndex(([, , , , record]) => record === 'sensors/radar') + 2;
  expect(partOf(xlsx(tenderSheets(tender)), 'xl/worksheets/sheet1.xml')).toMatch(
    new RegExp(`r="D${at}"[^>]*><v>2</v>`),
  );
});
