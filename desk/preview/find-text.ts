import { parseMarks, type Vocabulary } from '../../src/shared/text/parse-marks.ts';
import { ask, type DeskIndex, type Path } from '../contract.ts';
import type { readTexts } from '../server/collections.ts';

export interface TextField {
  path: Path;
  /** As a page shows it: slots hold any figures. */
  pattern: RegExp;
  length: number;
}

export const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text as a page shows it; nothing where its marks cannot be read. */
export function shownPattern(source: string, vocabulary: Vocabulary): { source: string; length: number } | undefined {
  try {
    const shown = normal(parseMarks(source, vocabulary).plain);
    const parts = shown.split(/\{\w+\}/);
    const length = parts.join('').length;
    return length < 2 ? undefined : { source: parts.map(literal).join('.{1,60}?'), length };
  } catch {
    return undefined;
  }
}

export function textFields(data: unknown, vocabulary: Vocabulary, path: Path = []): TextField[] {
  if (typeof data === 'string') {
    const shown = shownPattern(data, vocabulary);
    return shown ? [{ path, pattern: new RegExp(`^${shown.source}$`), length: shown.length }] : [];
  }
  if (data === null || typeof data !== 'object') return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textFields(value, vocabulary, [...path, key]));
}

/** Of several, the one that says the most by itself. */
export function findField(shown: string, fields: readonly TextField[]): TextField | undefined {
  const text = normal(shown);
  const hits = fields.filter(({ pattern }) => pattern.test(text));
  // Search engines show it, no page does.
  const visible = hits.filter(({ path }) => path[0] !== 'seo');
  return (visible.length > 0 ? visible : hits).toSorted((a, b) => b.length - a.length)[0];
}

export type Texts = { records: Awaited<ReturnType<typeof readTexts>> };

/** The open record before all others, the innermost text first. */
export async function pickField(
  texts: Iterable<string>,
  file: string,
  vocabulary: DeskIndex['vocabulary'],
): Promise<{ file: string; path: Path } | undefined> {
  const { records } = await ask<Texts>('GET', 'texts');
  const own = records.filter((record) => record.file === file);
  const others = records.filter((record) => record.file !== file);
  const fields = [own, others].map((some) =>
    some.flatMap((record) => textFields(record.data, vocabulary).map((field) => ({ ...field, file: record.file }))),
  );
  for (const text of texts) {
    for (const some of fields) {
      const found = findField(text, some) as (typeof some)[number] | undefined;
      if (found) return { file: found.file, path: found.path };
    }
  }
  return undefined;
}
