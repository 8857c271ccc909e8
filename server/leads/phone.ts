import { type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';

export interface ReadPhone {
  /** E.164: `+6281234567890`. */
  readonly e164: string;
  /** For people: `+62 812 3456 7890`. */
  readonly readable: string;
}

/**
 * Reads a telephone number as Indonesians type it; undefined when no such number can exist.
 * `62812…` without plus is normalised first: the library would read it as a national number that starts with 62,
 * which also exists. `0062812…` and `+62 (0) 812…` are known habits too.
 */
export function readPhone(typed: string): ReadPhone | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/^00/, '+')
    .replace(/^62(?=[\s().-]*[2-9])/, '+62')
    .replace(/^\+62([\s().-]*)0/, '+62$1');
  // Letters would be read as keys of a telephone, and "ext." as an extension.
  if (!/^\+?[\d\s().\-/‐-―]+$/u.test(plain)) return undefined;
  const number = parse(plain);
  if (!number?.isValid()) return undefined;
  return { e164: number.number, readable: number.formatInternational() };
}

/** The readable form of a stored number; the number itself when the library does not know it any more. */
export function readablePhone(e164: string): string {
  return parse(e164)?.formatInternational() ?? e164;
}

function parse(text: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry: 'ID', extract: false });
  } catch {
    return undefined;
  }
}
