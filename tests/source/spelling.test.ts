import { globSync, readFileSync } from 'node:fs';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { expect, test } from 'vitest';
import { LineCounter, parseDocument, visit } from 'yaml';

const settings = await loadConfig('cspell.json');
const dictionary = await getDictionary(combineTextAndLanguageSettings(settings, '', 'plaintext'));
const own = readFileSync('tests/source/spelling.txt', 'utf8').trim().split('\n');

/** Dictionaries lack many Indonesian derivations: a word is accepted if it is known without its affixes. */
const beginnings = ['', 'ber', 'ter', 'di', 'meng'];
const endings = ['', 'nya', 'kan', 'an', 'kannya', 'annya'];
const shortest = 3;

function* restsOf(word: string): Generator<string> {
  for (const beginning of beginnings) {
    // “Berompi” is spelled with a single r.
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

/** Marks, URLs, names of files and fields, formulas. They are replaced by spaces, so that columns stay right. */
const notWords = /\{[^{}]*\}|\S*[/@_=#[\d]\S*|\S+\.\w\S*|\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}[\p{Lu}\d]+\p{L}*/gu;
/** A single lower-case word is a choice or a record’s name. */
const identifier = /^[a-z\d-]+$/;
/** Words of three letters or more; shorter ones are units and symbols. Hyphenated words are checked by part. */
const wordPattern = /\p{L}{3,}/gu;

/** Unknown words, each with its line. */
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
])('finds in “%s” the unknown words %j', (said, words) => {
  expect(unknownIn(JSON.stringify(said)).map(({ word }) => word)).toEqual(words);
});

test('spells every word of the records as in a dictionary or the project’s own list', () => {
  const problems = globSync('apps/site/{src/content,desk/words}/**/*.yaml').flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map(({ word, line }) => `${file}:${line}: ${word}`),
  );
  expect(problems).toEqual([]);
});

test('keeps the project’s own list sorted', () => {
  expect(own).toEqual([...new Set(own)].sort());
});
