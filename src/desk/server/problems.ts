import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { findWordFaults } from '../../shared/text/word-faults.ts';
import type { Draft, Path, RecordFault } from '../contract.ts';
import { slotsIn } from '../form/marks.ts';
import { contentPath, type DeskCollection } from './collections.ts';

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
  const { error } = schema.safeParse(data, { error: (issue) => localeError(issue) ?? undefined });
  const faults = findWordFaults(data, `src/content/${file}`).map(({ field, message }) => ({
    path: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    message,
  }));
  return [...(error?.issues.flatMap((issue) => deepest(issue)) ?? []), ...faults];
}

/** The same of what is typed, and places for figures that no text of the saved record has: nothing would fill them. */
export async function typedProblems(root: string, collection: DeskCollection, typed: Draft): Promise<RecordFault[]> {
  const known = slotsIn(parse(await readFile(contentPath(root, typed.file), 'utf8')));
  const unknown = (value: unknown, path: Path): RecordFault[] => {
    if (typeof value === 'string') {
      return slotsIn(value).flatMap((name) =>
        known.includes(name) ? [] : [{ path, message: `unknown slot ${name}` }],
      );
    }
    if (value === null || typeof value !== 'object') return [];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, item]) => unknown(item, [...path, key]));
  };
  return [...problemsOf(collection, typed.file, typed.data), ...unknown(typed.data, [])];
}
