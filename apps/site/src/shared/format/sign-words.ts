import type { SignReading, SignRole } from 'tank-gauging/parse-number';
import { isMoney } from 'tank-gauging/units';
import { fillSlots } from '../text/slots.ts';
import { formatAllDigits } from './format.ts';

/** Sentences with `{value}` for the value that was read, `{other}` and `{bare}` for the other reading. */
export interface SignWords {
  roles: Readonly<Record<SignRole, string>>;
  /** Chosen by whether the other reading has decimals. */
  other: { decimals: string; thousands: string };
}

/** Sentence on how an ambiguous number was read, and how to write the other reading. */
export function signSentence(words: SignWords, { role, value, other, unit }: SignReading): string {
  const sentence = fillSlots(words.roles[role], { value: withUnit(value, unit) });
  if (other === undefined) return sentence;
  const way = Math.abs(other) < Math.abs(value) ? words.other.decimals : words.other.thousands;
  return `${sentence} ${fillSlots(way, { other: formatAllDigits(other), bare: String(other) })}`;
}

const withUnit = (value: number, unit = '') =>
  isMoney(unit)
    ? `Rp\u00a0${formatAllDigits(value)}`
    : `${formatAllDigits(value)}${unit === '%' || !unit ? '' : '\u00a0'}${unit}`;
