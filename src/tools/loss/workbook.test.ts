import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbook } from '../kit/tabular/files.ts';
import { xlsx } from '../kit/xlsx.ts';
import { readRecord, recordSheet } from './read.ts';

type Cell = string | number | { date: number } | { formula: string };
type Table = readonly (readonly Cell[])[];

/** One file a sheet. A date is a day number in a format of dates, here in place of that of notes. */
function workbook(...tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const cellOf = (cell: Cell) => {
    if (typeof cell === 'object') return 'date' in cell ? ({ number: cell.date, look: 'note' } as const) : cell;
    return typeof cell === 'number' ? { number: cell } : { text: cell };
  };
  const rowsOf = (table: Table) => table.map((row) => row.map(cellOf));
  const file = unzipSync(xlsx(tables.map((table, at) => ({ name: `S${at}`, widths: [], rows: rowsOf(table) }))));
  const styles = strFromU8(file['xl/styles.xml'] ?? new Uint8Array());
  const dated = styles.replace('<xf fontId="2" applyFont="1"/>', '<xf numFmtId="14" applyNumberFormat="1"/>');
  expect(dated).not.toBe(styles);
  return new Uint8Array(zipSync({ ...file, 'xl/styles.xml': strToU8(dated) }));
}

const heading = ['Tanggal', 'Stok awal (L)', 'Terima', 'Jual', 'Stok akhir', 'Suhu'];
// 46308 is 13 October 2026: 46266 is 1 September, 42 days earlier.
const days: Table = [
  [{ date: 46_308 }, 10_000, 0, 1000.5, 8999.5, 29.4],
  [{ date: 46_309 }, 8999.5, 5000, 1000, 12_999.5, 29.3],
];

test('dates are day numbers with a format, figures are figures, whatever the letters before', async () => {
  const table = await readWorkbook(workbook([['Laporan stok'], heading, ...days]));
  const { entries, rival, badCount } = readRecord(recordSheet(table ?? []));
  expect({ rival, badCount }).toEqual({ rival: undefined, badCount: 0 });
  expect(entries).toMatchObject([
    { line: 3, date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5, temperature: 29.4 },
    { line: 4, date: '2026-10-14', receipts: 5000 },
  ]);
});

test('day numbers without a format, figures as text', async () => {
  const table = await readWorkbook(workbook([heading, [46_308, '10.000', '', '1.000,5', '8.999,5', '29,4']]));
  expect(readRecord(recordSheet(table ?? [])).entries).toMatchObject([
    { date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5 },
  ]);
});

test('the record may stand on a later sheet', async () => {
  const table = await readWorkbook(workbook([['Sampul']], [heading, ...days]));
  expect(readRecord(recordSheet(table ?? [])).entries).toHaveLength(2);
});

test('a formula whose value nobody stored is named, and why its row is left out', async () => {
  const row: Table = [[{ date: 46_310 }, 12_999.5, 0, 1000, { formula: 'B4+C4-D4' }, 29.3]];
  const table = await readWorkbook(workbook([heading, ...days, ...row]));
  const { entries, bad } = readRecord(recordSheet(table ?? []));
  expect(entries).toHaveLength(2);
  expect(bad).toEqual([{ line: 4, problem: 'formula', column: 'closing', seen: '=B4+C4-D4' }]);
});

test('sheets of shifts are one record, sheets of the same days are tanks', async () => {
  const second: Table = [[{ date: 46_308 }, 8999.5, 0, 500, 8499.5, 29.4]];
  const sheets = (await readWorkbook(workbook([heading, ...days], [heading, ...second]))) ?? [];
  const tanks = readRecord(recordSheet(sheets)).entries;
  expect(tanks.map(({ tank, issues }) => [tank, issues])).toEqual([
    ['S0', 1000.5],
    ['S0', 1000],
    ['S1', 500],
  ]);
  const shifts = sheets.map((sheet, at) => ({ ...sheet, name: `Shift ${at + 1}` }));
  expect(readRecord(recordSheet(shifts)).entries.map(({ tank }) => tank)).toEqual(['', '', '']);
});

test('sheets of months that only number their days are one record', async () => {
  const rows: Table = [['LAPORAN'], heading, [1, 10_000, 0, 1000, 9000, 29], [2, { formula: 'E3' }, 0, 1000, 8000, 29]];
  const sheets = (await readWorkbook(workbook(rows, rows))) ?? [];
  const named = sheets.map((sheet, at) => ({ ...sheet, name: `${['September', 'Oktober'][at]} 2026` }));
  const { entries, badCount } = readRecord(recordSheet(named));
  expect(badCount).toBe(0);
  expect(entries.map(({ date, tank, opening }) => [date, tank, opening])).toEqual([
    ['2026-09-01', '', 10_000],
    ['2026-09-02', '', undefined],
    ['2026-10-01', '', 10_000],
    ['2026-10-02', '', undefined],
  ]);
});

test('what is no workbook is refused', async () => {
  expect(await readWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined();
  expect(await readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).toBeUndefined();
});
