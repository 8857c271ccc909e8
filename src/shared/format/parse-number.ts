import { fillSlots } from '../text/slots.ts';
import { fieldWords } from '../words/fields.words.ts';
import { formatNumber } from './format.ts';

/** What a number field accepts. */
export interface NumberLimits {
  min: number;
  max: number;
  /** Only whole numbers, such as tanks or days. */
  whole?: boolean | undefined;
}

/** How the sign in a figure was taken. */
export type SignRole = 'dotThousands' | 'dotDecimal' | 'commaThousands' | 'commaDecimal';

/** What was made of a figure that others would read differently; the visitor is told. */
export interface SignReading {
  role: SignRole;
  /** The figure as it was taken. */
  value: number;
  /** The figure under the other reading, where there is one. */
  other?: number;
}

export type ParsedNumber = { value: number; read?: SignReading } | { problem: string };

/** `1.234,5`, `1234,5`, `12.5`, `1,234.5`: one way to read each. */
const one = {
  grouped: /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  comma: /^[+-]?\d*,?\d*$/,
  dot: /^[+-]?\d*\.\d+$/,
  foreign: /^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d+$|^[+-]?[1-9]\d{0,2}(,\d{3}){2,}$/,
};
/** `2.438` and `2,438`: a thousandfold apart. */
const two = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads a number as Indonesians write it: `1.234,5`, `1234,5`, also `12.5` and `1,234.5` from a foreign keyboard. A
 * dot before exactly three digits separates thousands and a comma decimals, unless only the other reading lies within
 * the limits; `read` then says which was taken. What cannot be read or lies outside the limits is named in a sentence.
 */
export function parseNumber(typed: string, limits: NumberLimits): ParsedNumber {
  const text = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/^Rp/, '')
    .replace('−', '-');
  if (text === '') return { problem: fieldWords.empty };
  const sign = two.exec(text)?.[1];
  if (sign) return parseTwoWays(text, sign === '.' ? 'dot' : 'comma', limits);
  if (one.foreign.test(text)) {
    const parsed = checkNumber(Number(text.replaceAll(',', '')), limits);
    return 'value' in parsed ? { ...parsed, read: { role: 'commaThousands', value: parsed.value } } : parsed;
  }
  return checkNumber(readNumber(text), limits);
}

function parseTwoWays(text: string, sign: 'dot' | 'comma', limits: NumberLimits): ParsedNumber {
  const thousands = Number(text.replace(/[.,]/, ''));
  const [usual, rare] = sign === 'dot' ? [thousands, thousands / 1000] : [thousands / 1000, thousands];
  const taken = checkNumber(usual, limits);
  const left = checkNumber(rare, limits);
  if ('value' in taken) {
    // A comma is the sign for decimals here: a reading that the field could not take is no doubt.
    const doubt = 'value' in left || (sign === 'dot' && !limits.whole);
    const role = sign === 'dot' ? 'dotThousands' : 'commaDecimal';
    return doubt ? { ...taken, read: { role, value: usual, other: rare } } : taken;
  }
  if ('problem' in left) return taken;
  return { ...left, read: { role: sign === 'dot' ? 'dotDecimal' : 'commaThousands', value: rare, other: usual } };
}

/** A number that is already one, held against what its field accepts. */
export function checkNumber(value: number, { min, max, whole = false }: NumberLimits): ParsedNumber {
  if (!Number.isFinite(value)) return { problem: fieldWords.notNumber };
  if (whole && !Number.isInteger(value)) return { problem: fieldWords.whole };
  if (value < min) return { problem: fillSlots(fieldWords.atLeast, { limit: formatFree(min) }) };
  if (value > max) return { problem: fillSlots(fieldWords.atMost, { limit: formatFree(max) }) };
  return { value };
}

function readNumber(text: string): number {
  if (!/\d/.test(text)) return Number.NaN;
  if (one.grouped.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (one.comma.test(text)) return Number(text.replace(',', '.'));
  return one.dot.test(text) ? Number(text) : Number.NaN;
}

/** A number with as many digits behind the comma as it has, at most six. */
export function formatFree(value: number): string {
  const [, decimals = ''] = String(Number(value.toFixed(6))).split('.');
  return formatNumber(value, decimals.length);
}
