import { sandboxWords } from '../sandbox.words.ts';
import type { SandboxRequest } from './exchange.ts';
import { ApiFailure } from './failure.ts';
import type { HandlerResult } from './handler.ts';
import type { SandboxState } from './state.ts';

/** A key counts for one address and one scope, as for one key of the account. */
const nameOf = ({ authorization, method, path, idempotencyKey }: SandboxRequest) =>
  [authorization.toLowerCase(), method, path, idempotencyKey].join('\n');

/**
 * Does a write, or answers as before when the same was asked under the same key (draft-ietf-httpapi-idempotency-key);
 * only good answers are kept. @throws ApiFailure 422 when the key was used for another body
 */
export function idempotent(state: SandboxState, request: SandboxRequest, act: () => HandlerResult): HandlerResult {
  if (!request.idempotencyKey) return act();
  const name = nameOf(request);
  const known = state.answered[name];
  if (known) {
    if (known.body === request.body)
      return { ...known.answer, headers: { ...known.answer.headers, 'Idempotency-Replayed': 'true' } };
    throw new ApiFailure(422, undefined, {
      errors: [{ field: 'Idempotency-Key', message: sandboxWords.conflict.key }],
    });
  }
  const { state: next = state, ...answer } = act();
  const answered = { ...next.answered, [name]: { body: request.body, answer } };
  return { ...answer, state: { ...next, answered } };
}
