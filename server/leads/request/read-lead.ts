import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type FieldProblem, type LeadInput, leadSchema } from '../../../src/leads/lead.ts';
import { readPhone } from '../../../src/leads/lead-phone.ts';
import { LeadRefused } from './problems.ts';

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
  const errors = result.success ? [] : firstOfEachField(result.error.issues);
  const named = new Set(errors.map(({ field }) => field));
  const add = (field: string, detail: string) => void (named.has(field) || errors.push({ field, detail }));

  // Looked at even when others are wrong, so that a visitor hears of everything at once.
  const phone = typeof body['phone'] === 'string' ? readPhone(body['phone']) : undefined;
  if (!phone) add('phone', 'Tulis nomor telepon yang lengkap, misalnya 0812 3456 7890 atau +62 812 3456 7890.');
  if (!consentVersions.has(String(body['consentVersion']))) {
    add('consentVersion', 'Muat ulang halaman ini, lalu kirim lagi.');
  }
  if (!result.success || !phone || errors.length > 0) throw new LeadRefused('invalid-fields', { errors });

  const lead = { ...result.data, phone: phone.e164 };
  return { ...lead, contentHash: hashOf(lead) };
}

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems.set(shortened(key), 'Isian ini tidak dikenal.');
      continue;
    }
    const field = String(issue.path[0]);
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  // A body of a thousand unknown keys should not become a long answer.
  return [...problems].slice(0, 20).map(([field, detail]) => ({ field, detail }));
}

/** A name of the visitor's own making, as it may stand in an answer. */
const shortened = (key: string): string => key.replace(/[^\x20-\x7e]/g, '?').slice(0, 40);

function hashOf(lead: LeadInput): string {
  const known = Object.entries(lead).filter(([, value]) => value !== undefined && value !== '');
  const ordered = known.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
