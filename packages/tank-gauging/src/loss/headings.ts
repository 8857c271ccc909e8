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
const first = 'awal|opening|open|buka|pagi|begin|beginning|start|initial|previous|yesterday|kemarin|lalu|sebelumnya';
const last = 'akhir|closing|close|end|ending|sore|malam|tutup|sisa|saldo|final|on hand';
const received =
  'terima|diterima|penerimaan|masuk|pemasukan|bongkar|bongkaran|kiriman|pasokan|suplai|supply|receipts?|received|delivered|' +
  'deliver(?:y|ies)|purchases?|in';
const ordered = 'do|ticketed|delivery order|nota|surat jalan|loading order|bol|dokumen|document';
const issued =
  'keluar|pengeluaran|jual|penjualan|terjual|pemakaian|pakai|penyaluran|om[sz]et|issues?|issued|sales?|sold|pumped|dispensed|' +
  'throughput|consumption|usage|withdrawals?|out';
const transferred = 'transfer|transferan|pindah|pindahan|mutasi';
const own = 'genset|generator|sendiri|own use|own|operasional|internal';
const adjusted =
  'koreksi|penyesuaian|adj|adjust|adjustments?|adjusted|correction|write offs?|written off|penghapusan|hapus buku';
const lengths = 'cm|mm|inch|inches|inci|feet|ft|tinggi|ketinggian|height';
const masses = 'kg|kilogram|ton|tonne|mt|lbs?|pounds?|kuintal|(?<!alat )berat|massa|mass|weight';
const money = 'rp|rupiah|idr|usd|harga|price|amount|nilai|biaya|cost|margin|revenue|pendapatan';
/** A number as an identifier, unlike the one in `Genset No 2`. */
const numbered = '(?:no|nomor|nomer|number|kode|code|id)(?! ?\\d)';
/** Differences and other results of a calculation. */
const derived =
  'selisih|over|short|shortage|lebih|kurang|susut|loss|losses|gain|variance|toleransi|tolerance|batas|persen|percent|kumulatif|' +
  'akumulasi|cumulative|s d|target|rencana|rata|average';
/**
 * Words for what is not the day's volume: document numbers, money, lengths, masses, differences, cumulative sums, stock
 * before or after a delivery.
 */
const other =
  `${numbered}|tanggal|tgl|date|jam|waktu|time|petugas|oleh|operator|keterangan|catatan|${money}|${lengths}|${masses}|` +
  `${derived}|sebelum|sesudah|setelah|before|after|air|water`;

const words = (...lists: readonly string[]) =>
  new RegExp(`^${lists.map((list) => `(?=.*\\b(?:${list})\\b)`).join('')}`);

/** Dates of something else than the day of the record. */
const otherDate = words('do|kirim|cetak|print|printed|kontrak|faktur|invoice|jatuh|due|input|entry|created|updated|no');

/**
 * Heading patterns in Indonesian and English. A totalizer is never stock; measured stock takes precedence over book
 * stock.
 */
export const lossHeadingRules: readonly HeadingRule<LossColumn>[] = [
  ['date', /^(tanggal|tgl|date)\b/, otherDate],
  ['date', words('tanggal|tgl|date|tarikh'), otherDate],
  ['date', /^(hari|day|waktu|time)\b/],
  ['date', /^(tanggal|tgl|date)\b/],
  ['temperature', words('suhu|temp|temperatur|temperature')],
  ['poured', words('tera|ditera|uji|pump test|meter test|test draws?|manual adjust'), words(`tabel|${other}`)],
  ['ownUse', words(own), words(`${other}|${received}`)],
  ['transferOut', words(transferred, `${issued}|ke|to`), words(other)],
  ['transferIn', words(transferred), words(other)],
  ['adjustment', words(adjusted), words(`${numbered}|${money}|persen|percent`)],
  ['moved', /^lainnya( l)?$/],
  ['part', new RegExp(`^(?:${nozzle}|sif|shift)\\b`), words(`${first}|${last}|\\d+|[a-h]`)],
  ['meterTo', words(meter, last), words(money)],
  ['meterFrom', words(meter, first), words(money)],
  ['opening', words(first, measured), words(`${meter}|${adjusted}|${other}`)],
  ['opening', words(first), words(`${meter}|${booked}|${issued}|${other}`)],
  ['opening', words(first), words(`${meter}|${issued}|${other}`)],
  ['closing', words(last, measured), words(`${meter}|${adjusted}|${other}`)],
  ['closing', words(measured), words(`${meter}|${first}|${received}|${ordered}|${issued}|${adjusted}|${other}`)],
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
  [
    'site',
    /^(?:nama |kode )?(lokasi|location|site|depo|depot|spbu|cabang|branch|plant|terminal|area|pelanggan|station|stasiun|kebun|gudang)\b/,
  ],
  ['tank', /^(tangki|tank|id tangki|nama tangki|no tangki|nomor tangki|kode tangki)\b/],
  ['tank', /^(produk|product|bbm|jenis)\b/],
];

export const bookedHeading = words(booked);

/** Headings that cannot be the columns found by content. */
export const otherMeaningHeading = words(`${meter}|${booked}|${adjusted}|${other}`);

/** Parts of the sales by way of payment or customer: `Jual Tunai`, `Jual Kredit`, `Jual EDC`. */
export const salesPartHeading = words(
  issued,
  'tunai|cash|kredit|credit|edc|kartu|card|debit|qris|voucher|kupon|bon|member|retail|eceran|industri|fleet|umum|subsidi|non subsidi|instansi|pelanggan',
);

/** Headings of numbers that cannot be a movement of the day, whatever else they name. */
const noVolume = words(
  `${money}|${lengths}|${masses}|${derived}|suhu|temp|temperatur|temperature|density|densitas|massa jenis`,
);
/** Headings that are no movement unless they also name one. */
const noMovement = words(
  `${booked}|${numbered}|jam|waktu|time|tanggal|tgl|date|sebelum|sesudah|setelah|before|after|kapasitas|capacity|ullage|` +
    'tahun|bulan|year|month|minggu|week',
);
const movement = words(`${issued}|${received}|${own}|${transferred}`);

/** Depth or volume of the free water in the tank: `End Water`, `Air bebas (L)`. */
const isWaterHeading = (name: string): boolean =>
  /\b(?:air|water)\b/.test(name) &&
  /^(?:(?:air|water|free|bebas|tinggi|level|height|volume|stok|liter|l|awal|akhir|start|end|opening|closing) ?)+$/.test(
    name,
  );

/** True for a column of numbers that is no movement of the day; any other is asked about. */
export const isKnownHeading = (name: string): boolean =>
  name.includes('%') ||
  noVolume.test(name) ||
  /^(?:no|nr|nomor|#)$/.test(name) ||
  isWaterHeading(name) ||
  (noMovement.test(name) && !movement.test(name));
