import type { Outcome } from './call.ts';
import type { SandboxRequest } from './exchange.ts';
import { Failure } from './failure.ts';
import type { World } from './world.ts';

/** What was answered under a key, and to which body. */
export interface Answered {
  body: string;
  outcome: Omit<Outcome, 'world'>;
}

/** A key counts for one address and one right, as for one key of the account. */
const nameOf = ({ authorization, method, path, idempotencyKey }: SandboxRequest) =>
  [authorization.toLowerCase(), method, path, idempotencyKey].join('\n');

/**
 * Does a write, or answers as before when the same was asked under the same key (draft-ietf-httpapi-idempotency-key);
 * only good answers are kept. @throws Failure 422 when the key was used for another body
 */
export function onceOnly(world: World, request: SandboxRequest, act: () => Outcome): Outcome {
  if (!request.idempotencyKey) return act();
  const name = nameOf(request);
  const known = world.answered[name];
  if (known) {
    if (known.body === request.body)
      return { ...known.outcome, headers: { ...known.outcome.headers, 'Idempotency-Replayed': 'true' } };
    throw new Failure(422, undefined, {
      errors: [{ field: 'Idempotency-Key', message: 'sudah dipakai untuk isi lain' }],
    });
  }
  const { world: next = world, ...outcome } = act();
  const answered = { ...next.answered, [name]: { body: request.body, outcome } };
  return { ...outcome, world: { ...next, answered } };
}
