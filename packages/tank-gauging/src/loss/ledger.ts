import { type ColumnEntry, type ColumnKind, hasFigure, isEqualTotal } from '../tabular/account.ts';
import { type DecimalSeparator, type Row, readFigure, splitUnit } from '../tabular/cells.ts';
import type { Roles } from './columns.ts';
import { type LossColumn, movementSigns } from './record.ts';

interface Columns {
  headings: readonly string[];
  keys: readonly string[];
  roles: Roles;
  kinds: readonly ColumnKind[];
  decimal: DecimalSeparator;
}

/** Stock and counters, whose sum means nothing. */
const unsummed: readonly LossColumn[] = ['opening', 'closing', 'meterFrom', 'meterTo', 'temperature'];
const summedKinds: readonly ColumnKind[] = ['used', 'beside', 'part', 'unknown', 'left'];

const balanceSigns: { readonly [role in LossColumn]?: 1 | -1 } = {
  ...movementSigns,
  opening: 1,
  receipts: 1,
  issues: -1,
  closing: -1,
  meterFrom: 1,
  meterTo: -1,
};

/** Counts the figures of the data rows by column, and compares the file's totals with its own sums. */
export function createLedger({ headings, keys, roles, kinds, decimal }: Columns) {
  const figures = keys.map(() => 0);
  const summed = keys.flatMap((_, at) => {
    const role = roles[at];
    return summedKinds.includes(kinds[at] ?? 'text') && !(role && unsummed.includes(role)) ? [at] : [];
  });
  const all = keys.map(() => 0);
  /** Sums since the last total. */
  const segment = keys.map(() => 0);
  const totals = keys.map((): { theirs: number; ours: number } | undefined => undefined);
  let beyond = 0;
  let rows = 0;
  const amount = (row: Row, at: number) => {
    if (row.added?.includes(at)) return undefined;
    const value = readFigure(splitUnit(row.cells[at] ?? '', 'L').figure, decimal);
    return typeof value === 'number' ? value : undefined;
  };
  return {
    data(row: Row) {
      rows += 1;
      for (const [at, cell] of row.cells.entries()) {
        if (!hasFigure(cell) || row.added?.includes(at)) continue;
        if (at < figures.length) figures[at] = (figures[at] ?? 0) + 1;
        else beyond += 1;
      }
      for (const at of summed) {
        const value = amount(row, at);
        if (value === undefined) continue;
        all[at] = (all[at] ?? 0) + value;
        segment[at] = (segment[at] ?? 0) + value;
      }
    },
    /** True for a row whose figures are the sums of the rows above, without saying so. */
    isTotal(row: Row) {
      const compared = summed.flatMap((at) => {
        const value = amount(row, at);
        return value ? [isEqualTotal(value, segment[at] ?? 0)] : [];
      });
      return compared.length > 1 && compared.every(Boolean);
    },
    total(row: Row) {
      for (const at of summed) {
        const theirs = amount(row, at);
        const [own = 0, whole = 0] = [segment[at], all[at]];
        // A total above the days has nothing to be compared with.
        if (theirs === undefined || rows === 0) continue;
        // A grand total repeats the totals above it.
        if (totals[at] && !isEqualTotal(theirs, own) && isEqualTotal(theirs, whole)) continue;
        const before = totals[at] ?? { theirs: 0, ours: 0 };
        totals[at] = { theirs: before.theirs + theirs, ours: before.ours + own };
        segment[at] = 0;
      }
    },
    /** Begins another table, whose totals do not contain the rows above. */
    begin() {
      rows = 0;
      segment.fill(0);
    },
    entries(words: Readonly<Record<string, unknown>>): ColumnEntry<LossColumn>[] {
      const columns = keys.map((key, at): ColumnEntry<LossColumn> => {
        const role = roles[at];
        return {
          key,
          heading: headings[at] ?? '',
          kind: words[key] === 'left' ? 'left' : (kinds[at] ?? 'text'),
          role,
          sign: role && balanceSigns[role],
          figures: figures[at] ?? 0,
          sum: summed.includes(at) ? all[at] : undefined,
          totals: totals[at],
        };
      });
      if (beyond === 0) return columns;
      return [
        ...columns,
        { key: beyondKey, heading: '', kind: words[beyondKey] === 'left' ? 'left' : 'unknown', figures: beyond },
      ];
    },
  };
}

/** Cells to the right of all known columns. */
export const beyondKey = '#…';
