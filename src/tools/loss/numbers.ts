import { median } from '../../plant/methods/robust.ts';
import { bareFigure, type DecimalSign, otherSign, readFigure } from '../kit/tabular/cells.ts';
import type { Row, SheetCell } from '../kit/tabular/table.ts';
import { litresIn, type VolumeUnit } from '../kit/tabular/units.ts';
import type { ColumnMap } from './columns.ts';

/** One way to read the figures of a file. */
export interface NumberReading {
  decimal: DecimalSign;
  /** Unit of the columns whose heading names none. */
  unit: VolumeUnit;
}

export interface FoundNumbers extends NumberReading {
  /** Another reading that gives other litres and fits nearly as well: then the visitor is asked. */
  rival: NumberReading | undefined;
}

const volumes = ['opening', 'receipts', 'issues', 'closing', 'document'] as const;
type Volume = (typeof volumes)[number];
export type ColumnUnits = Partial<Record<Volume, VolumeUnit>>;

/** Points against a reading; the rival of a reading that leads by less than `lead` is asked about. */
const lead = 2;
const against = {
  unreadable: 40,
  otherSign: 6,
  otherSignAtMost: 60,
  temperature: 3,
  semicolonAndDot: 0.7,
  commaAndComma: 1,
  unwrittenUnit: 3,
  mixedGroups: 3,
} as const;

/**
 * Decides once a file how its figures are written: what cannot be read, the column separator, digit groups, whether
 * the balance of stock, receipts and issues closes, and whether a tank can hold and turn over such volumes.
 */
export function findNumbers(
  rows: readonly Row[],
  columns: ColumnMap,
  units: ColumnUnits,
  separator: string | undefined,
  fixed: { decimal?: DecimalSign | undefined; unit?: VolumeUnit | undefined } = {},
): FoundNumbers {
  const known = Object.values(units)[0];
  const candidates = (fixed.decimal ? [fixed.decimal] : (['comma', 'dot'] as const)).flatMap((decimal) =>
    (fixed.unit ? [fixed.unit] : known ? [known] : (['L', 'kL'] as const)).map((unit) => ({ decimal, unit })),
  );
  const weighed = candidates
    .map((reading) => ({ reading, ...weigh(reading, rows, columns, units, separator, !known && !fixed.unit) }))
    .sort((a, b) => a.points - b.points);
  const [best, ...others] = weighed;
  if (!best) return { decimal: 'comma', unit: 'L', rival: undefined };
  const rival = others.find(({ points, size }) => points - best.points < lead && differ(size, best.size));
  return { ...best.reading, rival: rival?.reading };
}

const differ = (a: readonly number[], b: readonly number[]) =>
  a.some((value, i) => Math.abs(value - (b[i] ?? 0)) > 0.001 * Math.max(Math.abs(value), Math.abs(b[i] ?? 0)));

function weigh(
  { decimal, unit }: NumberReading,
  rows: readonly Row[],
  columns: ColumnMap,
  units: ColumnUnits,
  separator: string | undefined,
  unwritten: boolean,
) {
  const cells = (name: Volume | 'temperature') =>
    rows.map((row) => row.cells[columns[name] ?? -1]).flatMap((cell) => (cell === undefined ? [] : [cell]));
  const typed = volumes.flatMap(cells).filter((cell) => typeof cell === 'string');
  const wrong = (cell: SheetCell, sign: DecimalSign) => typeof readFigure(cell, sign) === 'object';
  const unreadable = typed.filter((cell) => wrong(cell, decimal));
  const other = otherSign(decimal);
  // What only the other sign can read is evidence, one cell as well as many; what neither can is a note.
  const contrary = unreadable.filter((cell) => !wrong(cell, other)).length;
  const warm = cells('temperature').some((cell) => wrong(cell, decimal) && !wrong(cell, other));
  const litres = (name: Volume) =>
    rows.map((row) => {
      const value = readFigure(row.cells[columns[name] ?? -1] ?? '', decimal);
      return typeof value === 'number' ? value * litresIn[units[name] ?? unit] : undefined;
    });
  const [opening, receipts, issues, closing] = [
    litres('opening'),
    litres('receipts'),
    litres('issues'),
    litres('closing'),
  ];
  const middle = (values: readonly (number | undefined)[]) => median(values.flatMap((value) => (value ? [value] : [])));
  const size = [middle(closing), middle(issues), middle(receipts), middle(opening)];
  const [stock = 0, turnover = 0] = size;
  const gaps = rows.flatMap((_, i) => {
    const from = columns.opening === undefined ? closing[i - 1] : opening[i];
    const [to, out] = [closing[i], issues[i]];
    return from === undefined || to === undefined || out === undefined
      ? []
      : [Math.abs(from + (receipts[i] ?? 0) - out - to)];
  });
  let points = typed.length > 0 ? (against.unreadable * unreadable.length) / typed.length : 0;
  points += Math.min(against.otherSignAtMost, against.otherSign * contrary) + (warm ? against.temperature : 0);
  if (separator === ';' && decimal === 'dot') points += against.semicolonAndDot;
  if (separator === ',' && decimal === 'comma') points += against.commaAndComma;
  if (unwritten && unit !== 'L') points += against.unwrittenUnit;
  points += groups(typed, decimal, unit) + balance(median(gaps) / (turnover || 1)) + capacity(stock, turnover);
  return { points, size };
}

/** Digit groups: litres are rarely written to a thousandth, and who groups thousands groups all of them. */
function groups(typed: readonly string[], decimal: DecimalSign, unit: VolumeUnit): number {
  const figures = typed.map(bareFigure);
  const [point, group] = decimal === 'dot' ? ['.', ','] : [',', '.'];
  const thousandths = figures.filter((text) => text.split(point)[1]?.length === 3).length;
  const decimals = figures.filter((text) => text.includes(point)).length;
  const grouped = figures.some((text) => text.includes(group));
  const bare = figures.some((text) => /^\d{4,}/.test(text));
  const suspicious = decimals > 0 && thousandths === decimals ? (unit === 'L' || unit === 'gal' ? 4 : 0.5) : 0;
  return suspicious + (grouped && bare ? against.mixedGroups : 0);
}

/** A balance that closes within 2 % of a day's issues says nothing against a reading. */
const balance = (share: number): number => Math.min(12, Math.max(0, 4 * Math.log10(share / 0.02)));

/** Tanks hold from some hundred litres to fifty thousand cubic metres and are not emptied three times a day. */
function capacity(stock: number, turnover: number): number {
  if (stock === 0) return 0;
  const size = stock < 20 ? 8 : stock < 200 ? 4 : stock > 5e7 ? 4 : 0;
  return size + (turnover > 3 * stock ? 4 : 0);
}
