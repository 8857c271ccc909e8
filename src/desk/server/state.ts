import { AsyncLocalStorage } from 'node:async_hooks';
import type { Draft, PublishState } from '../contract.ts';

/** What of a page is typed but not saved, and what its records are filled with. */
export interface PageRequest {
  draft: Draft | undefined;
  /** Tells texts apart by the names and claims in them. */
  vocabulary?: string;
}

interface DeskState {
  pages: AsyncLocalStorage<PageRequest>;
  /** By the value of the header below. */
  drafts: Map<string, Draft>;
  /** Uploaded and not yet saved, with their record. */
  uploads: Map<string, string>;
  publication: PublishState;
}

export const draftHeader = 'x-sunting-draft';

// The development server runs modules more than once, and anew after changes.
const shared = globalThis as { desk?: DeskState };
shared.desk ??= { pages: new AsyncLocalStorage(), drafts: new Map(), uploads: new Map(), publication: {} };

export const state: DeskState = shared.desk;
