/** Its policy and headers stand in the header table. */
export const workerAddress = '/sw.js';
/** Stands in for a page that cannot be reached. */
export const offlineAddress = '/luring';
/** The Trusted Types policy that registers the worker. */
export const workerPolicy = 'pekerja';
export const caches = { pages: 'halaman', files: 'berkas' } as const;

export interface KeepMessage {
  /** The page that was open before the worker, and its files. */
  keep: string[];
  /** A tool is kept with all that it may fetch. */
  page: string;
  /** All tools and the datasheets too. */
  tools: boolean;
}
