import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digits, telHref, whatsappHref } from './phone.ts';

/** 112, 14045, 1500123: dialled as they are, and only inside the country. */
const short = /^1\d{2,6}$/;

const sample = / 0000 |0{7}/;

/**
 * A number as pages show it: `0812 3456 7890` with its country (Indonesia unless typed otherwise), a short one as typed.
 * @returns nothing for a number that cannot exist; those of the sample brand (`0000 0001`) may
 */
export function readPhone(typed: string): string | undefined {
  const number = typed.trim();
  if (short.test(number.replaceAll(/[\s.-]/g, ''))) return number;
  const found = parsePhoneNumberFromString(number, 'ID');
  if (!found?.isValid() && !(found && sample.test(number))) return undefined;
  const isWhole = number.startsWith('+') && `+${digits(number)}` === found.number;
  return isWhole ? number : found.formatInternational();
}

/** A link typed by hand, its number with its country; nothing where it leads to no telephone. */
export function readLink(typed: string): string | undefined {
  const [, scheme, number = '', more = ''] = /^(tel:|https:\/\/wa\.me\/)([^?#]+)(.*)$/.exec(typed) ?? [];
  if (!scheme) return typed;
  if (scheme === 'tel:') {
    const called = readPhone(number);
    return called && telHref(called);
  }
  // WhatsApp writes countries without a plus sign.
  const called = readPhone(/^[0+]/.test(number) ? number : `+${number}`);
  return called?.startsWith('+') ? whatsappHref(called) + more : undefined;
}
