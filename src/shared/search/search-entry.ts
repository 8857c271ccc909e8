/** One thing that can be found: a page, a section of it, a claim, a term, an operation of the API. */
export interface SearchEntry {
  /** Address with fragment, below this site; a pinned answer may lead to a telephone or out of the site. */
  url: string;
  /** What the visitor reads: the headline. */
  title: string;
  /** The page that it stands on; empty for the page itself. */
  page: string;
  /** The group of the atlas that the page belongs to. */
  group: string;
  /** Words that lead here without being shown: description and headings without an address. */
  words: string;
}

/** An answer that somebody chose. */
export type PinnedAnswer = Pick<SearchEntry, 'url' | 'title' | 'page'>;

/** What visitors type, what this site calls it, and what answers it first. */
export interface SearchTerm {
  words: readonly string[];
  means: readonly string[];
  answers: readonly PinnedAnswer[];
}

/** All that the search of this site knows. */
export interface SearchData {
  entries: readonly SearchEntry[];
  terms: readonly SearchTerm[];
  /** Ways on where nothing was found. */
  nothing: readonly PinnedAnswer[];
}

/** Where the build writes it, as JSON. */
export const searchIndexAddress = '/cari.json';
