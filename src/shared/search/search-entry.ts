/** A page, a section, a claim, a term, an operation of the API. */
export interface SearchEntry {
  /** With fragment; a pinned answer may lead to a telephone or out of the site. */
  url: string;
  title: string;
  /** Empty for the page itself. */
  page: string;
  /** Of the atlas. */
  group: string;
  /** Description, and headings without an address. */
  words: string;
}

export type PinnedAnswer = Pick<SearchEntry, 'url' | 'title' | 'page'>;

/** What visitors type, what this site calls it, and what answers it first. */
export interface SearchTerm {
  words: readonly string[];
  means: readonly string[];
  answers: readonly PinnedAnswer[];
}

export interface SearchData {
  entries: readonly SearchEntry[];
  terms: readonly SearchTerm[];
  nothing: readonly PinnedAnswer[];
}

/** Written by the build. */
export const searchIndexAddress = '/cari.json';
