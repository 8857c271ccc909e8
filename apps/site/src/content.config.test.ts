import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isWholeDepth } from '../../../tests/depth.ts';
import { siteFolder } from './site-folder.ts';

// Astro's own modules exist only during a build; these mocks return what content.config.ts passes to them.
vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));
vi.mock('astro/loaders', () => ({ glob: (options: unknown) => options }));

interface Collection {
  loader: { pattern: string | string[]; base: string };
  schema: z.ZodType | ((helpers: { image: () => z.ZodType }) => z.ZodType);
}
type Path = readonly (string | number)[];

const { collections } = (await import('./content.config.ts')) as unknown as {
  collections: Record<string, Collection>;
};

/** Objects whose keys the writer chooses. */
const openTable =
  /^(glossary|products|rules\.instruments|plant\.(products|supplies)|media\.(sources|gases)|judging\.zones|industries\.instrument\.(fields|sentences|carries)|apiWords\.examples|consultation\.form\.(topics|packages|results(\.[^.]+\.words)?))$/;

/** Records in a format of its own, which has a linter: OpenAPI defines its keys. */
const foreign = new Set(['openapi']);

const pathName = (path: Path): string => path.join('.');

/** Paths of all values in a record that fulfil a condition. */
function findPaths(value: unknown, wanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const here = wanted(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return here;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...entries.flatMap(([key, item]) => findPaths(item, wanted, [...path, key]))];
}

/** A copy of a record with the value at a path replaced. */
function changed(record: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(record);
  if (Array.isArray(record)) return record.map((item, index) => (index === key ? changed(item, rest, change) : item));
  const table = record as Record<string, unknown>;
  return { ...table, [key]: changed(table[key], rest, change) };
}

const isTable = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';

/** Paths that an issue names; an issue about a union names those of each alternative, as the build's message does. */
function deepest(issue: z.core.$ZodIssue): readonly PropertyKey[][] {
  if (issue.code !== 'invalid_union') return [[...issue.path]];
  const inner = issue.errors.flat().flatMap(deepest);
  return [[...issue.path], ...inner.map((path) => [...issue.path, ...path])];
}

/** Whether the schema rejects a record with a replaced value, with an issue at exactly its path. */
function refuses(schema: z.ZodType, record: unknown, path: Path, change: (value: unknown) => unknown): boolean {
  const { error } = schema.safeParse(changed(record, path, change));
  return (error?.issues ?? []).flatMap(deepest).some((at) => pathName(at.map(String)) === pathName(path));
}

describe.each(Object.entries(collections))('%s', (name, { loader, schema: given }) => {
  const schema = typeof given === 'function' ? given({ image: () => z.string().trim().min(1) }) : given;
  const records = globSync(loader.pattern, { cwd: join(siteFolder, loader.base) }).map((file) => ({
    file: basename(file),
    record: parse(readFileSync(join(siteFolder, loader.base, file), 'utf8')),
  }));

  test('has records that match the schema', () => {
    expect(records, `${loader.base}/${loader.pattern}`).not.toEqual([]);
    for (const { file, record } of records) {
      const { error } = schema.safeParse(record);
      expect(error && z.prettifyError(error), file).toBeUndefined();
    }
  });

  /**
   * Positions of values of one kind, each with a record that contains it; list items and records share their positions
   * unless TEST_DEPTH is whole.
   */
  function findPlaces(wanted: (value: unknown) => boolean) {
    const places = new Map<string, { file: string; record: unknown; path: Path }>();
    for (const { file, record } of records)
      for (const path of findPaths(record, wanted))
        places.set(isWholeDepth ? file + pathName(path) : pathName(path.filter((part) => typeof part === 'string')), {
          ...{ file, record, path },
        });
    return [...places.values()];
  }

  if (foreign.has(name)) return;
  test('rejects unknown keys and empty texts at every position', () => {
    const tables = findPlaces(isTable).filter(({ path }) => !openTable.test(pathName([name, ...path])));
    const accepted = [
      ...tables.filter(
        ({ record, path }) =>
          !refuses(schema, record, path, (table) => ({ ...(table as object), notInTheSchema: 'x' })),
      ),
      ...findPlaces(isText).filter(({ record, path }) => !refuses(schema, record, path, () => ' ')),
    ];
    expect(accepted.map(({ file, path }) => `${file}: ${pathName(path)}`)).toEqual([]);
  });
});
