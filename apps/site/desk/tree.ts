import { diffWordsWithSpace } from 'diff';
import type { Path } from './contract.ts';

export type DataObject = Record<string, unknown>;

export const isDataObject = (value: unknown): value is DataObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as DataObject)[key] : undefined),
    value,
  );

export function listLeaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** Paths of texts and pictures that two records share. */
export function sharedPaths(data: unknown, other: unknown): Path[] {
  const theirs = new Set(listLeaves(other).map(({ value }) => value));
  const isTelling = (value: unknown) => typeof value === 'string' && /\s|assets\//.test(value);
  return listLeaves(data).flatMap(({ path, value }) => (isTelling(value) && theirs.has(value) ? [path] : []));
}

/** Sets a value at a path; undefined removes the key. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value));
  const table: DataObject = isDataObject(data) ? { ...data } : {};
  table[key] = withValue(table[key], rest, value);
  if (table[key] === undefined) delete table[key];
  return table;
}

export type FieldChange = ReturnType<typeof diffRecords>[number];

/** Differences of two records, per field and word by word. */
export function diffRecords(before: unknown, after: unknown) {
  const leaves = (value: unknown) => new Map(listLeaves(value).map((leaf) => [leaf.path.join('.'), leaf]));
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Map([...old, ...now])].flatMap(([key, { path }]) => {
    const [from, to] = [old, now].map((fields) => String(fields.get(key)?.value ?? '')) as [string, string];
    if (from === to) return [];
    const parts = diffWordsWithSpace(from, to).map(({ value, added, removed }) => ({
      value,
      is: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    }));
    return { path, parts };
  });
}
