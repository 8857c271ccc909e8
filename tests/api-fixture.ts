import { readdirSync, readFileSync } from 'node:fs';
import { joinDocument } from 'api-description/document';
import { openapiSchemas } from 'api-description/schema';
import { sandboxSpec } from 'api-description/spec';
import type { Page } from 'api-description/view';
import type { SandboxRequest } from 'contract/sandbox';
import { type Account, createAccount } from 'sandbox/core/account';
import { handle } from 'sandbox/core/router';
import { Timeline } from 'tank-gauging/simulator/timeline';
import { parse } from 'yaml';
import { apiWords, sandboxAddress, sandboxWords } from '../apps/site/src/api/api.words.ts';
import { examples } from '../apps/site/src/api/terminal/examples.ts';
import { seed } from '../apps/site/src/api/terminal/seed.ts';
import { createSite } from '../apps/site/src/plant/sites/index.ts';
import { plain, text } from '../apps/site/src/shared/text/schema.ts';

const openapi = openapiSchemas({ text, plain }).part;
const folder = new URL('../apps/site/src/content/api/openapi/', import.meta.url);
const parts = readdirSync(folder)
  .sort()
  .map((name) => openapi.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
const problems = Object.assign({}, ...parts.map(({ components }) => components?.responses ?? {}));

/** The API document, assembled from its sources because tests run before any build. */
export const document = joinDocument(
  parts,
  [
    { url: 'https://api.contoh.example', description: apiWords.server },
    { url: 'https://www.contoh.example/sandbox', description: apiWords.sandbox },
  ],
  examples(problems, 'https://www.contoh.example'),
);
export const spec = {
  ...sandboxSpec(document, sandboxAddress, 'https://www.contoh.example/api-integration/dokumentasi'),
  words: sandboxWords,
};

/** As in the page: receivers that do not fail by their name accept. */
export const world = {
  ...{ spec, seed, timeline: new Timeline(createSite('minyak-gas')) },
  receivers: { status: 204, duration: 172 },
};

export const newKey = (): Account => createAccount(seed);

/** Sends a request with a key. @param minutes since the key was created */
export const send = (path: string, part: Partial<SandboxRequest> = {}, key = newKey(), minutes = 0) =>
  handle(
    world,
    key,
    { id: 'contoh00', method: 'GET', path, scope: 'write', idempotencyKey: '', body: '', ...part },
    { since: minutes * 60_000, wall: 0, calls: () => [] },
  );

export const bodyData = <T>(answer: { body?: unknown }) => (answer.body as Page<T>).data;
