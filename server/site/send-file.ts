import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../errors.ts';
import { contentTag, entityTag, verdictOf, withoutTagConditions } from './content-tags.ts';
import { contentTypeOf } from './content-types.ts';
import { type SiteFiles, variantFolder } from './files.ts';

/** What an answer says of the file behind it, once its encoding is known. */
const sent = new WeakMap<FastifyReply, { readonly tag: string; readonly type: string | undefined }>();

/** Gives a function that answers with a file of the site; its name is one from `files`. */
export function fileSender({ pages, assets }: SiteFiles, dist: string, variants: string | undefined) {
  const placeOf = (file: string) =>
    variants !== undefined && file.startsWith(variantFolder)
      ? { root: variants, name: file.slice(variantFolder.length) }
      : { root: dist, name: file };
  const tags = new Map<string, string>();
  for (const file of [...pages.values(), ...assets.values()]) {
    const { root, name } = placeOf(file);
    tags.set(file, contentTag(join(root, name)));
  }

  return ({ raw }: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const tag = tags.get(file) ?? '';
    const verdict = verdictOf(raw.headers, tag);
    if (verdict.kind === 'failed') return sendPlain(reply, 412);
    if (verdict.kind === 'not-modified') {
      return reply.code(304).headers({ etag: verdict.etag, vary: 'accept-encoding' }).send();
    }
    if (verdict.kind === 'send-whole') delete raw.headers.range;
    withoutTagConditions(raw.headers);
    sent.set(reply, { tag, type: contentTypeOf(file) });
    const { root, name } = placeOf(file);
    return reply.sendFile(name, root);
  };
}

/** Puts in what follows from content and encoding: the tag, and a type that the usual table does not know. */
export function nameContent(reply: FastifyReply): void {
  const file = sent.get(reply);
  if (!file || reply.statusCode >= 400) return;
  const encoding = reply.getHeader('content-encoding');
  reply.header('etag', entityTag(file.tag, encoding === undefined ? undefined : String(encoding)));
  if (file.type !== undefined && reply.statusCode !== 304) reply.header('content-type', file.type);
}
