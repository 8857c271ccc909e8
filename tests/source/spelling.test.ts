import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import {
  calcOverrideSettings,
  combineTextAndLanguageSettings,
  getDefaultSettings,
  getDictionary,
  loadConfig,
} from 'cspell-lib';
import { expect, test } from 'vitest';
import { LineCounter, parseDocument, visit } from 'yaml';

const settings = await loadConfig('cspell.json');
/** Dictionaries of cspell.json for a kind of file; loadConfig leaves out the definitions of bundled ones. */
async function dictionaryFor(file: string) {
  const { dictionaryDefinitions: bundled = [] } = await getDefaultSettings();
  const { dictionaryDefinitions = [], ...own } = calcOverrideSettings(settings, file);
  const all = { ...own, dictionaryDefinitions: [...bundled, ...dictionaryDefinitions] };
  return getDictionary(combineTextAndLanguageSettings(all, '', 'plaintext'));
}
const [dictionary, codeDictionary] = await Promise.all(['record.yaml', 'code.ts'].map(dictionaryFor));

/** Dictionaries lack many Indonesian derivations: a word is accepted if it is known without its affixes. */
const beginnings = ['', 'ber', 'ter', 'di', 'meng'];
const endings = ['', 'nya', 'kan', 'an', 'kannya', 'annya'];
const shortest = 3;

function* wordRemainders(word: string): Generator<string> {
  for (const beginning of beginnings) {
    // “Berompi” is spelled with a single r.
    if (!word.startsWith(beginning) || /^(?:berr|terr)/.test(word)) continue;
    for (const ending of endings) {
      const rest = word.slice(beginning.length, word.length - ending.length);
      if (word.endsWith(ending) && rest.length >= shortest) yield rest;
    }
  }
}
function checkerOf(words: typeof dictionary) {
  const seen = new Map<string, boolean>();
  const isWord = (word: string) => words?.has(word) ?? false;
  return (word: string): boolean => {
    const known = seen.get(word) ?? (isWord(word) || wordRemainders(word.toLowerCase()).some(isWord));
    seen.set(word, known);
    return known;
  };
}
const [isKnown, isKnownInCode] = [checkerOf(dictionary), checkerOf(codeDictionary)];

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
])('finds in “%s” the unknown words %j', (sentence, words) => {
  expect(unknownIn(JSON.stringify(sentence)).map(({ word }) => word)).toEqual(words);
});

test('spells every word of the records as in a dictionary or the project’s own list', () => {
  const problems = globSync('apps/site/{src/content,desk/words}/**/*.yaml').flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map(({ word, line }) => `${file}:${line}: ${word}`),
  );
  expect(problems).toEqual([]);
});

const isScript = /\.(?:py|sh|ya?ml|conf|service|socket|env)$|Dockerfile$/;
const isCode = /\.(?:tsx?|m?js|astro|css)$/;
const isRecord = /^apps\/site\/(?:src\/content|desk\/words)\//;
const fence = /^```[\s\S]*?^```/gm;
const comments = /(?<=^\s*\{?)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$|\b(?:test|it|describe)[^\n(]*\(\s*(['`]).+?\1/gm;
const scriptComments = /(?<=^|\s)# .*$|"""[\s\S]*?"""/gm;

/** Prose of a file with the line where it begins: text of a document, comments and test titles of code. */
function proseOf(file: string, text: string) {
  if (file.endsWith('.md')) return [{ prose: text.replaceAll(fence, (code) => code.replaceAll(/./g, ' ')), line: 1 }];
  const parts = text.matchAll(isScript.test(file) ? scriptComments : comments);
  return [...parts].map(({ 0: prose, index }) => ({ prose, line: text.slice(0, index).split('\n').length }));
}

function unknownInProse(file: string, text: string) {
  return proseOf(file, text).flatMap(({ prose, line }) =>
    prose.split('\n').flatMap((words, offset) =>
      [
        ...words
          .replaceAll(/`[^`]*`|\]\([^)]*\)|[[\]]/g, ' ')
          .replaceAll(notWords, ' ')
          .matchAll(wordPattern),
      ]
        .filter(([word]) => !isKnownInCode(word))
        .map(([word]) => `${file}:${line + offset}: ${word}`),
    ),
  );
}

test.each([
  ['a.ts', 'const volune = 1; // the volune\n/** Raeds\n * colours */', ['a.ts:1: volune', 'a.ts:2: Raeds']],
  ['a.test.ts', "test('raeds a tank', () => {});", ['a.test.ts:1: raeds']],
  ['a.sh', 'raed=1\n# Raeds `raed`', ['a.sh:2: Raeds']],
  ['a.md', '```sh\nraed\n```\nA [taxt](raed)', ['a.md:4: taxt']],
])('finds the unknown words of prose in %s', (file, text, words) => {
  expect(unknownInProse(file, text)).toEqual(words);
});

test('spells every word of comments, test titles and documents as in a dictionary or the project’s own lists', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const checked = tracked.filter((file) => /\.md$/.test(file) || isCode.test(file) || isScript.test(file));
  const problems = checked
    .filter((file) => !isRecord.test(file) && !file.endsWith('spelling.test.ts'))
    .flatMap((file) => unknownInProse(file, readFileSync(file, 'utf8')));
  expect(problems).toEqual([]);
});

test.each(['spelling.txt', 'spelling-code.txt'])('keeps %s sorted', (name) => {
  const words = readFileSync(`tests/source/${name}`, 'utf8').trim().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});
