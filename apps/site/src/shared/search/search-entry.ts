import type { AsPlainObject } from 'minisearch';
import type { NamedMedium } from 'tank-gauging/picker/find-medium';

/** An entry of the search: a page, a section, a claim, a glossary term, an API operation. */
export interface SearchEntry {
  /** URL with fragment; that of a pinned answer may be `tel:` or external. */
  url: string;
  title: string;
  /** Name of the page that contains the entry; empty for the page itself. */
  page: string;
  /** Group of the atlas. */
  group: string;
  /** Headline, description, headings without id, alternative names. */
  words: string;
  /** All visible text; for a page including its sections. */
  text: string;
}

export type PinnedAnswer = Pick<SearchEntry, 'url' | 'title' | 'page'>;

/** Phrases that visitors type (`words`), the site’s own terms for them (`means`), and pinned answers. */
export interface SearchTerm {
  words: readonly string[];
  means: readonly string[];
  answers: readonly PinnedAnswer[];
}

/** Spellings and English terms that visitors type for a term of this site. */
export interface Spelling {
  use: string;
  typed: readonly string[];
}

/** A substance of the sensor picker, which its page does not list; opens the picker with it. */
export type SearchMedium = NamedMedium & Pick<SearchEntry, 'url' | 'page' | 'group'>;

/** Places that define a name of the API, by that name in lower case: operations, fields, parameters, headers, codes. */
export type ApiNames = Readonly<Record<string, readonly PinnedAnswer[]>>;

export interface SearchData {
  /** Serialised MiniSearch index: faster to load than to build in the browser. */
  index: AsPlainObject;
  spellings: readonly Spelling[];
  terms: readonly SearchTerm[];
  media: readonly SearchMedium[];
  names: ApiNames;
  nothing: readonly PinnedAnswer[];
}

/** File written by the build. */
export const searchIndexAddress = '/cari.json';
