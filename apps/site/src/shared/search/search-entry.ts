import type { AsPlainObject } from 'minisearch';

/** A page, a section, a claim, a term, an operation of the API. */
export interface SearchEntry {
  /** With fragment; a pinned answer may lead to a telephone or out of the site. */
  url: string;
  title: string;
  /** Empty for the page itself. */
  page: string;
  /** Of the atlas. */
  group: string;
  /** Headline, description, headings without an address, names that are looked for. */
  words: string;
  /** All that can be read there; of a page, its sections included. */
  text: string;
}

export type PinnedAnswer = Pick<SearchEntry, 'url' | 'title' | 'page'>;

/** What visitors type, what this site calls it, and what answers it first. */
export interface SearchTerm {
  words: readonly string[];
  means: readonly string[];
  answers: readonly PinnedAnswer[];
}

export interface SearchData {
  /** MiniSearch's own form of the entries: taken over faster than they could be indexed. */
  index: AsPlainObject;
  terms: readonly SearchTerm[];
  nothing: readonly PinnedAnswer[];
}

/** Written by the build. */
export const searchIndexAddress = '/cari.json';
