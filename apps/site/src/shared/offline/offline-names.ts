/** Path of the service worker; policy and headers are in the header table. */
export const workerAddress = '/sw.js';
/** Path of the page shown instead of an unreachable one. */
export const offlineAddress = '/luring';
/** Name of the Trusted Types policy that registers the worker. */
export const workerPolicy = 'pekerja';
export const cacheNames = { pages: 'halaman', files: 'berkas' } as const;

export interface KeepMessage {
  /** The page that was opened before the worker was active, and its files. */
  keep: string[];
  /** Path of the page; a tool is cached with everything that it may fetch. */
  page: string;
  /** Whether to cache all tools and datasheets too. */
  tools: boolean;
}
