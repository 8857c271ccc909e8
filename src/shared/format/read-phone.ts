import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digits } from './phone.ts';

/** 112, 14045, 1500123: dialled as they are, and only inside the country. */
const short = /^1\d{2,6}$/;

/**
 * A number as pages show it: `0812 3456 7890` with its country (Indonesia unless typed otherwise), a short one as typed.
 * @returns nothing for a number that cannot exist; those of the sample brand (` 0000 `) may
 */
export function readPhone(typed: string): string | undefined {
  const number = typed.trim();
  if (short.test(number.replaceAll(/[\s.-]/g, ''))) return number;
  const found = parsePhoneNumberFromString(number, 'ID');
  if (!found?.isValid() && !(found && number.includes(' 0000 '))) return undefined;
  const isWhole = number.startsWith('+') && `+${digits(number)}` === found.number;
  return isWhole ? number : found.formatInternational();
}
