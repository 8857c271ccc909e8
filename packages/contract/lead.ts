/** Body of a 201 or 200 response; times in ISO 8601 in WIB (+07:00). */
export interface LeadReceipt {
  reference: string;
  receivedAt: string;
  replyBy: string;
}

/** Body of any other response (RFC 9457, application/problem+json), readable for visitors. */
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

/**
 * Decides how the form renders a field, how the server validates it and how mails format it. `version` is that of the
 * consent text.
 */
type LeadKind =
  | { kind: 'choice'; values: readonly [string, ...string[]]; limit?: never }
  | { kind: 'consent'; values?: never; limit?: never }
  | {
      kind: 'name' | 'email' | 'phone' | 'line' | 'text' | 'version' | 'trap';
      values?: never;
      /** Maximum length in UTF-16 units after trimming, as `maxlength` counts. */
      limit: number;
    };

type LeadEntry = LeadKind & {
  required?: true;
  autoComplete?: string;
  /** Shares a row with the preceding field of the form. */
  beside?: true;
  /** Column of the database table. Stored fields also appear in mail, webhook and CSV. */
  column?: string;
  /** Validation faults with a message specific to this field; all others use the generic `any.*`. */
  faults?: readonly ('missing' | 'wrong')[];
};

const own = ['missing', 'wrong'] as const;

/**
 * Every field of a lead, in the order of form, mail and CSV. Form, request, validation, table, mail, webhook, CSV and
 * privacy page derive from this list, so that none can lack a field; docs/change.md lists what else a new field
 * needs. Imports no library, so that the form ships none to the visitor.
 */
const fields = {
  name: { kind: 'name', limit: 100, required: true, autoComplete: 'name', column: 'name', faults: own },
  email: { kind: 'email', limit: 254, required: true, autoComplete: 'email', column: 'email', faults: own },
  phone: { kind: 'phone', limit: 40, required: true, autoComplete: 'tel', beside: true, column: 'phone', faults: own },
  company: { kind: 'line', limit: 150, autoComplete: 'organization', column: 'company' },
  industry: {
    kind: 'choice',
    values: ['oil-gas', 'chemical', 'food-beverage', 'agriculture', 'water-waste', 'manufacturing', 'other'],
    column: 'industry',
  },
  tankCount: { kind: 'choice', values: ['1-5', '6-20', '21-50', '50+'], beside: true, column: 'tank_count' },
  message: { kind: 'text', limit: 4000, column: 'message' },
  consent: { kind: 'consent', required: true, faults: ['missing'] },
  consentVersion: { kind: 'version', limit: 40, required: true, column: 'consent_version', faults: ['wrong'] },
  // Honeypot: hidden from people, who leave it empty. Autofill knows no such name; it would fill `website` or `url`.
  remark: { kind: 'trap', limit: 2000, faults: ['wrong'] },
} as const satisfies Record<string, LeadEntry>;

type Fields = typeof fields;
export type LeadField = keyof Fields;
type FieldWith<Properties> = { [F in LeadField]: Fields[F] extends Properties ? F : never }[LeadField];

export const leadFields: Readonly<Record<LeadField, LeadEntry>> = fields;
export const leadFieldNames = Object.keys(fields) as LeadField[];

/** Fields that a visitor fills in. */
export type ConsultationField = Exclude<LeadField, FieldWith<{ kind: 'consent' | 'version' | 'trap' }>>;
export const consultationFields = leadFieldNames.filter(
  (name): name is ConsultationField => !['consent', 'version', 'trap'].includes(leadFields[name].kind),
);
export type ConsultationRequest = Record<ConsultationField, string>;

export type ChoiceField = FieldWith<{ kind: 'choice' }>;
export const choiceFields = leadFieldNames.filter((name): name is ChoiceField => leadFields[name].kind === 'choice');

export type StoredField = FieldWith<{ column: string }>;
export const storedFields = leadFieldNames.filter((name): name is StoredField => leadFields[name].column !== undefined);

/** A row of the table; null where the visitor left a field empty. */
export type LeadColumns = {
  [F in StoredField as Fields[F]['column']]: Fields[F] extends { required: true } ? string : string | null;
};
export const fieldColumn = <F extends StoredField>(name: F): Fields[F]['column'] => fields[name].column;

export const leadColumns = (value: (name: StoredField) => string | null) =>
  Object.fromEntries(storedFields.map((name) => [fieldColumn(name), value(name)])) as LeadColumns;

export const byField = <F extends LeadField, T>(names: readonly F[], value: (name: F) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<F, T>;

/** Any field may have an `any.…` fault. */
const anyFaults = ['any.unseen', 'any.tooLong', 'any.noText', 'any.choose', 'any.unknown'] as const;
type OwnFault = {
  [F in LeadField]: Fields[F] extends { faults: readonly (infer Fault extends string)[] } ? `${F}.${Fault}` : never;
}[LeadField];
export type FieldCode = OwnFault | (typeof anyFaults)[number];
export const fieldCodes = [
  ...leadFieldNames.flatMap((name) => (leadFields[name].faults ?? []).map((fault) => `${name}.${fault}` as OwnFault)),
  ...anyFaults,
];

/** Without scripts, a visitor is redirected to `sent` or `failed`. */
export const leadAddresses = {
  api: '/api/consultations',
  sent: '/konsultasi-gratis/terkirim',
  failed: '/konsultasi-gratis/gagal',
} as const;

/**
 * Fragments of the `failed` page: problems that a visitor without scripts can solve. An invalid field has its own
 * fragment (`fieldFailureId`).
 */
export const failureIds = {
  timeout: 'coba-lagi',
  'too-large': 'terlalu-panjang',
  'invalid-fields': 'isian',
  'too-many': 'terlalu-sering',
  unavailable: 'coba-lagi',
  internal: 'coba-lagi',
} as const satisfies Partial<Record<LeadProblemCode, string>>;
export const fieldFailureId = (name: LeadField) => `isian-${name}` as const;

/** Maximum size of a request body, bytes. */
export const leadBodyLimit = 16 * 1024;

/** Days that the privacy page promises as maximum; the setting may only shorten them. */
export const leadRetentionDays = 365;

/** Maximum age of backups in days, as the privacy page promises. */
export const leadBackupDays = 14;

/** Minutes within which the same content without an idempotency key counts as a repeat. */
export const leadRepeatMinutes = 10;

/**
 * At most one of each set of characters that look or sound alike on the telephone and in Indonesian (O/0, I/1, S/5,
 * Z/2, B/8, G/6, Q, D/T, M/N, P/B, V/F); no vowels, so that no reference spells a word.
 */
export const referenceAlphabet = 'CFHJKLMPRTWXY3479';

/** `KTR-4X9M` */
export const referencePattern = new RegExp(`^[${referenceAlphabet}]{3}-[${referenceAlphabet}]{4}$`);
