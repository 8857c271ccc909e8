import { strToU8, zipSync } from 'fflate';
import { readRecord } from 'tank-gauging/loss/read';
import { joinSheets, openFile, readWorkbook } from 'tank-gauging/tabular/files';
import { expect, test } from 'vitest';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

type Cell = string | number | { serial: number } | { formula: string };
type Sheet = readonly (readonly Cell[])[];

/** Cell in SpreadsheetML: text, number, or serial date with a date format. */
function cell(value: Cell, at: string): string {
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if ('formula' in value) return `<c r="${at}"><f>${value.formula}</f></c>`;
  return `<c r="${at}" s="1"><v>${value.serial}</v></c>`;
}

const sheetXml = (rows: Sheet) =>
  `<worksheet ${main}><sheetData>${rows
    .map(
      (row, r) => `<row r="${r + 1}">${row.map((value, c) => cell(value, `${'ABCDEFGH'[c]}${r + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const related = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
const relationships = (all: readonly string[]) =>
  `<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;

/** Minimal workbook that Excel opens (ECMA-376, part 1, annex L.2), one part per sheet. */
function workbook(...sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const named = sheets.map((_, i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="rId${i}"/>`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': relationships([related('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, i) => related(`rId${i}`, 'worksheet', `worksheets/sheet${i}.xml`)),
      related('rId99', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': `<styleSheet ${main}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((rows, i) => [`xl/worksheets/sheet${i}.xml`, sheetXml(rows)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const heading = ['Tanggal', 'Stok awal (L)', 'Terima', 'Jual', 'Stok akhir', 'Suhu'];
// Serial date 46308 is 13 October 2026: 46266 is 1 September, 42 days earlier.
const days: Sheet = [
  [{ serial: 46_308 }, 10_000, 0, 1000.5, 8999.5, 29.4],
  [{ serial: 46_309 }, 8999.5, 5000, 1000, 12_999.5, 29.3],
];

test('reads serial dates with a date format and numbers below title rows', async () => {
  const table = await readWorkbook(workbook([['Laporan stok'], heading, ...days]));
  const { entries, rival, badCount } = readRecord(joinSheets(table ?? []));
  expect({ rival, badCount }).toEqual({ rival: undefined, badCount: 0 });
  expect(entries).toMatchObject([
    { line: 3, date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5, temperature: 29.4 },
    { line: 4, date: '2026-10-14', receipts: 5000 },
  ]);
});

test('reads serial dates without a format, and numbers as text', async () => {
  const table = await readWorkbook(workbook([heading, [46_308, '10.000', '', '1.000,5', '8.999,5', '29,4']]));
  expect(readRecord(joinSheets(table ?? [])).entries).toMatchObject([
    { date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5 },
  ]);
});

test('finds the record on a later sheet', async () => {
  const table = await readWorkbook(workbook([['Sampul']], [heading, ...days]));
  expect(readRecord(joinSheets(table ?? [])).entries).toHaveLength(2);
});

test('reports a formula without a stored value as the reason why its row is skipped', async () => {
  const row: Sheet = [[{ serial: 46_310 }, 12_999.5, 0, 1000, { formula: 'B4+C4-D4' }, 29.3]];
  const table = await readWorkbook(workbook([heading, ...days, ...row]));
  const { entries, bad } = readRecord(joinSheets(table ?? []));
  expect(entries).toHaveLength(2);
  expect(bad).toEqual([{ line: 4, problem: 'formula', column: 'closing', seen: '=B4+C4-D4' }]);
});

test('sheets of shifts are one record, sheets of the same days are tanks', async () => {
  const second: Sheet = [[{ serial: 46_308 }, 8999.5, 0, 500, 8499.5, 29.4]];
  const sheets = (await readWorkbook(workbook([heading, ...days], [heading, ...second]))) ?? [];
  const tanks = readRecord(joinSheets(sheets)).entries;
  expect(tanks.map(({ tank, issues }) => [tank, issues])).toEqual([
    ['S0', 1000.5],
    ['S0', 1000],
    ['S1', 500],
  ]);
  const shifts = sheets.map((sheet, at) => ({ ...sheet, name: `Shift ${at + 1}` }));
  expect(readRecord(joinSheets(shifts)).entries.map(({ tank }) => tank)).toEqual(['', '', '']);
});

test('sheets of months with day numbers are one record', async () => {
  const rows: Sheet = [['LAPORAN'], heading, [1, 10_000, 0, 1000, 9000, 29], [2, { formula: 'E3' }, 0, 1000, 8000, 29]];
  const sheets = (await readWorkbook(workbook(rows, rows))) ?? [];
  const named = sheets.map((sheet, at) => ({ ...sheet, name: `${['September', 'Oktober'][at]} 2026` }));
  const { entries, badCount } = readRecord(joinSheets(named));
  expect(badCount).toBe(0);
  expect(entries.map(({ date, tank, opening }) => [date, tank, opening])).toEqual([
    ['2026-09-01', '', 10_000],
    ['2026-09-02', '', undefined],
    ['2026-10-01', '', 10_000],
    ['2026-10-02', '', undefined],
  ]);
});

test('rejects other files', async () => {
  expect(await readWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined();
  expect(await readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).toBeUndefined();
});

const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-number-format:"0"}</style></head>
<table border=1><tr><th colspan="5">Laporan&nbsp;stok</th></tr>
<tr><td>Tanggal<td>Produk<td>Stok awal<br>(L)<td>Jual<td>Stok akhir</tr>
<tr><td rowspan=2>13/10/2026</td><td>Solar</td><td>10.000</td><td>1.000,5</td><td><b>8.999,5</b></td></tr>
<tr><td>Pertalite &amp; lain</td><td>5.000</td><td>500</td><td>4.500</td></tr></table></html>`;

test('reads an HTML page saved as .xls by its rows with merged cells', async () => {
  const table = await openFile(strToU8(page));
  expect(
    typeof table === 'string' ? table : readRecord(table, { decimal: 'comma', volume: 'L' }).entries,
  ).toMatchObject([
    { line: 3, date: '2026-10-13', tank: 'Solar', opening: 10_000, issues: 1000.5, closing: 8999.5 },
    { line: 4, date: '2026-10-13', tank: 'Pertalite & lain', opening: 5000, issues: 500, closing: 4500 },
  ]);
});

test.each([
  ['old', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['old', strToU8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook></Workbook>')],
  ['old', strToU8('MIME-Version: 1.0\nX-Document-Type: Workbook')],
  ['workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['binary', Uint8Array.from([0x7f, 0x45, 0, 0])],
  ['image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
  ['pdf', strToU8('%PDF-1.7')],
  ['page', strToU8('<!doctype html><html><body>Masuk</body></html>')],
] as const)('an unreadable file is reported as %s', async (problem, bytes) => {
  expect(await openFile(Uint8Array.from(bytes))).toBe(problem);
});
