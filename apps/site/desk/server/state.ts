import { AsyncLocalStorage } from 'node:async_hooks';
import type { Draft, PublishState } from '../contract.ts';

/** A page request of the desk: its unsaved draft, and what rendering found. */
export interface PageRequest {
  draft: Draft | undefined;
  /** Serialised vocabulary; part of the cache key of parsed records, as their texts embed names and claims. */
  vocabulary?: string;
  /** Message of the error that rendering threw. */
  fault?: string;
}

const newState = () => ({
  pages: new AsyncLocalStorage<PageRequest>(),
  /** Requests by the value of `draftHeader`. */
  asked: new Map<string, PageRequest>(),
  /** Uploaded pictures that are not saved yet, with their record. */
  uploads: new Map<string, string>(),
  /** Pictures of discarded drafts, which their writer may recall. */
  discarded: new Map<string, { record: string; bytes: Uint8Array }>(),
  publication: {} as PublishState,
  /** Number of walks over all pages that were started. */
  walks: 0,
});

export const draftHeader = 'x-sunting-draft';

// Shared globally: the development server loads modules more than once, and anew after changes.
const shared = globalThis as { desk?: ReturnType<typeof newState> };
shared.desk ??= newState();

export const deskState = shared.desk;

export function isPublishing(): boolean {
  const { step, failed, done } = deskState.publication;
  return step !== undefined && !failed && !done;
}
