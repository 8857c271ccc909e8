import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indonesianWords, wordsIn } from './indonesian.ts';
import { proseIn } from './literals.ts';

/** Where Indonesian may stand in code, and why. Everything else that visitors read stands in src/content. */
const exceptions: Readonly<Record<string, string>> = {
  'src/catalogue/': 'samples of components, shown only while developing',
  'src/shared/search/stem.ts': 'the words that a search passes over belong to its algorithm',
  'src/shared/text/literal-claims.ts': 'an expression that finds a claim in the records, however it is introduced',
  'src/tools/loss/sample.ts': 'a file as a station writes it: what the reader has to understand',
  'src/shared/format/units.ts': 'names of units as they stand in the files of visitors',
  'src/tools/tank-table/calibration.ts': 'names of units as they stand in the files of visitors',
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

test.each([
  ['text of a page', 'x.tsx', 'export const X = () => <p>Titik ukur</p>;'],
  ['one word of a page', 'x.tsx', 'export const X = () => <b>sekarang</b>;'],
  ['an attribute', 'x.tsx', 'export const X = () => <a aria-label="Buka menu" />;'],
  ['a constant', 'x.ts', "export const label = 'Tangki';"],
  ['a sentence with a value', 'x.ts', 'export const say = (n: number) => `turun $' + '{n} mm per jam`;'],
  ['markup of a page', 'x.astro', '---\nconst a = 1;\n---\n\n<p>Alamat kantor</p>'],
])('finds %s', (_, file, text) => {
  expect(found(file, text)).toHaveLength(1);
});

test.each([
  ['an id', "export const id = 'tabel-judul';"],
  ['an address with a value', 'export const to = (n: number) => `/pengembang#coba-$' + '{n}`;'],
  ['the sentence of a schema', "export const schema = z.string().describe('Its unit, e.g. Rp/jam.');"],
  ['English', "throw new Error('no record of this tank');"],
  ['an abbreviation', "export const tag = 'TT 601';"],
])('passes over %s', (_, text) => {
  expect(found('x.ts', text)).toEqual([]);
});

test('knows Indonesian without a dictionary', () => {
  expect(['tangki', 'tidak', 'dengan', 'sekarang', 'jam'].filter((word) => !indonesian.has(word))).toEqual([]);
  expect(['the', 'tank', 'record', 'answer'].filter((word) => indonesian.has(word))).toEqual([]);
});

test('what visitors read stands in records', { timeout: 60_000 }, () => {
  const checked = modules.filter((file) => !Object.keys(exceptions).some((start) => file.startsWith(start)));
  expect(checked.flatMap((file) => found(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('every exception is still needed', { timeout: 60_000 }, () => {
  const idle = Object.keys(exceptions).filter(
    (start) => !modules.some((file) => file.startsWith(start) && found(file, readFileSync(file, 'utf8')).length > 0),
  );
  expect(idle).toEqual([]);
});
