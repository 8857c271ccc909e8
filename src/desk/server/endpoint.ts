import { readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isRoute } from '../../addresses.ts';
import { forgetVocabulary } from '../../shared/text/vocabulary.ts';
import { pagesOf } from '../pages-of.ts';
import { collectionOf, contentPath, type DeskSite, listRecords, readTexts } from './collections.ts';
import { deskIndex } from './desk-index.ts';
import { commitAll, readHistory, readVersions, restoreRecord } from './history.ts';
import { dropUploads, storePicture } from './pictures.ts';
import { problemsOf, typedProblems } from './problems.ts';
import { isPublishing, publish, publishState } from './publish.ts';
import { createRecord, newFile, readRecord, removeRecord, replaceFile, saveRecord } from './records.ts';
import { Refused } from './refused.ts';

type Handle = (site: DeskSite, asked: unknown) => Promise<unknown>;

/** A route: what a request may carry (anything else is refused before it is looked at), and what answers it. */
function route<S extends z.ZodRawShape>(
  shape: S,
  handler: (site: DeskSite, asked: z.infer<z.ZodObject<S>>) => unknown,
): Handle {
  const schema = z.strictObject(shape);
  return async (site, asked) => {
    const { data: read, error } = schema.safeParse(asked);
    if (!error) return handler(site, read as z.infer<z.ZodObject<S>>);
    throw new Refused('wrong-request', { detail: error.issues.map(({ path }) => path.join('.')).join(', ') });
  };
}

const file = z.string().max(200);
const version = z.string().max(64);
const data = z.record(z.string(), z.json());
const message = z.string().trim().min(3).max(500);

const routes: Readonly<Record<string, Handle>> = {
  'GET index': route({}, ({ root, collections }) => deskIndex(root, collections)),
  'GET record': route({ file }, ({ root, collections }, asked) => readRecord(root, collections, asked.file)),
  'GET texts': route({}, async ({ root, collections }) => ({ records: await readTexts(root, collections) })),
  'GET history': route({}, async ({ root }) => ({ records: await readHistory(root) })),
  'GET versions': route({ file }, async ({ root, collections }, asked) => {
    collectionOf(root, collections, asked.file);
    return { versions: await readVersions(root, asked.file) };
  }),
  'GET publish': route({}, ({ root }) => publishState(root)),
  'POST check': route({ file, data }, async ({ root, collections }, asked) => ({
    problems: await typedProblems(root, collectionOf(root, collections, asked.file), asked),
  })),
  'PUT record': route({ file, version, data }, async (site, saved) => {
    const now = await changeAndLook(site, saved.file, () => saveRecord(site.root, site.collections, saved));
    await dropUploads(site.root, saved.file);
    return { version: now };
  }),
  'POST discard': route({ file }, ({ root }, asked) => dropUploads(root, asked.file)),
  'POST record': route(
    { collection: z.string().max(60), id: z.string().max(60), title: z.string().trim().max(120) },
    async (site, asked) => {
      const made = newFile(site.collections, asked);
      await changeAndLook(site, made, () => createRecord(site.root, site.collections, asked));
      return { file: made };
    },
  ),
  'DELETE record': route({ file, version }, async (site, asked) => {
    const remove = () => removeRecord(site.root, site.collections, asked.file, asked.version);
    await changeAndLook(site, asked.file, remove);
    return {};
  }),
  'POST picture': route(
    { file, name: z.string().max(200), bytes: z.base64(), beside: z.string().max(200) },
    async ({ root, collections }, asked) => {
      collectionOf(root, collections, asked.file);
      return { src: await storePicture(root, asked) };
    },
  ),
  'POST restore': route(
    {
      file,
      version: version.optional(),
      commit: z
        .string()
        .regex(/^[0-9a-f]{40}$/)
        .optional(),
    },
    async (site, asked) => ({
      version: await changeAndLook(site, asked.file, () => restoreRecord(site.root, site.collections, asked)),
    }),
  ),
  'POST preview': route(
    {
      address: z
        .string()
        .max(200)
        .regex(/^\/(?!\/)/),
      draft: z.strictObject({ file, data }).optional(),
    },
    async ({ root, collections, fetchPage }, { address, draft }) => {
      const faults = draft && problemsOf(collectionOf(root, collections, draft.file), draft.file, draft.data);
      return { html: faults?.length ? null : ((await fetchPage?.(address, draft)) ?? null) };
    },
  ),
  'POST commit': route({ message }, async ({ root, brokenPages }, asked) => {
    const broken = (await brokenPages?.()) ?? [];
    if (broken.length > 0) throw new Refused('breaks-pages', { detail: broken.join(', ') });
    await commitAll(root, asked.message);
    return {};
  }),
  'POST publish': route({ message }, (site, asked) => {
    publish(site, asked.message);
    return {};
  }),
};

/**
 * Writes, makes or removes a record and looks at the pages that show it: what schemas cannot know (sums, ids between
 * records) breaks there.
 * @throws Refused with the pages that this change broke, the file as it was before
 */
async function changeAndLook<T>(site: DeskSite, changed: string, change: () => Promise<T>): Promise<T> {
  // What is checked and built is what is sent.
  if (isPublishing()) throw new Refused('busy');
  const path = contentPath(site.root, changed);
  const text = () => readFile(path, 'utf8').catch(() => undefined);
  const nameNow = () => listRecords(site.root, site.collections).get(changed)?.name;
  const [before, nameBefore] = [await text(), nameNow()];
  const done = await change();
  const after = await text();
  if (!site.brokenPages || after === before) return done;
  await site.changed?.(changed);
  const shown = pagesOf(changed, nameBefore ?? nameNow() ?? '');
  const broken = await site.brokenPages(after === undefined ? shown.filter(isRoute) : shown);
  if (broken.length === 0) return done;
  // Only what was written here is taken back.
  if ((await text()) !== after) throw new Refused('stale');
  if (before === undefined) await rm(path);
  else await replaceFile(path, before);
  await site.changed?.(changed);
  const already = await site.brokenPages(broken);
  const own = broken.filter((address) => before === undefined || !already.includes(address));
  if (own.length > 0) throw new Refused('breaks-pages', { detail: own.join(', ') });
  // These pages wait for another record: a new claim for its group.
  const again = await change();
  await site.changed?.(changed);
  return again;
}

async function answer(site: DeskSite, request: IncomingMessage): Promise<unknown> {
  guard(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const handler = routes[`${request.method} ${url.pathname.slice(1)}`];
  if (!handler) throw new Refused('unknown-request');
  // Names, claims and terms may have been written since the last one.
  forgetVocabulary();
  return handler(site, request.method === 'GET' ? Object.fromEntries(url.searchParams) : await readBody(request));
}

/** Answers one request of the desk; its address is relative to `/sunting/api`. Never throws. */
export async function handle(site: DeskSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await answer(site, request).then(
    (value) => [200, value] as const,
    (error: unknown) => {
      if (error instanceof Refused) return [error.status, error.answer] as const;
      console.error(error);
      return [500, { refusal: 'failed', detail: String((error as Error).message) }] as const;
    },
  );
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(JSON.stringify(body));
}

interface Asked {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only this machine ask, and only a page of this very server: a name that was made to point here (DNS rebinding),
 * a page of another origin and a form of another site are turned away.
 * @throws Refused
 */
function guard({ method, headers, socket }: Asked): void {
  const host = headers.host ?? '';
  if (!loopback.test(socket.remoteAddress ?? '') || !localHost.test(host)) throw new Refused('foreign');
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new Refused('foreign');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused('foreign');
  if (method === 'GET') return;
  // Every browser names the origin of what changes something.
  if (origin === undefined) throw new Refused('foreign');
  if (!/^application\/json\s*(;|$)/.test(headers['content-type'] ?? '')) throw new Refused('not-json');
}

/** A photograph of a camera, in base64. */
const largest = 40 * 1024 * 1024;

/** The JSON of a request. @throws Refused when it is none, or too large */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Refused('too-large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused('not-json');
  }
}
