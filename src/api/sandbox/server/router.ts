import { sandboxWords } from '../../api.words.ts';
import { check } from './check.ts';
import {
  ApiFailure,
  keys,
  limit,
  problem,
  type SandboxAnswer,
  type SandboxRequest,
  type Scope,
  scopeFor,
} from './exchange.ts';
import { type HandlerResult, handlers } from './handlers.ts';
import { type Match, match } from './match.ts';
import type { SandboxSpec } from './spec.ts';
import { advanceClock, type SandboxState } from './state.ts';

interface Result {
  state: SandboxState;
  answer: SandboxAnswer;
}

const titles: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content' };

/**
 * Answers a request as the interface would: limit, key, address, rights, parameters, body, then the operation.
 * @param now milliseconds of any clock, for the limit only
 */
export function handle(spec: SandboxSpec, state: SandboxState, request: SandboxRequest, now: number): Result {
  const window = state.window.filter((time) => time > now - limit.seconds * 1000);
  const reset = Math.ceil(((window[0] ?? now) + limit.seconds * 1000 - now) / 1000);
  const full = window.length >= limit.requests;
  const counted = { ...advanceClock(state), window: full ? window : [...window, now] };
  const requestId = `req_sandbox_${String(counted.count).padStart(4, '0')}`;
  const limits = {
    'RateLimit-Limit': String(limit.requests),
    'RateLimit-Remaining': String(Math.max(0, limit.requests - counted.window.length)),
    'RateLimit-Reset': String(reset),
  };
  try {
    if (full) throw new ApiFailure(429);
    const { status, body, headers, state: next = counted } = perform(spec, counted, request);
    return {
      state: next,
      answer: {
        status,
        title: titles[status] ?? '',
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers, ...limits },
        body,
      },
    };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const body = problem(spec, failure, requestId);
    const headers = {
      'Content-Type': 'application/problem+json',
      ...(full && { 'Retry-After': String(reset) }),
      ...failure.headers,
      ...limits,
    };
    return { state: counted, answer: { status: body.status, title: body.title, headers, body } };
  }
}

function perform(spec: SandboxSpec, state: SandboxState, request: SandboxRequest): HandlerResult {
  const granted = scopeOf(request.authorization);
  const found = match(spec, request);
  demand(scopeFor(request.method), granted);
  const handler = handlers[found.operation.id];
  if (!handler) throw new Error(`the sandbox has no ${found.operation.id}`);
  const body = readBody(spec, found, request.body);
  return idempotent(state, request, () => handler(state, { path: found.path, query: found.query, body }));
}

/** @throws ApiFailure 400 when it is no JSON, 422 when it breaks its schema */
function readBody(spec: SandboxSpec, { operation }: Match, text: string): unknown {
  if (!operation.body) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiFailure(400, sandboxWords.unreadable.body);
  }
  const errors = check(spec.schemas, { $ref: `#/components/schemas/${operation.body.schema}` }, value);
  if (errors.length > 0) throw new ApiFailure(422, undefined, { errors });
  return value;
}

/** Where an answer goes against the API document; empty when it fits, undefined when the document has no such answer. */
export function verdict(spec: SandboxSpec, operationId: string, { status, body }: SandboxAnswer) {
  const schema = spec.operations.find(({ id }) => id === operationId)?.answers[status];
  if (schema === undefined) return undefined;
  const errors = schema === null ? [] : check(spec.schemas, { $ref: `#/components/schemas/${schema}` }, body);
  return { schema, errors };
}

const challenge = 'Bearer realm="tank-data"';
const refused = (error: string) => ({ headers: { 'WWW-Authenticate': `${challenge}, error="${error}"` } });

/**
 * What the bearer of a key may do. The name of the scheme may be written in either case (RFC 9110, 11.1).
 * @throws ApiFailure 401 with the challenge of RFC 6750, which names no error when no key was sent
 */
function scopeOf(authorization: string): Scope {
  if (!authorization.trim()) throw new ApiFailure(401, undefined, { headers: { 'WWW-Authenticate': challenge } });
  const [, key] = /^bearer +(\S+) *$/i.exec(authorization.trim()) ?? [];
  if (key === keys.write) return 'write';
  if (key === keys.read) return 'read';
  throw new ApiFailure(401, undefined, refused('invalid_token'));
}

/** @throws ApiFailure 403 when a key that may only read is used to write */
function demand(needed: Scope, given: Scope): void {
  if (needed === 'write' && given === 'read') throw new ApiFailure(403, undefined, refused('insufficient_scope'));
}

/** A key counts for one address and one scope, as for one key of the account. */
const nameOf = ({ authorization, method, path, idempotencyKey }: SandboxRequest) =>
  [authorization.toLowerCase(), method, path, idempotencyKey].join('\n');

/**
 * Does a write, or answers as before when the same was asked under the same key (draft-ietf-httpapi-idempotency-key);
 * only good answers are kept. @throws ApiFailure 422 when the key was used for another body
 */
function idempotent(state: SandboxState, request: SandboxRequest, act: () => HandlerResult): HandlerResult {
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
