import { formatNumber } from './format.ts';

/** What a number field accepts. */
export interface NumberLimits {
  min: number;
  max: number;
  /** Only whole numbers, such as tanks or days. */
  whole?: boolean | undefined;
}

export type ParsedNumber = { value: number } | { problem: string };

const grouped = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const comma = /^[+-]?\d*,?\d*$/;
const dot = /^[+-]?\d*\.\d+$/;

/**
 * Reads a number as Indonesians write it: `1.234,5`, `1234,5`, also `12.5` from a foreign keyboard. A dot before
 * exactly three digits separates thousands. What cannot be read or lies outside the limits is named in a sentence.
 */
export function parseNumber(typed: string, { min, max, whole = false }: NumberLimits): ParsedNumber {
  const text = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/^Rp/, '')
    .replace('−', '-');
  if (text === '') return { problem: 'Isi dengan angka.' };
  const value = readNumber(text);
  if (!Number.isFinite(value)) return { problem: 'Tulis angka saja, misalnya 12,5 atau 1.500.' };
  if (whole && !Number.isInteger(value)) return { problem: 'Tulis angka bulat.' };
  if (value < min) return { problem: `Paling sedikit ${formatFree(min)}.` };
  if (value > max) return { problem: `Paling banyak ${formatFree(max)}.` };
  return { value };
}

function readNumber(text: string): number {
  if (!/\d/.test(text)) return Number.NaN;
  if (grouped.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (comma.test(text)) return Number(text.replace(',', '.'));
  return dot.test(text) ? Number(text) : Number.NaN;
}

/** A number with as many digits behind the comma as it has, at most six. */
export function formatFree(value: number): string {
  const [, decimals = ''] = String(Number(value.toFixed(6))).split('.');
  return formatNumber(value, decimals.length);
}
