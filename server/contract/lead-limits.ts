/**
 * Numbers and names that form, server and privacy page share. Free of libraries, so that the form can use them
 * without bringing a schema library to the visitor.
 */

/** Where the form sends a request, and where a visitor without scripts is led afterwards. */
export const leadAddresses = {
  api: '/api/consultations',
  sent: '/konsultasi-gratis/terkirim',
  failed: '/konsultasi-gratis/gagal',
} as const;

/** Longest values in UTF-16 units, as `maxlength` counts them; measured after trimming. */
export const leadLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 150,
  message: 4000,
  consentVersion: 40,
} as const;

/** Largest body of a request in bytes. */
export const leadBodyLimit = 16 * 1024;

/** Days after which a request is deleted by itself: what the privacy page promises. The setting may only shorten it. */
export const leadRetentionDays = 365;

/** Minutes within which the same content counts as a repeat where the request carries no key of its own. */
export const leadRepeatMinutes = 10;

/**
 * Letters and digits of a reference: none that look or sound alike, on the telephone and in Indonesian
 * (no O/0, I/1, S/5, Z/2, B/8, G/6, Q, D/T, M/N, P/B, V/F; no vowels, so that no words arise).
 */
export const referenceAlphabet = 'CFHJKLMPRTWXY3479';

/** Shape of a reference: `KTR-4X9M`. */
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{3}-[${referenceAlphabet}]{4}$`);
