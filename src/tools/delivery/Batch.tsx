import { useMemo, useState } from 'react';
import { formatCell } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { tabulate } from '../kit/columns.ts';
import { PasteList } from '../kit/PasteList.tsx';
import { type BatchRow, mostRows, readBatch } from './batch.ts';
import { type DeliveryView, litreWords } from './words.ts';

/** Many deliveries at once, with the running balance of each supplier. */
export function Batch({ text: { batch }, values }: DeliveryView) {
  const [typed, setTyped] = useState('');
  const { rows, problems } = useMemo(() => readBatch(typed, values), [typed, values]);
  const named = batch.columns;
  const table = (write: (litres: number) => string) =>
    tabulate(rows, [
      { head: named.date, cell: ({ date }: BatchRow) => date },
      { head: named.supplier, cell: ({ supplier }) => supplier },
      { head: named.ordered, cell: ({ ordered }) => write(ordered) },
      { head: named.received, cell: ({ delivery }) => write(delivery.asOrdered) },
      { head: named.short, cell: ({ delivery }) => write(delivery.short) },
      { head: named.uncertainty, cell: ({ delivery }) => write(delivery.uncertainty) },
      { head: named.verdict, cell: ({ delivery }) => batch.verdicts[delivery.verdict] },
      { head: named.balance, cell: ({ balance }) => write(balance) },
    ]);
  const file = () => {
    const { columns, rows: cells } = table((litres) => formatCell(litres, 0));
    return [columns, ...cells];
  };
  return (
    <div className="stack-4">
      <PasteList
        id="kiriman-daftar"
        text={batch}
        value={typed}
        onChange={setTyped}
        example={batch.sample}
        problems={problems}
        most={mostRows}
        file={file}
        empty={rows.length === 0}
      />
      {rows.length > 0 && <DataTable caption={batch.caption} {...table(litreWords)} />}
    </div>
  );
}
