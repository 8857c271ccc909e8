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

/** How the form draws it, the server checks it and people read it. `version` is that of the consent text. */
type LeadKind =
  | { kind: 'choice'; values: readonly [string, ...string[]]; limit?: never }
  | { kind: 'consent'; values?: never; limit?: never }
  | {
      kind: 'name' | 'email' | 'phone' | 'line' | 'text' | 'version' | 'trap';
      values?: never;
      /** Most UTF-16 units after trimming, as `maxlength` counts. */
      limit: number;
    };

type LeadEntry = LeadKind & {
  required?: true;
  autoComplete?: string;
  /** Stands in the row of the form's field before it. */
  beside?: true;
  /** Of the table. What is stored is told too: in mail, webhook and CSV. */
  column?: string;
  /** Faults that have words of their own. */
  faults?: readonly ('missing' | 'wrong')[];
};

const own = ['missing', 'wrong'] as const;

/**
 * One entry a field, in the order of form, mail and CSV. Form, request, reader, table, mail, webhook, CSV and privacy
 * page derive from it, so that none can lack a field; docs/change.md says what else a new one needs. Free of libraries,
 * so that the form brings none to the visitor.
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
  // A person does not see it and leaves it empty; a name that no autofill fills, as it would fill `website` or `url`.
  remark: { kind: 'trap', limit: 2000, faults: ['wrong'] },
} as const satisfies Record<string, LeadEntry>;

type Fields = typeof fields;
export type LeadField = keyof Fields;
type FieldWith<Properties> = { [F in LeadField]: Fields[F] extends Properties ? F : never }[LeadField];

export const leadFields: Readonly<Record<LeadField, LeadEntry>> = fields;
export const leadFieldNames = Object.keys(fields) as LeadField[];

/** What a visitor fills in. */
export type ConsultationField = Exclude<LeadField, FieldWith<{ kind: 'consent' | 'version' | 'trap' }>>;
export const consultationFields = leadFieldNames.filter(
  (name): name is ConsultationField => !['consent', 'version', 'trap'].includes(leadFields[name].kind),
);
export type ConsultationRequest = Record<ConsultationField, string>;

export type ChoiceField = FieldWith<{ kind: 'choice' }>;
export const choiceFields = leadFieldNames.filter((name): name is ChoiceField => leadFields[name].kind === 'choice');

export type StoredField = FieldWith<{ column: string }>;
export const storedFields = leadFieldNames.filter((name): name is StoredField => leadFields[name].column !== undefined);

/** Null for what was left empty. */
export type LeadColumns = {
  [F in StoredField as Fields[F]['column']]: Fields[F] extends { required: true } ? string : string | null;
};
export const columnOf = <F extends StoredField>(name: F): Fields[F]['column'] => fields[name].column;

export const columnsOf = (value: (name: StoredField) => string | null) =>
  Object.fromEntries(storedFields.map((name) => [columnOf(name), value(name)])) as LeadColumns;

/** One value a field. */
export const byField = <F extends LeadField, T>(names: readonly F[], value: (name: F) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<F, T>;

/** `any.…` may stand at each field. */
const anyFaults = ['any.unseen', 'any.tooLong', 'any.noText', 'any.choose', 'any.unknown'] as const;
type OwnFault = {
  [F in LeadField]: Fields[F] extends { faults: readonly (infer Fault extends string)[] } ? `${F}.${Fault}` : never;
}[LeadField];
export type FieldCode = OwnFault | (typeof anyFaults)[number];
export const fieldCodes = [
  ...leadFieldNames.flatMap((name) => (leadFields[name].faults ?? []).map((fault) => `${name}.${fault}` as OwnFault)),
  ...anyFaults,
];

/** A visitor without scripts is led to the last two. */
export const leadAddresses = {
  api: '/api/consultations',
  sent: '/konsultasi-gratis/terkirim',
  failed: '/konsultasi-gratis/gagal',
} as const;

/** Fragments of the last address: what a person without scripts can mend. A field that is wrong has one of its own. */
export const failureIds = {
  timeout: 'coba-lagi',
  'too-large': 'terlalu-panjang',
  'invalid-fields': 'isian',
  'too-many': 'terlalu-sering',
  unavailable: 'coba-lagi',
  internal: 'coba-lagi',
} as const satisfies Partial<Record<LeadProblemCode, string>>;
export const fieldFailureId = (name: LeadField) => `isian-${name}` as const;

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
