import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** The tag of a file's content: the same on every server and after every build that left the file as it was. */
export function contentTag(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
}

/** The ETag of one representation; strong, because it names these very bytes. */
export const entityTag = (tag: string, encoding?: string): string => `"${encoding ? `${tag}-${encoding}` : tag}"`;

export type TagDecision =
  | { readonly kind: 'send' | 'failed' }
  | { readonly kind: 'not-modified'; readonly etag: string }
  /** The range is of another version, so the whole file has to go out. */
  | { readonly kind: 'send-whole' };

/** What the conditions that name tags ask for (RFC 9110, 13.2.2); dates are left to whoever sends the file. */
export function verdictOf(headers: IncomingHttpHeaders, tag: string): TagDecision {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': range } = headers;
  if (match !== undefined && named(match, tag) === undefined) return { kind: 'failed' };
  const known = noneMatch === undefined ? undefined : named(noneMatch.replaceAll('W/', ''), tag);
  if (known !== undefined) return { kind: 'not-modified', etag: known };
  // A date in If-Range is compared by whoever sends the file.
  const older = typeof range === 'string' && range.includes('"') && named(range, tag) === undefined;
  return { kind: older ? 'send-whole' : 'send' };
}

/** The entry of a list of tags that names this content in one of its encodings. */
function named(list: string, tag: string): string | undefined {
  if (list.trim() === '*') return entityTag(tag);
  const own = [undefined, 'br', 'gzip'].map((encoding) => entityTag(tag, encoding));
  return list
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => own.includes(entry));
}

/** Takes out what `verdictOf` has looked at, and the dates that a tag overrules. */
export function withoutTagConditions(headers: IncomingHttpHeaders): void {
  if (headers['if-match'] !== undefined) delete headers['if-unmodified-since'];
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  delete headers['if-match'];
  delete headers['if-none-match'];
  if (String(headers['if-range']).includes('"')) delete headers['if-range'];
}
