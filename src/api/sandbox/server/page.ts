import type { Page } from '../../description/objects.ts';
import { sandboxWords } from '../sandbox.words.ts';
import { ApiFailure } from './failure.ts';

const mark = 'baris:';

/** One page of a list. @throws ApiFailure 400 for a cursor that was not made here */
export function pageOf<T>(items: readonly T[], { limit = 50, cursor }: Record<string, unknown>): Page<T> {
  const start = cursor === undefined ? 0 : readCursor(String(cursor));
  const end = start + Number(limit);
  return { data: items.slice(start, end), next_cursor: end < items.length ? btoa(`${mark}${end}`) : null };
}

function readCursor(cursor: string): number {
  try {
    const text = atob(cursor);
    if (/^baris:\d+$/.test(text)) return Number(text.slice(mark.length));
  } catch {
    // Not even base64: the same answer.
  }
  throw new ApiFailure(400, sandboxWords.unknown.cursor);
}
