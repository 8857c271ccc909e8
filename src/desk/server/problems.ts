import { z } from 'zod';
import { forgetVocabulary } from '../../shared/text/vocabulary.ts';
import { findWordFaults } from '../../shared/text/word-faults.ts';
import type { Path, RecordFault } from '../contract.ts';
import type { DeskCollection } from './collections.ts';

const { localeError } = z.locales.id();

/** Complaints about alternatives are told at the deepest field that one of them names. */
function deepest(issue: z.core.$ZodIssue, path: Path = []): RecordFault[] {
  const at = [...path, ...(issue.path as (string | number)[])];
  if (issue.code !== 'invalid_union') return [{ path: at, message: issue.message }];
  const inner = issue.errors.map((errors) => errors.flatMap((error) => deepest(error, at)));
  const nearest = inner.toSorted((a, b) => a.length - b.length)[0];
  return nearest?.length ? nearest : [{ path: at, message: issue.message }];
}

/**
 * What the build would say of a record: its real schema with all refinements, the list of terms, and marketing figures
 * that were typed by hand.
 */
export function problemsOf({ schema }: DeskCollection, file: string, data: unknown): RecordFault[] {
  // Names, claims and terms may have been written since.
  forgetVocabulary();
  const { error } = schema.safeParse(data, { error: (issue) => localeError(issue) ?? undefined });
  const faults = findWordFaults(data, `src/content/${file}`).map(({ field, message }) => ({
    path: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    message,
  }));
  return [...(error?.issues.flatMap((issue) => deepest(issue)) ?? []), ...faults];
}
