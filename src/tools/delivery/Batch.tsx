import { useMemo, useState } from 'react';
import { formatLitres } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PasteList } from '../kit/PasteList.tsx';
import { type ListColumn, readList } from '../kit/tabular/read-list.ts';
import { type DeliveryField, type DeliveryValues, deliveryInputs, shownColumns } from './inputs.ts';
import { assessDelivery, contradictions } from './model.ts';
import type { DeliveryView } from './schema.ts';

/** Many deliveries at once, with the running balance of each supplier. */
export function Batch({ text: { batch, fields }, values }: DeliveryView) {
  const [typed, setTyped] = useState('');
  const { rows, problems } = useMemo(() => readBatch(typed, values), [typed, values]);
  const columns = shownColumns.map((name) => batch.columns[name]);
  const cells = rows.map(({ date, supplier, ordered, delivery: { asOrdered, short, uncertainty, verdict }, balance }) =>
    [date, supplier, ...[ordered, asOrdered, short, uncertainty].map(Math.round), batch.verdicts[verdict]].concat(
      Math.round(balance),
    ),
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

/** Columns of a list; of levels and what the visitor's own table gives at them those that the shape needs. */
const columnsFor = ({ shape }: DeliveryValues) => {
  const inTable = shape === 'tabel';
  const column = (name: NumberField, heading: RegExp, needed = false): ListColumn => {
    const { min, max, unit } = deliveryInputs[name];
    return { heading, needed, min, max, unit: unit === 'mm' || unit === 'L' ? unit : undefined };
  };
  return {
    supplier: { heading: /pemasok|supplier|vendor|transportir/i, words: true },
    date: { heading: /tanggal|tgl|date/i, words: true },
    ordered: column('ordered', /^do\b|jumlah|surat jalan/i, true),
    levelBefore: column('levelBefore', /(level|tinggi).*(sebelum|awal)|^h1$/i, !inTable),
    levelAfter: column('levelAfter', /(level|tinggi).*(sesudah|setelah|akhir)|^h2$/i, !inTable),
    tableBefore: column('tableBefore', /(isi|volume).*(sebelum|awal)|^v1$/i, inTable),
    tableAfter: column('tableAfter', /(isi|volume).*(sesudah|setelah|akhir)|^v2$/i, inTable),
    temperatureBefore: column('temperatureBefore', /suhu.*(sebelum|awal)|^t1$/i),
    temperatureAfter: column('temperatureAfter', /suhu.*(sesudah|setelah|akhir)|^t2$/i),
    used: column('used', /pakai|terjual/i),
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
    /** Shortages of this supplier up to here, litres. */
    const balance = (balances.get(supplier) ?? 0) + delivery.short;
    balances.set(supplier, balance);
    return [{ supplier, date, ordered: of.ordered, delivery, balance }];
  });
  return { rows, problems };
}
