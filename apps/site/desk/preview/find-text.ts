import { parseMarks, type Vocabulary } from '../../src/shared/text/parse-marks.ts';
import type { DeskIndex, Path } from '../contract.ts';
import { listLeaves } from '../tree.ts';

export interface TextField {
  path: Path;
  /** Matches the text as a page shows it; slots match up to 60 characters. */
  pattern: RegExp;
  length: number;
}

export const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern for a text as a page shows it; undefined when its marks are invalid or it is shorter than 2 characters. */
export function visiblePattern(source: string, vocabulary: Vocabulary): { source: string; length: number } | undefined {
  try {
    const shown = normalizeText(parseMarks(source, vocabulary).plain);
    const parts = shown.split(/\{\w+\}/);
    const length = parts.join('').length;
    return length < 2 ? undefined : { source: parts.map(literal).join('.{1,60}?'), length };
  } catch {
    return undefined;
  }
}

export const textFields = (data: unknown, vocabulary: Vocabulary): TextField[] =>
  listLeaves(data).flatMap(({ path, value }) => {
    const shown = typeof value === 'string' ? visiblePattern(value, vocabulary) : undefined;
    return shown ? [{ path, pattern: new RegExp(`^${shown.source}$`), length: shown.length }] : [];
  });

/** The field whose text matches; among several, the one with the most text besides slots. */
export function findField<F extends TextField>(shown: string, fields: readonly F[]): F | undefined {
  const text = normalizeText(shown);
  const hits = fields.filter(({ pattern }) => pattern.test(text));
  // Prefers texts that the page shows over those for search engines.
  const visible = hits.filter(({ path }) => path[0] !== 'seo');
  return (visible.length > 0 ? visible : hits).toSorted((a, b) => b.length - a.length)[0];
}

/** Finds the field of a picked text: innermost text first, and the open record before all others. */
export function pickField(texts: Iterable<string>, file: string, { records, vocabulary }: DeskIndex) {
  const fields = [true, false].map((isOwn) =>
    records
      .filter((record) => (record.file === file) === isOwn)
      .flatMap((record) => textFields(record.data, vocabulary).map((field) => ({ ...field, file: record.file }))),
  );
  for (const text of texts) {
    for (const some of fields) {
      const found = findField(text, some);
      if (found) return found;
    }
  }
  return undefined;
}
