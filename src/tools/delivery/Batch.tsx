import { useMemo, useState } from 'react';
import { formatLitres } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PasteList } from '../kit/PasteList.tsx';
import { type ListColumn, readList } from '../kit/tabular/read-list.ts';
import {
  assessDelivery,
  contradictions,
  type DeliveryField,
  type DeliveryValues,
  deliveryInputs,
  listColumns,
} from './model.ts';
import type { DeliveryView } from './schema.ts';

/** Many deliveries at once, with the running balance of each supplier. */
export function Batch({ text: { batch, fields }, values }: DeliveryView) {
  const [typed, setTyped] = useState('');
  const { rows, problems } = useMemo(() => readBatch(typed, values), [typed, values]);
  const columns = listColumns.map((name) => batch.columns[name]);
  const cells = rows.map(
    ({ date, supplier, ordered, delivery: { asOrdered, short, uncertainty, verdict }, balance }) => [
      date,
      supplier,
      ...[ordered, asOrdered, short, uncertainty].map(Math.round),
      batch.verdicts[verdict],
      Math.round(balance),
    ],
  );
  const labels = Object.entries(deliveryInputs).map(([name, { key }]) => [name, fields[key].label]);
  return (
    <div className="stack-4">
      <PasteList
        id="kiriman-daftar"
        text={batch}
        value={typed}
        onChange={setTyped}
        problems={problems}
        names={Object.fromEntries(labels)}
        most={mostRows}
        table={{ columns, rows: cells }}
      />
      {rows.length > 0 && (
        <DataTable
          caption={batch.caption}
          columns={columns}
          rows={cells.map((row) => row.map((cell) => (typeof cell === 'number' ? formatLitres(cell) : cell)))}
        />
      )}
    </div>
  );
}

/** A level, content or temperature before and after the delivery. */
const before = (what: string, short: string) => new RegExp(`(?:${what}).*(?:sebelum|awal|before)|^${short}1$`, 'i');
const after = (what: string, short: string) =>
  new RegExp(`(?:${what}).*(?:sesudah|setelah|akhir|after)|^${short}2$`, 'i');
/** Numbers, dates and readings around an order, whose headings name it too. */
const notOrdered = /^(?:no|nomor|tanggal|tgl|date|suhu|temp)\b|sebelum|sesudah|setelah|awal|akhir|before|after/i;
const level = 'level|tinggi|sti[ck]k?|dip|sounding|pita';

/** Columns of a list; of levels and what the visitor's own table gives at them those that the shape needs. */
const columnsFor = ({ shape }: DeliveryValues) => {
  const inTable = shape === 'tabel';
  const column = (name: NumberField, heading: RegExp, needed = false): ListColumn => {
    const { min, max, unit } = deliveryInputs[name];
    return { heading, needed, min, max, unit: unit === 'mm' || unit === 'L' ? unit : undefined };
  };
  return {
    supplier: { heading: /pemasok|supplier|vendor|transportir|pengirim\b/i, words: true },
    date: { heading: /tanggal|tgl|date/i, words: true },
    ordered: { ...column('ordered', /\bdo\b|jumlah|surat jalan|ordered/i, true), but: notOrdered },
    levelBefore: column('levelBefore', before(level, 'h'), !inTable),
    levelAfter: column('levelAfter', after(level, 'h'), !inTable),
    tableBefore: column('tableBefore', before('isi|volume', 'v'), inTable),
    tableAfter: column('tableAfter', after('isi|volume', 'v'), inTable),
    temperatureBefore: column('temperatureBefore', before('suhu|temp', 't')),
    temperatureAfter: column('temperatureAfter', after('suhu|temp', 't')),
    used: column('used', /pakai|terjual|penjualan|used/i),
  } satisfies Record<string, ListColumn>;
};
type NumberField = { [K in DeliveryField]: DeliveryValues[K] extends number ? K : never }[DeliveryField];

/** Most deliveries that are judged at once: some years of one site. */
export const mostRows = 2000;

/** Deliveries, one a line, in mm, litres and °C; each is judged with what the form holds for all. */
export function readBatch(text: string, values: DeliveryValues) {
  if (text.trim() === '') return { rows: [], problems: [] };
  const { lines, problems } = readList(text, columnsFor(values), mostRows);
  const balances = new Map<string, number>();
  const rows = lines.flatMap(({ line, figures, words: { supplier = '', date = '' } }) => {
    const of: DeliveryValues = { ...values, ...figures };
    const [clash] = Object.keys(contradictions(of)) as DeliveryField[];
    if (clash) {
      problems.push({ kind: 'limit', line, column: clash, cell: String(of[clash]) });
      return [];
    }
    const delivery = assessDelivery(of);
    const balance = (balances.get(supplier) ?? 0) + delivery.short;
    balances.set(supplier, balance);
    return [{ supplier, date, ordered: of.ordered, delivery, balance }];
  });
  return { rows, problems };
}
