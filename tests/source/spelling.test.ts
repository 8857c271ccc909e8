import { globSync, readFileSync } from 'node:fs';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { expect, test } from 'vitest';
import { LineCounter, parseDocument, visit } from 'yaml';

const settings = await loadConfig('cspell.json');
const dictionary = await getDictionary(combineTextAndLanguageSettings(settings, '', 'plaintext'));
const own = readFileSync('tests/source/spelling.txt', 'utf8').trim().split('\n');

/** Indonesian forms of a word are in no dictionary as often as not: they pass where what is left of them is known. */
const beginnings = ['', 'ber', 'ter', 'di', 'meng'];
const endings = ['', 'nya', 'kan', 'an', 'kannya', 'annya'];
const shortest = 3;

function* restsOf(word: string): Generator<string> {
  for (const beginning of beginnings) {
    // “Berompi” is spelled with one r.
    if (!word.startsWith(beginning) || /^(?:berr|terr)/.test(word)) continue;
    for (const ending of endings) {
      const rest = word.slice(beginning.length, word.length - ending.length);
      if (word.endsWith(ending) && rest.length >= shortest) yield rest;
    }
  }
}
const seen = new Map<string, boolean>();
function isKnown(word: string): boolean {
  const known =
    seen.get(word) ?? (dictionary.has(word) || restsOf(word.toLowerCase()).some((rest) => dictionary.has(rest)));
  seen.set(word, known);
  return known;
}

/** Marks, addresses, names of files and fields, formulas: they are blanked, so that places in the line stay. */
const notWords = /\{[^{}]*\}|\S*[/@_=#[\d]\S*|\S+\.\w\S*|\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}[\p{Lu}\d]+\p{L}*/gu;
/** One word in small letters is a choice or the name of a record. */
const identifier = /^[a-z\d-]+$/;
/** Each part of a word with a hyphen; shorter ones are units and symbols. */
const wordPattern = /\p{L}{3,}/gu;

/** Words that no dictionary knows, each with the line it stands in. */
function unknownIn(text: string) {
  const counter = new LineCounter();
  const found: { word: string; line: number }[] = [];
  visit(parseDocument(text, { lineCounter: counter }), {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range || identifier.test(value)) return;
      const [begin, end] = range;
      const prose = text.slice(begin, end).replaceAll(notWords, (match) => ' '.repeat(match.length));
      for (const { 0: word, index } of prose.matchAll(wordPattern)) {
        if (!isKnown(word)) found.push({ word, line: counter.linePos(begin + index).line });
      }
    },
  });
  return found;
}

test.each([
  ['tangkinya berdiafragma, terkalibrasi', []],
  ['pengukran volune', ['pengukran', 'volune']],
  ['{en:qwxz} {abbr:QWXZ} {{qwxz}} qwxz.yaml /qwxz', []],
])('in “%s” these are not known: %j', (said, words) => {
  expect(unknownIn(JSON.stringify(said)).map(({ word }) => word)).toEqual(words);
});

test('every word of the records is spelled as a dictionary or the list of our own has it', () => {
  const problems = globSync('apps/site/{src/content,desk/words}/**/*.yaml').flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map(({ word, line }) => `${file}:${line}: ${word}`),
  );
  expect(problems).toEqual([]);
});

test('the list of our own is in order', () => {
  expect(own).toEqual([...new Set(own)].sort());
});
