import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { document, spec } from '../../fixture.ts';
import { seed } from '../../terminal/seed.ts';
import { check } from './check.ts';
import { keys, limit, type SandboxRequest } from './exchange.ts';
import { handlers } from './handlers.ts';
import { handle, verdict } from './router.ts';
import { createSandbox, type SandboxState } from './state.ts';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { 'date-time': true, uri: true, 'uri-reference': true },
});
ajv.addSchema({ $id: 'api', components: document.components });
const fits = (schema: string, value: unknown) => ajv.validate({ $ref: `api#/components/schemas/${schema}` }, value);

const request = (method: string, path: string, part: Partial<SandboxRequest> = {}): SandboxRequest => ({
  method,
  path,
  authorization: `Bearer ${keys.write}`,
  idempotencyKey: '',
  body: '',
  ...part,
});
const ask = (path: string, state: SandboxState = createSandbox(seed)) =>
  handle(spec, state, request('GET', path), 0).answer;
const post = (path: string, body: unknown, state: SandboxState = createSandbox(seed), method = 'POST') =>
  handle(spec, state, request(method, path, { body: JSON.stringify(body) }), 0);

/** The example call of an operation: parameters of the path and body as the document has them. */
function exampleOf(operation: (typeof spec.operations)[number]): SandboxRequest {
  const path = operation.parameters.reduce(
    (all, { name, example = '' }) => all.replace(`{${name}}`, example),
    operation.path,
  );
  return request(operation.method, path, { body: operation.body ? JSON.stringify(operation.body.example) : '' });
}

test('every operation of the document has its handler, and no other exists', () => {
  expect(Object.keys(handlers).sort()).toEqual(spec.operations.map(({ id }) => id).sort());
});

describe.each(spec.operations)('$id', (operation) => {
  test('its example gets a good answer that fits the document, by this check and by ajv', () => {
    const { answer } = handle(spec, createSandbox(seed), exampleOf(operation), 0);
    const found = verdict(spec, operation.id, answer);
    expect([String(answer.status)[0], found?.errors]).toEqual(['2', []]);
    if (found?.schema) expect(fits(found.schema, answer.body), ajv.errorsText()).toBe(true);
  });

  test('every problem of it is one of the document', () => {
    const wrong = [
      { ...exampleOf(operation), authorization: '' },
      {
        ...exampleOf(operation),
        path: exampleOf(operation).path.replace(/TK-204|AL-\d+-\d+|wh_7f3a|dl_\w+/, 'ZZ-999'),
      },
      { ...exampleOf(operation), body: '{"x":' },
      { ...exampleOf(operation), body: '{"x":1}' },
    ];
    for (const one of wrong) {
      const { answer } = handle(spec, createSandbox(seed), one, 0);
      if (answer.status < 400) continue;
      expect(verdict(spec, operation.id, answer), `${answer.status}`).toEqual({ schema: 'Problem', errors: [] });
      expect(fits('Problem', answer.body), ajv.errorsText()).toBe(true);
    }
  });
});

test('the first answer is the sample of the document', () => {
  expect(ask('/v1/tanks/TK-204/data').body).toEqual(document.components.examples['Reading']?.value);
});

test('time goes on by a minute a request, and the level with it', () => {
  let state = createSandbox(seed);
  const levels = Array.from({ length: 180 }, (_, turn) => {
    const { state: next, answer } = handle(spec, state, request('GET', '/v1/tanks/TK-204/data'), turn * 60_000);
    state = next;
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
  const { answer } = handle(spec, createSandbox(seed), request('GET', '/v1/tanks/TK-204/data', part), 0);
  expect([answer.status, (answer.body as { status: number }).status]).toEqual([status, status]);
  expect(answer.headers['Content-Type']).toBe('application/problem+json');
});

test('refused values are named one by one', () => {
  const { errors } = ask('/v1/tanks?limit=500&status=penuh&x=1').body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(['limit', 'status', 'x']);
});

test('a key that may only read changes nothing', () => {
  const sent = request('DELETE', '/v1/webhooks/wh_7f3a', { authorization: `Bearer ${keys.read}` });
  const { answer, state } = handle(spec, createSandbox(seed), sent, 0);
  expect([answer.status, state.webhooks.length]).toEqual([403, 1]);
});

test('the limit answers 429 with a wait, counts nothing then, and opens again', () => {
  let state = createSandbox(seed);
  const statuses = Array.from({ length: limit.requests + 2 }, (_, turn) => {
    const result = handle(spec, state, request('GET', '/v1/tanks'), turn * 100);
    state = result.state;
    return result.answer;
  });
  expect(statuses.map(({ status }) => status)).toEqual([...Array(limit.requests).fill(200), 429, 429]);
  expect(statuses.map(({ headers }) => headers['RateLimit-Remaining']).slice(-4)).toEqual(['1', '0', '0', '0']);
  expect(Number(statuses.at(-1)?.headers['Retry-After'])).toBe(20);
  expect(handle(spec, state, request('GET', '/v1/tanks'), limit.seconds * 1000 + 1).answer.status).toBe(200);
});

test('pages walk through all tanks once', () => {
  const found: string[] = [];
  let query = '?limit=3';
  for (let turn = 0; turn < 5 && query; turn++) {
    const page = ask(`/v1/tanks${query}`).body as { data: { tank_id: string }[]; next_cursor: string | null };
    found.push(...page.data.map(({ tank_id }) => tank_id));
    query = page.next_cursor ? `?limit=3&cursor=${encodeURIComponent(page.next_cursor)}` : '';
  }
  expect(found).toEqual(Array.from({ length: 8 }, (_, index) => `TK-20${index + 1}`));
});

test('an alarm is accepted once, and not after it was closed', () => {
  const path = '/v1/alerts/AL-20261120-002/acknowledgement';
  const first = post(path, { by: 'Operator jaga' });
  const again = post(path, { by: 'Orang lain' }, first.state);
  expect([first.answer.status, again.answer.body]).toEqual([200, first.answer.body]);
  const { data } = ask('/v1/alerts?state=closed').body as { data: { alert_id: string }[] };
  expect(data.length).toBeGreaterThan(1);
  for (const { alert_id } of data)
    expect(post(`/v1/alerts/${alert_id}/acknowledgement`, { by: 'Operator jaga' }).answer.status).toBe(409);
});

test('a webhook lives from its making to its end; its secret shows once', () => {
  const made = post('/v1/webhooks', { url: 'https://a.example/x', events: ['alert.closed'] });
  const { webhook_id, secret } = made.answer.body as { webhook_id: string; secret: string };
  expect([made.answer.status, made.answer.headers['Location']]).toEqual([201, `/v1/webhooks/${webhook_id}`]);
  expect(secret).toMatch(/^whsec_/);
  expect(ask(`/v1/webhooks/${webhook_id}`, made.state).body).not.toHaveProperty('secret');
  const held = post(`/v1/webhooks/${webhook_id}`, { active: false }, made.state, 'PATCH');
  expect(post(`/v1/webhooks/${webhook_id}/test`, { event: 'alert.closed' }, held.state).answer.status).toBe(409);
  const gone = handle(spec, held.state, request('DELETE', `/v1/webhooks/${webhook_id}`), 0);
  expect([gone.answer.status, gone.answer.body]).toEqual([204, undefined]);
  expect(ask(`/v1/webhooks/${webhook_id}`, gone.state).status).toBe(404);
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
