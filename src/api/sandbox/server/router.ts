import { sandboxWords } from '../sandbox.words.ts';
import { demand, scopeOf } from './access.ts';
import { check } from './check.ts';
import { limit, type SandboxAnswer, type SandboxRequest, scopeFor } from './exchange.ts';
import { ApiFailure, problem } from './failure.ts';
import type { HandlerResult } from './handler.ts';
import { handlers } from './handlers.ts';
import { idempotent } from './idempotency.ts';
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
