import { fillSlots } from '../../../shared/text/slots.ts';
import { roiSources } from '../fields.ts';
import type { RoiToolText } from '../schema.ts';
import { type ResultRow, resultRowNames } from './places.ts';
import { resultFormulas, resultValues } from './result-formulas.ts';
import type { WorkbookBasis } from './workbook-basis.ts';
import type { Cell, Look, Sheet } from './xlsx.ts';

const looks: Partial<Record<ResultRow, Look>> = { payback: 'decimal', internalRate: 'share' };

/** Everything that follows from the inputs, a column for each case. */
export function resultSheet(bases: readonly WorkbookBasis[], text: RoiToolText): Sheet {
  const names = rowNames(text);
  const columns = bases.map((basis) => ({ formulas: resultFormulas(basis, text), values: resultValues(basis, text) }));
  return {
    name: text.sheet.results,
    widths: [38, 20, 20, 20],
    rows: [
      [text.tables.item, ...bases.map(({ name }) => name)].map((item) => ({ text: item, look: 'head' as const })),
      ...resultRowNames.map((row): Cell[] => [
        { text: names[row] },
        ...columns.map(({ formulas, values }) => ({
          formula: formulas[row],
          value: values[row],
          look: looks[row] ?? ('money' as const),
        })),
      ]),
    ],
  };
}

function rowNames({ rows, sheet, sources }: RoiToolText): Record<ResultRow, string> {
  const named = roiSources.flatMap((source) =>
    (['now', 'saved'] as const).map((part) => [
      `${part}-${source}`,
      fillSlots(sheet[part], { sumber: sources[source] }),
    ]),
  );
  const { steady, replacement, monthly } = sheet;
  return { ...rows, steady, replacement, monthly, ...Object.fromEntries(named) };
}
