import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indonesianWords, wordsIn } from './indonesian.ts';
import { proseIn } from './literals.ts';

/** Where Indonesian may stand in code, and why. Everything else that visitors read stands in src/content. */
const exceptions: Readonly<Record<string, string>> = {
  'src/shared/search/stem.ts': 'the words that a search passes over belong to its algorithm',
  'src/shared/text/word-guard.ts': 'an expression that finds a claim in the records, however it is introduced',
  'src/tools/loss/sample.ts': 'a file as a station writes it: what the reader has to understand',
  'src/shared/format/units.ts': 'names of units as they stand in the files of visitors',
  'src/tools/loss/read.ts': 'headings as they stand in the files of visitors',
  'server/contract/wib.ts': 'completes the date that Intl writes: “pukul 09.05 WIB”',
};

const modules = globSync('{src,server}/**/*.{ts,tsx,astro}')
  .filter((file) => !/\.test\.tsx?$|fixture\.ts$/.test(file))
  .sort();
const indonesian = indonesianWords();

const found = (file: string, text: string): string[] =>
  proseIn(file, text)
    .filter((literal) => wordsIn(literal.text).some((word) => indonesian.has(word)))
    .map(({ line, text: literal }) => `${file}:${line} ${JSON.stringify(literal)}`);

test('what visitors read stands in records, and every exception is still needed', () => {
  const isException = (file: string) => Object.keys(exceptions).find((start) => file.startsWith(start));
  const texts = modules.map((file) => [file, found(file, readFileSync(file, 'utf8'))] as const);
  expect(texts.filter(([file]) => !isException(file)).flatMap(([, texts]) => texts)).toEqual([]);
  const needed = new Set(texts.map(([file, texts]) => texts.length > 0 && isException(file)));
  expect(Object.keys(exceptions).filter((start) => !needed.has(start))).toEqual([]);
});
