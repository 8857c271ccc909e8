import { AsyncLocalStorage } from 'node:async_hooks';
import type { Draft, PublishState } from '../contract.ts';

/** One request of a page: what of it is typed but not saved, and what its records are filled with. */
export interface PageRequest {
  draft: Draft | undefined;
  /** Tells the texts of records apart by the names and claims they were filled with. */
  vocabulary?: string;
}

interface DeskState {
  pages: AsyncLocalStorage<PageRequest>;
  /** What a request of a page with the header below asks to see, by the value of the header. */
  drafts: Map<string, Draft>;
  /** Pictures that were uploaded and not saved with a record yet, with the record. */
  uploads: Map<string, string>;
  publication: PublishState;
}

export const draftHeader = 'x-sunting-draft';

// The development server runs modules more than once, and anew after changes; this outlives them.
const shared = globalThis as { desk?: DeskState };
shared.desk ??= { pages: new AsyncLocalStorage(), drafts: new Map(), uploads: new Map(), publication: {} };

export const state: DeskState = shared.desk;
