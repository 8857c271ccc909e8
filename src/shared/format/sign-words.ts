import { fillSlots } from '../text/slots.ts';
import { formatFree } from './format.ts';
import type { SignReading, SignRole } from './parse-number.ts';
import { isMoney } from './units.ts';

/** Sentences about how a figure was read: `{value}` as it was taken, `{other}` and `{bare}` the other reading. */
export interface SignWords {
  roles: Readonly<Record<SignRole, string>>;
  /** What to write for the other reading, by whether it is the one with decimals. */
  other: { decimals: string; thousands: string };
}

/** Says how a figure was taken that others would read differently, e.g. `2.438`, and how to write the other one. */
export function signSentence(words: SignWords, { role, value, other, unit }: SignReading): string {
  const taken = fillSlots(words.roles[role], { value: withUnit(value, unit) });
  if (other === undefined) return taken;
  const way = Math.abs(other) < Math.abs(value) ? words.other.decimals : words.other.thousands;
  return `${taken} ${fillSlots(way, { other: formatFree(other), bare: String(other) })}`;
}

const withUnit = (value: number, unit = '') =>
  isMoney(unit)
    ? `Rp\u00a0${formatFree(value)}`
    : `${formatFree(value)}${unit === '%' || !unit ? '' : '\u00a0'}${unit}`;
