/** One thing that can be found: a page, a section of it, a claim, a term, an operation of the API. */
export interface SearchEntry {
  /** Address with fragment, below this site. */
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

/** Where the build writes the entries, as JSON. */
export const searchIndexAddress = '/cari.json';
