import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { joinDocument } from './description/document.ts';
import { examples } from './description/examples.ts';
import type { Page } from './description/objects.ts';
import { openapiPartSchema } from './description/schema.ts';
import { createSandbox, keys, type SandboxRequest, type SandboxState } from './sandbox/server/exchange.ts';
import { handle } from './sandbox/server/router.ts';
import { sandboxSpec } from './sandbox/server/spec.ts';
import { seed } from './terminal/seed.ts';

const folder = new URL('../content/api/openapi/', import.meta.url);
const parts = readdirSync(folder)
  .sort()
  .map((name) => openapiPartSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
const problems = Object.assign({}, ...parts.map(({ components }) => components?.responses ?? {}));

/** The API document as it stands in its files, for tests, which run before any build. */
export const document = joinDocument(
  parts,
  'https://api.contoh.example',
  examples(problems, 'https://www.contoh.example'),
);
export const spec = sandboxSpec(document, 'https://www.contoh.example/api-integration/dokumentasi');

/** A request with its answer; the clock of the limit stands apart from that of the plant. */
export function send(path: string, part: Partial<SandboxRequest> = {}, state: SandboxState = createSandbox(seed)) {
  const plain = { method: 'GET', path, authorization: `Bearer ${keys.write}`, idempotencyKey: '', body: '' };
  const { answer, state: next } = handle(spec, { ...state, window: [] }, { ...plain, ...part }, 0);
  return { ...answer, state: next };
}

/** The rows of a page. */
export const dataOf = <T>(answer: { body?: unknown }) => (answer.body as Page<T>).data;
