import { describe, expect, test } from 'vitest';
import { parseTable } from '../tabular/delimited.ts';
import { readRecord } from './read.ts';
import { five, head, lines, plain, read } from './record-fixture.ts';

describe('columns', () => {
  const with5 = (cell: (place: number) => string | number) =>
    lines((row, place) => [row.date, row.opening, row.receipts, row.issues, cell(place), row.closing]);
  const heading = (name: string) => `Tanggal;Stok awal;Terima;Jual;${name};Stok akhir`;
  const kindOf = (name: string, cell: (place: number) => string | number) =>
    read(heading(name), with5(cell)).account.columns[4]?.kind;

  test.each(['', 'Lampiran B', 'Catatan', 'Petugas', 'Kurir'])('numbers under “%s” are asked about', (name) =>
    expect(kindOf(name, (place) => 30 + ((place * 7) % 11))).toBe('unknown'),
  );

  test.each([
    ['Harga (Rp)', 'known'],
    ['Tinggi (cm)', 'known'],
    ['Selisih', 'known'],
    ['Berat (kg)', 'known'],
    ['Pemakaian Genset No 2', 'used'],
    ['Koreksi', 'beside'],
    ['Penyesuaian Opname', 'beside'],
    ['Write-off', 'beside'],
  ])('%s is %s', (name, kind) => expect(kindOf(name, (place) => 30 + ((place * 7) % 11))).toBe(kind));

  test('a running number and a calculated stock need no question', () => {
    expect(kindOf('', (place) => place + 1)).toBe('known');
    expect(kindOf('Lampiran', (place) => (plain[place]?.opening ?? 0) + (plain[place]?.receipts ?? 0))).toBe('known');
  });

  test('adds several columns to which the visitor gave one role', () => {
    const body = lines((row) => [row.date, row.opening, row.receipts, row.issues - 120, 100, 20, row.closing]);
    const names = 'Tanggal;Stok awal;Terima;Jual;Lampiran A;Lampiran B;Stok akhir';
    expect(read(names, body).unused).toEqual([4, 5]);
    const { entries, unused } = read(names, body, { roles: { 'lampiran a': 'issues', 'lampiran b': 'issues' } });
    expect([unused, entries.map(({ issues }) => issues)]).toEqual([[], plain.map(({ issues }) => issues)]);
  });

  test('adds parts of the sales, unless the file has their total', () => {
    const parts = lines((row) => [row.date, row.opening, row.receipts, 300, 150, 50, row.closing]);
    expect(read('Tanggal;Stok awal;Terima;Jual Tunai;Jual Kredit;Jual EDC;Stok akhir', parts).entries[0]?.issues).toBe(
      500,
    );
    const totalled = lines((row) => [row.date, row.opening, row.receipts, 300, 200, 500, row.closing]);
    const { entries, unused } = read('Tanggal;Stok awal;Terima;Jual Tunai;Jual Kredit;Total Jual;Stok akhir', totalled);
    expect([entries[0]?.issues, unused]).toEqual([500, []]);
  });

  test('keeps a correction out of the balance', () => {
    const { entries } = read(
      heading('Koreksi'),
      with5((place) => (place === 6 ? '280-' : 0)),
    );
    expect(entries[6]).toMatchObject({ adjustment: -280, moved: 0 });
  });

  test('test draws of stated sales are asked about; those of totalizers are credited', () => {
    const drawn = (litres: number, choices?: Parameters<typeof read>[2]) =>
      read(
        heading('Tera'),
        with5(() => litres),
        choices,
      );
    expect(drawn(20)).toMatchObject({ askDraws: true });
    expect(drawn(20, { pours: true }).entries[0]).toMatchObject({ moved: 20, drawn: 20 });
    expect(drawn(20, { pours: false }).entries[0]).toMatchObject({ moved: 0, drawn: 20 });
    expect(drawn(0)).toMatchObject({ askDraws: false });
  });

  test('inches are no gallons', () => {
    const body = lines((row) => [row.date, row.opening, row.receipts, row.issues, 60 - (row.closing % 7), row.closing]);
    const { entries } = read('Date;Opening;Delivered;Sold;Closing Inches;Closing Gallons', body);
    expect(entries[0]?.closing).toBe(plain[0]?.closing);
  });
});

describe('mass is never read as litres', () => {
  test.each(['kg', 'ton', 'lb', 'drum', '%'])('%s in the headings', (unit) =>
    expect(
      read(`Tanggal;Stok awal (${unit});Terima (${unit});Jual (${unit});Stok akhir (${unit})`, lines(five)).mass,
    ).toBe(unit),
  );

  test('in a title, and in the cells', () => {
    expect(readRecord(parseTable(`Satuan: kg;;;;\n${head}\n${lines(five)}`)).mass).toBe('kg');
    const cells = lines((row) => [
      row.date,
      ...five(row)
        .slice(1)
        .map((figure) => `${figure} kg`),
    ]);
    expect(read(head, cells).mass).toBe('kg');
    expect(read(head, lines(five)).mass).toBeUndefined();
  });
});

describe('places and tanks', () => {
  const twice = (name: string, cells: (row: (typeof plain)[number], place: number) => readonly (string | number)[][]) =>
    read(name, plain.flatMap((row, place) => cells(row, place).map((line) => line.join(';'))).join('\n'));

  test('a tank number at two places is two tanks; a single place is no part of the name', () => {
    const body = (row: (typeof plain)[number]) =>
      ['Utara', 'Selatan'].map((place, at) => [
        row.date,
        place,
        1,
        row.opening + at * 9000,
        row.receipts,
        row.issues,
        row.closing + at * 9000,
      ]);
    const names = 'Tanggal;Lokasi;Tangki;Stok awal;Terima;Jual;Stok akhir';
    expect(new Set(twice(names, body).entries.map(({ tank }) => tank))).toEqual(new Set(['Utara · 1', 'Selatan · 1']));
    expect(new Set(twice(names, (row) => body(row).slice(0, 1)).entries.map(({ tank }) => tank))).toEqual(
      new Set(['1']),
    );
  });

  test('a column of any name that alone tells lines of one day apart is the place; shifts are no places', () => {
    const body = (row: (typeof plain)[number]) =>
      ['Blok A', 'Blok B'].map((place, at) => [
        row.date,
        place,
        row.opening + at * 9000,
        row.receipts,
        row.issues,
        row.closing + at * 9000,
      ]);
    expect(twice('Tanggal;Blok;Stok awal;Terima;Jual;Stok akhir', body).columns.site).toBe(1);
    const shifts = (row: (typeof plain)[number]) => [
      [row.date, 'A', row.opening, row.receipts, 200, row.closing + 300],
      [row.date, 'B', row.closing + 300, 0, 300, row.closing],
    ];
    expect(twice('Tanggal;Regu;Stok awal;Terima;Jual;Stok akhir', shifts).columns.site).toBeUndefined();
  });
});

describe('names and numbers', () => {
  test.each(['Kebun Blok C', 'Tangki Harian', 'Pompa Irigasi'])('litres below “%s” are asked about', (name) => {
    const body = lines((row, place) => [
      row.date,
      row.opening,
      row.receipts,
      row.issues,
      1030 + 7 * place,
      row.closing,
    ]);
    expect(read(`Tanggal;Stok awal;Terima;Jual;${name};Stok akhir`, body).unused).toEqual([4]);
  });

  test('yesterday’s stock is the opening', () => {
    expect(read('Tanggal;Sisa kemarin;Terima;Jual;Sisa hari ini', lines(five)).entries[0]).toMatchObject({
      opening: plain[0]?.opening,
      closing: plain[0]?.closing,
    });
  });

  test('issues that are all written as negative are what went out', () => {
    const body = lines((row) => [row.date, row.opening, row.receipts, -row.issues, row.closing]);
    const { entries, badCount } = read(head, body);
    expect([badCount, entries[0]?.issues]).toEqual([0, 500]);
  });

  test('units stand in the headings, in a row below them, or in a title', () => {
    const kilolitres = lines(({ date, ...row }) => [
      date,
      ...[row.opening, row.receipts, row.issues, row.closing].map((value) => String(value / 1000).replace('.', ',')),
    ]);
    const closing = (text: string) => readRecord(parseTable(text)).entries[0]?.closing;
    expect(closing(`${head}\n;(kL);(kL);(kL);(kL)\n${kilolitres}`)).toBe(9500);
    expect(closing(`Satuan: m³;;;;\n${head}\n${kilolitres}`)).toBe(9500);
    expect(readRecord(parseTable(`${head}\n;(kg);(kg);(kg);(kg)\n${lines(five)}`)).mass).toBe('kg');
  });
});
