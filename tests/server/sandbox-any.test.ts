import { once } from 'node:events';
import { Validator } from '@cfworker/json-schema';
import { bodySchemaName, firstExample, listOperations } from 'api-description/document';
import { isPlain } from 'api-description/spec';
import { Keys } from 'sandbox/keys';
import { seededRandom } from 'tank-gauging/simulator/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { paths } from '../../scripts/paths.ts';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { apiDocument, fileText } from '../site/api.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(paths.root, { SANDBOX: 'on', SANDBOX_SECRET: secret, TRUST_PROXY: 'loopback' });
});
afterAll(() => server.stop());

/** JSON Schema of an OpenAPI schema: `nullable` is a type of its own. */
const asJsonSchema = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('nullable' in value)) return value;
  const { nullable: _, type, ...rest } = value as { nullable: unknown; type?: string };
  return { ...rest, type: [type, 'null'] };
};
const components = JSON.parse(JSON.stringify(apiDocument.components), asJsonSchema);
const validators = new Map<string, Validator>();

/** Violations by a validator that has nothing in common with the sandbox’s own; empty when the value fits. */
function misfits(schema: string, value: unknown): string {
  const known =
    validators.get(schema) ?? new Validator({ $ref: `#/components/schemas/${schema}`, components }, '7', false);
  validators.set(schema, known);
  const { valid, errors } = known.validate(value);
  return valid ? '' : JSON.stringify(errors.slice(-3));
}

/** Seeded generator: the same requests in every run. */
function chances(seed: number) {
  const next = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  return { pick, often: (share: number) => next() < share };
}

const odd = [
  '',
  ' ',
  '0',
  '-1',
  '0x10',
  '1e3',
  'NaN',
  'null',
  'tk-204',
  '%00',
  '../..',
  "' OR 1=1",
  '🛢',
  'https://a.example/%zz',
  'x'.repeat(300),
];
const near = ['TK-201', 'TK-208', 'TK-429', 'TK-503', 'TK-900', 'open', '15m', '1d', '200', '2026-02-30T00:00:00Z'];
const times = ['2026-11-19T00:00:00+07:00', '2026-11-20T00:00:00Z', '2026-11-20T24:00:00Z', '2025-01-01T00:00:00Z'];
const values: readonly unknown[] = [
  null,
  true,
  0,
  -5,
  66.5,
  1e300,
  '',
  'x',
  'alert.closed',
  'https://a.example/%zz',
  '🛢'.repeat(45),
  [],
  {},
  [null],
  'PT6H',
];

const operations = listOperations(apiDocument).filter(isPlain);

/** Random request close to those that the document describes: most parts valid, some not. */
function anyRequest(seed: number) {
  const { pick, often } = chances(seed);
  const operation = pick(operations);
  const given = operation.parameters.map((parameter) => {
    const own = parameter.example ?? pick([...near, ...times]);
    return { ...parameter, value: often(0.75) ? own : pick([...odd, ...near, ...times]) };
  });
  const path = given.reduce(
    (all, { name, in: place, value }) => (place === 'path' ? all.replace(`{${name}}`, encodeURIComponent(value)) : all),
    operation.path,
  );
  const query = new URLSearchParams(
    given.flatMap(({ name, in: place, value }) => (place === 'query' && often(0.4) ? [[name, value]] : [])),
  );
  if (often(0.05)) query.set(pick(['warna', '__proto__', 'limit[]']), '1');
  const example = operation.requestBody && firstExample(apiDocument, operation.requestBody);
  let body = example ? JSON.stringify(example) : '';
  if (example && often(0.5)) {
    const changed: Record<string, unknown> = { ...example };
    const field = often(0.8) ? pick(Object.keys(example)) : pick(['warna', 'constructor', 'note', 'pause']);
    if (often(0.2)) delete changed[field];
    else changed[field] = pick(values);
    body = often(0.1) ? pick(['', '{', '[]', 'null', '"x"', 'x'.repeat(17_000)]) : JSON.stringify(changed);
  }
  const method = often(0.05) ? pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) : operation.method.toUpperCase();
  const known = keys.write(keys.make(often(0.1) ? 'read' : 'write', Date.now()));
  return {
    operation,
    method,
    path: `${path}${query.size > 0 ? `?${query}` : ''}`,
    body,
    isKeyed: often(0.95),
    known,
    often,
    pick,
  };
}

/** Deviations of an answer from the document; empty when it conforms. */
async function findViolations(seed: number): Promise<string[]> {
  const { operation, method, path, body, isKeyed, known, often, pick } = anyRequest(seed);
  const key = often(0.5) ? shared[seed % shared.length] : known;
  const answer = await fetch(`${server.origin}/sandbox${path}`, {
    method,
    headers: {
      'x-forwarded-for': `203.0.${seed % 250}.${(seed >> 8) % 250}`,
      ...(isKeyed && { authorization: `Bearer ${key}` }),
      ...(often(0.3) && { 'idempotency-key': pick(['kirim-0001', 'kirim-0002', 'x', 'kirim 1']) }),
      ...(often(0.5) && { 'accept-encoding': 'identity' }),
    },
    ...(method !== 'GET' && body && { body }),
  });
  const { status, headers } = answer;
  const text = await answer.text();
  const violations: string[] = [];
  const hold = (isRight: boolean, what: string) =>
    isRight ||
    violations.push(`${seed} ${method} ${path} ${body.slice(0, 200)} → ${status}: ${what} ${text.slice(0, 300)}`);
  hold(headers.get('access-control-allow-origin') === '*', 'not open');
  const isOther = method !== operation.method.toUpperCase();
  const described = isOther ? undefined : operation.responses[status];
  // Another method may be an operation too, but never on a broken path.
  hold(described !== undefined || isOther || status === 404, 'this status is not described');
  const schema = status < 400 ? described && bodySchemaName(described) : 'Problem';
  if (status >= 400) {
    const type = headers.get('content-type') ?? '';
    hold(type.startsWith('application/problem+json'), `type ${type}`);
    hold(JSON.parse(text).status === status, 'status');
  } else if (described) {
    for (const name of Object.keys(described.headers ?? {}))
      hold(headers.has(name) || name === 'Idempotency-Replayed', `no header ${name}`);
    hold((schema === undefined) === (text === ''), 'emptiness');
  }
  const wrong = schema ? misfits(schema, JSON.parse(text)) : '';
  hold(wrong === '', wrong);
  // What the sandbox has taken, the description allows.
  const sent = operation.requestBody && bodySchemaName(operation.requestBody);
  if (status < 300 && sent && !isOther)
    hold(misfits(sent, JSON.parse(body)) === '', 'a body against the description was taken');
  counts.set(status, (counts.get(status) ?? 0) + 1);
  return violations;
}

/** Keys shared by many requests, so that their changes accumulate. */
const shared = Array.from({ length: 12 }, () => keys.write(keys.make('write', Date.now())));
const counts = new Map<number, number>();

/** Two thousand when it is run by its name. */
const requests = isWholeDepth ? 2000 : 100;

test(`${requests} random requests get answers that conform to the document`, async () => {
  const complaints: string[] = [];
  for (let seed = 0; seed < requests; seed += 10) {
    const some = Array.from({ length: 10 }, (_, turn) => findViolations(seed + turn));
    complaints.push(...(await Promise.all(some)).flat());
  }
  expect(complaints.join('\n')).toBe('');
  // A check of the generator: some requests were refused and some accepted.
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 404, 422]));
});

/** Messages of the stream that the AsyncAPI document describes, by their type. */
const asyncapi = JSON.parse(fileText('asyncapi.json'));
const payloads = new Map<string, Validator>();
function misfitsOfMessage(message: { type: string }): string {
  const { payload } = asyncapi.components.messages[message.type] ?? {};
  if (!payload) return `${message.type} is not described`;
  const known =
    payloads.get(message.type) ?? new Validator({ ...payload, components: asyncapi.components }, '2020-12', false);
  payloads.set(message.type, known);
  const { valid, errors } = known.validate(message);
  return valid ? '' : `${message.type} ${JSON.stringify(errors.slice(-3))} ${JSON.stringify(message).slice(0, 300)}`;
}

const messages = isWholeDepth ? 2500 : 300;

test(`${messages} messages of streams are as AsyncAPI describes them`, async () => {
  const authorization = `Bearer ${keys.write(keys.make('write', Date.now()))}`;
  const call = (path: string, body: object) =>
    fetch(`${server.origin}/sandbox${path}`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(body),
    });
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/sandbox/v1/stream`, {
    headers: { authorization },
  });
  const heard: { type: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.send('{"type":"subscribe","topics":["cuaca"]}');
  const topics = ['readings', 'alerts', 'webhooks', 'attempts', 'calls'];
  socket.send(JSON.stringify({ type: 'subscribe', topics }));
  await call('/v1/webhooks', { url: 'https://a.example/x', events: ['tank.volume.leak', 'alert.closed'] });
  for (const type of ['tank.volume.leak', 'alert.closed', 'tank.sensor.silent'])
    await call('/v1/events', { type, tank_id: 'TK-204' });
  // A day of eight tanks is 2,304 readings at most; what a longer jump holds would be cut to the last day.
  while (heard.length <= messages) {
    const before = heard.length;
    await call('/v1/clock', { advance: isWholeDepth ? 'PT12H' : 'PT5H' });
    await expect.poll(() => heard.length).toBeGreaterThan(before + 300);
  }
  socket.close();
  const again = new WebSocket(`${server.origin.replace('http', 'ws')}/sandbox/v1/stream`, {
    headers: { authorization },
  });
  again.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(again, 'open');
  await call('/v1/clock', { advance: 'P7D' });
  again.send(JSON.stringify({ type: 'subscribe', topics, last_id: '0-0' }));
  await expect.poll(() => heard.some(({ type }) => type === 'gap')).toBe(true);
  again.close();
  expect(heard.map(misfitsOfMessage).filter(Boolean).slice(0, 5)).toEqual([]);
  expect([...new Set(heard.map(({ type }) => type))].sort()).toEqual(
    ['alert', 'attempt', 'call', 'error', 'gap', 'reading', 'subscribed', 'webhook'].sort(),
  );
});
