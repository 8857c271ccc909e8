import type { Page } from '../../description/objects.ts';
import { readDocument } from '../../description/read-document.ts';
import { seed } from '../../terminal/seed.ts';
import { keys, type SandboxRequest } from './exchange.ts';
import { handle } from './router.ts';
import { sandboxSpec } from './spec.ts';
import { createSandbox, type SandboxState } from './state.ts';

/** The document and its server, for the tests of this folder. */
export const document = readDocument();
export const spec = sandboxSpec(document, 'https://www.contoh.example/api-integration/dokumentasi');

/** A request with its answer; the clock of the limit stands apart from that of the plant. */
export function send(path: string, part: Partial<SandboxRequest> = {}, state: SandboxState = createSandbox(seed)) {
  const plain = { method: 'GET', path, authorization: `Bearer ${keys.write}`, idempotencyKey: '', body: '' };
  const { answer, state: next } = handle(spec, { ...state, window: [] }, { ...plain, ...part }, 0);
  return { ...answer, state: next };
}
/** The rows of a page. */
export const dataOf = <T>(answer: { body: unknown }) => (answer.body as Page<T>).data;
