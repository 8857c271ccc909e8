import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digits, telHref, whatsappHref } from './phone.ts';

/** Short service numbers (112, 14045, 1500123): dialled without country code, and only inside Indonesia. */
const short = /^1\d{2,6}$/;

const sample = / 0000 |0{7}/;

/**
 * Formats a phone number for pages: `0812 3456 7890` gets its country code (Indonesia unless typed), a short service
 * number stays as typed.
 * @returns undefined for a number that cannot exist, except those of the sample brand (`0000 0001`)
 */
export function readPhone(typed: string): string | undefined {
  const number = typed.trim();
  if (short.test(number.replaceAll(/[\s.-]/g, ''))) return number;
  const found = parsePhoneNumberFromString(number, 'ID');
  if (!found?.isValid() && !(found && sample.test(number))) return undefined;
  const isWhole = number.startsWith('+') && `+${digits(number)}` === found.number;
  return isWhole ? number : found.formatInternational();
}

/** Normalizes a hand-typed `tel:` or WhatsApp link to a number with country code; undefined for an invalid number. */
export function readLink(typed: string): string | undefined {
  const [, scheme, number = '', more = ''] = /^(tel:|https:\/\/wa\.me\/)([^?#]+)(.*)$/.exec(typed) ?? [];
  if (!scheme) return typed;
  if (scheme === 'tel:') {
    const called = readPhone(number);
    return called && telHref(called);
  }
  // WhatsApp links write the country code without a plus sign.
  const called = readPhone(/^[0+]/.test(number) ? number : `+${number}`);
  return called?.startsWith('+') ? whatsappHref(called) + more : undefined;
}
