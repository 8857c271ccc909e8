import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { collectionOf, type DeskCollection } from './collections.ts';
import { createRecord } from './create.ts';
import { deskIndex } from './desk-index.ts';
import { guard } from './guard.ts';
import { commitAll, readHistory, undoRecord } from './history.ts';
import { storePicture } from './pictures.ts';
import { problemsOf } from './problems.ts';
import { readBody } from './read-body.ts';
import { readRecord, saveRecord } from './records.ts';
import { Refused } from './refused.ts';
import { removeRecord } from './remove.ts';
import { requests } from './requests.ts';
import { readTexts } from './texts.ts';

export interface DeskSite {
  /** Folder of the project. */
  root: string;
  collections: Map<string, DeskCollection>;
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
  'PUT record': async ({ root, collections }, asked) => ({
    version: await saveRecord(root, collections, take(requests.save, asked)),
  }),
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
  'POST commit': async ({ root }, asked) => {
    await commitAll(root, take(requests.commit, asked).message);
    return {};
  },
};

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
