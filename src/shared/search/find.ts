import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchData, type SearchEntry, type SearchTerm, searchIndexAddress } from './search-entry.ts';
import { stem } from './stem.ts';

export interface Found extends Pick<SearchEntry, 'url' | 'title' | 'page' | 'group'> {
  /** 1 for the best of an answer. */
  share: number;
}

export interface SearchAnswer {
  found: Found[];
  instead: Found[];
}

export type Search = (query: string) => SearchAnswer;

/** Letters, figures and the signs inside of codes (`TK-204`, `4–20`). */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-./,][\p{L}\p{N}]+)*/gu) ?? [];

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stem)
    .filter((term) => term !== null);

/** The last word may still be unfinished. */
function askedBy(query: readonly string[], { words }: SearchTerm): string[] | undefined {
  const isAsked = (wanted: string) =>
    query.some(
      (word, at) => word === wanted || (at === query.length - 1 && word.length > 3 && wanted.startsWith(word)),
    );
  return words.map(stemsOf).find((phrase) => phrase.length > 0 && phrase.every(isAsked));
}

/**
 * Chosen answers come first, then what holds the query or what this site says for it. Titles weigh more than words;
 * pages more than their sections.
 */
export function searcher({ entries, terms, nothing }: SearchData): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'page'],
    storeFields: ['url', 'title', 'page', 'group'],
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: { title: 4, page: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boostDocument: (_id, _term, stored) => (stored?.['page'] ? 1 : 2),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const pinned = (answers: SearchTerm['answers']): Found[] =>
    answers.map((answer) => ({ ...answer, group: '', share: 1 }));
  return (query) => {
    const typed = stemsOf(query);
    const asked = terms.flatMap((term) => {
      const phrase = askedBy(typed, term);
      return phrase ? [{ term, rest: typed.filter((word) => !phrase.some((wanted) => wanted.startsWith(word))) }] : [];
    });
    const sayings = asked.flatMap(({ term, rest }) => term.means.map((meaning) => [...rest, meaning].join(' ')));
    const strict = index.search({
      combineWith: 'OR',
      queries: [query, ...sayings].map((saying) => ({ combineWith: 'AND', queries: [saying] })),
    });
    const results = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
    const best = results[0]?.score ?? 1;
    const found = [
      ...pinned(asked.flatMap(({ term }) => term.answers)),
      ...results.map(({ url, title, page, group, score }: SearchResult) => ({
        ...{ url, title, page, group },
        share: score / best,
      })),
    ];
    const once = found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at);
    return { found: once, instead: once.length > 0 || typed.length === 0 ? [] : pinned(nothing) };
  };
}

let loaded: Promise<Search> | undefined;

/** Entries are fetched once. @throws when they cannot be; the next call asks again */
export function loadSearch(): Promise<Search> {
  loaded ??= fetch(searchIndexAddress)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${searchIndexAddress}: ${answer.status}`);
      return answer.json() as Promise<SearchData>;
    })
    .then(searcher)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
