import {
  challenge,
  problemOf,
  type SandboxAnswer,
  type SandboxRequest,
  scopeFor,
} from '../../../../server/contract/sandbox.ts';
import { fillText } from '../../../../server/contract/slots.ts';
import type { Timeline } from '../../../plant/simulator/timeline.ts';
import { sandboxWords } from '../../api.words.ts';
import type { Seed } from '../../terminal/seed.ts';
import { type Account, minuteIn, settle, trim } from './account.ts';
import { ApiFailure, check, type HandlerAnswer, refusal, schemaOf } from './check.ts';
import { handlers } from './handlers.ts';
import type { SandboxOperation, SandboxSpec } from './spec.ts';

const titles: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content' };

/** What all keys share. */
export interface World {
  spec: SandboxSpec;
  seed: Seed;
  timeline: Timeline;
}

/** When somebody asks: milliseconds since the key was made, and of the real clock. */
export interface Moment {
  since: number;
  wall: number;
}

/** What a key's handlers work with at a moment, with everything delivered that has happened until then. */
export function contextOf({ timeline, seed }: World, account: Account, { since, wall }: Moment) {
  const elapsed = Math.floor(since / 60_000);
  const context = { timeline, seed, account, elapsed, wall: Math.floor(wall / 1000), now: minuteIn(account, elapsed) };
  settle(timeline, seed, account, context.now, context.wall);
  return context;
}

/** Answers a request as the interface would: key, address, rights, parameters, body, then the operation. */
export async function handle(
  world: World,
  account: Account,
  request: SandboxRequest,
  moment: Moment,
): Promise<SandboxAnswer> {
  try {
    const { status, body, headers: own } = await perform(world, account, request, moment);
    const headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...own };
    return { status, title: titles[status] ?? '', headers, body };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const problem = problemOf(world.spec, failure.status, crypto.randomUUID().slice(0, 8), failure.message);
    const body = { ...problem, ...(failure.errors && { errors: failure.errors }) };
    const headers = { 'Content-Type': 'application/problem+json', ...failure.headers };
    return { status: problem.status, title: problem.title, headers, body };
  }
}

async function perform(world: World, account: Account, request: SandboxRequest, moment: Moment) {
  if (!request.scope) throw new ApiFailure(401, undefined, challenge());
  const { spec } = world;
  const { operation, path, query } = match(spec, request);
  if (request.scope === 'read' && scopeFor(request.method) === 'write') {
    throw new ApiFailure(403, undefined, challenge('insufficient_scope'));
  }
  const body = operation.body && readBody(spec, operation.body.schema, request.body);
  const handler = handlers[operation.id];
  if (!handler) throw new Error(`the sandbox has no ${operation.id}`);
  const context = contextOf(world, account, moment);
  return idempotent(account, request, () => handler(context, { path, query, body }));
}

/** Finds the operation of a request and reads its parameters. @throws ApiFailure 400, 404, 405, 422 */
function match(spec: SandboxSpec, { method, path: target, idempotencyKey }: SandboxRequest) {
  const { pathname, searchParams } = new URL(`https://sandbox.invalid${target}`);
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
async function idempotent(
  account: Account,
  { scope, method, path, idempotencyKey, body }: SandboxRequest,
  act: () => HandlerAnswer | Promise<HandlerAnswer>,
): Promise<HandlerAnswer> {
  const name = idempotencyKey && [scope, method, path, idempotencyKey].join('\n');
  const known = account.answered[name];
  if (known?.body === body) {
    return { ...known.answer, headers: { ...known.answer.headers, 'Idempotency-Replayed': 'true' } };
  }
  if (known) throw refusal([{ field: 'Idempotency-Key', message: sandboxWords.conflict.key }]);
  const answer = await act();
  if (name) account.answered = { ...account.answered, [name]: { body, answer } };
  if (method !== 'GET') trim(account);
  return answer;
}
