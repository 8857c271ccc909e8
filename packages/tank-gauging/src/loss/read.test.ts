import { describe, expect, test } from 'vitest';
import { findDateOrder, parseDate, parseSerial } from '../tabular/dates.ts';
import { parseTable } from '../tabular/delimited.ts';
import { decodeText } from '../tabular/files.ts';
import { type ReadChoices, readRecord } from './read.ts';
import { simulateStation } from './sample.ts';

const read = (text: string, choices: ReadChoices = {}) => readRecord(parseTable(text), choices);

/** Record of 20 days at a station, with numbers formatted by `write`. */
function record(
  write: (litres: number) => string,
  separator: string,
  unit = '',
  date = (d: number) => `2026-10-${String(d + 1).padStart(2, '0')}`,
) {
  const rows = simulateStation({ seed: 11, days: 20, dip: 12 }).map((row) =>
    [date(row.day), ...[row.opening, row.receipts, row.issues, row.closing].map(write)].join(separator),
  );
  const names = ['Opening', 'Received', 'Sold', 'Closing'].map((name) => (unit ? `${name} (${unit})` : name));
  return [['Date', ...names].join(separator), ...rows].join('\n');
}

const id = (digits = 0) =>
  new Intl.NumberFormat('id-ID', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const us = (digits = 0) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const truth = simulateStation({ seed: 11, days: 20, dip: 12 });

describe('number formats are detected', () => {
  test.each([
    ['Indonesian thousands, semicolons, litres', record((v) => id().format(v), ';', 'L')],
    ['Indonesian decimals, tabs, no unit', record((v) => id(1).format(v), '\t')],
    ['US thousands, tabs, no unit', record((v) => us().format(v), '\t')],
    ['US decimals, quoted, commas', record((v) => `"${us(1).format(v)}"`, ',')],
    ['decimal dots of one digit, commas', record((v) => v.toFixed(1), ',')],
    ['kilolitres with three decimals, decimal comma', record((v) => (v / 1000).toFixed(3).replace('.', ','), ';')],
    ['m³ with one or two decimals, decimal dot', record((v) => (v / 1000).toFixed(2), '\t', 'm³')],
    ['barrels', record((v) => (v / 158.987294928).toFixed(2), ',', 'bbl')],
  ])('%s', (_, text) => {
    const { entries, rival, badCount } = read(text);
    expect(rival).toBeUndefined();
    expect(badCount).toBe(0);
    for (const [i, entry] of entries.entries()) {
      expect(Math.abs(entry.closing - (truth[i]?.closing ?? 0))).toBeLessThan(10);
      expect(Math.abs(entry.issues - (truth[i]?.issues ?? 0))).toBeLessThan(10);
    }
  });

  test('the balance decides an ambiguous separator: 12430 − 2.438 leaves 9992', () => {
    const text = 'tanggal\tstok awal\tjual\tstok akhir\n2026-10-11\t12430\t2.438\t9992\n2026-10-12\t9992\t2.400\t7592';
    const { entries, rival } = read(text);
    expect(rival).toBeUndefined();
    expect(entries[0]?.issues).toBe(2438);
  });
});

test('stock at two times of day is opening and closing; a capacity is not', () => {
  const rows = '2026-10-11;12.430;0;2.438;9.990\n2026-10-12;9.990;8.000;2.400;15.585';
  expect(read(`Tanggal;Stok 06.00;Terima;Jual;Stok 22.00\n${rows}`).entries).toMatchObject([
    { opening: 12_430, closing: 9990 },
    { opening: 9990, closing: 15_585 },
  ]);
  expect(read(`Tanggal;Kapasitas;Terima;Jual;Stok akhir\n${rows}`).columns.opening).toBeUndefined();
});

test('the decimal separator of a temperature does not affect that of the litres', () => {
  const text = 'tanggal\tjual (L)\tstok akhir\tsuhu\n2026-10-11\t2.438\t12.430\t29.5\n2026-10-12\t2.438\t9.992\t29.4';
  expect(read(text)).toMatchObject({ rival: undefined, entries: [{ closing: 12_430, temperature: 29.5 }, {}] });
});

test('one cell that only one separator can read outweighs many ambiguous ones', () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}\t951,019\t${i === 9 ? '1.031,220' : '800,125'}`,
  );
  const { decimal, badCount } = read(`Date\tSold (gal)\tClosing\n${rows.join('\n')}`);
  expect({ decimal, badCount }).toEqual({ decimal: 'comma', badCount: 0 });
});

describe('ambiguous input is asked about', () => {
  const text = 'tanggal;jual (m³);stok akhir (m³)\n2026-10-11;2.438;12.430\n2026-10-12;2.438;9.992';

  test('12.430 m³ is twelve or twelve thousand, and the answer is used', () => {
    const { rival, example, decimal } = read(text);
    expect(rival).toBeDefined();
    expect(rival?.decimal).not.toBe(decimal);
    expect(example).toBe('12.430');
    const chosen = read(text, { decimal: 'dot', volume: 'kL' });
    expect(chosen.rival).toBeUndefined();
    expect(chosen.entries[0]?.closing).toBeCloseTo(12_430, 6);
    expect(read(text, { decimal: 'comma', volume: 'kL' }).entries[0]?.closing).toBe(12_430_000);
  });

  test('consecutive dates decide day and month order; a single date is asked about', () => {
    const run = (us = false) =>
      [1, 2, 3, 4, 5].map((d) => `${us ? `10/0${d}` : `0${d}/10`}/2026;1.000;9.000`).join('\n');
    const heading = 'tanggal;jual (L);stok akhir\n';
    expect(read(heading + run())).toMatchObject({ order: 'dmy', askOrder: false });
    expect(read(heading + run(true))).toMatchObject({ order: 'mdy', askOrder: false });
    const one = read(`${heading}03/04/2026;1.000;9.000`);
    expect(one).toMatchObject({ askOrder: true, dateExample: '03/04/2026' });
    expect(read(`${heading}03/04/2026;1.000;9.000`, { order: 'mdy' })).toMatchObject({
      askOrder: false,
      entries: [{ date: '2026-03-04' }],
    });
    expect(read(`${heading}2026-03-04;1.000;9.000`).askOrder).toBe(false);
  });
});

describe('files from practice', () => {
  const head = 'tanggal;stok awal (L);terima;jual;stok akhir\n';

  test('unusable lines are reported by number, the others used', () => {
    const text = `${head}21/10/2026;10.000;0;1.000;9.000\n32/10/2026;1;1;1;1\n22/10/2026;9.000;0;1e308;8.000\n23/10/2026;9.000;0;1.000;\n24/10/2026;9.000;0;-5;8.000\n;;;;1\n25/10/2026;8.000;0;libur;7.000\n26/10/2026;8.000;0;1.000;7.000`;
    const { entries, bad, lines } = read(text);
    expect(lines).toBe(8);
    expect(entries.map(({ line }) => line)).toEqual([2, 9]);
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'date'],
      [4, 'figure'],
      [5, 'noClosing'],
      [6, 'negative'],
      [7, 'noDate'],
      [8, 'figure'],
    ]);
    expect(bad[1]).toMatchObject({ column: 'issues', seen: '1e308' });
  });

  test.each([
    [
      'titles above, byte order mark, CRLF',
      '\ufeffLaporan stok SPBU\r\nOktober 2026\r\nTanggal;Stok awal (L);Terima;Jual;Stok akhir\r\n13/10/2026;10.000;0;1.000,5;8.999,5\r\n',
    ],
    ['English, commas', 'Date,Opening Stock,Deliveries,Sales,Closing Stock\n2026-10-13,"10,000",0,"1,000.5","8,999.5"'],
    ['tabs, no heading', '13/10/2026\t10.000\t0\t1.000,5\t8.999,5'],
    ['columns in another order', 'stok_akhir;penjualan;TGL;penerimaan;stok_awal\n8.999,5;1.000,5;13-10-2026;0;10.000'],
    ['day numbers of a spreadsheet', 'tanggal;stok awal;terima;jual;stok akhir\n46308;10.000;0;1.000,5;8.999,5'],
  ])('%s', (_, text) => {
    expect(read(text).entries).toMatchObject([
      { date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5 },
    ]);
  });
});

/** Opening 10.000, received 16.000, sold 5.200, measured 20.720, under headings as used at stations. */
test.each([
  ['Tanggal;Stok Awal;Penerimaan DO;Penjualan;Stok Akhir Teoritis;Stok Akhir Fisik', '10000;16000;5200;20800;20720'],
  ['Tgl;Stock Awal (L);DO;Terjual;Stock Opname;Selisih', '10000;16000;5200;20720;-80'],
  ['Tanggal;Totalisator Awal;Totalisator Akhir;Stok Awal;DO Masuk;Jual;Stik', '881000;886200;10000;16000;5200;20720'],
  ['Tanggal;Totalisator Awal;Totalisator Akhir;Stok Awal;Jumlah DO;Stok Aktual', '881000;886200;10000;16000;20720'],
  ['Hari;Awal;No. DO;Terima;Keluar;Administrasi;Aktual', '10000;4011;16000;5200;20800;20720'],
  ['Date;Opening;Delivery Order;Sales;Book Stock;Dip Stock;Variance', '10000;16000;5200;20800;20720;80'],
  ['Tanggal;Dip Awal;Bongkar;Omset (Rp);Penjualan (L);Sisa', '10000;16000;52000000;5200;20720'],
  ['Tanggal;Stok;;Penerimaan;Penjualan\n;Awal;Akhir;DO;Liter', '10000;20720;16000;5200'],
  [
    'Tanggal;Stok Buku;Stok Awal;Terima (nota);Terima (ukur);Jual;Stik (cm);Stik (L)',
    '20800;10000;16000;16000;5200;151;20720',
  ],
  ['Tanggal;Teller Awal;Teller Akhir;Stok Pagi;Kiriman;Jual Malam;Stok Malam', '881000;886200;10000;16000;5200;20720'],
  ['Tanggal;Flowmeter Awal;Flowmeter Akhir;Stok Awal;Masuk;Stok Akhir', '881000;886200;10000;16000;20720'],
  ['Tanggal;Pompa 1;Pompa 2;Stok Pagi;DO 1;DO 2;Stik', '2000;3200;10000;8000;8000;20720'],
  ['Tanggal;Stok Awal;DO;Jual Nozel 1;Jual Nozel 2;Total Jual;Stok Akhir', '10000;16000;2000;3200;5200;20720'],
  ['Hari;Tanggal;Dip Pagi;Dip Sebelum Bongkar;DO;Jual;Dip Sore', 'Rabu;21/10/2026;10000;9000;16000;5200;20720'],
  ['Tanggal;Stok Awal;DO;Nozle A;Nozle B;Jumlah;Stok Akhir', '10000;16000;2000;3200;5200;20720'],
  ['Date;Start Inventory;Received;Book Stock;Sold;Physical Stock', '10000;16000;20800;5200;20720'],
  ['Tanggal;Stok Awal;DO;Akumulasi Penjualan;Penjualan;Sisa Kalkulasi;Sisa Real', '10000;16000;99000;5200;20800;20720'],
  ['Tanggal;Target Penjualan;Sisa DO;Stok Awal;DO Masuk;Jual;Stok Akhir', '5000;48000;10000;16000;5200;20720'],
  [
    'Tanggal;Nozzle 1 Awal;Nozzle 1 Akhir;Nozzle 2 Awal;Nozzle 2 Akhir;Stok Awal;DO;Stok Akhir',
    '500;2500;100;3300;10000;16000;20720',
  ],
])('%s', (headings, figures) => {
  const dated = figures.startsWith('Rabu') ? figures : `21/10/2026;${figures}`;
  const { entries, closings } = read(`${headings}\n${dated}`, { volume: 'L', decimal: 'comma' });
  expect(entries).toMatchObject([{ opening: 10_000, receipts: 16_000, issues: 5200, closing: 20_720 }]);
  expect(closings).toEqual([]);
});

test.each([
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir Buku', [4]],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir;Sisa', [4, 5]],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Fisik;Stok ATG', [4, 5]],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir', []],
])('%s: asks which of the columns %j is the measured closing stock', (headings, closings) => {
  expect(read(`${headings}\n21/10/2026;10000;16000;5200;20800;20720`)).toMatchObject({ closings });
});

test('nozzle columns are not summed when each has its own stock', () => {
  const { entries, summed } = read('Tanggal;Jual 1 (L);Stok akhir 1;Jual 2;Stok akhir 2\n21/10/2026;100;900;50;400');
  expect(summed).toEqual({});
  expect(entries).toMatchObject([{ issues: 100, closing: 900 }]);
});

test.each(['Bulan: Oktober 2026', 'REKAP STOK;OKT 2026', 'Bulan;Oktober;Tahun;2026', 'Bulan 10/2026', 'OKT-26'])(
  'day numbers belong to the month in the title above: %s',
  (title) => {
    const text = `${title}\nTgl;Jual (L);Stok akhir\n1;100;900\n31;100;800\n32;100;700`;
    expect(read(text)).toMatchObject({
      entries: [{ date: '2026-10-01' }, { date: '2026-10-31' }],
      bad: [{ line: 5, problem: 'date' }],
    });
    expect(read(text.replace(title, 'Oktober')).entries).toEqual([]);
  },
);

test('a totalizer that runs backwards is reported', () => {
  const text = 'Tanggal;Totalisator Awal;Totalisator Akhir;Stok akhir (L)\n21/10/2026;999.000;200;9.000';
  expect(read(text).bad).toMatchObject([{ line: 2, problem: 'meters' }]);
});

test('nozzles and shifts with one stock reading are one day', () => {
  const head = 'Tanggal;Nozzle;Stok awal (L);DO;Jual;Stok fisik\n';
  const day = { opening: 10_000, receipts: 16_000, issues: 5200, closing: 20_720 };
  expect(read(`${head}21/10/2026;1;10.000;16.000;3.000;20.720\n;2;;;2.200;`).entries).toMatchObject([day]);
  const repeated = read(`${head}21/10/2026;1;10.000;16.000;3.000;20.720\n21/10/2026;2;10.000;16.000;2.200;20.720`);
  expect(repeated.entries).toMatchObject([day]);
  const shifts = read(
    `${head.replace('Nozzle', 'Shift')}21/10/2026;1;10.000;0;3.000;7.000\n;2;7.000;16.000;2.200;20.720`,
  );
  expect(shifts.entries).toMatchObject([{ closing: 7000 }, { date: '2026-10-21', opening: 7000, closing: 20_720 }]);
});

test.each([
  ['29/02/2028', '2028-02-29'],
  ['1-2-26', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['2026/1/5 06:00', '2026-01-05'],
  ['3 Agustus 2026 pukul 06.00', '2026-08-03'],
  ['2026-10-31T06:00:00Z', '2026-10-31'],
  ['5 Agustus 2026', '2026-08-05'],
  ['05-Okt-26', '2026-10-05'],
  ['Senin, 5 Oct 2026', '2026-10-05'],
  ['Sabtu 31-10-2026', '2026-10-31'],
])('%s is a date', (typed, iso) => {
  expect(parseDate(typed)).toBe(iso);
});

test.each(['', '29/02/2026', '00/01/2026', '13/13/2026', '5 Foo 2026', '12.430', '1e308', '=1+1', '1/1/1066'])(
  '%j is not a date',
  (typed) => expect(parseDate(typed)).toBeUndefined(),
);

test('day and month order follows from valid dates, then from consecutive days', () => {
  expect(findDateOrder(['01/02/2026', '01/25/2026'])).toEqual({ order: 'mdy', unsure: false });
  expect(findDateOrder(['01/02/2026', '25/01/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(findDateOrder(['01/02/2026', '02/02/2026', '03/02/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(findDateOrder(['02/01/2026', '02/02/2026', '02/03/2026'])).toEqual({ order: 'mdy', unsure: false });
  expect(findDateOrder(['01/02/2026', '03/04/2026'])).toMatchObject({ unsure: true });
  expect(findDateOrder(['2026-01-02', '05/05/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(parseDate('01/25/2026', 'mdy')).toBe('2026-01-25');
});

test('serial date 46.266 is 1 September 2026', () => {
  expect(parseSerial(46_266)).toBe('2026-09-01');
  expect(parseSerial(46_266.75)).toBe('2026-09-01');
  expect(parseSerial(12_430)).toBeUndefined();
});

test.each([
  ['UTF-8', [...new TextEncoder().encode('suhu °C')], 'suhu °C'],
  ['UTF-16', [0xff, 0xfe, 0x73, 0, 0xb0, 0, 0x43, 0], 's°C'],
  ['Windows-1252', [0x73, 0xb0, 0x43], 's°C'],
  ['an empty file', [], ''],
  ['binary data, such as a workbook, as no text', [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0], undefined],
])('decodes %s', (_, bytes, text) => expect(decodeText(Uint8Array.from(bytes))).toBe(text));
