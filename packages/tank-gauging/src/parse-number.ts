import type { NumberLimits } from './inputs.ts';
import { factorBetween, isMoney, unitSymbol } from './units.ts';

/** How a number was read: by the role of its separator, or converted from another unit or a multiplier (`40 ribu`). */
export type SignRole = 'dotThousands' | 'dotDecimal' | 'commaThousands' | 'commaDecimal' | 'converted';

/** Reading of an ambiguous number, which the field shows to the visitor. */
export interface SignReading {
  role: SignRole;
  value: number;
  /** Value under the other reading. */
  other?: number;
  unit?: string;
}

/** Reason why a text is no value of a field; `typed` is a unit of another quantity, `unit` that of the field. */
export type NumberProblem =
  | { key: 'empty' | 'notNumber' | 'whole' }
  | { key: 'unit'; typed: string; unit: string }
  | { key: 'atLeast' | 'atMost'; limit: number };

export type ParsedNumber = { value: number; read?: SignReading } | { problem: NumberProblem };

const notNumber = { problem: { key: 'notNumber' } } as const;

/** Unambiguous forms: `1.234,5`, `1234,5`, `12.5`, `1,234.5`, `1 234,5`. */
const one = {
  grouped: /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  spaced: /^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/,
  comma: /^\d*,?\d*$/,
  dot: /^\d*\.\d+$/,
  foreign: /^[1-9]\d{0,2}(,\d{3})+\.\d+$|^[1-9]\d{0,2}(,\d{3}){2,}$/,
};
/** Ambiguous forms `2.438` and `2,438`, whose two readings differ by a factor of 1000. */
const two = /^[1-9]\d{0,2}([.,])\d{3}$/;
/** Sign and currency, number (also a fraction of an inch), and the text after it. */
const entry = /^([+-]?) ?(rp\.?|idr)? ?([+-]?) ?([\d.,](?:[\d., ]*[\d.,])?(?:\/\d+)?) ?(.*)$/i;
/** Fraction of an inch: `96 1/2`, `3/4`. */
const fraction = /^(?:(\d+) )?(\d+)\/(2|4|8|16|32|64)$/;

const thousands = { ribu: 1e3, rb: 1e3, juta: 1e6, jt: 1e6 };
/** Single letters are multipliers of money only: elsewhere `2 m` is a length. */
const inMoney = { ...thousands, k: 1e3, miliar: 1e9, milyar: 1e9, mlr: 1e9, m: 1e9, triliun: 1e12, t: 1e12 };

/**
 * Parses a number in Indonesian format: `1.234,5`, `Rp 40.000,-`, `1,5 juta`, also `12.5` and `1,234.5` from foreign
 * keyboards, with or without its unit (`0,5 m` is 500 in a field in mm). A dot before exactly three digits separates
 * thousands and a comma decimals, unless only the other reading is within the limits; `read` reports the reading.
 * Unusable text returns its `problem`.
 */
export function parseNumber(typed: string, limits: NumberLimits): ParsedNumber {
  const text = typed
    .replace(/[−–—]/g, '-')
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${eighths[sign]}`)
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return { problem: { key: 'empty' } };
  const [, before = '', currency, after = '', written = '', behind = ''] = entry.exec(text) ?? [];
  if (!/\d/.test(written) || (before && after)) return notNumber;
  const { unit = '' } = limits;
  const money = isMoney(unit);
  // `40.000,-` is the notation for an amount without cents.
  const even = money && behind === '-' && /[.,]$/.test(written);
  const { times, rest } = even ? { times: 1, rest: '' } : multiplier(behind, money);
  const factor = currency && !money ? undefined : factorBetween(rest, unit);
  if (factor === undefined) return refuseUnit(currency && !money ? currency : rest, unit);
  const figure = even ? written.slice(0, -1) : written;
  const parsedFigure: Figure = {
    sign: before === '-' || after === '-' ? -1 : 1,
    factor: times * factor,
    sure: even || currency !== undefined,
    limits,
  };
  if (figure.includes('/')) return readFraction(figure, rest || unit, parsedFigure);
  const mark = two.exec(figure)?.[1];
  if (mark) return parseTwoWays(figure, mark === '.' ? 'dot' : 'comma', parsedFigure);
  if (one.foreign.test(figure)) {
    const parsed = settle(Number(figure.replaceAll(',', '')), parsedFigure);
    return 'value' in parsed ? { ...parsed, read: { role: 'commaThousands', value: parsed.value } } : parsed;
  }
  return settle(readNumber(figure), parsedFigure);
}

const eighths: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** `factor` converts to the field's unit; `sure` means that dots separate thousands, as in money. */
interface Figure {
  sign: 1 | -1;
  factor: number;
  sure: boolean;
  limits: NumberLimits;
}

/** Splits a multiplier from the unit after it: `juta m` → 1e6 and `m`. */
function multiplier(behind: string, money: boolean): { times: number; rest: string } {
  const [word = ''] = /^\p{L}+/u.exec(behind) ?? [];
  const times = new Map(Object.entries(money ? inMoney : thousands)).get(word.toLowerCase());
  return times ? { times, rest: behind.slice(word.length).replace(/^\./, '').trim() } : { times: 1, rest: behind };
}

/** Rejects a unit of another quantity. */
function refuseUnit(typed: string, unit: string): ParsedNumber {
  if (unit === '' || !/^[^\d-]{1,19}(m3)?$/.test(typed)) return notNumber;
  return { problem: { key: 'unit', typed, unit: unitSymbol(unit) } };
}

/** Value in the field's unit, without the rounding noise of the conversion, checked against the limits. */
function settle(figure: number, { sign, factor, limits }: Figure): ParsedNumber {
  const value = factor === 1 ? sign * figure : Number((sign * figure * factor).toPrecision(14));
  const parsed = checkNumber(value, limits);
  if ('problem' in parsed || factor === 1) return parsed;
  return { ...parsed, read: { role: 'converted', value: parsed.value, unit: unitSymbol(limits.unit ?? '') } };
}

/** Fractions are accepted in inches only. */
function readFraction(figure: string, unit: string, parsedFigure: Figure): ParsedNumber {
  const [, whole = '0', above = '', below = ''] = fraction.exec(figure) ?? [];
  if (below === '' || Number(above) >= Number(below) || unitSymbol(unit) !== 'in') return notNumber;
  return settle(Number(whole) + Number(above) / Number(below), parsedFigure);
}

function parseTwoWays(figure: string, mark: 'dot' | 'comma', parsedFigure: Figure): ParsedNumber {
  const { limits } = parsedFigure;
  const whole = Number(figure.replace(/[.,]/, ''));
  const [usual, rare] = mark === 'dot' ? [whole, whole / 1000] : [whole / 1000, whole];
  const expected = settle(usual, parsedFigure);
  const left = settle(rare, parsedFigure);
  if (mark === 'dot' && parsedFigure.sure) return expected;
  if ('value' in expected) {
    // A comma is the usual decimal separator: when the other reading is outside the limits, nothing is ambiguous.
    const doubt = 'value' in left || (mark === 'dot' && !limits.whole);
    const role = mark === 'dot' ? 'dotThousands' : 'commaDecimal';
    const other = 'value' in left ? left.value : parsedFigure.sign * rare * parsedFigure.factor;
    return doubt ? { value: expected.value, read: { role, value: expected.value, other } } : expected;
  }
  if ('problem' in left) return expected;
  const role = mark === 'dot' ? 'dotDecimal' : 'commaThousands';
  return {
    value: left.value,
    read: { role, value: left.value, other: parsedFigure.sign * usual * parsedFigure.factor },
  };
}

/** Checks a number against the limits of its field. */
export function checkNumber(value: number, { min, max, whole = false }: NumberLimits): ParsedNumber {
  if (!Number.isFinite(value)) return notNumber;
  if (whole && !Number.isInteger(value)) return { problem: { key: 'whole' } };
  if (value < min) return { problem: { key: 'atLeast', limit: min } };
  if (value > max) return { problem: { key: 'atMost', limit: max } };
  // Turns −0 into 0.
  return { value: value === 0 ? 0 : value };
}

function readNumber(text: string): number {
  if (one.spaced.test(text)) return Number(text.replaceAll(' ', '').replace(',', '.'));
  if (one.grouped.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (one.comma.test(text)) return Number(text.replace(',', '.'));
  return one.dot.test(text) ? Number(text) : Number.NaN;
}
