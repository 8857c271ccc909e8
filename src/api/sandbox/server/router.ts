import { fillText } from '../../../../server/contract/slots.ts';
import { step } from '../../../plant/simulator/step.ts';
import { sandboxWords } from '../../api.words.ts';
import type { Problem } from '../../description/objects.ts';
import { check, schemaOf } from './check.ts';
import {
  ApiFailure,
  keys,
  limit,
  refusal,
  type SandboxAnswer,
  type SandboxRequest,
  type SandboxState,
  type Scope,
  scopeFor,
} from './exchange.ts';
import { type HandlerResult, handlers } from './handlers.ts';
import type { SandboxOperation, SandboxSpec } from './spec.ts';

const titles: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content' };
/** Simulated time that passes with each request. */
const secondsPerRequest = 60;

/**
 * Answers a request as the interface would: limit, key, address, rights, parameters, body, then the operation.
 * @param now milliseconds of any clock, for the limit only
 */
export function handle(
  spec: SandboxSpec,
  state: SandboxState,
  request: SandboxRequest,
  now: number,
): { state: SandboxState; answer: SandboxAnswer } {
  const window = state.window.filter((time) => time > now - limit.seconds * 1000);
  const reset = String(Math.ceil(((window[0] ?? now) + limit.seconds * 1000 - now) / 1000));
  const full = window.length >= limit.requests;
  const counted: SandboxState = {
    ...state,
    site: step(state.site, secondsPerRequest),
    count: state.count + 1,
    window: full ? window : [...window, now],
  };
  const limits = {
    'RateLimit-Limit': String(limit.requests),
    'RateLimit-Remaining': String(limit.requests - counted.window.length),
    'RateLimit-Reset': reset,
  };
  try {
    if (full) throw new ApiFailure(429, undefined, { 'Retry-After': reset });
    const { status, body, headers: own, state: next = counted } = perform(spec, counted, request);
    const headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...own, ...limits };
    return { state: next, answer: { status, title: titles[status] ?? '', headers, body } };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const body = problemOf(spec, failure, counted.count);
    const headers = { 'Content-Type': 'application/problem+json', ...failure.headers, ...limits };
    return { state: counted, answer: { status: body.status, title: body.title, headers, body } };
  }
}

/** The problem that the API document has for a status, with what went wrong this time. */
function problemOf({ problems, help }: SandboxSpec, { status, message, errors }: ApiFailure, count: number): Problem {
  const { title = '', detail = '' } = problems[status] ?? {};
  return {
    type: `${help}#galat-${status}`,
    title,
    status,
    detail: message || detail,
    request_id: `req_sandbox_${String(count).padStart(4, '0')}`,
    ...(errors && { errors: [...errors] }),
  };
}

function perform(spec: SandboxSpec, state: SandboxState, request: SandboxRequest): HandlerResult {
  const granted = scopeOf(request.authorization);
  const { operation, path, query } = match(spec, request);
  if (granted === 'read' && scopeFor(request.method) === 'write')
    throw new ApiFailure(403, undefined, challenge('insufficient_scope'));
  const body = operation.body && readBody(spec, operation.body.schema, request.body);
  const handler = handlers[operation.id];
  if (!handler) throw new Error(`the sandbox has no ${operation.id}`);
  return idempotent(state, request, () => handler(state, { path, query, body }));
}

const challenge = (error?: string) => ({
  'WWW-Authenticate': `Bearer realm="tank-data"${error ? `, error="${error}"` : ''}`,
});

/**
 * What the bearer of a key may do. The name of the scheme may be written in either case (RFC 9110, 11.1).
 * @throws ApiFailure 401 with the challenge of RFC 6750, which names no error when no key was sent
 */
function scopeOf(authorization: string): Scope {
  const [, key] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? [];
  if (key === keys.write) return 'write';
  if (key === keys.read) return 'read';
  throw new ApiFailure(401, undefined, challenge(authorization.trim() && 'invalid_token'));
}

/** Finds the operation of a request and reads its parameters. @throws ApiFailure 400, 404, 405, 422 */
function match(spec: SandboxSpec, { method, path: target, idempotencyKey }: SandboxRequest) {
  const { pathname, searchParams } = new URL(target, 'https://sandbox.invalid');
  const matches = spec.operations.flatMap((operation) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)?.slice(1);
    return values ? [{ operation, given: names.map((name, index) => [name, values[index] ?? ''] as const) }] : [];
  });
  const found = matches.find(({ operation }) => operation.method === method);
  if (!found && matches.length > 0) {
    throw new ApiFailure(405, undefined, { Allow: matches.map(({ operation }) => operation.method).join(', ') });
  }
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.operation, { method, path: pathname }));
  const { operation, given } = found;
  const path = Object.fromEntries(given.map(([name, value]) => [name, decoded(value)]));
  const header = idempotencyKey ? errorsOf(spec, operation, 'header', () => idempotencyKey) : [];
  const [wrong] = errorsOf(spec, operation, 'path', (name) => path[name]);
  if (wrong) throw new ApiFailure(400, `${wrong.field} ${wrong.message}.`);
  if (header.length > 0) throw refusal(header);
  return { operation, path, query: readQuery(spec, operation, searchParams) };
}

type Place = SandboxOperation['parameters'][number]['in'];

/** Where the parameters of one place go against their schemas. */
const errorsOf = (
  { schemas }: SandboxSpec,
  { parameters }: SandboxOperation,
  place: Place,
  given: (name: string) => unknown,
) =>
  parameters
    .filter((parameter) => parameter.in === place)
    .flatMap(({ name, schema }) => (given(name) === undefined ? [] : check(schemas, schema, given(name), name)));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiFailure(400, sandboxWords.unreadable.address);
  }
}

/** Parameters of the query as their schemas have them. @throws ApiFailure 422 */
function readQuery(spec: SandboxSpec, operation: SandboxOperation, given: URLSearchParams): Record<string, unknown> {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const query = Object.fromEntries(
    known.map(({ name, schema }) => {
      const full = schemaOf(spec.schemas, schema);
      const text = given.get(name) || undefined;
      return [name, text === undefined ? full.default : full.type === 'integer' ? Number(text) : text];
    }),
  );
  const unknown = [...given.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  const errors = [
    ...unknown.map((field) => ({ field, message: sandboxWords.unknown.parameter })),
    ...errorsOf(spec, operation, 'query', (name) => query[name]),
  ];
  if (errors.length > 0) throw refusal(errors);
  return query;
}

/** @throws ApiFailure 400 when it is no JSON, 422 when it breaks its schema */
function readBody({ schemas }: SandboxSpec, schema: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiFailure(400, sandboxWords.unreadable.body);
  }
  const errors = check(schemas, { $ref: `#/components/schemas/${schema}` }, value);
  if (errors.length > 0) throw refusal(errors);
  return value;
}

/** Where an answer goes against the API document; empty when it fits, undefined when the document has no such answer. */
export function verdict(spec: SandboxSpec, operationId: string, { status, body }: SandboxAnswer) {
  const schema = spec.operations.find(({ id }) => id === operationId)?.answers[status];
  if (schema === undefined) return undefined;
  const errors = schema === null ? [] : check(spec.schemas, { $ref: `#/components/schemas/${schema}` }, body);
  return { schema, errors };
}

/**
 * Does a write, or answers as before when the same was asked under the same key (draft-ietf-httpapi-idempotency-key),
 * which counts for one address and one scope; only good answers are kept.
 * @throws ApiFailure 422 when the key was used for another body
 */
function idempotent(state: SandboxState, request: SandboxRequest, act: () => HandlerResult): HandlerResult {
  const { authorization, method, path, idempotencyKey, body } = request;
  if (!idempotencyKey) return act();
  const name = [authorization.toLowerCase(), method, path, idempotencyKey].join('\n');
  const known = state.answered[name];
  if (known?.body === body) {
    return { ...known.answer, headers: { ...known.answer.headers, 'Idempotency-Replayed': 'true' } };
  }
  if (known) throw refusal([{ field: 'Idempotency-Key', message: sandboxWords.conflict.key }]);
  const { state: next = state, ...answer } = act();
  return { ...answer, state: { ...next, answered: { ...next.answered, [name]: { body, answer } } } };
}
