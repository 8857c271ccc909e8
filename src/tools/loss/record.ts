import { median } from '../../plant/methods/statistics.ts';
import { at } from '../../shared/at.ts';
import {
  bareFigure,
  type DecimalSign,
  litresIn,
  otherSign,
  type Row,
  readFigure,
  type SheetCell,
  type VolumeUnit,
} from '../kit/tabular/cells.ts';

export const lossColumns = [
  'date',
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
  'adjustment',
  'document',
  'temperature',
] as const;
export type LossColumn = (typeof lossColumns)[number];

/** Why a day is marked. */
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

/** Why a line cannot be used. */
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

/** One usable line of the record, in litres and °C. */
export interface LossEntry {
  line: number;
  /** `2026-10-31` */
  date: string;
  tank: string;
  opening: number | undefined;
  receipts: number;
  issues: number;
  /** What else came in less what else went out: poured back, own use, transfers, corrections. */
  moved: number;
  closing: number;
  document: number | undefined;
  temperature: number | undefined;
}

/** `seen` is what stands in the cell. */
export interface BadLine {
  line: number;
  problem: ReadProblem;
  column?: LossColumn | undefined;
  seen?: string | undefined;
}

interface NumberReading {
  decimal: DecimalSign;
  unit: VolumeUnit;
}

export interface FoundNumbers extends NumberReading {
  /** Another reading that gives other litres and fits nearly as well: then the visitor is asked. */
  rival: NumberReading | undefined;
}

/** Columns of a balance beside receipts and issues, with their sign in it. */
export const moves = { poured: 1, transferIn: 1, adjustment: 1, ownUse: -1, transferOut: -1 } as const;
export type Move = keyof typeof moves;
export const moveNames = Object.keys(moves) as Move[];

export const volumes = [
  ...(['opening', 'receipts', 'issues', 'closing', 'document', 'meterFrom', 'meterTo'] as const),
  ...moveNames,
] as const;
type Volume = (typeof volumes)[number];
export type ColumnUnits = Partial<Record<Volume, VolumeUnit>>;

interface Figures {
  rows: readonly Row[];
  columns: ColumnMap;
  units: ColumnUnits;
  separator: string | undefined;
}

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

/** Decides how a file's figures are written: by cells, separator, digit groups, balance, and what a tank can hold. */
export function findNumbers(
  figures: Figures,
  fixed: { decimal?: DecimalSign | undefined; unit?: VolumeUnit | undefined } = {},
): FoundNumbers {
  const known = fixed.unit ?? Object.values(figures.units)[0];
  const signs = fixed.decimal ? [fixed.decimal] : (['comma', 'dot'] as const);
  const weighed = signs
    .flatMap((decimal) => (known ? [known] : (['L', 'kL'] as const)).map((unit) => ({ decimal, unit })))
    .map((reading) => ({ reading, ...weigh(reading, figures, !known) }))
    .sort((a, b) => a.points - b.points);
  const [best, ...others] = weighed;
  if (!best) return { decimal: 'comma', unit: 'L', rival: undefined };
  const rival = others.find(({ points, size }) => points - best.points < lead && differ(size, best.size));
  return { ...best.reading, rival: rival?.reading };
}

const differ = (a: readonly number[], b: readonly number[]) =>
  a.some((value, i) => Math.abs(value - at(b, i)) > 0.001 * Math.max(Math.abs(value), Math.abs(at(b, i))));

function weigh({ decimal, unit }: NumberReading, { rows, columns, units, separator }: Figures, unwritten: boolean) {
  const cells = (name: Volume | 'temperature') => rows.flatMap((row) => row.cells[columns[name] ?? -1] ?? []);
  const wrong = (cell: SheetCell, sign: DecimalSign) => typeof readFigure(cell, sign) === 'object';
  // What only the other sign can read is evidence, one cell as well as many; what neither can is a note.
  const contrary = (cell: SheetCell) => wrong(cell, decimal) && !wrong(cell, otherSign(decimal));
  const typed = volumes.flatMap(cells).filter((cell) => typeof cell === 'string');
  const unreadable = typed.filter((cell) => wrong(cell, decimal)).length;
  const litres = (row: Row | undefined, name: Volume) => {
    const value = readFigure(row?.cells[columns[name] ?? -1] ?? '', decimal);
    return typeof value === 'number' ? value * litresIn[units[name] ?? unit] : undefined;
  };
  const usual = (name: Volume) => median(rows.flatMap((row) => litres(row, name) || []));
  const [stock, turnover] = [usual('closing'), usual('issues')];
  const gaps = rows.flatMap((row, i) => {
    const from = columns.opening === undefined ? litres(rows[i - 1], 'closing') : litres(row, 'opening');
    const [to, out] = [litres(row, 'closing'), litres(row, 'issues')];
    if (from === undefined || to === undefined || out === undefined) return [];
    const moved = moveNames.reduce((sum, name) => sum + moves[name] * (litres(row, name) ?? 0), 0);
    return [Math.abs(from + (litres(row, 'receipts') ?? 0) + moved - out - to)];
  });
  let points = typed.length > 0 ? (against.unreadable * unreadable) / typed.length : 0;
  points += Math.min(against.otherSignAtMost, against.otherSign * typed.filter(contrary).length);
  if (cells('temperature').some(contrary)) points += against.temperature;
  if (separator === ';' && decimal === 'dot') points += against.semicolonAndDot;
  if (separator === ',' && decimal === 'comma') points += against.commaAndComma;
  if (unwritten && unit !== 'L') points += against.unwrittenUnit;
  points += groups(typed, decimal, unit) + balance(median(gaps) / (turnover || 1)) + capacity(stock, turnover);
  return { points, size: [stock, turnover, usual('receipts'), usual('opening')] };
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
