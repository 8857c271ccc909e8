import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { pagesOf } from '../pages-of.ts';
import { collectionOf, contentPath, type DeskCollection, readTexts } from './collections.ts';
import { deskIndex } from './desk-index.ts';
import { commitAll, readHistory, undoRecord } from './history.ts';
import { storePicture } from './pictures.ts';
import { problemsOf } from './problems.ts';
import { createRecord, currentText, readRecord, removeRecord, replaceFile, saveRecord, versionOf } from './records.ts';
import { Refused } from './refused.ts';

export interface DeskSite {
  /** Folder of the project. */
  root: string;
  collections: Map<string, DeskCollection>;
  /** Pages that cannot be shown as the records are now; without addresses, of all pages. */
  brokenPages?: (addresses?: readonly string[]) => Promise<string[]>;
}

type Handler = (site: DeskSite, asked: unknown) => Promise<unknown>;

const take = <T>(schema: z.ZodType<T>, asked: unknown): T => {
  const { data, error } = schema.safeParse(asked);
  if (error) throw new Refused('wrong-request', { detail: error.issues.map(({ path }) => path.join('.')).join(', ') });
  return data as T;
};

const handlers: Readonly<Record<string, Handler>> = {
  'GET index': ({ root, collections }) => deskIndex(root, collections),
  'GET record': ({ root, collections }, asked) => readRecord(root, collections, take(requests.record, asked).file),
  'GET texts': async ({ root, collections }) => ({ records: await readTexts(root, collections) }),
  'GET history': async ({ root }) => ({ records: await readHistory(root) }),
  'POST check': async ({ root, collections }, asked) => {
    const { file, data } = take(requests.check, asked);
    return { problems: problemsOf(collectionOf(root, collections, file), file, data) };
  },
  'PUT record': async (site, asked) => {
    const saved = take(requests.save, asked);
    return { version: await changeAndLook(site, saved, () => saveRecord(site.root, site.collections, saved)) };
  },
  'POST record': async ({ root, collections }, asked) => ({
    file: await createRecord(root, collections, take(requests.create, asked)),
  }),
  'DELETE record': async ({ root, collections }, asked) => {
    const { file, version } = take(requests.versioned, asked);
    await removeRecord(root, collections, file, version);
    return {};
  },
  'POST picture': async ({ root }, asked) => ({ src: await storePicture(root, take(requests.picture, asked)) }),
  'POST undo': async ({ root }, asked) => {
    const { file, version } = take(requests.versioned, asked);
    return { version: await undoRecord(root, file, version) };
  },
  'POST commit': async ({ root, brokenPages }, asked) => {
    const { message } = take(requests.commit, asked);
    const broken = (await brokenPages?.()) ?? [];
    if (broken.length > 0) throw new Refused('breaks-pages', { detail: broken.join(', ') });
    await commitAll(root, message);
    return {};
  },
};

/**
 * Changes a record and looks at the pages that show it: what schemas cannot know (sums, ids between records) breaks there.
 * @throws Refused with the pages that this change broke, the file as it was before
 */
async function changeAndLook<T>(
  { root, collections, brokenPages }: DeskSite,
  { file: changed, version: from }: { file: string; version?: string | undefined },
  change: () => Promise<T>,
): Promise<T> {
  const { name } = collectionOf(root, collections, changed);
  const path = contentPath(root, changed);
  const before = await currentText(root, changed, from);
  const done = await change();
  const after = await readFile(path, 'utf8');
  if (!brokenPages || after === before) return done;
  const broken = await brokenPages(pagesOf(changed, name));
  if (broken.length === 0) return done;
  // Only what was written here is taken back.
  await currentText(root, changed, versionOf(after));
  await replaceFile(path, before);
  const already = await brokenPages(broken);
  const own = broken.filter((address) => !already.includes(address));
  if (own.length > 0) throw new Refused('breaks-pages', { detail: own.join(', ') });
  // These pages wait for another record: a new claim for its group.
  return change();
}

async function answer(site: DeskSite, request: IncomingMessage): Promise<unknown> {
  guard(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const handler = handlers[`${request.method} ${url.pathname.slice(1)}`];
  if (!handler) throw new Refused('unknown-request');
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

/** What a request may carry; anything else is refused before it is looked at. */
const file = z.string().max(200);
const version = z.string().max(64);
const data = z.record(z.string(), z.json());

const requests = {
  record: z.strictObject({ file }),
  check: z.strictObject({ file, data }),
  save: z.strictObject({ file, version, data }),
  create: z.strictObject({ collection: z.string().max(60), id: z.string().max(60), title: z.string().trim().max(120) }),
  versioned: z.strictObject({ file, version: version.optional() }),
  picture: z.strictObject({ name: z.string().max(200), bytes: z.base64(), beside: z.string().max(200) }),
  commit: z.strictObject({ message: z.string().trim().min(3).max(500) }),
} as const;
