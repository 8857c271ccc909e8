import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from 'service/errors';
import { contentTag } from '../release.ts';

/** Entity tag and type per answer, until its encoding is known. */
const sent = new WeakMap<FastifyReply, { tag: string; type: string | undefined }>();

const pages = new WeakSet<FastifyReply>();
/** Whether the answer is a page; a 304 has no content type to tell. */
export const isPage = (reply: FastifyReply): boolean => pages.has(reply);

/** Sends files of a release, each with a content tag, computed at the first request. */
export function fileSender(release: string) {
  const tags = new Map<string, string>();
  const fileTag = (file: string) => {
    const known = tags.get(file);
    if (known !== undefined) return known;
    const tag = contentTag(readFileSync(join(release, file)));
    tags.set(file, tag);
    return tag;
  };

  return ({ raw }: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const tag = fileTag(file);
    if (file.endsWith('.html')) pages.add(reply);
    const decision = evaluateConditions(raw.headers, tag);
    if (decision.kind === 'failed') return sendPlain(reply, 412);
    if (decision.kind === 'not-modified') {
      return reply.code(304).headers({ etag: decision.etag, vary: 'accept-encoding' }).send();
    }
    if (decision.kind === 'send-whole') delete raw.headers.range;
    dropTagConditions(raw.headers);
    sent.set(reply, { tag, type: fileContentType(file) });
    return reply.sendFile(file);
  };
}

export function setEntityHeaders(reply: FastifyReply): void {
  const file = sent.get(reply);
  if (!file || reply.statusCode >= 400) return;
  const encoding = reply.getHeader('content-encoding');
  reply.header('etag', entityTag(file.tag, encoding === undefined ? undefined : String(encoding)));
  if (file.type !== undefined && reply.statusCode !== 304) reply.header('content-type', file.type);
}

/** Strong entity tag: equal tags mean equal bytes. */
export const entityTag = (tag: string, encoding?: string) => `"${encoding ? `${tag}-${encoding}` : tag}"`;

type TagDecision =
  | { kind: 'send' | 'failed' }
  | { kind: 'not-modified'; etag: string }
  /** The range belongs to another version. */
  | { kind: 'send-whole' };

/** Evaluates conditions with tags (RFC 9110, section 13.2.2); dates are left to @fastify/static. */
export function evaluateConditions(headers: IncomingHttpHeaders, tag: string): TagDecision {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': range } = headers;
  if (match !== undefined && matchingTag(match, tag) === undefined) return { kind: 'failed' };
  const known = noneMatch === undefined ? undefined : matchingTag(noneMatch.replaceAll('W/', ''), tag);
  if (known !== undefined) return { kind: 'not-modified', etag: known };
  // A date in If-Range is left to it as well.
  const older = typeof range === 'string' && range.includes('"') && matchingTag(range, tag) === undefined;
  return { kind: older ? 'send-whole' : 'send' };
}

function matchingTag(list: string, tag: string): string | undefined {
  if (list.trim() === '*') return entityTag(tag);
  const own = [undefined, 'br', 'gzip'].map((encoding) => entityTag(tag, encoding));
  return list
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => own.includes(entry));
}

/** Removes the conditions that `evaluateConditions` handled, and dates that a tag overrules. */
export function dropTagConditions(headers: IncomingHttpHeaders): void {
  if (headers['if-match'] !== undefined) delete headers['if-unmodified-since'];
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  delete headers['if-match'];
  delete headers['if-none-match'];
  if (String(headers['if-range']).includes('"')) delete headers['if-range'];
}

/** Types that the usual table lacks or has wrong (`.ts` as a film). */
const types: readonly (readonly [RegExp, string])[] = [
  [/\.d\.ts$/, 'text/plain; charset=utf-8'],
  [/\.yaml$/, 'application/yaml; charset=utf-8'],
  [/\.py$/, 'text/x-python; charset=utf-8'],
  [/\.graphql$/, 'application/graphql; charset=utf-8'],
];

export const fileContentType = (file: string): string | undefined => types.find(([ending]) => ending.test(file))?.[1];
