import { parseMarks, type Vocabulary } from '../../src/shared/text/parse-marks.ts';
import type { DeskIndex, Path } from '../contract.ts';
import { leavesOf } from '../tree.ts';

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

export const textFields = (data: unknown, vocabulary: Vocabulary): TextField[] =>
  leavesOf(data).flatMap(({ path, value }) => {
    const shown = typeof value === 'string' ? shownPattern(value, vocabulary) : undefined;
    return shown ? [{ path, pattern: new RegExp(`^${shown.source}$`), length: shown.length }] : [];
  });

/** Of several, the one that says the most by itself. */
export function findField<F extends TextField>(shown: string, fields: readonly F[]): F | undefined {
  const text = normal(shown);
  const hits = fields.filter(({ pattern }) => pattern.test(text));
  // Search engines show it, no page does.
  const visible = hits.filter(({ path }) => path[0] !== 'seo');
  return (visible.length > 0 ? visible : hits).toSorted((a, b) => b.length - a.length)[0];
}

/** The open record before all others, the innermost text first. */
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
