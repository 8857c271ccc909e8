import { type ListColumn, readList } from '../kit/tabular/read-list.ts';
import { type DeliveryValues, deliveryInputs } from './inputs.ts';
import { assessDelivery, type Delivery } from './model.ts';

const figure = (name: 'ordered' | 'levelBefore' | 'levelAfter' | 'temperatureBefore' | 'temperatureAfter' | 'used') => {
  const { min, max } = deliveryInputs[name];
  return { min, max };
};
const columns = {
  supplier: { heading: /pemasok|supplier|vendor|transportir/i, words: true },
  date: { heading: /tanggal|tgl|date/i, words: true },
  ordered: { heading: /^do\b|jumlah|surat jalan/i, needed: true, ...figure('ordered') },
  levelBefore: { heading: /(level|tinggi).*(sebelum|awal)|^h1$/i, needed: true, ...figure('levelBefore') },
  levelAfter: { heading: /(level|tinggi).*(sesudah|setelah|akhir)|^h2$/i, needed: true, ...figure('levelAfter') },
  temperatureBefore: { heading: /suhu.*(sebelum|awal)|^t1$/i, ...figure('temperatureBefore') },
  temperatureAfter: { heading: /suhu.*(sesudah|setelah|akhir)|^t2$/i, ...figure('temperatureAfter') },
  used: { heading: /pakai|terjual/i, ...figure('used') },
} as const satisfies Record<string, ListColumn>;

/** Columns that stand in the table and in the file. */
export const shownColumns = [
  'date',
  'supplier',
  'ordered',
  'received',
  'short',
  'uncertainty',
  'verdict',
  'balance',
] as const;

export interface BatchRow {
  supplier: string;
  date: string;
  ordered: number;
  delivery: Delivery;
  /** Shortages of this supplier up to here, litres. */
  balance: number;
}

/** Most deliveries that are judged at once: some years of one site. */
export const mostRows = 2000;

/** Deliveries, one a line, in mm, litres and °C; each is judged with what the form holds for all. */
export function readBatch(text: string, values: DeliveryValues) {
  if (text.trim() === '') return { rows: [], problems: [] };
  const { lines, problems } = readList(text, columns, mostRows);
  const balances = new Map<string, number>();
  const rows = lines.map(({ figures, words: { supplier = '', date = '' } }): BatchRow => {
    const of = { ...values, ...figures } as DeliveryValues;
    const delivery = assessDelivery(of);
    const balance = (balances.get(supplier) ?? 0) + delivery.short;
    balances.set(supplier, balance);
    return { supplier, date, ordered: of.ordered, delivery, balance };
  });
  return { rows, problems };
}
