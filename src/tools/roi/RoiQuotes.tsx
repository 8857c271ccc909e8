import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { RoiValues } from './inputs.ts';
import type { RoiResult } from './payback.ts';
import type { RoiToolText } from './schema.ts';
import { inShort, resultRows } from './words.ts';

export interface RoiQuotesProps {
  values: RoiValues;
  first: RoiResult;
  second: RoiResult;
  /** Present value of all that each costs in five years, rupiah. */
  costs: readonly [number, number];
  text: RoiToolText;
}

const rows = ['investment', 'running', 'batteries', 'payback', 'presentValue', 'internalRate', 'fiveYears'] as const;

/** Two quotes for the same site beside each other, and which is cheaper over five years. */
export function RoiQuotes({ values, first, second, costs, text }: RoiQuotesProps) {
  const { quotes } = text;
  const money = inShort(text);
  const [a, b] = costs;
  const [, nameA = '', nameB = ''] = quotes.columns;
  const sentence =
    Math.abs(a - b) < 1
      ? quotes.equal
      : fillSlots(quotes.cheaper, {
          nama: a < b ? nameA : nameB,
          selisih: money(Math.abs(a - b)),
          bunga: `${formatFree(values.discountRate)}%`,
        });
  return (
    <>
      <p className="measure">{sentence}</p>
      <DataTable
        caption={quotes.caption}
        columns={quotes.columns}
        rows={[[quotes.cost, ...costs.map(money)], ...resultRows([first, second], text, money, rows)]}
        stack
      />
    </>
  );
}
