import { createPage } from 'api-description/view';
import { Refusal } from 'contract/sandbox';
import type { SandboxWords } from './words.ts';

/** Parameters and body of a request that fit the description. */
export interface CheckedRequest {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** Fingerprint of operation, path and filters; a cursor is valid only for the same one. */
  print: string;
  body: unknown;
}

/** Compares ids or timestamps; a longer number is greater. */
const inOrder = (one: string, other: string) => one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * One page of the items that match the requested filters. A cursor names the last item of the previous page, so that
 * rows neither repeat nor get lost when items are added or removed.
 * @param itemKey key by which the list is sorted
 * @param way -1: newest first
 * @throws Refusal 400 for a cursor that was not issued here, or that belongs to other filters
 */
export function pageItems<T extends object>(
  { words: { unknown } }: { words: SandboxWords },
  all: readonly T[],
  { query, print }: CheckedRequest,
  itemKey: (item: T) => string,
  way: 1 | -1 = 1,
) {
  const { limit = 50, cursor, ...asked } = query;
  const [, made, after = ''] = /^(\w{1,7})~([\w:.-]+)$/.exec(String(cursor ?? `${print}~0`)) ?? [];
  if (!made) throw new Refusal(400, unknown.cursor).as('invalid_cursor');
  if (made !== print) throw new Refusal(400, unknown.filters).as('invalid_cursor');
  const items = all.filter(
    (item) =>
      (!cursor || way * inOrder(itemKey(item), after) > 0) &&
      Object.entries(item).every(([name, value]) => !asked[name] || asked[name] === value),
  );
  const data = items.slice(0, Number(limit));
  const end = data.at(-1);
  return createPage(data, end && items.length > data.length ? `${print}~${itemKey(end)}` : null);
}
