import { ask } from '../api.ts';
import type { DeskIndex, LoadedRecord, Path } from '../contract.ts';
import { findField, textFields } from './find-text.ts';

type Texts = { records: Pick<LoadedRecord, 'file' | 'data'>[] };

/** The field of any record that a clicked text comes from: of the open record before all others, the innermost text first. */
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
