/** What 201 and 200 answer, times in ISO 8601 in WIB (+07:00). */
export interface LeadReceipt {
  reference: string;
  receivedAt: string;
  replyBy: string;
}

/** Any other answer (RFC 9457, application/problem+json), for visitors. */
export interface LeadProblem {
  type: 'about:blank';
  status: number;
  code: LeadProblemCode;
  title: string;
  detail: string;
  errors?: readonly FieldProblem[];
}

export interface FieldProblem {
  field: string;
  detail: string;
}

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

/** `any.…` may stand at each field. */
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

/** What form, server and command line share; free of libraries, so that the form brings none to the visitor. */
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

export const consultationFields = ['name', 'email', 'phone', 'company', 'industry', 'tankCount', 'message'] as const;
export type ConsultationField = (typeof consultationFields)[number];
export type ConsultationRequest = Record<ConsultationField, string>;

/** A visitor without scripts is led to the last two. */
export const leadAddresses = {
  api: '/api/consultations',
  sent: '/konsultasi-gratis/terkirim',
  failed: '/konsultasi-gratis/gagal',
} as const;

/** In UTF-16 units, as `maxlength` counts, after trimming. */
export const leadLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 150,
  message: 4000,
  consentVersion: 40,
} as const;

/** Bytes of a request. */
export const leadBodyLimit = 16 * 1024;

/** Days as the privacy page promises; the setting may only shorten them. */
export const leadRetentionDays = 365;

/** Days at most, as the privacy page says. */
export const leadBackupDays = 14;

/** The same content without a key counts as a repeat. */
export const leadRepeatMinutes = 10;

/**
 * None that look or sound alike on the telephone and in Indonesian (no O/0, I/1, S/5, Z/2, B/8, G/6, Q, D/T, M/N, P/B,
 * V/F); no vowels, so no words.
 */
export const referenceAlphabet = 'CFHJKLMPRTWXY3479';

/** `KTR-4X9M` */
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{3}-[${referenceAlphabet}]{4}$`);
