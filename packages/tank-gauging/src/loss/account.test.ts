import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { accountedFigures } from '../tabular/account.ts';
import { litresPerUnit, type Table } from '../tabular/cells.ts';
import { parseTable } from '../tabular/delimited.ts';
import { joinSheets, openFile } from '../tabular/files.ts';
import { analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { openQuestions } from './questions.ts';
import { type ReadChoices, readRecord } from './read.ts';
import { dayDate, five, head, lines, plain, read, sheet } from './record-fixture.ts';

const folder = new URL('../../../../tests/cases/', import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)));

async function open(file: string): Promise<Table> {
  const table = await openFile(bytesOf(file));
  if (typeof table === 'string') throw new Error(`${file} is not read: ${table}`);
  return table;
}

/** Cells with a digit, counted without the package's readers. */
function figuresIn(file: string): number {
  const bytes = bytesOf(file);
  if (!file.endsWith('.xlsx')) {
    const lines = new TextDecoder().decode(bytes).split('\n');
    const sign = lines.some((line) => line.includes(';')) ? ';' : ',';
    return lines.flatMap((line) => line.split(sign)).filter((cell) => /\d/.test(cell)).length;
  }
  const parts = unzipSync(bytes);
  const strings = [...strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, text = '']) => text.replace(/<[^>]*>/g, ''),
  );
  const sheets = Object.entries(parts).filter(([name]) => /^xl\/(?:worksheets\/)?s\w*\d+\.xml$/.test(name));
  return sheets
    .flatMap(([, part]) => [...strFromU8(part).matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)])
    .map(([, attributes = '', content = '']) => {
      const text = content.replace(/<[^>]*>/g, '');
      return attributes.includes('t="s"') ? (strings[Number(text)] ?? '') : text;
    })
    .filter((text) => /\d/.test(text)).length;
}

const expected = parseTable(new TextDecoder().decode(bytesOf('expected.csv')))
  .rows.slice(1)
  .map(({ cells: [file = '', rates = '', verdict = ''] }) => [String(file), String(rates), String(verdict)] as const)
  .filter(([file]) => /\.(?:csv|xlsx)$/.test(file));

/** Answers to the questions that a file leaves. */
const answers: Readonly<Record<string, ReadChoices>> = {
  'draws_in_sales.csv': { pours: true },
  'blank_heading.csv': { roles: { '#5': 'issues' } },
};

describe('files from practice', () => {
  test.each(expected)('%s: loss of %s per day once all questions are answered; %s', async (file, rates, verdict) => {
    const table = await open(file);
    const values = initialValues(lossInputs);
    const asked = openQuestions(analyse(table, values).analysis);
    // A question is right only where the table of cases allows one, and is needed where it wants one.
    if (/^(?:ask|refused|resolved)/.test(verdict)) expect(asked).not.toEqual([]);
    else if (!verdict.includes('ask')) expect(asked).toEqual([]);
    if (!rates) return;
    const { analysis, days } = analyse(table, values, answers[file]);
    expect(openQuestions(analysis)).toEqual([]);
    const found = analysis.tanks.map((tank) => {
      const own = days.filter((day) => day.tank === tank);
      return own.reduce((sum, { loss, overnight }) => sum + loss + overnight, 0) / own.length;
    });
    const wanted = rates.split(' and ').map(Number);
    expect(found).toHaveLength(wanted.length);
    for (const [place, rate] of wanted.entries()) {
      expect((found[place] ?? 0) / litresPerUnit[analysis.reading.volume]).toBeCloseTo(rate, 0);
    }
  });

  test.each(expected)('%s: each figure has one entry', async (file) => {
    expect(accountedFigures(readRecord(await open(file)).account)).toBe(figuresIn(file));
  });
});

test.each([
  'Tgl Transaksi;Stok awal;Terima;Jual;Stok akhir',
  'Posting Date;Stok awal;Terima;Jual;Stok akhir',
  'Per Tanggal;Stok awal;Terima;Jual;Stok akhir',
  'Bulan/Tanggal;Stok awal;Terima;Jual;Stok akhir',
  'tanggalStok;stokAwal;volumeTerima;volumeJual;stokAkhir',
  'transactionDate;openingStock;totalReceipts;totalSales;closingStock',
  'BusinessDate;BeginningInventory;DeliveredVolume;NetSalesVolume;PhysicalInventory',
  'DATE;OPENING_STK;RECEIPT_QTY;SALES_QTY;CLOSING_STK',
  'Date;Initial Volume;Purchases;Consumption;Stock On Hand',
])('reads %s', (heading) => {
  const { entries, badCount, unused, closings } = read(heading, lines(five));
  expect({ badCount, unused, closings }).toEqual({ badCount: 0, unused: [], closings: [] });
  expect(
    entries.map(({ date, opening, receipts, issues, closing }) => [date, opening, receipts, issues, closing]),
  ).toEqual(plain.map(five));
});

describe('rows without data', () => {
  const month = `LAPORAN STOK;;;;\nSeptember 2026;;;;\n${head}\n${lines(five)}\n13/09/2026;;;;\nJUMLAH;;8.000;6.000;\n;;;;\nJakarta, 30 September 2026;;;;\nMengetahui,;;Dibuat oleh,;;\n( Budi );;( Sari );;`;

  test('totals, blank days and signatures are no unread lines', () => {
    const {
      lines: data,
      badCount,
      account,
      entries,
    } = readRecord(parseTable(month), { decimal: 'comma', volume: 'L' });
    expect([data, badCount, entries.length]).toEqual([12, 0, 12]);
    expect(account.rows.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['title', 2],
      ['heading', 1],
      ['total', 1],
      ['empty', 2],
      ['signature', 3],
    ]);
  });

  test('compares the sums with the totals in the file', () => {
    const columns = readRecord(parseTable(month), { decimal: 'comma', volume: 'L' }).account.columns;
    expect(columns.map(({ role, sum, totals }) => [role, sum, totals])).toEqual([
      ['date', undefined, undefined],
      ['opening', undefined, undefined],
      ['receipts', 8000, { theirs: 8000, ours: 8000 }],
      ['issues', 6000, { theirs: 6000, ours: 6000 }],
      ['closing', undefined, undefined],
    ]);
  });

  test('a total without a word is found by its sums; another undated line is unread', () => {
    const totalled = read(head, `${lines(five)}\n;;8.000;6.000;`);
    expect([totalled.badCount, totalled.account.rows.at(-1)?.kind]).toEqual([0, 'total']);
    const other = read(head, `${lines(five)}\n;;8.000;6.100;7.000`);
    expect([other.badCount, other.account.rows.at(-1)]).toEqual([
      1,
      { kind: 'unread', rows: 1, figures: 3, lines: [14] },
    ]);
  });

  test('a grand total does not count twice', () => {
    const [first, second] = [plain.slice(0, 6), plain.slice(6)].map((days) =>
      days.map((row) => five(row).join(';')).join('\n'),
    );
    const body = `${first}\nSub Total;;0;3.000;\n${second}\nSub Total;;8.000;3.000;\nTOTAL;;8.000;6.000;`;
    expect(read(head, body).account.columns[3]).toMatchObject({ sum: 6000, totals: { theirs: 6000, ours: 6000 } });
  });
});

describe('sheets', () => {
  test('a copied sheet does not count twice', () => {
    const { entries, account } = readRecord(
      joinSheets([
        sheet('September', head, lines(five)),
        sheet('September (2)', head, lines(five)),
        { name: 'Sheet3', rows: [] },
      ]),
      { decimal: 'comma', volume: 'L' },
    );
    expect([entries.length, new Set(entries.map(({ tank }) => tank)).size]).toEqual([12, 1]);
    expect(account.sheets.map(({ name, kind }) => [name, kind])).toEqual([
      ['September', 'read'],
      ['September (2)', 'copy'],
      ['Sheet3', 'empty'],
    ]);
  });

  test('the visitor’s choice makes a copy a tank of its own, or leaves a sheet out', () => {
    const table = joinSheets([sheet('A', head, lines(five)), sheet('A (2)', head, lines(five))]);
    expect(readRecord(table, { sheets: { 'A (2)': 'tank' } }).entries.map(({ tank }) => tank)).toEqual([
      ...plain.map(() => 'A'),
      ...plain.map(() => 'A (2)'),
    ]);
    expect(readRecord(table, { sheets: { A: 'left' } }).account.sheets.map(({ kind }) => kind)).toEqual([
      'left',
      'read',
    ]);
  });

  test('an edited copy is asked about, and one of the two is used', () => {
    const edited = lines((row, place) => five(place === 3 ? { ...row, issues: 540 } : row));
    const table = joinSheets([sheet('September', head, lines(five)), sheet('September (2)', head, edited)]);
    expect(readRecord(table).doubled).toEqual(['September', 'September (2)']);
    const chosen = readRecord(table, { sheets: { September: 'left' } });
    expect([chosen.doubled, chosen.entries[3]?.issues, chosen.entries.length]).toEqual([undefined, 540, 12]);
  });

  test('each sheet is read by its own headings, and a sheet that is no record is named', () => {
    const ordered = lines(({ date, opening, receipts, issues, closing }) => [
      opening,
      date,
      closing,
      'x',
      receipts,
      issues,
    ]);
    const shifted = ordered.replaceAll('2026-09', '2026-10');
    const { entries, account } = readRecord(
      joinSheets([
        sheet('Sep', head, lines(five)),
        sheet('Okt', 'Awal;Tgl;Akhir;Ket;DO masuk;Penjualan', shifted),
        sheet('Harga', 'Produk;Harga', 'Solar;6.800\nPertalite;10.000'),
      ]),
      { decimal: 'comma', volume: 'L' },
    );
    expect(entries.map(({ issues, closing }) => [issues, closing])).toEqual(
      [...plain, ...plain].map(({ issues, closing }) => [issues, closing]),
    );
    expect(account.sheets.map(({ kind }) => kind)).toEqual(['read', 'read', 'other']);
  });

  test('a sheet with dates whose columns are unknown is asked about', () => {
    const table = joinSheets([
      sheet('Sep', head, lines(five)),
      sheet(
        'Genset',
        'Tanggal;Lampiran A;Lampiran B',
        lines(({ date }, place) => [date, 40 + place, 7 * place + 3]),
      ),
    ]);
    expect(readRecord(table).unknownSheets).toEqual(['Genset']);
    const left = readRecord(table, { sheets: { Genset: 'left' } });
    expect([left.unknownSheets, left.account.sheets.map(({ kind }) => kind)]).toEqual([[], ['read', 'left']]);
  });
});

describe('dates without a year', () => {
  const dated = (write: (date: Date) => string) =>
    lines((row, place) => [write(dayDate(place)), ...five(row).slice(1)]);
  const short = dated((date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}`);

  test('take it from a title, else are asked for it', () => {
    expect(
      readRecord(parseTable(`Laporan 2026;;;;\n${head}\n${short}`), { decimal: 'comma', volume: 'L' }),
    ).toMatchObject({
      askYear: false,
      badCount: 0,
    });
    expect(read(head, short)).toMatchObject({ askYear: true, dateExample: '1/9' });
    expect(read(head, short, { year: 2026 }).entries.map(({ date }) => date)).toEqual(plain.map(({ date }) => date));
  });

  test('are read with the name of the month, and go on in January', () => {
    const named = dated((date) => `${date.getUTCDate()} Sep`);
    expect(read(head, named, { year: 2026 }).entries[11]?.date).toBe('2026-09-12');
    const turn = read(head, '30 Des;1000;0;10;990\n31 Des;990;0;10;980\n1 Jan;980;0;10;970', { year: 2026 });
    expect(turn.entries.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

test('“nihil” is no movement, and a trailing minus a negative one', () => {
  const { entries, badCount } = read(
    'Tanggal;Stok awal;Terima;Jual;Transfer;Stok akhir',
    '2026-09-01;10.000;nihil;500;120-;9.380\n2026-09-02;9.380;NIHIL;500;-;8.880',
  );
  expect(badCount).toBe(0);
  expect(entries.map(({ receipts, moved }) => [receipts, moved])).toEqual([
    [0, -120],
    [0, 0],
  ]);
});
