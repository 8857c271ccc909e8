import type { LoadedRecord } from './contract.ts';

type Draft = Pick<LoadedRecord, 'version' | 'data'>;

const key = (file: string): string => `sunting:${file}`;

/** What was typed and not saved, kept in this browser; private windows may keep nothing. */
export function keepDraft(file: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
    else localStorage.removeItem(key(file));
  } catch {
    // A draft is a convenience: without a store the page still saves to the file.
  }
}

export function findDraft(file: string): Draft | undefined {
  try {
    const text = localStorage.getItem(key(file));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}
