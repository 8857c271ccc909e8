import { idempotencyHeader } from 'api-description/code';
import type { JsonSchema } from 'api-description/schema';
import type { SandboxOperation, SandboxSpec } from 'api-description/spec';
import type { Seed } from 'api-description/view';
import {
  addressPlaceholder,
  buildProblem,
  challengeHeader,
  type FieldError,
  Refusal,
  requiredScope,
  type SandboxAnswer,
  type SandboxRequest,
  sandboxPrefix,
} from 'contract/sandbox';
import { fillText } from 'contract/slots';
import type { Timeline } from 'tank-gauging/simulator/timeline';
import { type Account, accountLimits, accountMinute, trimAccount } from './account.ts';
import { deliverDueEvents } from './alarms.ts';
import { findViolations, invalidRequest, resolveSchema } from './check.ts';
import { stamp } from './deliveries.ts';
import { type Context, handlers } from './handlers.ts';
import type { SandboxWords } from './words.ts';

const titles: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content' };

/** The API as the sandbox needs it, with the texts of its responses. */
export interface Spec extends SandboxSpec {
  words: SandboxWords;
}

/** Data shared by all keys. */
export interface SharedData {
  spec: Spec;
  seed: Seed;
  timeline: Timeline;
  /**
   * Answer of receivers that are not simulated, where nobody can listen for their deliveries: in the page. Elsewhere
   * deliveries wait for a listener.
   */
  receivers?: { status: number; duration: number };
}

/** Time of a request: ms since the key was made (`since`) and Unix ms (`wall`); and the key’s recent calls. */
type Moment = Record<'since' | 'wall', number> & Pick<Context, 'calls' | 'ticket'>;

/** Context for a key’s handlers; delivers all events until that moment first. */
export async function createContext(
  { spec: { words }, timeline, seed, receivers }: SharedData,
  account: Account,
  { since, wall, ...moment }: Moment,
): Promise<Context> {
  const elapsed = Math.floor(since / 60_000);
  const now = accountMinute(account, elapsed);
  const context = { timeline, seed, words, account, ...moment, elapsed, wall: Math.floor(wall / 1000), now };
  await deliverDueEvents(timeline, seed, account, context.now, context.wall, receivers);
  return context;
}

/** Answers a request like the real API: checks address, scope, parameters and body, then runs the operation. */
export async function handle(
  world: SharedData,
  account: Account,
  request: SandboxRequest,
  moment: Moment,
): Promise<SandboxAnswer> {
  try {
    const { spec } = world;
    const { operation, path } = match(spec, request);
    const handler = handlers[operation.id];
    if (!handler) throw unknownOperation(spec, request);
    if (
      request.scope === 'read' &&
      requiredScope(request.method) === 'write' &&
      operation.id !== 'createStreamTicket'
    ) {
      throw new Refusal(403, undefined, challengeHeader('insufficient_scope'));
    }
    const query = readParameters(spec, operation, path, request.path, () => request.idempotencyKey);
    const { cursor: _, limit: __, [idempotencyHeader]: ___, ...filters } = query;
    const print = hashText(JSON.stringify([operation.id, path, filters]));
    const body = operation.body && readBody(spec, operation.body.schema, request.body);
    const status = Number(Object.keys(operation.answers).find((code) => code.startsWith('2')));
    const before = { ...account };
    const answered = await idempotent(spec.words, account, request, moment.wall, async () => {
      const context = await createContext(world, account, moment);
      const answered = handler(context, { path, query, print, body });
      await stamp(account, context.wall);
      const headers = {
        ...(answered !== undefined && { 'Content-Type': 'application/json' }),
        ...(operation.id === 'createWebhook' && {
          Location: `${sandboxPrefix}/v1/webhooks/${(answered as { webhook_id: string }).webhook_id}`,
        }),
      };
      return { status, title: titles[status] ?? '', headers, body: answered };
    });
    if (isChanged(account, before) && trimAccount(account, moment.wall) > accountLimits.bytes) {
      Object.assign(account, before);
      throw new Refusal(409, fillText(spec.words.conflict.full, { count: accountLimits.bytes / 1024 }));
    }
    return answered;
  } catch (error) {
    if (error instanceof Refusal) return buildProblem(world.spec, error, request.id);
    throw error;
  }
}

/** Whether an account differs from a shallow copy: its parts are replaced, never modified. */
export const isChanged = (account: Account, before: Account): boolean =>
  Object.entries(before).some(([name, part]) => account[name as keyof Account] !== part);

export const invalidAddress = ({ words }: Spec) => new Refusal(400, words.unreadable.address);

const unknownOperation = ({ words }: Spec, { method, path }: Pick<SandboxRequest, 'method' | 'path'>) =>
  new Refusal(404, fillText(words.unknown.operation, { method, path }));

/** Finds the operation and the path parameters of a request. @throws Refusal 400, 404, 405 */
export function match(spec: Spec, { method, path: target }: Pick<SandboxRequest, 'method' | 'path'>) {
  const { pathname } = parseUrl(target);
  const matches = spec.operations.flatMap((operation) => {
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(pathname);
    return found ? [{ operation, parts: found.groups ?? {} }] : [];
  });
  const found = matches.find(({ operation }) => operation.method === method);
  if (!found && matches.length > 0) {
    throw new Refusal(405, undefined, { Allow: matches.map(({ operation }) => operation.method).join(', ') });
  }
  if (!found) throw unknownOperation(spec, { method, path: pathname });
  try {
    const parts = Object.entries(found.parts).map(([name, part]) => [name, decodeURIComponent(part)]);
    return { operation: found.operation, path: Object.fromEntries(parts) as Record<string, string> };
  } catch {
    throw invalidAddress(spec);
  }
}

/** Limits for the error response: unknown parameters listed, and characters of each. */
const [mostUnknown, longestUnknown] = [10, 40];

const parseUrl = (target: string) => new URL(`${addressPlaceholder}${target}`);

/** Query parameters, validated and converted. @throws Refusal 400 for invalid path parameters, 422 for others */
export function readParameters(
  spec: Spec,
  { parameters }: SandboxOperation,
  path: Readonly<Record<string, string>>,
  target: string,
  header: (name: string) => string,
): Record<string, unknown> {
  const { searchParams } = parseUrl(target);
  const query: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const { name, in: place, schema } of parameters) {
    const full = resolveSchema(spec.schemas, schema);
    const text = place === 'header' ? header(name) : place === 'path' ? path[name] : searchParams.get(name);
    const isMissing = text === null || text === undefined || (text === '' && place === 'header');
    const value = isMissing ? full.default : parsed(full, text);
    if (place !== 'path') query[name] = value;
    const wrong = value === undefined ? [] : findViolations(spec, schema, value, name);
    if (place === 'path' && wrong[0]) throw new Refusal(400, `${wrong[0].field} ${wrong[0].message}.`);
    errors.push(...wrong);
  }
  const known = new Set(parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])));
  const unknown = new Set([...searchParams.keys()].filter((name) => !known.has(name)));
  // Keeps the response short for thousands of unknown parameters or very long ones.
  for (const name of [...unknown].slice(0, mostUnknown)) {
    errors.push({ field: name.slice(0, longestUnknown), message: spec.words.unknown.parameter });
  }
  if (errors.length > 0) throw invalidRequest(errors);
  return query;
}

/** Value of a parameter’s text: a number of digits, a list separated by commas, else the text. */
function parsed({ type }: JsonSchema, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  return type === 'array' ? text.split(',') : text;
}

/** 32-bit hash in base 36. */
function hashText(text: string): string {
  let print = 0;
  for (const sign of text) print = (Math.imul(print, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return print.toString(36);
}

/** @throws Refusal 400 when the text is not JSON, 422 when it violates its schema */
export function readBody(spec: Spec, schema: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, spec.words.unreadable.body).as('invalid_json');
  }
  const errors = findViolations(spec, { $ref: `#/components/schemas/${schema}` }, value);
  if (errors.length > 0) throw invalidRequest(errors);
  return value;
}

/**
 * Violations of the API document by a response; empty when it conforms, undefined when the document does not list its
 * status.
 */
export function checkAnswer(spec: Spec, operationId: string, { status, body }: SandboxAnswer) {
  const schema = spec.operations.find(({ id }) => id === operationId)?.answers[status];
  if (schema === undefined) return undefined;
  const errors = schema === null ? [] : findViolations(spec, { $ref: `#/components/schemas/${schema}` }, body);
  return { schema, errors };
}

async function bodyDigest(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest));
}

/**
 * Performs a write once per idempotency key (draft-ietf-httpapi-idempotency-key): a repeat with the same body returns
 * the stored answer. Keys are scoped to path and scope; only successful answers are stored; reads ignore the header.
 * @throws Refusal 422 when the key was used with another body
 */
async function idempotent(
  { conflict }: SandboxWords,
  account: Account,
  { scope, method, path, idempotencyKey, body: text }: SandboxRequest,
  wall: number,
  act: () => Promise<SandboxAnswer>,
): Promise<SandboxAnswer> {
  const name = requiredScope(method) === 'write' && idempotencyKey && [scope, method, path, idempotencyKey].join('\n');
  if (!name) return act();
  trimAccount(account, wall);
  const known = account.answered[name];
  const body = await bodyDigest(text);
  if (known?.body === body) {
    return { ...known.answer, headers: { ...known.answer.headers, 'Idempotency-Replayed': 'true' } };
  }
  if (known) throw invalidRequest([{ field: idempotencyHeader, message: conflict.key }]).as('idempotency_key_reused');
  const answer = await act();
  account.answered = { ...account.answered, [name]: { body, answer, wall } };
  return answer;
}
