import { expect, test } from 'vitest';
import { parseTable } from '../tabular/delimited.ts';
import { readRecord } from './read.ts';

/**
 * All words known in headings, each put in place of `*` in `known`. The columns are ordered so that an unknown word
 * would be assigned to another column or to none.
 */
const nozzles = 'nozzle, nozle, nozel, nozzel, nosel, pompa, dispenser, selang, pump';
const meters = `totalisator, totaliser, totalizer, stand, counter, teller, meter, flowmeter, flow meter, ${nozzles}`;
const measured =
  'fisik, physical, aktual, actual, stik, stick, opname, dip, dipping, celup, deeping, sounding, ukur, terukur, ' +
  'pengukuran, measured, riil, real, atg';
const booked =
  'buku, pembukuan, teoritis, teoritik, teoretis, teoretik, teori, theoretical, administrasi, adm, book, hitung, ' +
  'hitungan, perhitungan, kalkulasi, calculated, computed, sistem, system';
const first = 'awal, opening, open, buka, pagi, begin, beginning, start';
const last = 'akhir, closing, close, end, ending, sore, malam, tutup, sisa, saldo';
const received =
  'terima, diterima, penerimaan, masuk, pemasukan, bongkar, bongkaran, kiriman, pasokan, suplai, receipt, receipts, ' +
  'received, delivery, deliveries, in';
const ordered = 'do, delivery order, nota, surat jalan, loading order, bol, dokumen, document';
const issued =
  'keluar, pengeluaran, jual, penjualan, terjual, pemakaian, pakai, penyaluran, omset, omzet, issue, issues, issued, ' +
  'sale, sales, sold, dispensed, usage, out';
const other =
  'no, nomor, number, kode, tanggal, tgl, date, jam, waktu, time, petugas, oleh, operator, keterangan, catatan, rp, ' +
  'rupiah, idr, harga, nilai, cm, mm, tinggi, selisih, over, short, lebih, kurang, susut, loss, losses, gain, variance, toleransi, persen, ' +
  'kumulatif, akumulasi, cumulative, s/d, target, rencana, rata, average, sebelum, sesudah, setelah, before, after';

const known: [headings: string, words: string, columns: Record<string, number>][] = [
  ['Dicetak;*;Stok Awal;Terima;Jual;Stok Akhir', 'tanggal, tgl, date, hari, day, waktu, time', { date: 1 }],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir;*', 'suhu, temp, temperatur, temperature', { temperature: 5 }],
  ['Tanggal;*;Stok Awal;Terima;Jual;Stok Akhir', 'tangki, tank, id tangki, nama tangki', { tank: 1 }],
  ['Tanggal;*;Stok Awal;Terima;Jual;Stok Akhir', 'produk, product, bbm, jenis', { tank: 1 }],
  ['Tanggal;*;Stok Awal;Terima;Jual;Stok Akhir', `sif, shift, ${nozzles}`, { part: 1 }],
  ['Tanggal;Jual;Stok Akhir;Terima;Stok *', first, { opening: 4 }],
  ['Tanggal;Stok *;Stok Awal;Terima;Jual', `level, ${last}`, { closing: 1 }],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir;Stok *', measured, { closing: 5 }],
  ['Tanggal;Stok Awal;Terima;Jual;Stok Akhir *;Stok Akhir', booked, { closing: 5 }],
  ['Tanggal;Stok Awal;Jual;Stok Akhir;*', received, { receipts: 4 }],
  ['Tanggal;Stok Awal;Terima *;Terima;Jual;Stok Akhir', ordered, { receipts: 3 }],
  ['Tanggal;Stok Awal;Terima;Terima *;Jual;Stok Akhir', 'total, jumlah, ukur', { receipts: 3 }],
  ['Tanggal;Stok Awal;Terima;Stok Akhir;*', issued, { issues: 4 }],
  ['Tanggal;Stok Awal;Terima;Jual *;Jual;Stok Akhir', other, { issues: 4 }],
  ['Tanggal;Stok Awal;Terima;Jual;Jual *;Stok Akhir', 'total, jumlah', { issues: 4 }],
  ['Tanggal;Stok Awal;Terima;Stok Akhir;* 1', nozzles, { issues: 4 }],
  ['Tanggal;Stok Awal;Terima;Stok Akhir;Meter *', 'volume, liter, total', { issues: 4 }],
  ['Tanggal;* Awal;* Akhir;Stok Awal;Terima;Stok Akhir', meters, { meterFrom: 1, meterTo: 2, opening: 3 }],
];
const cases = known.flatMap(([headings, words, columns]) =>
  words.split(', ').map((word) => [headings.replaceAll('*', word), columns] as const),
);

test.each(cases)('heading %s gives columns %o', (headings, columns) => {
  const dates = headings.startsWith('Dicetak') ? 2 : 1;
  const row = headings.split(';').map((_, at) => (at < dates ? '21/10/2026' : '100'));
  expect(readRecord(parseTable(`${headings}\n${row.join(';')}`)).columns).toMatchObject(columns);
});
