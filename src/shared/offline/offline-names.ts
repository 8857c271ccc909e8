/** Address of the worker; its policy and its headers stand in the header table. */
export const workerAddress = '/sw.js';
/** Address of the page that stands in for one that cannot be reached. */
export const offlineAddress = '/luring';
/** Name of the Trusted Types policy under which the worker is registered. */
export const workerPolicy = 'pekerja';
/** Caches, by what they hold. */
export const caches = { pages: 'halaman', files: 'berkas' } as const;

/** What a page asks of the worker. */
export interface KeepMessage {
  /** Addresses of this site to keep: the page that was open before the worker was there, and its files. */
  keep: string[];
  /** Path of the page: a tool is kept with all that it may fetch. */
  page: string;
  /** Whether all tools and the datasheets are wanted too. */
  tools: boolean;
}
