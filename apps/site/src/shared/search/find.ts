import MiniSearch, { type AsPlainObject, type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { mediumFinder } from 'tank-gauging/picker/find-medium';
import {
  type SearchData,
  type SearchEntry,
  type SearchMedium,
  type SearchTerm,
  searchIndexAddress,
} from './search-entry.ts';
import { splitWords, stem } from './stem.ts';

export interface Found extends Pick<SearchEntry, 'url' | 'title' | 'page' | 'group'> {
  /** Score relative to the best result of the answer, 0 to 1. */
  share: number;
}

export interface SearchAnswer {
  found: Found[];
  /** Whether the results have every word of the query, or a synonym of it, without correction. */
  isExact: boolean;
  instead: Found[];
}

export type Search = (query: string) => SearchAnswer;

const textStems = (text: string): string[] =>
  splitWords(text)
    .map(stem)
    .filter((term) => term !== null);

interface Asked {
  term: SearchTerm;
  /** The matched phrase, in stems. */
  phrase: readonly string[];
}

/** A search term with its phrases in stems. */
interface Phrased {
  term: SearchTerm;
  phrases: readonly (readonly string[])[];
}

/** Search terms with pinned answers that a query contains; its last word may be unfinished. */
function askedBy(query: readonly string[], terms: readonly Phrased[]): Asked[] {
  const isTyped = (wanted: string) =>
    query.some(
      (word, at) => word === wanted || (at === query.length - 1 && word.length > 4 && wanted.startsWith(word)),
    );
  const asked = terms.flatMap(({ term, phrases }) => {
    const held = phrases.filter((phrase) => phrase.length > 0 && phrase.every(isTyped));
    const [phrase] = held.sort((one, other) => other.length - one.length);
    return phrase ? [{ term, phrase }] : [];
  });
  // For “tabel tera”, the longer phrase excludes the term “tera”.
  return asked.filter(
    ({ phrase }) =>
      !asked.some(
        (other) => other.phrase.length > phrase.length && phrase.every((word) => other.phrase.includes(word)),
      ),
  );
}

type Indexed = SearchEntry & { id: number };

/**
 * Weight of an entry: pages above their sections, overviews above their chapters. Objects and operations of the API
 * contain the words of all other pages and rank below them, glossary terms last.
 */
function entryWeight({ url, page }: Pick<SearchEntry, 'url' | 'page'>): number {
  if (url.startsWith('/cari#')) return 0.1;
  if (url.startsWith('/api-integration/dokumentasi')) return page ? 0.15 : 0.5;
  return (page ? 1 : 2) / Math.max(1, url.split('/').length - 2);
}

const options: Options<Indexed> = {
  fields: ['title', 'words', 'page', 'text'],
  storeFields: ['url', 'title', 'page', 'group'],
  tokenize: splitWords,
  processTerm: stem,
  searchOptions: {
    boost: { title: 8, words: 3, page: 0.5, text: 0.5 },
    boostDocument: (_id, _term, stored) => entryWeight(stored as Pick<SearchEntry, 'url' | 'page'>),
    combineWith: 'AND',
    // Exact matches come first: “susu” (milk) is also a prefix of “susut”.
    weights: { prefix: 0.1, fuzzy: 0.1 },
    // Only the last word can be unfinished.
    prefix: (term, at, terms) => term.length > 2 && at === terms.length - 1,
  },
};

/** Two edits from six letters on, so that exchanged letters match: “sensro”. */
const inexact: SearchOptions = {
  fuzzy: (term) => (/^\p{L}{5,}$/u.test(term) ? (term.length < 6 ? 1 : 2) : false),
};

/** Removes repetitions: frequency adds little to the ranking, but a fifth to the transferred size. */
const eachOnce = (text: string) => [...new Map(splitWords(text).map((word) => [stem(word), word])).values()].join(' ');

/** Builds the search index, at build time. */
export function buildIndex(entries: readonly SearchEntry[]): AsPlainObject {
  const index = new MiniSearch<Indexed>(options);
  index.addAll(entries.map((entry, id) => ({ ...entry, id, text: eachOnce(entry.text) })));
  return index.toJSON();
}

/** Whether a text is only a name of the API: `tank_id`, `rotateSecret`, `1013`; `level` and `CORS` may be words. */
const isCode = (text: string) => /[\d_]|[a-z][A-Z]|\w-\w/.test(text);

/**
 * Creates the search. Order of results: places that define a name of the API, pinned answers, substances that bear the
 * name, entries with all words of the query or its synonyms, near matches, entries with one of the words, substances
 * with a similar name; last, places of a name of the API that may be a word. Titles and headings weigh more than text,
 * pages more than their sections.
 */
export async function createSearch({ index: built, names, ...data }: SearchData): Promise<Search> {
  const { spellings, terms, media, nothing } = data;
  // Loaded asynchronously in chunks, so that typing is not blocked.
  const index = await MiniSearch.loadJSAsync<Indexed>(built, options);
  const findMedium = mediumFinder(media);
  const pinned = (answers: SearchTerm['answers']): Found[] =>
    answers.map((answer) => ({ ...answer, group: '', share: 1 }));
  const own = new Map(spellings.flatMap(({ use, typed }) => typed.map((word) => [word, use])));
  const spelled = (text: string) =>
    splitWords(text)
      .map((word) => own.get(word.toLowerCase()) ?? word)
      .join(' ');
  const phrased = terms.map((term) => ({ term, phrases: term.words.map((phrase) => textStems(spelled(phrase))) }));
  return (query) => {
    const words = spelled(query);
    // “tank device”, “web hook”: one word on this site.
    const joined = splitWords(query).join('');
    const typed = textStems(words);
    const holding = (stems: readonly string[]) => {
      const asked = askedBy(stems, phrased);
      const sayings = asked.flatMap(({ term, phrase }) => {
        const rest = stems.filter((word) => !phrase.some((wanted) => wanted.startsWith(word)));
        return term.means.map((meaning) => [...rest, meaning].join(' '));
      });
      const queries = [words, joined, ...sayings].map((saying) => ({ combineWith: 'AND' as const, queries: [saying] }));
      return { asked, results: index.search({ combineWith: 'OR', queries }) };
    };
    let { asked, results } = holding(typed);
    const isExact =
      results.length > 0 ||
      (asked.length > 0 &&
        typed.every((word) => asked.some(({ phrase }) => phrase.some((own) => own.startsWith(word)))));
    if (!isExact) {
      results = index.search(words, inexact);
      const corrected = holding(results[0]?.terms ?? []).asked;
      // A correction may add pinned answers, and must keep those of the terms typed right.
      if (asked.every(({ term }) => corrected.some((other) => other.term === term))) asked = corrected;
    }
    if (results.length === 0) results = index.search(words, { ...inexact, combineWith: 'OR' });
    const best = results[0]?.score ?? 1;
    const { certain, isName, proposed } = findMedium(query);
    const substances = (certain ? [certain] : proposed).map(substance);
    const name = query.trim().toLowerCase();
    const named = Object.hasOwn(names, name) ? pinned(names[name] ?? []) : [];
    const found = [
      ...(isCode(query) ? named : []),
      ...pinned(asked.flatMap(({ term }) => term.answers)),
      ...(isName ? substances : []),
      ...results.map(({ url, title, page, group, score }: SearchResult) => ({
        ...{ url, title, page, group },
        share: score / best,
      })),
      ...(isName || typed.length === 0 ? [] : substances),
      ...named,
    ];
    const once = found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at);
    return {
      found: once,
      isExact: isExact || named.length > 0,
      instead: once.length > 0 || typed.length === 0 ? [] : pinned(nothing),
    };
  };
}

const substance = ({ url, name: title, page, group }: SearchMedium): Found => ({ url, title, page, group, share: 1 });

let loaded: Promise<Search> | undefined;

/** Loads the search data once. @throws when that fails; the next call retries */
export function loadSearch(): Promise<Search> {
  loaded ??= fetch(searchIndexAddress)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${searchIndexAddress}: ${answer.status}`);
      return answer.json() as Promise<SearchData>;
    })
    .then(createSearch)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
