import { type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';

export interface ReadPhone {
  /** Example: `+6281234567890`. */
  e164: string;
  /** Example: `+62 812 3456 7890`. */
  readable: string;
}

/**
 * Reads a number as Indonesians type it; undefined when it cannot exist. `62812…` gets its plus first, because the
 * library reads it as a national number, which also exists; `0062812…` and `+62 (0) 812…` are common spellings.
 */
export function readPhone(typed: string): ReadPhone | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/^00/, '+')
    .replace(/^62(?=[\s().-]*[2-9])/, '+62')
    .replace(/^\+62([\s().-]*)0/, '+62$1');
  // The library would dial letters as keys and read "ext." as an extension.
  if (!/^\+?[\d\s().\-/‐-―]+$/u.test(plain)) return undefined;
  const number = parse(plain);
  if (!number?.isValid()) return undefined;
  return { e164: number.number, readable: number.formatInternational() };
}

/** The stored number unchanged when the library no longer accepts it. */
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
