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
