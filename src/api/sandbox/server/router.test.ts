import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { dataOf, document, send, spec } from '../../fixture.ts';
import { seed } from '../../terminal/seed.ts';
import { check } from './check.ts';
import { createSandbox, keys, limit, type SandboxState } from './exchange.ts';
import { handlers } from './handlers.ts';
import { handle, verdict } from './router.ts';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { 'date-time': true, uri: true, 'uri-reference': true },
});
ajv.addSchema({ $id: 'api', components: document.components });
const fits = (schema: string, value: unknown) => ajv.validate({ $ref: `api#/components/schemas/${schema}` }, value);

const post = (path: string, body: unknown, state?: SandboxState, method = 'POST') =>
  send(path, { method, body: JSON.stringify(body) }, state);

test('every operation of the document has its handler, and no other exists', () => {
  expect(Object.keys(handlers).sort()).toEqual(spec.operations.map(({ id }) => id).sort());
});

describe.each(spec.operations)('$id', ({ id, method, path: template, parameters, body: input }) => {
  const path = parameters.reduce((all, { name, example = '' }) => all.replace(`{${name}}`, example), template);
  const body = input ? JSON.stringify(input.example) : '';

  test('its example gets a good answer that fits the document, by this check and by ajv', () => {
    const answer = send(path, { method, body });
    const found = verdict(spec, id, answer);
    expect([String(answer.status)[0], found?.errors]).toEqual(['2', []]);
    if (found?.schema) expect(fits(found.schema, answer.body), ajv.errorsText()).toBe(true);
  });

  test.each([
    { authorization: '', body },
    { path: path.replace(/TK-204|AL-\d+-\d+|wh_7f3a|dl_\w+/, 'ZZ-999'), body },
    { body: '{"x":' },
    { body: '{"x":1}' },
  ])('its problem after %j is one of the document', (wrong) => {
    const answer = send(path, { method, ...wrong });
    if (answer.status < 400) return;
    expect(verdict(spec, id, answer), `${answer.status}`).toEqual({ schema: 'Problem', errors: [] });
    expect(fits('Problem', answer.body), ajv.errorsText()).toBe(true);
  });
});

test('the first answer is the sample of the document', () => {
  expect(send('/v1/tanks/TK-204/data').body).toEqual(document.components.examples['Reading']?.value);
});

test('time goes on by a minute a request, and the level with it', () => {
  let state = createSandbox(seed);
  const levels = Array.from({ length: 180 }, () => {
    const answer = send('/v1/tanks/TK-204/data', {}, state);
    state = answer.state;
    return (answer.body as { level: number }).level;
  });
  expect(levels[0]).toBe(67.3);
  expect(levels.at(-1)).toBeLessThan(67);
});

test.each([
  ['no key', { authorization: '' }, 401],
  ['another key', { authorization: 'Bearer live_x' }, 401],
  ['an unknown tank', { path: '/v1/tanks/TK-999/data' }, 404],
  ['no tag', { path: '/v1/tanks/204/data' }, 400],
  ['a broken address', { path: '/v1/tanks/%zz/data' }, 400],
  ['an unknown operation', { path: '/v2/tanks' }, 404],
  ['a refused value', { path: '/v1/tanks?limit=500&status=penuh&x=1' }, 422],
  ['a made-up cursor', { path: '/v1/tanks?cursor=abc' }, 400],
  ['a range backwards', { path: '/v1/tanks/TK-204/history?from=2026-11-20T00:00:00Z&to=2026-11-19T00:00:00Z' }, 422],
] as const)('%s', (_, part, status) => {
  const answer = send('/v1/tanks/TK-204/data', part);
  expect([answer.status, (answer.body as { status: number }).status]).toEqual([status, status]);
  expect(answer.headers['Content-Type']).toBe('application/problem+json');
});

test('refused values are named one by one', () => {
  const { errors } = send('/v1/tanks?limit=500&status=penuh&x=1').body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(['limit', 'status', 'x']);
});

test('a key that may only read changes nothing', () => {
  const { status, state } = send('/v1/webhooks/wh_7f3a', { method: 'DELETE', authorization: `Bearer ${keys.read}` });
  expect([status, state.webhooks.length]).toEqual([403, 1]);
});

test('the limit answers 429 with a wait, counts nothing then, and opens again', () => {
  let state = createSandbox(seed);
  const ask = (now: number) => {
    const authorization = `Bearer ${keys.read}`;
    const request = { method: 'GET', path: '/v1/tanks', authorization, idempotencyKey: '', body: '' };
    const result = handle(spec, state, request, now);
    state = result.state;
    return result.answer;
  };
  const answers = Array.from({ length: limit.requests + 2 }, (_, turn) => ask(turn * 100));
  expect(answers.map(({ status }) => status)).toEqual([...Array(limit.requests).fill(200), 429, 429]);
  expect(answers.map(({ headers }) => headers['RateLimit-Remaining']).slice(-4)).toEqual(['1', '0', '0', '0']);
  expect(Number(answers.at(-1)?.headers['Retry-After'])).toBe(20);
  expect(ask(limit.seconds * 1000 + 1).status).toBe(200);
});

test('pages walk through all tanks once', () => {
  const found: string[] = [];
  let query = '?limit=3';
  for (let turn = 0; turn < 5 && query; turn++) {
    const { body } = send(`/v1/tanks${query}`);
    found.push(...dataOf<{ tank_id: string }>({ body }).map(({ tank_id }) => tank_id));
    const { next_cursor } = body as { next_cursor: string | null };
    query = next_cursor ? `?limit=3&cursor=${encodeURIComponent(next_cursor)}` : '';
  }
  expect(found).toEqual(Array.from({ length: 8 }, (_, index) => `TK-20${index + 1}`));
});

test('an alarm is accepted once, and not after it was closed', () => {
  const path = '/v1/alerts/AL-20261120-002/acknowledgement';
  const first = post(path, { by: 'Operator jaga' });
  const again = post(path, { by: 'Orang lain' }, first.state);
  expect([first.status, again.body]).toEqual([200, first.body]);
  const closed = dataOf<{ alert_id: string }>(send('/v1/alerts?state=closed'));
  expect(closed.length).toBeGreaterThan(1);
  for (const { alert_id } of closed)
    expect(post(`/v1/alerts/${alert_id}/acknowledgement`, { by: 'Operator jaga' }).status).toBe(409);
});

test('a webhook lives from its making to its end; its secret shows once', () => {
  const made = post('/v1/webhooks', { url: 'https://a.example/x', events: ['alert.closed'] });
  const { webhook_id, secret } = made.body as { webhook_id: string; secret: string };
  const path = `/v1/webhooks/${webhook_id}`;
  expect([made.status, made.headers['Location']]).toEqual([201, path]);
  expect(secret).toMatch(/^whsec_/);
  expect(send(path, {}, made.state).body).not.toHaveProperty('secret');
  const held = post(path, { active: false }, made.state, 'PATCH');
  expect(post(`${path}/test`, { event: 'alert.closed' }, held.state).status).toBe(409);
  const gone = send(path, { method: 'DELETE' }, held.state);
  expect([gone.status, gone.body]).toEqual([204, undefined]);
  expect(send(path, {}, gone.state).status).toBe(404);
});

test('the own check and ajv agree on values that were changed one by one', () => {
  const reading = document.components.examples['Reading']?.value as Record<string, unknown>;
  const input = { url: 'https://a.example', events: ['alert.closed'] };
  const cases: [string, unknown][] = [
    ...Object.keys(reading).map((name): [string, unknown] => ['Reading', { ...reading, [name]: null }]),
    ...Object.keys(reading).map((name): [string, unknown] => ['Reading', { ...reading, [name]: undefined }]),
    ['Reading', { ...reading, level: 101 }],
    ['Reading', { ...reading, tank_id: 'tk204' }],
    ['Reading', { ...reading, extra: 1 }],
    ['Reading', []],
    ['WebhookInput', { ...input, url: 'http://a.example' }],
    ['WebhookInput', { ...input, events: [] }],
    ['WebhookInput', { ...input, events: ['alert.closed', 1] }],
    ['WebhookChange', {}],
    ['Acknowledgement', { by: 'x' }],
    ['TankPage', { data: [], next_cursor: null }],
  ];
  for (const [schema, value] of cases) {
    const given = JSON.parse(JSON.stringify(value));
    const own = check(spec.schemas, { $ref: `#/components/schemas/${schema}` }, given).length === 0;
    expect(own, `${schema} ${JSON.stringify(given)}`).toBe(fits(schema, given));
  }
});
