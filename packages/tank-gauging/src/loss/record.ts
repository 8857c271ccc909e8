import { itemAt } from '../item-at.ts';
import { median } from '../methods/statistics.ts';
import {
  type DecimalSeparator,
  litresPerUnit,
  type Row,
  readFigure,
  type SheetCell,
  splitUnit,
  type VolumeUnit,
} from '../tabular/cells.ts';
import {
  bestFormat,
  digitGroupPenalty,
  formatOptions,
  type KnownFormat,
  matchingFormats,
  type NumberFormat,
  separatorPenalty,
  smallVolumePenalty,
} from '../tabular/number-format.ts';

export const lossColumns = [
  'date',
  'site',
  'tank',
  'part',
  'opening',
  'receipts',
  'issues',
  'meterFrom',
  'meterTo',
  'closing',
  'poured',
  'ownUse',
  'transferIn',
  'transferOut',
  'moved',
  'adjustment',
  'document',
  'temperature',
] as const;
export type LossColumn = (typeof lossColumns)[number];

/** Reasons why a day is marked. */
export const lossReasons = [
  'tolerance',
  'gain',
  'delivery',
  'continuity',
  'sudden',
  'surplus',
  'misread',
  'onset',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** Reasons why a line cannot be used. */
export const readProblems = [
  'unclosed',
  'date',
  'noDate',
  'figure',
  'formula',
  'huge',
  'negative',
  'noClosing',
  'noIssues',
  'meters',
  'noOpening',
  'conflict',
] as const;
type ReadProblem = (typeof readProblems)[number];

export type ColumnMap = { [column in LossColumn]?: number | undefined };

/** Usable line of a record, in litres and °C. */
export interface LossEntry {
  line: number;
  /** Date as `2026-10-31`. */
  date: string;
  tank: string;
  opening: number | undefined;
  receipts: number;
  issues: number;
  /** Net volume of other movements: poured back, own use, transfers. */
  moved: number;
  /** Corrections and write-offs, positive for a gain; not part of the balance, which has to explain them. */
  adjustment: number;
  /** Test draws poured back, whether or not `moved` contains them. */
  drawn: number;
  closing: number;
  document: number | undefined;
  temperature: number | undefined;
}

/** Unusable line; `seen` is the content of the cell. */
export interface BadLine {
  line: number;
  problem: ReadProblem;
  column?: LossColumn | undefined;
  seen?: string | undefined;
}

/** Choices of a number reading that apply to a record: it has no lengths. */
export const readingChoices = ['decimal', 'volume'] as const;

/** Reading of the numbers, with a rival that fits nearly as well and gives other litres; then the visitor is asked. */
export type FoundNumbers = NumberFormat & { rival: NumberFormat | undefined };

/** Movements besides receipts and issues, with their sign in the balance. */
export const movementSigns = { poured: 1, transferIn: 1, moved: 1, ownUse: -1, transferOut: -1 } as const;
export type MovementName = keyof typeof movementSigns;
export const movementNames = Object.keys(movementSigns) as MovementName[];

/** Roles offered for a column of numbers that is not recognized. */
export const askedRoles = [
  ...(['issues', 'ownUse', 'transferOut', 'receipts', 'transferIn', 'adjustment', 'poured'] as const),
] as const satisfies readonly LossColumn[];

export const volumeColumns = [
  ...(['opening', 'receipts', 'issues', 'closing', 'document', 'meterFrom', 'meterTo'] as const),
  ...movementNames,
  'adjustment',
] as const;
export type VolumeColumn = (typeof volumeColumns)[number];
export type ColumnUnits = Partial<Record<VolumeColumn, VolumeUnit>>;

/** All columns of each role. */
export type RoleColumns = { readonly [column in LossColumn]?: readonly number[] };

interface Figures {
  rows: readonly Row[];
  columns: RoleColumns;
  units: ColumnUnits;
  separator: string | undefined;
}

/** Finds the number format of a file by its cells, separator, digit groups, balance, and plausible tank volumes. */
export function findNumbers(figures: Figures, chosen: KnownFormat = {}): FoundNumbers {
  const volume = chosen.volume ?? Object.values(figures.units)[0];
  const offered = { ...formatOptions, length: ['mm'], volume: ['L', 'kL'] } as const;
  const best = bestFormat(
    matchingFormats({ decimal: chosen.decimal, volume }, offered),
    (way) => weigh(way, figures, volume === undefined),
    (other, found) => differ(other.size, found.size),
  );
  return best ? { ...best.way, rival: best.rival } : { decimal: 'comma', length: 'mm', volume: 'L', rival: undefined };
}

/** Litres of a cell, by its own unit or else that of its column. */
export function readLitres(
  cell: SheetCell = '',
  decimal: DecimalSeparator,
  unit: VolumeUnit,
): ReturnType<typeof readFigure> {
  const { figure, worth = litresPerUnit[unit] } = splitUnit(cell, 'L');
  const value = readFigure(figure, decimal);
  return typeof value === 'number' ? value * worth : value;
}

const differ = (a: readonly number[], b: readonly number[]) =>
  a.some((value, i) => Math.abs(value - itemAt(b, i)) > 0.001 * Math.max(Math.abs(value), Math.abs(itemAt(b, i))));

function weigh({ decimal, volume }: NumberFormat, { rows, columns, units, separator }: Figures, unwritten: boolean) {
  const cells = (name: VolumeColumn | 'temperature') =>
    rows.flatMap((row) => (columns[name] ?? []).flatMap((at) => row.cells[at] ?? []));
  const typed = volumeColumns.flatMap(cells).filter((cell) => typeof cell === 'string');
  const litres = (row: Row | undefined, name: VolumeColumn) => {
    const values = (columns[name] ?? []).map((at) => readLitres(row?.cells[at], decimal, units[name] ?? volume));
    const read = values.filter((value) => typeof value === 'number');
    return read.length > 0 ? read.reduce((sum, value) => sum + value, 0) : undefined;
  };
  const usual = (name: VolumeColumn) => median(rows.flatMap((row) => litres(row, name) || []));
  const [stock, turnover] = [usual('closing'), usual('issues')];
  const gaps = rows.flatMap((row, i) => {
    const from = columns.opening === undefined ? litres(rows[i - 1], 'closing') : litres(row, 'opening');
    const [to, out] = [litres(row, 'closing'), litres(row, 'issues')];
    if (from === undefined || to === undefined || out === undefined) return [];
    const moved = movementNames.reduce((sum, name) => sum + movementSigns[name] * (litres(row, name) ?? 0), 0);
    return [Math.abs(from + (litres(row, 'receipts') ?? 0) + moved - out - to)];
  });
  const points =
    separatorPenalty(typed, decimal, separator) +
    // Limited weight: a thermometer may use another decimal separator than the litres.
    Math.min(3, separatorPenalty(cells('temperature'), decimal, undefined)) +
    (unwritten && volume !== 'L' ? 3 : 0) +
    digitGroupPenalty(typed, decimal, volume === 'L' || volume === 'gal') +
    balance(median(gaps) / (turnover || 1)) +
    capacity(stock, turnover);
  return { points, size: [stock, turnover, usual('receipts'), usual('opening')] };
}

/** Penalty for a balance that misses by more than 2 % of a day's issues. */
const balance = (share: number): number => Math.min(12, Math.max(0, 4 * Math.log10(share / 0.02)));

/** Penalty for implausible tanks: under some hundred litres, over 50,000 m³, or emptied more than three times a day. */
function capacity(stock: number, turnover: number): number {
  if (stock === 0) return 0;
  return smallVolumePenalty(stock) + (stock > 5e7 ? 4 : 0) + (turnover > 3 * stock ? 4 : 0);
}
