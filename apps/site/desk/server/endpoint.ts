import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { allRoutes, documentIds } from '../../src/addresses.ts';
import { documentPath, routeId } from '../../src/routes.ts';
import { forgetVocabulary, siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { type DeskIndex, RefusalError, refusalStatus, toRefusalAnswer } from '../contract.ts';
import { recordId, visitorText } from '../desk-texts.ts';
import { type DeskSite, folderCollections, listRecords, readTexts, requireCollection } from './collections.ts';
import { changedFiles, commitAll, hasHistory, readHistory, readVersions, restoreRecord } from './history.ts';
import { renderAllPages } from './pages.ts';
import { listPictures, removeUploads, restoreUploads, storePicture } from './pictures.ts';
import { checkPages, publish, publishState } from './publish.ts';
import { createRecord, findFaults, readRecord, removeRecord, saveRecord, typedProblems } from './records.ts';

type Handle = (site: DeskSite, asked: unknown) => Promise<unknown>;

/** A request handler with the schema of its parameters; anything else is refused. */
function route<S extends z.ZodRawShape>(
  shape: S,
  handler: (site: DeskSite, asked: z.infer<z.ZodObject<S>>) => unknown,
): Handle {
  const schema = z.strictObject(shape);
  return async (site, asked) => {
    const { data: read, error } = schema.safeParse(asked);
    if (!error) return handler(site, read as z.infer<z.ZodObject<S>>);
    throw new RefusalError('wrong-request', { detail: error.issues.map(({ path }) => path.join('.')).join(', ') });
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
  'GET history': route(noBody, async (site) => {
    return { changed: await readHistory(site), publication: await publishState(site.root) };
  }),
  'GET versions': route({ file }, async (site, asked) => {
    requireCollection(site, asked.file);
    return { versions: await readVersions(site.root, asked.file) };
  }),
  'POST check': route({ file, data }, async (site, asked) => ({ problems: await typedProblems(site, asked) })),
  'PUT record': route({ file, version, data }, async (site, asked) => {
    const saved = await saveRecord(site, asked);
    await removeUploads(site.root, asked.file);
    return saved;
  }),
  'GET walk': route({ file }, async (site, asked) => ({ broken: await renderAllPages(site, asked.file) })),
  'POST discard': route({ file }, ({ root }, asked) => removeUploads(root, asked.file)),
  'POST recall': route({ file }, ({ root }, asked) => restoreUploads(root, asked.file)),
  'POST record': route(
    { collection: name, id: name, title: z.string().trim().max(120), like: file.optional() },
    createRecord,
  ),
  'DELETE record': route({ file, version }, (site, asked) => removeRecord(site, asked.file, asked.version)),
  'POST picture': route({ file, name: file, bytes: z.base64(), beside: file }, async (site, asked) => {
    requireCollection(site, asked.file);
    return { src: await storePicture(site.root, asked) };
  }),
  'POST restore': route({ file, version: version.optional() }, restoreRecord),
  'POST preview': route(
    { address: file.regex(/^\/(?!\/)/), draft: z.strictObject({ file, data }).optional() },
    async (site, { address, draft }) => {
      const faults = draft && findFaults(requireCollection(site, draft.file), draft.file, draft.data);
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

async function answer(site: DeskSite, request: IncomingMessage): Promise<unknown> {
  guard(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const handler = routes[`${request.method} ${url.pathname.slice(1)}`];
  if (!handler) throw new RefusalError('unknown-request');
  // Names and claims may have been changed since the last request.
  forgetVocabulary();
  if (request.method === 'GET') return handler(site, Object.fromEntries(url.searchParams));
  const asked = await json(request).catch(() => {
    throw new RefusalError('not-json');
  });
  return handler(site, asked);
}

/** Answers a request relative to `/sunting/api`. Never throws. */
export async function handle(site: DeskSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await answer(site, request).then(
    (value) => [200, value ?? {}] as const,
    (error: unknown) => {
      if (!(error instanceof RefusalError)) console.error(error);
      const refusalAnswer = toRefusalAnswer(error);
      return [refusalStatus(refusalAnswer.refusal), refusalAnswer] as const;
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

/** Maximum size of a request, bytes: a photograph in base64. */
const largest = 40 * 1024 * 1024;

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Accepts only this machine, and only pages of this server: no name rebound to it (DNS rebinding), no other origin,
 * no form of another site.
 * @throws Refused
 */
function guard({ method, headers, socket }: IncomingMessage) {
  const host = headers.host ?? '';
  if (!loopback.test(socket.remoteAddress ?? '') || !localHost.test(host)) throw new RefusalError('foreign');
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new RefusalError('foreign');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new RefusalError('foreign');
  if (method === 'GET') return;
  // Browsers send an origin with every changing request.
  if (origin === undefined) throw new RefusalError('foreign');
  if (!/^application\/json\s*(;|$)/.test(headers['content-type'] ?? '')) throw new RefusalError('not-json');
  if (Number(headers['content-length']) > largest) throw new RefusalError('too-large');
}

async function deskIndex(site: DeskSite): Promise<DeskIndex> {
  const history = await hasHistory(site.root);
  const changed = history ? await changedFiles(site.root) : undefined;
  const { guarded: _guarded, ...vocabulary } = siteVocabulary();
  const kinds = listRecords(site);
  const texts = await readTexts(site);
  const records = texts.map(({ file, data }) => {
    const collection = kinds.get(file)?.name ?? '';
    const { figure, subject } = (collection === 'claims' && vocabulary.claims[recordId(file)]) || {};
    const { breadcrumb, title = subject && `${figure}, ${subject}`, name, type } = data;
    const own = [breadcrumb, title, name, type].find((text) => typeof text === 'string' && text !== '');
    return {
      file,
      collection,
      ...(typeof own === 'string' && { title: visitorText(own, vocabulary) }),
      changed: changed?.get(`apps/site/src/content/${file}`),
      draft: data['draft'] === true,
      data,
    };
  });
  const pageTitle = new Map(records.map(({ file, title }) => [recordId(file), title]));
  return {
    records,
    folders: folderCollections(site),
    addresses: [...allRoutes(), ...documentIds().map(documentPath)].map((to) => ({
      to,
      title: pageTitle.get(routeId(to).replace(/^unduhan-|\.pdf$/g, '')) ?? to,
    })),
    pictures: listPictures(site.root),
    history,
    vocabulary,
  };
}
