import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchEntry, searchIndexAddress } from './search-entry.ts';
import { stem } from './stem.ts';

export interface Found extends Pick<SearchEntry, 'url' | 'title' | 'page' | 'group'> {
  /** How well it matches, 1 for the best of an answer. */
  share: number;
}

/** Words of a text: letters, figures and the signs that stand inside of codes (`TK-204`, `4–20`). */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-./,][\p{L}\p{N}]+)*/gu) ?? [];

/** Makes entries searchable. Titles weigh more than words; pages more than their sections. */
export function searcher(entries: readonly SearchEntry[]): (query: string) => Found[] {
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
  return (query) => {
    const strict = index.search(query);
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
    const best = found[0]?.score ?? 1;
    return found.map(({ url, title, page, group, score }: SearchResult) => ({
      ...{ url, title, page, group },
      share: score / best,
    }));
  };
}

let loaded: Promise<(query: string) => Found[]> | undefined;

/** The search of this site; its entries are fetched once. @throws when they cannot be fetched; the next call asks again. */
export function loadSearch(): Promise<(query: string) => Found[]> {
  loaded ??= fetch(searchIndexAddress)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${searchIndexAddress}: ${answer.status}`);
      return answer.json() as Promise<SearchEntry[]>;
    })
    .then(searcher)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
