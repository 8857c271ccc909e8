/** What the endpoint answers, for the form and for the server. */

/** What 201 and 200 answer. Times are ISO 8601 in WIB (+07:00). */
export interface LeadReceipt {
  readonly reference: string;
  readonly receivedAt: string;
  readonly replyBy: string;
}

/** An answer that is not a success (RFC 9457, application/problem+json). Texts are for visitors. */
export interface LeadProblem {
  readonly type: 'about:blank';
  readonly status: number;
  readonly code: LeadProblemCode;
  readonly title: string;
  readonly detail: string;
  /** With `invalid-fields`: one entry a field. */
  readonly errors?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly detail: string;
}

/** Status of every answer that is not a success. */
export const problemStatuses = {
  malformed: 400,
  'key-missing': 400,
  'foreign-origin': 403,
  method: 405,
  timeout: 408,
  'too-large': 413,
  'media-type': 415,
  'invalid-fields': 422,
  'key-reused': 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type LeadProblemCode = keyof typeof problemStatuses;
export const problemCodes = Object.keys(problemStatuses) as LeadProblemCode[];

/** What can be wrong with a field; `any.…` may stand at each of them. */
export const fieldCodes = [
  'name.missing',
  'name.wrong',
  'email.missing',
  'email.wrong',
  'phone.missing',
  'phone.wrong',
  'consent.missing',
  'consentVersion.wrong',
  'website.wrong',
  'any.unseen',
  'any.tooLong',
  'any.noText',
  'any.choose',
  'any.unknown',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/**
 * The fields of a consultation request and the values they may carry: form, server and command line share them.
 * Free of the schema library, so that the form does not bring it to the visitor.
 */
export const industryValues = [
  'oil-gas',
  'chemical',
  'food-beverage',
  'agriculture',
  'water-waste',
  'manufacturing',
  'other',
] as const;

export const tankCountValues = ['1-5', '6-20', '21-50', '50+'] as const;

/** The seven fields, in the order of the form. */
export const consultationFields = ['name', 'email', 'phone', 'company', 'industry', 'tankCount', 'message'] as const;
export type ConsultationField = (typeof consultationFields)[number];
export type ConsultationRequest = Record<ConsultationField, string>;

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

/** Days for which a backup is kept, at most: what the privacy page says. */
export const leadBackupDays = 14;

/** Minutes within which the same content counts as a repeat where the request carries no key of its own. */
export const leadRepeatMinutes = 10;

/**
 * Letters and digits of a reference: none that look or sound alike, on the telephone and in Indonesian
 * (no O/0, I/1, S/5, Z/2, B/8, G/6, Q, D/T, M/N, P/B, V/F; no vowels, so that no words arise).
 */
export const referenceAlphabet = 'CFHJKLMPRTWXY3479';

/** Shape of a reference: `KTR-4X9M`. */
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{3}-[${referenceAlphabet}]{4}$`);
