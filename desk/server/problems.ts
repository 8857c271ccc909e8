import { parse } from 'yaml';
import { z } from 'zod';
import { siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { findWordFaults } from '../../src/shared/text/word-guard.ts';
import type { Draft, Path, RecordFault } from '../contract.ts';
import { slotsIn } from '../form/marks.ts';
import { leavesOf } from '../tree.ts';
import { collectionOf, type DeskCollection, type DeskSite, readText } from './collections.ts';

const { localeError } = z.locales.id();

/** Told at the deepest field that an alternative names. */
function deepest(issue: z.core.$ZodIssue, path: Path = []): RecordFault[] {
  const at = [...path, ...(issue.path as (string | number)[])];
  if (issue.code !== 'invalid_union') return [{ path: at, message: issue.message }];
  const inner = issue.errors.map((errors) => errors.flatMap((error) => deepest(error, at)));
  const nearest = inner.toSorted((a, b) => a.length - b.length)[0];
  return nearest?.length ? nearest : [{ path: at, message: issue.message }];
}

/** What the build would say: the real schema, the list of terms, and marketing figures typed by hand. */
export function problemsOf({ schema }: DeskCollection, file: string, data: unknown): RecordFault[] {
  const { error } = schema.safeParse(data, { error: (issue) => localeError(issue) ?? undefined });
  const faults = findWordFaults(data, `src/content/${file}`, siteVocabulary()).map(({ field, message }) => ({
    path: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    message,
  }));
  return [...(error?.issues.flatMap((issue) => deepest(issue)) ?? []), ...faults];
}

/** Also slots that no text of the saved record has: nothing would fill them. */
export async function typedProblems(site: DeskSite, { file, data }: Draft): Promise<RecordFault[]> {
  const collection = collectionOf(site, file);
  const known = slotsIn(parse(await readText(site, file)));
  const unknown = leavesOf(data).flatMap(({ path, value }) =>
    slotsIn(value)
      .filter((name) => !known.includes(name))
      .map((name) => ({ path, message: `unknown slot ${name}` })),
  );
  return [...problemsOf(collection, file, data), ...unknown];
}
