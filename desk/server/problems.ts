import { parse } from 'yaml';
import { z } from 'zod';
import { siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { findWordFaults } from '../../src/shared/text/word-guard.ts';
import type { Draft, Path, RecordFault } from '../contract.ts';
import { slotsIn } from '../form/marks.ts';
import { leavesOf, valueAt } from '../tree.ts';
import { collectionOf, type DeskCollection, type DeskSite, readText, readTexts } from './collections.ts';

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

/** Also slots that nothing would fill, line breaks that no page shows, and the title of another page. */
export async function typedProblems(site: DeskSite, { file, data }: Draft): Promise<RecordFault[]> {
  const collection = collectionOf(site, file);
  const saved = parse(await readText(site, file));
  const known = slotsIn(saved);
  const keyOf = (path: Path) => path.findLast((key) => typeof key === 'string');
  const long = new Set(leavesOf(saved).flatMap((leaf) => (/\n./.test(String(leaf.value)) ? [keyOf(leaf.path)] : [])));
  const typed = leavesOf(data).flatMap(({ path, value }) => {
    const unknown = slotsIn(value).filter((name) => !known.includes(name));
    const isBroken = /\S\n\s*\S/.test(String(value)) && !long.has(keyOf(path));
    return [...unknown.map((name) => `unknown slot ${name}`), ...(isBroken ? ['line break'] : [])].map((message) => ({
      path,
      message,
    }));
  });
  const title = valueAt(data, ['seo', 'title']);
  const isTwin = (other: { file: string; data: unknown }) =>
    other.file !== file && valueAt(other.data, ['seo', 'title']) === title;
  // A draft is found by nobody.
  const isFound = title !== undefined && valueAt(data, ['draft']) !== true;
  const twin = isFound ? (await readTexts(site)).find(isTwin) : undefined;
  const same = twin ? [{ path: ['seo', 'title'], message: `the title of ${twin.file}` }] : [];
  return [...problemsOf(collection, file, data), ...typed, ...same];
}
