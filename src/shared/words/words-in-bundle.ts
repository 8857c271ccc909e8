import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { pathOfRecord } from './read-record.ts';
import { asSlots } from './words.ts';

const constant = /export const (\w+) = readRecord\(\s*'([^']+)'/g;

/**
 * Puts the texts of a record in the place of the module `*.words.ts` that reads it: components name their words by an
 * import, and a browser gets neither files nor parser nor schema. The content collection of the same record holds it to
 * its schema before anything is bundled.
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
      const texts = JSON.stringify(parse(readFileSync(path, 'utf8')), (_, value) =>
        typeof value === 'string' ? asSlots(value.trim()) : value,
      );
      return `export const ${name} = ${texts};`;
    });
    return constants.join('\n');
  },
});
