import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readRecord } from './read.ts';
import { readWorkbook } from './workbook.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell as SpreadsheetML has it: a text, a number, or a day number in the format of dates. */
const cell = (value: string | number | { serial: number }) =>
  typeof value === 'string'
    ? `<c t="inlineStr"><is><t>${value}</t></is></c>`
    : typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c s="1"><v>${value.serial}</v></c>`;

type Sheet = readonly (readonly (string | number | { serial: number })[])[];

/** The least that Excel opens (ECMA-376, part 1, annex L.2), one file a sheet. */
function workbook(sheets: readonly Sheet[], level: 0 | 6 = 6): Uint8Array<ArrayBuffer> {
  const part = (rows: Sheet) =>
    `${declaration}<worksheet ${main}><sheetData>${rows
      .map(
        (row, r) =>
          `<row r="${r + 1}">${row.map((value, c) => cell(value).replace('<c', `<c r="${'ABCDEFGH'[c]}${r + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const numbers = sheets.map((_, i) => i + 1);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${relations}"><sheets>${numbers.map((n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet ${main}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [i, rows] of sheets.entries()) files[`xl/worksheets/sheet${i + 1}.xml`] = part(rows);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level });
}

const heading = ['Tanggal', 'Stok awal (L)', 'Terima', 'Jual', 'Stok akhir', 'Suhu'];
// 46308 is 13 October 2026: 46266 is 1 September (see parse-date.test.ts), 42 days earlier.
const days: Sheet = [
  [{ serial: 46_308 }, 10_000, 0, 1000.5, 8999.5, 29.4],
  [{ serial: 46_309 }, 8999.5, 5000, 1000, 12_999.5, 29.3],
];

test('dates are day numbers with a format, figures are figures, whatever the letters before', async () => {
  const table = await readWorkbook(workbook([[['Laporan stok'], heading, ...days]]));
  const { entries, rival, badCount } = readRecord(table ?? { rows: [], separator: undefined });
  expect({ rival, badCount }).toEqual({ rival: undefined, badCount: 0 });
  expect(entries).toMatchObject([
    { line: 3, date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5, temperature: 29.4 },
    { line: 4, date: '2026-10-14', receipts: 5000 },
  ]);
});

test('day numbers without a format, figures as text', async () => {
  const table = await readWorkbook(workbook([[heading, [46_308, '10.000', '', '1.000,5', '8.999,5', '29,4']]]));
  expect(readRecord(table ?? { rows: [], separator: undefined }).entries).toMatchObject([
    { date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5 },
  ]);
});

test('the record may stand on a later sheet', async () => {
  const table = await readWorkbook(workbook([[['Sampul']], [heading, ...days]]));
  expect(readRecord(table ?? { rows: [], separator: undefined }).entries).toHaveLength(2);
});

test('a sheet of more than half a megabyte is read without a worker of its own', async () => {
  const rows: Sheet = Array.from({ length: 12_000 }, (_, i) => [
    { serial: 40_000 + i },
    10_000,
    0,
    1000,
    9000 + (i % 9),
    29.4,
  ]);
  const table = await readWorkbook(workbook([[heading, ...rows]]));
  expect(readRecord(table ?? { rows: [], separator: undefined }).entries).toHaveLength(12_000);
});

test('what is no workbook is refused', async () => {
  expect(await readWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined();
  expect(await readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).toBeUndefined();
});
