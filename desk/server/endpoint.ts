import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { allRoutes, documentIds, isRoute } from '../../src/addresses.ts';
import { documentPath, routeId } from '../../src/routes.ts';
import { forgetVocabulary, siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { asAnswer, type DeskIndex, Refused, refusals } from '../contract.ts';
import { pagesOf, plainOf, recordId } from '../say.ts';
import {
  collectionOf,
  contentPath,
  type DeskSite,
  folderCollections,
  listRecords,
  readText,
  readTexts,
} from './collections.ts';
import { changedFiles, commitAll, hasHistory, readHistory, readVersions, restoreRecord } from './history.ts';
import { brokenRefusal, findBroken, walkPages } from './pages.ts';
import { dropUploads, listPictures, storePicture } from './pictures.ts';
import { problemsOf, typedProblems } from './problems.ts';
import { checkPages, isPublishing, publish, publishState } from './publish.ts';
import { createRecord, newFile, readRecord, removeRecord, replaceFile, saveRecord } from './records.ts';
import { state } from './state.ts';

type Handle = (site: DeskSite, asked: unknown) => Promise<unknown>;

/** What a request may carry (anything else is refused unread), and what answers it. */
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
const name = z.string().max(60);
const version = z.string().max(64);
const data = z.record(z.string(), z.json());
const message = z.string().trim().min(3).max(500);

const answers = z.strictObject({
  at: z.string().max(64),
  records: z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs']))),
});

const noBody = {};

const routes: Record<string, Handle> = {
  'GET index': route(noBody, (site) => deskIndex(site)),
  'GET record': route({ file }, (site, asked) => readRecord(site, asked.file)),
  'GET texts': route(noBody, async (site) => ({ records: await readTexts(site) })),
  'GET history': route(noBody, async (site) => ({ records: await readHistory(site) })),
  'GET versions': route({ file }, async (site, asked) => {
    collectionOf(site, asked.file);
    return { versions: await readVersions(site.root, asked.file) };
  }),
  'GET publish': route(noBody, ({ root }) => publishState(root)),
  'POST check': route({ file, data }, async (site, asked) => ({ problems: await typedProblems(site, asked) })),
  'PUT record': route({ file, version, data }, async (site, asked) => {
    // What is checked and built is what is sent.
    if (isPublishing()) throw new Refused('busy');
    const saved = await saveRecord(site, asked);
    // How the last publication ended is no news any more.
    state.publication = {};
    await site.changed?.(asked.file);
    await dropUploads(site.root, asked.file);
    return saved;
  }),
  'GET walk': route({ file }, async (site, asked) => ({ broken: await walkPages(site, asked.file) })),
  'POST discard': route({ file }, ({ root }, asked) => dropUploads(root, asked.file)),
  'POST record': route(
    { collection: name, id: name, title: z.string().trim().max(120), like: file.optional() },
    async (site, asked) => {
      const made = newFile(site, asked);
      await changeAndLook(site, made, () => createRecord(site, asked));
      return { file: made };
    },
  ),
  'DELETE record': route({ file, version }, (site, asked) =>
    changeAndLook(site, asked.file, () => removeRecord(site, asked.file, asked.version)),
  ),
  'POST picture': route({ file, name: file, bytes: z.base64(), beside: file }, async (site, asked) => {
    collectionOf(site, asked.file);
    return { src: await storePicture(site.root, asked) };
  }),
  'POST restore': route({ file, version: version.optional() }, (site, asked) =>
    changeAndLook(site, asked.file, () => restoreRecord(site, asked)),
  ),
  'POST preview': route(
    { address: file.regex(/^\/(?!\/)/), draft: z.strictObject({ file, data }).optional() },
    async (site, { address, draft }) => {
      const faults = draft && problemsOf(collectionOf(site, draft.file), draft.file, draft.data);
      return faults?.length ? {} : ((await site.fetchPage?.(address, draft)) ?? {});
    },
  ),
  'POST commit': route({ message }, async (site, asked) => {
    await checkPages(site);
    await commitAll(site.root, asked.message);
  }),
  'POST publish': route({ message, answers: answers.optional() }, (site, asked) =>
    publish(site, asked.message, asked.answers),
  ),
};

/**
 * Changes a record and looks at its pages: what schemas cannot know (sums, ids between records) breaks there.
 * @throws Refused with the pages that broke, the file as it was before
 */
async function changeAndLook<T>(site: DeskSite, changed: string, change: () => Promise<T>): Promise<T> {
  if (isPublishing()) throw new Refused('busy');
  const path = contentPath(site.root, changed);
  // Not there before it is made, or after it is deleted.
  const text = () => readText(site, changed).catch(() => undefined);
  const nameNow = () => listRecords(site).get(changed)?.name;
  const [before, nameBefore] = [await text(), nameNow()];
  const done = await change();
  const after = await text();
  if (!site.fetchPage || after === before) return done;
  await site.changed?.(changed);
  const shown = pagesOf(changed, nameBefore ?? nameNow() ?? '');
  const broken = await findBroken(site, after === undefined ? shown.filter(isRoute) : shown);
  if (broken.length === 0) return done;
  // Only what was written here is taken back.
  if ((await text()) !== after) throw new Refused('stale');
  if (before === undefined) await rm(path);
  else await replaceFile(path, before);
  await site.changed?.(changed);
  const addresses = broken.map(({ address }) => address);
  const already = before === undefined ? [] : (await findBroken(site, addresses)).map(({ address }) => address);
  const own = broken.filter(({ address }) => !already.includes(address));
  if (own.length > 0) throw await brokenRefusal(site, own);
  // They wait for another record: a new claim for its group.
  const again = await change();
  await site.changed?.(changed);
  return again;
}

async function answer(site: DeskSite, request: IncomingMessage): Promise<unknown> {
  guard(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const handler = routes[`${request.method} ${url.pathname.slice(1)}`];
  if (!handler) throw new Refused('unknown-request');
  // They may have been written since.
  forgetVocabulary();
  return handler(site, request.method === 'GET' ? Object.fromEntries(url.searchParams) : await readBody(request));
}

/** Answers a request relative to `/sunting/api`. Never throws. */
export async function handle(site: DeskSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await answer(site, request).then(
    (value) => [200, value ?? {}] as const,
    (error: unknown) => {
      if (!(error instanceof Refused)) console.error(error);
      const said = asAnswer(error);
      return [refusals[said.refusal], said] as const;
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

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Only this machine, and only a page of this server: no name made to point here (DNS rebinding), no other origin, no
 * form of another site.
 * @throws Refused
 */
function guard({ method, headers, socket }: IncomingMessage) {
  const host = headers.host ?? '';
  if (!loopback.test(socket.remoteAddress ?? '') || !localHost.test(host)) throw new Refused('foreign');
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new Refused('foreign');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused('foreign');
  if (method === 'GET') return;
  // Browsers name the origin of what changes something.
  if (origin === undefined) throw new Refused('foreign');
  if (!/^application\/json\s*(;|$)/.test(headers['content-type'] ?? '')) throw new Refused('not-json');
}

/** A photograph in base64. */
const largest = 40 * 1024 * 1024;

/** @throws Refused when it is no JSON, or too large */
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

async function deskIndex(site: DeskSite): Promise<DeskIndex> {
  const history = await hasHistory(site.root);
  const changed = history ? await changedFiles(site.root) : undefined;
  const { guarded: _guarded, ...vocabulary } = siteVocabulary();
  const kinds = listRecords(site);
  const texts = await readTexts(site);
  const records = texts.map(({ file, data }) => {
    const { breadcrumb, title, name, type } = data;
    const own = [breadcrumb, title, name, type].find((text) => typeof text === 'string' && text !== '');
    return {
      file,
      collection: kinds.get(file)?.name ?? '',
      ...(typeof own === 'string' && { title: plainOf(own, vocabulary) }),
      changed: changed?.get(`src/content/${file}`),
      draft: data['draft'] === true,
    };
  });
  const titleOf = new Map(records.map(({ file, title }) => [recordId(file), title]));
  return {
    records,
    folders: folderCollections(site),
    addresses: [...allRoutes(), ...documentIds().map(documentPath)].map((to) => ({
      to,
      title: titleOf.get(routeId(to).replace(/^unduhan-|\.pdf$/g, '')) ?? to,
    })),
    pictures: listPictures(site.root),
    history,
    vocabulary,
  };
}
