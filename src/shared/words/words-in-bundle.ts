import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { pathOfRecord } from './read-record.ts';
import { asSlots } from './words.ts';

const constant = /export const (\w+) = readRecord\(\s*'([^']+)'/g;

/** Examples on which a record's rules are tried are for tests alone. */
const shipped = (key: string, value: unknown): unknown =>
  key === 'example' && typeof value === 'object' && value !== null && 'tank' in value ? undefined : value;

/** What a browser gets of a record. */
export const inBundle = (record: unknown): string =>
  JSON.stringify(record, (key, value) => (typeof value === 'string' ? asSlots(value.trim()) : shipped(key, value)));

/**
 * A module `*.words.ts` becomes the texts of its record: a browser gets neither files nor parser nor schema. The
 * collection of the same record checks it before anything is bundled.
 */
export const wordsInBundle = (): Plugin => ({
  name: 'words-in-bundle',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?', 1);
    if (!file.endsWith('.words.ts')) return undefined;
    const constants = [...readFileSync(file, 'utf8').matchAll(constant)].map(([, name = '', record = '']) => {
      const path = pathOfRecord(record);
      this.addWatchFile(path);
      return `export const ${name} = ${inBundle(parse(readFileSync(path, 'utf8')))};`;
    });
    return constants.join('\n');
  },
});
