import type { SheetCell } from './table.ts';
import { unitPattern } from './units.ts';

/** Which sign stands before the decimals. */
export type DecimalSign = 'comma' | 'dot';

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === 'comma' ? 'dot' : 'comma');

/** Why a cell is no figure. */
export type FigureProblem = 'figure' | 'huge';

/** Beyond this no tank of the world reaches, in any unit. */
const mostFigure = 1e12;
const empty = /^[-–—]?$/;
const suffix = new RegExp(`(?:${unitPattern}|°c|c)\\.?$`, 'i');
const bracketed = /^\((.*)\)$/;
/** Groups of three, of which the first does not begin with zero, or no groups at all. */
const grammar = {
  comma: /^[+-]?([1-9]\d{0,2}(\.\d{3})+|\d+|(?=,\d))(,\d*)?$/,
  dot: /^[+-]?([1-9]\d{0,2}(,\d{3})+|\d+|(?=\.\d))(\.\d*)?$/,
} as const;

/** A typed figure without spaces, unit and the brackets of a negative amount. */
export const bareFigure = (typed: string): string =>
  typed
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('−', '-')
    .replace(suffix, '')
    .replace(bracketed, '-$1');

/** A figure of a cell; undefined where it is empty, a problem where it cannot be read. */
export function readFigure(cell: SheetCell, decimal: DecimalSign): number | undefined | { problem: FigureProblem } {
  if (typeof cell === 'number') return Math.abs(cell) <= mostFigure ? cell : { problem: 'huge' };
  const text = bareFigure(cell);
  if (empty.test(text)) return undefined;
  if (!grammar[decimal].test(text)) return { problem: 'figure' };
  const value = Number(decimal === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  return Math.abs(value) <= mostFigure ? value : { problem: 'huge' };
}

/** A temperature: never so large that it has thousands, so that either sign may stand before its decimals. */
export function readTemperature(cell: SheetCell, decimal: DecimalSign): ReturnType<typeof readFigure> {
  const value = readFigure(cell, decimal);
  return typeof value === 'object' ? readFigure(cell, otherSign(decimal)) : value;
}
