import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LoadedRecord } from '../contract.ts';
import { contentPath, type DeskCollection, listRecords } from './collections.ts';

/** The data of every record, for whoever looks up where a text of a page comes from. */
export function readTexts(
  root: string,
  collections: Map<string, DeskCollection>,
): Promise<Pick<LoadedRecord, 'file' | 'data'>[]> {
  return Promise.all(
    [...listRecords(root, collections).keys()].map(async (file) => ({
      file,
      data: parse(await readFile(contentPath(root, file), 'utf8')),
    })),
  );
}
