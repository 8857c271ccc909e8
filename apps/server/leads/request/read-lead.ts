import { createHash } from 'node:crypto';
import {
  byField,
  type FieldCode,
  fieldCodes,
  type LeadColumns,
  type LeadField,
  leadColumns,
  leadFieldNames,
  leadFields,
} from 'contract/lead';
import { unseenInLine, unseenInText } from 'contract/unseen';
import { z } from 'zod';
import { readPhone } from '../phone.ts';
import { type FieldFault, LeadRefused } from './problems.ts';

/** Checks a code at compile time; its text is in src/content/leads/server.yaml. */
const code = (name: FieldCode): FieldCode => name;
/** Maps a zod message to a field code; unknown messages mean a wrong type. */
const fieldCode = (name: string): FieldCode => fieldCodes.find((known) => known === name) ?? code('any.noText');

const bounded = (limit: number) => z.string().max(limit, code('any.tooLong'));

/** One line of text: composed (NFC), trimmed, runs of spaces collapsed. */
const line = (limit: number, empty: FieldCode) =>
  z
    .string({ error: ({ input }) => (input === undefined ? empty : code('any.noText')) })
    .refine((value) => !unseenInLine.test(value), code('any.unseen'))
    .transform((value) => value.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(bounded(limit).min(1, empty));

/** A label of the domain too long for DNS (RFC 1035, section 2.3.4). */
const longLabel = /@.*[^.@]{64}/;

/** Treats empty as missing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

const text = (limit: number) =>
  z
    .string({ error: code('any.noText') })
    .transform((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .pipe(bounded(limit).refine((value) => !unseenInText.test(value), code('any.unseen')));

/** Telephone numbers are only limited in length here; `readPhone` validates them. Consent must be true. */
function filled(name: LeadField): z.ZodType<string | true> {
  const { kind, limit, values } = leadFields[name];
  const [missing, wrong] = [fieldCode(`${name}.missing`), fieldCode(`${name}.wrong`)];
  switch (kind) {
    case 'name':
      return line(limit, missing).refine((value) => /\p{L}/u.test(value), wrong);
    case 'email':
      return line(limit, missing).pipe(z.email(wrong).refine((value) => !longLabel.test(value), wrong));
    case 'phone':
    case 'line':
      return line(limit, missing);
    case 'text':
      return text(limit);
    case 'choice':
      return z.enum(values, { error: code('any.choose') });
    case 'consent':
      return z.literal(true, { error: missing });
    case 'version':
      return z.string({ error: wrong }).max(limit, code('any.tooLong'));
    case 'trap':
      return z.string({ error: code('any.noText') }).max(limit, wrong);
  }
}

/** Request body as sent. */
export const leadSchema = z.strictObject(
  byField(leadFieldNames, (name) => (leadFields[name].required ? filled(name) : optional(filled(name)))),
);

type LeadInput = z.output<typeof leadSchema>;

export interface ReadLead {
  columns: LeadColumns;
  /** Whether the honeypot was filled in, by a program or by a browser's autofill. */
  suspect: boolean;
  /** SHA-256 of the normalised content: spacing does not change it. */
  contentHash: string;
}

/**
 * Validates and normalises a request.
 * @param consentVersions all versions ever published: consent to an unknown one proves nothing
 * @throws LeadRefused with one entry per wrong field
 */
export function readLead(body: Record<string, unknown>, consentVersions: ReadonlySet<string>): ReadLead {
  const result = leadSchema.safeParse(body);
  const faults = result.success ? [] : firstOfEachField(result.error.issues);
  const faulty = new Set(faults.map(({ field }) => field));
  const add = (field: string, code: FieldCode) => void (faulty.has(field) || faults.push({ field, code }));

  // Checked even when other fields are wrong, so that the visitor sees all errors at once.
  const { phone: typed, consentVersion } = body;
  const phone = typeof typed === 'string' ? readPhone(typed) : undefined;
  if (!phone) add('phone', 'phone.wrong');
  // An object's conversion to text may throw.
  if (typeof consentVersion !== 'string' || !consentVersions.has(consentVersion)) {
    add('consentVersion', 'consentVersion.wrong');
  }
  if (!result.success || !phone || faults.length > 0) throw new LeadRefused('invalid-fields', { faults });

  const lead = { ...result.data, phone: phone.e164 };
  return {
    columns: leadColumns((name) => (typeof lead[name] === 'string' ? lead[name] : null)),
    suspect: Boolean(lead.remark),
    contentHash: contentHash(lead),
  };
}

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  const add = (fault: FieldFault) => void (faults.has(fault.field) || faults.set(fault.field, fault));
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add({ field: shortened(key), code: 'any.unknown' });
      continue;
    }
    const limit = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
    add({ field: String(issue.path[0]), code: fieldCode(issue.message), limit });
  }
  // Bounds the answer to a request with thousands of unknown keys.
  return [...faults.values()].slice(0, 20);
}

/** Unknown key sent by a visitor, made safe for the answer. */
const shortened = (key: string) => key.replace(/[^\x20-\x7e]/g, '?').slice(0, 40);

function contentHash(lead: LeadInput) {
  const known = Object.entries(lead).filter(([, value]) => value !== undefined && value !== '');
  const ordered = known.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
