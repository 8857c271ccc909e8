import type { HeadingRule } from '../tabular/cells.ts';
import type { LossColumn } from './record.ts';

const nozzle = 'nozz?l?el?|nosel|pompa|dispenser|selang|pump';
const meter = `totali[sz]\\w*|stand|counter|teller|(?:flow ?)?meter|${nozzle}`;
const measured =
  'fisik|physical|gauged|aktual|actual|sti[ck]k?|opname|dip|dipping|celup|deeping|sounding|ukur|terukur|pengukuran|measured|' +
  'riil|real|atg';
const booked =
  'buku|pembukuan|teoriti[sk]|teoreti[sk]|teori|theoretical|administrasi|adm|book|hitung|hitungan|perhitungan|kalkulasi|' +
  'calculated|computed|sistem|system';
const first = 'awal|opening|open|buka|pagi|begin|beginning|start';
const last = 'akhir|closing|close|end|ending|sore|malam|tutup|sisa|saldo';
const received =
  'terima|diterima|penerimaan|masuk|pemasukan|bongkar|bongkaran|kiriman|pasokan|suplai|receipts?|received|delivered|deliver(?:y|ies)|in';
const ordered = 'do|ticketed|delivery order|nota|surat jalan|loading order|bol|dokumen|document';
const issued =
  'keluar|pengeluaran|jual|penjualan|terjual|pemakaian|pakai|penyaluran|om[sz]et|issues?|issued|sales?|sold|pumped|dispensed|' +
  'usage|out';
const transferred = 'transfer|transferan|pindah|pindahan|mutasi';
/**
 * Words for what is not the day's volume: document numbers, money, lengths, differences, cumulative sums, stock before
 * or after a delivery.
 */
const other =
  'no|nomor|number|kode|tanggal|tgl|date|jam|waktu|time|petugas|oleh|operator|keterangan|catatan|rp|rupiah|idr|harga|' +
  'nilai|cm|mm|tinggi|selisih|over|short|lebih|kurang|susut|loss|losses|gain|variance|toleransi|persen|kumulatif|' +
  'akumulasi|cumulative|s d|' +
  'target|rencana|rata|average|sebelum|sesudah|setelah|before|after';

const words = (...lists: readonly string[]) =>
  new RegExp(`^${lists.map((list) => `(?=.*\\b(?:${list})\\b)`).join('')}`);

/**
 * Heading patterns in Indonesian and English. A totalizer is never stock; measured stock takes precedence over book
 * stock.
 */
export const lossHeadingRules: readonly HeadingRule<LossColumn>[] = [
  ['date', /^(tanggal|tgl|date)\b/],
  ['date', /^(hari|day|waktu|time)\b/],
  ['temperature', words('suhu|temp|temperatur|temperature')],
  ['poured', words('tera|ditera|uji|pump test|meter test|test draws?|manual adjust'), words(`tabel|${other}`)],
  ['ownUse', words('genset|sendiri|own use|own|operasional|internal'), words(other)],
  ['transferOut', words(transferred, `${issued}|ke|to`), words(other)],
  ['transferIn', words(transferred), words(other)],
  ['adjustment', words('koreksi|penyesuaian|adjust|adjustment|adjusted'), words(other)],
  ['part', new RegExp(`^(?:${nozzle}|sif|shift)\\b`), words(`${first}|${last}|\\d+|[a-h]`)],
  ['meterTo', words(meter, last)],
  ['meterFrom', words(meter, first)],
  ['opening', words(first, measured), words(`${meter}|${other}`)],
  ['opening', words(first), words(`${meter}|${booked}|${issued}|${other}`)],
  ['opening', words(first), words(`${meter}|${issued}|${other}`)],
  ['closing', words(last, measured), words(`${meter}|${other}`)],
  ['closing', words(measured), words(`${meter}|${first}|${received}|${ordered}|${issued}|${other}`)],
  ['closing', words(last), words(`${meter}|${booked}|${ordered}|${issued}|${other}`)],
  ['closing', words(`${last}|${booked}`), words(`${meter}|${first}|${received}|${ordered}|${issued}|${other}`)],
  ['closing', words('level'), words(other)],
  ['receipts', words(received, measured), words(other)],
  ['receipts', words(received, 'total|jumlah'), words(`${ordered}|${other}`)],
  ['receipts', words(received), words(`${ordered}|${other}`)],
  ['receipts', words(received), words(other)],
  ['document', words(ordered), words(other)],
  ['issues', words(issued, 'total|jumlah'), words(other)],
  ['issues', words(issued), words(other)],
  ['issues', words(nozzle, '\\d+|[a-h]'), words(`${first}|${last}|${other}`)],
  ['issues', words(meter, 'volume|liter|total'), words(`${first}|${last}|${other}`)],
  ['tank', /^(tangki|tank|id tangki|nama tangki)\b/],
  ['tank', /^(produk|product|bbm|jenis)\b/],
];

export const bookedHeading = words(booked);

/** Headings that cannot be the columns found by content. */
export const otherMeaningHeading = words(`${meter}|${booked}|${other}`);
/** Headings of columns that are no volume of the day; the visitor is not asked about them. */
export const ignoredHeading = words(
  `${booked}|${other}|suhu|temp|temperatur|temperature|density|densitas|berat|massa|kg|air|water`,
);
