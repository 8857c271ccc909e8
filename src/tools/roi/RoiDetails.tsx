import { DataTable } from '../../shared/ui/Table.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import { roiSources } from './inputs.ts';
import { roiCases, roiRows, sensitivity } from './model.ts';
import { type RoiView, rowValue, shortRupiah, spanOf, swingName } from './words.ts';

/** The three cases line by line. */
export function CasesTable({ result, text }: RoiView) {
  return (
    <DataTable
      caption={text.tables.cases}
      columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
      rows={roiRows.map((row) => [text.rows[row], ...roiCases.map((name) => rowValue(row, result[name], text))])}
      stack
    />
  );
}

/** Where the money comes from. */
export function SavingsBars({ result: { low, mid, high }, text }: RoiView) {
  const { tables, money } = text;
  return (
    <RangeBars
      caption={tables.savings}
      note={tables.savingsNote}
      columns={[text.rows.savings, text.cases.mid]}
      bars={roiSources.map((source) => {
        const spread = [low.savings[source], high.savings[source]] as const;
        return {
          label: text.sources[source],
          note: spread.map((value) => shortRupiah(value, money)).join(' – '),
          from: 0,
          to: mid.savings[source],
          spread,
          cells: [shortRupiah(mid.savings[source], money)],
        };
      })}
    />
  );
}

/** What the answer hangs on. */
export function SwingBars({ values, data, result: { mid }, text }: RoiView) {
  const { tables, money } = text;
  return (
    <RangeBars
      caption={tables.swings}
      note={tables.swingsNote}
      columns={[tables.value, tables.worse, tables.better]}
      middle={mid.fiveYears}
      bars={sensitivity(values, data.radios).map(({ field, worse, better }) => ({
        label: swingName(field, text),
        note: spanOf(values, field, data),
        from: worse,
        to: better,
        cells: [shortRupiah(worse, money), shortRupiah(better, money)],
      }))}
    />
  );
}
