import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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
    expect(states.get(`site/procurement: approvals.${id}`)).toBe(entries.length > 0 ? 'met' : 'missing');
  }
  expect(states.get('site/procurement: terms.warranty')).toBe(terms.warranty ? 'met' : 'missing');
  expect(states.get('picker/papers, tor: Akurasi')).toBe('offer');
});

/** Text of a file as LibreOffice reads it. */
function textOf(name: string, bytes: Uint8Array, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tender-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), bytes);
  const home = `-env:UserInstallation=file://${folder}/home`;
  execFileSync('soffice', [home, '--headless', '--convert-to', to, '--outdir', folder, join(folder, name)], {
    stdio: 'ignore',
  });
  return readFileSync(join(folder, name.replace(/\..*$/, `.${to.slice(0, 3)}`)), 'utf8');
}

const hasOffice = ['/usr/bin/soffice', '/usr/local/bin/soffice'].some(existsSync);
if (!hasOffice) console.info('skipped: no LibreOffice here to open the tender package');
describe.skipIf(!hasOffice)('opened by LibreOffice', { timeout: 120_000 }, () => {
  test('the document says every requirement and every line of the matrix', async () => {
    const file = new Uint8Array(await (await tenderDocument('Naskah', 'Catatan', tender)).arrayBuffer());
    const text = textOf('tender.docx', file, 'txt:Text (encoded):UTF8');
    for (const line of chapters.flatMap(({ lines }) => lines)) expect(text).toContain(line);
    for (const [, , , , record] of tender.matrix) expect(text).toContain(record);
  });

  test('the workbook has its quantities as numbers', () => {
    const text = textOf('tender.xlsx', xlsx(tenderSheets(tender)), 'csv:Text - txt - csv (StarCalc):44,34,76,1');
    const [radar] = tender.quantities.find(([, , , , record]) => record === 'sensors/radar') ?? [];
    expect(text).toMatch(new RegExp(`${radar}.*,2,`));
  });
});
