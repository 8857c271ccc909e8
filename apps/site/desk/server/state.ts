import { AsyncLocalStorage } from 'node:async_hooks';
import type { Draft, PublishState } from '../contract.ts';

/** What of a page is typed but not saved, and what its records are filled with. */
export interface PageRequest {
  draft: Draft | undefined;
  /** Tells texts apart by the names and claims in them. */
  vocabulary?: string;
  /** What its rendering threw. */
  fault?: string;
}

const newState = () => ({
  pages: new AsyncLocalStorage<PageRequest>(),
  /** By the value of the header below. */
  asked: new Map<string, PageRequest>(),
  /** Uploaded and not yet saved, with their record. */
  uploads: new Map<string, string>(),
  publication: {} as PublishState,
  /** How many walks over all pages have begun. */
  walks: 0,
});

export const draftHeader = 'x-sunting-draft';

// The development server runs modules more than once, and anew after changes.
const shared = globalThis as { desk?: ReturnType<typeof newState> };
shared.desk ??= newState();

export const state = shared.desk;

export function isPublishing(): boolean {
  const { step, failed, done } = state.publication;
  return step !== undefined && !failed && !done;
}
