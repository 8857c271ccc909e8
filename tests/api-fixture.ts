import { readdirSync, readFileSync } from 'node:fs';
import type { SandboxRequest } from 'contract/sandbox';
import { type Account, createAccount } from 'sandbox/core/account';
import { handle } from 'sandbox/core/router';
import { Timeline } from 'tank-gauging/simulator/timeline';
import { parse } from 'yaml';
import { joinDocument } from '../apps/site/src/api/description/document.ts';
import { examples } from '../apps/site/src/api/description/examples.ts';
import { openapiPartSchema } from '../apps/site/src/api/description/schema.ts';
import { sandboxSpec } from '../apps/site/src/api/description/spec.ts';
import { seed } from '../apps/site/src/api/terminal/seed.ts';
import type { Page } from '../apps/site/src/api/terminal/view.ts';
import { createSite } from '../apps/site/src/plant/sites/index.ts';

const folder = new URL('../apps/site/src/content/api/openapi/', import.meta.url);
const parts = readdirSync(folder)
  .sort()
  .map((name) => openapiPartSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
const problems = Object.assign({}, ...parts.map(({ components }) => components?.responses ?? {}));

/** The API document as it stands in its files, for tests, which run before any build. */
export const document = joinDocument(
  parts,
  ['https://api.contoh.example', 'https://www.contoh.example/sandbox'],
  examples(problems, 'https://www.contoh.example'),
);
export const spec = sandboxSpec(document, 'https://www.contoh.example/api-integration/dokumentasi');

export const world = { spec, seed, timeline: new Timeline(createSite('minyak-gas')) };

export const newKey = (): Account => createAccount(seed);

/** A request of a key with its answer. @param minutes since the key was made */
export const send = (path: string, part: Partial<SandboxRequest> = {}, key = newKey(), minutes = 0) =>
  handle(
    world,
    key,
    { id: 'contoh00', method: 'GET', path, scope: 'write', idempotencyKey: '', body: '', ...part },
    { since: minutes * 60_000, wall: 0, calls: () => [] },
  );

export const dataOf = <T>(answer: { body?: unknown }) => (answer.body as Page<T>).data;
