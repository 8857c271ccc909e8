import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type FieldCode, fieldCodes } from '../../contract/lead.ts';
import { readPhone } from '../phone.ts';
import { type LeadInput, leadSchema } from './lead-schema.ts';
import { type FieldFault, LeadRefused } from './problems.ts';

export interface ReadLead extends LeadInput {
  /** SHA-256 of the content, the same for the same content however it was spaced. */
  readonly contentHash: string;
}

/**
 * Checks and normalises what came from outside.
 * @param consentVersions texts that were ever published: consent to an unknown one proves nothing
 * @throws LeadRefused with one entry for each field that is wrong
 */
export function readLead(body: Record<string, unknown>, consentVersions: ReadonlySet<string>): ReadLead {
  const result = leadSchema.safeParse(body);
  const faults = result.success ? [] : firstOfEachField(result.error.issues);
  const named = new Set(faults.map(({ field }) => field));
  const add = (field: string, code: FieldCode) => void (named.has(field) || faults.push({ field, code }));

  // Looked at even when others are wrong, so that a visitor hears of everything at once.
  const { phone: typed, consentVersion } = body;
  const phone = typeof typed === 'string' ? readPhone(typed) : undefined;
  if (!phone) add('phone', 'phone.wrong');
  // What comes as an object may not even be turned into text.
  if (typeof consentVersion !== 'string' || !consentVersions.has(consentVersion)) {
    add('consentVersion', 'consentVersion.wrong');
  }
  if (!result.success || !phone || faults.length > 0) throw new LeadRefused('invalid-fields', { faults });

  const lead = { ...result.data, phone: phone.e164 };
  return { ...lead, contentHash: hashOf(lead) };
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
    add({ field: String(issue.path[0]), code: codeOf(issue.message), limit });
  }
  // A body of a thousand unknown keys should not become a long answer.
  return [...faults.values()].slice(0, 20);
}

/** The schema's messages are codes; what it does not name itself is a value of the wrong type. */
const codeOf = (message: string): FieldCode => fieldCodes.find((code) => code === message) ?? 'any.noText';

/** A name of the visitor's own making, as it may stand in an answer. */
const shortened = (key: string): string => key.replace(/[^\x20-\x7e]/g, '?').slice(0, 40);

function hashOf(lead: LeadInput): string {
  const known = Object.entries(lead).filter(([, value]) => value !== undefined && value !== '');
  const ordered = known.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
