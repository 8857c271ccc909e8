import type { SheetCell } from './table.ts';
import { unitPattern } from './units.ts';

export type DecimalSign = 'comma' | 'dot';

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === 'comma' ? 'dot' : 'comma');

export type FigureProblem = 'figure' | 'huge';

/** No tank of the world reaches beyond, in any unit. */
const mostFigure = 1e12;
const empty = /^[-–—]?$/;
const suffix = new RegExp(`(?:${unitPattern}|°c|c)\\.?$`, 'i');
const bracketed = /^\((.*)\)$/;
/** Groups of three or none; the first does not begin with zero. */
const grammar = {
  comma: /^[+-]?([1-9]\d{0,2}(\.\d{3})+|\d+|(?=,\d))(,\d*)?$/,
  dot: /^[+-]?([1-9]\d{0,2}(,\d{3})+|\d+|(?=\.\d))(\.\d*)?$/,
} as const;

/** Without spaces, unit and the brackets of a negative amount. */
export const bareFigure = (typed: string): string =>
  typed
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('−', '-')
    .replace(suffix, '')
    .replace(bracketed, '-$1');

/** Undefined where the cell is empty. */
export function readFigure(cell: SheetCell, decimal: DecimalSign): number | undefined | { problem: FigureProblem } {
  if (typeof cell === 'number') return Math.abs(cell) <= mostFigure ? cell : { problem: 'huge' };
  const text = bareFigure(cell);
  if (empty.test(text)) return undefined;
  if (!grammar[decimal].test(text)) return { problem: 'figure' };
  const value = Number(decimal === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  return Math.abs(value) <= mostFigure ? value : { problem: 'huge' };
}

/** Never so large that it has thousands: either sign may stand before decimals. */
export function readTemperature(cell: SheetCell, decimal: DecimalSign): ReturnType<typeof readFigure> {
  const value = readFigure(cell, decimal);
  return typeof value === 'object' ? readFigure(cell, otherSign(decimal)) : value;
}
