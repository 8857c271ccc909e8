import { describe, expect, test } from 'vitest';
import type { ApiAlert, WebhookDelivery } from '../../description/objects.ts';
import type { JsonSchema } from '../../description/schema.ts';
import { dataOf, document, send, spec } from '../../fixture.ts';
import { seed } from '../../terminal/seed.ts';
import { createSandbox, keys, type SandboxRequest, type SandboxState } from './exchange.ts';

describe('an answer may gain fields, a request may not bring unknown ones', () => {
  const { schemas } = document.components;
  /** Every object below a schema, itself included. */
  function objectsIn(name: string, seen = new Set<string>()): string[] {
    const schema = schemas[name];
    if (!schema || seen.has(name)) return [];
    seen.add(name);
    const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
    const inner = parts.map((part) => ('$ref' in part ? part : (part.items ?? part)));
    const names = inner.flatMap((part) => ('$ref' in part ? [part.$ref.split('/').at(-1) ?? ''] : []));
    return [...(schema.type === 'object' ? [name] : []), ...names.flatMap((inside) => objectsIn(inside, seen))];
  }
  const closed = (name: string) => (schemas[name] as JsonSchema).additionalProperties === false;
  const sent = spec.operations.flatMap(({ body }) => (body ? [body.schema] : []));
  const answered = spec.operations.flatMap(({ answers }) => Object.values(answers).flatMap((name) => name ?? []));

  test('by the document', () => {
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((name) => !closed(name))).toEqual([]);
    const open = [...new Set(answered)].flatMap((name) => objectsIn(name));
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter(closed)).toEqual([]);
  });

  test('by the server', () => {
    const body = JSON.stringify({ url: 'https://a.example', events: ['alert.closed'], warna: 'biru' });
    expect(send('/v1/webhooks', { method: 'POST', body }).status).toBe(422);
  });
});

describe('refusals say what would do', () => {
  test('405 names the methods of the address', () => {
    const answer = send('/v1/webhooks/wh_7f3a', { method: 'PUT' });
    expect([answer.status, answer.headers['Allow']]).toEqual([405, 'GET, PATCH, DELETE']);
    expect(send('/v1/tanks/TK-204/data', { method: 'DELETE' }).headers['Allow']).toBe('GET');
    expect(send('/v1/lain', { method: 'DELETE' }).status).toBe(404);
  });

  test('401 and 403 name the scheme; the error only when a key was sent', () => {
    expect(send('/v1/tanks', { authorization: `BEARER ${keys.read}` }).status).toBe(200);
    const challenge = (authorization: string, part: Partial<SandboxRequest> = {}) => {
      const { status, headers } = send('/v1/webhooks/wh_7f3a', { authorization, ...part });
      return [status, headers['WWW-Authenticate']];
    };
    expect(challenge('')).toEqual([401, 'Bearer realm="tank-data"']);
    expect(challenge('Bearer live_x')).toEqual([401, 'Bearer realm="tank-data", error="invalid_token"']);
    expect(challenge('Basic YTpi')).toEqual([401, 'Bearer realm="tank-data", error="invalid_token"']);
    expect(challenge(`Bearer ${keys.read}`, { method: 'DELETE' })).toEqual([
      403,
      'Bearer realm="tank-data", error="insufficient_scope"',
    ]);
  });
});

describe('a write under an idempotency key', () => {
  const body = JSON.stringify({ url: 'https://a.example/x', events: ['tank.volume.leak'] });
  const create = (state: SandboxState, part: Partial<SandboxRequest> = {}) =>
    send('/v1/webhooks', { method: 'POST', body, idempotencyKey: 'kirim-0001', ...part }, state);

  test('is done once, and answered alike', () => {
    const first = create(createSandbox(seed));
    const again = create(first.state);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers).not.toHaveProperty('Idempotency-Replayed');
    expect(again.headers).toMatchObject({ 'Idempotency-Replayed': 'true', Location: first.headers['Location'] });
    expect(again.state.webhooks).toHaveLength(2);
    expect(create(again.state, { idempotencyKey: 'kirim-0002' }).state.webhooks).toHaveLength(3);
    expect(create(again.state, { idempotencyKey: '' }).state.webhooks).toHaveLength(3);
  });

  test('with another body is refused, and a refused write may be mended under its key', () => {
    const wrong = create(createSandbox(seed), { body: '{"url":1}' });
    expect(wrong.status).toBe(422);
    const mended = create(wrong.state);
    expect(mended.status).toBe(201);
    const other = create(mended.state, { body: body.replace('leak', 'theft') });
    expect(other.status).toBe(422);
    expect(other.state.webhooks).toHaveLength(2);
  });

  test('must look like a key', () => {
    expect(create(createSandbox(seed), { idempotencyKey: 'x y' }).status).toBe(422);
  });
});

test('alarms can be asked for by kind, and those of volumes say what is gone', () => {
  const kinds = document.components.schemas['AlertKind']?.enum ?? [];
  expect(kinds).toEqual(expect.arrayContaining(['tank.volume.leak', 'tank.volume.theft']));
  const found = kinds.flatMap((kind) =>
    dataOf<ApiAlert>(send(`/v1/alerts?kind=${kind}`)).map((alert) => [kind, alert]),
  );
  expect(found.map(([kind]) => kind)).toEqual(found.map(([, alert]) => (alert as ApiAlert).kind));
  expect(found).toHaveLength(dataOf<ApiAlert>(send('/v1/alerts')).length);
  const leak = seed.alerts.find(({ kind }) => kind === 'tank.volume.leak');
  expect(leak?.loss).toBeGreaterThan(0);
  expect(Date.parse(leak?.loss_since ?? '')).toBeLessThan(Date.parse(leak?.raised_at ?? ''));
  expect(seed.alerts.filter(({ kind, loss }) => kind.startsWith('tank.volume.') !== (loss !== null))).toEqual([]);
});

test.each(document.components.schemas['EventName']?.enum ?? [])('a test of %s carries that event', (event) => {
  const { body } = send('/v1/webhooks/wh_7f3a/test', { method: 'POST', body: JSON.stringify({ event }) });
  expect((body as WebhookDelivery).payload).toMatchObject({ event, test: true });
  if (event.startsWith('tank.')) expect((body as WebhookDelivery).payload.loss !== null).toBe(event.includes('volume'));
});

describe('deliveries', () => {
  const log = (state?: SandboxState) => send('/v1/webhooks/wh_7f3a/deliveries', {}, state);

  test('are logged with every attempt, newest first', () => {
    const all = dataOf<WebhookDelivery>(log());
    expect(all.map(({ queued_at }) => queued_at)).toEqual(
      all
        .map(({ queued_at }) => queued_at)
        .sort()
        .reverse(),
    );
    const retried = all.find(({ attempts }) => attempts.length > 1);
    expect(retried?.attempts.map(({ status }) => status)).toEqual([503, 204]);
    expect(send(`/v1/webhooks/wh_7f3a/deliveries/${retried?.delivery_id}`).body).toEqual(retried);
  });

  test('a replay carries the same event under a number of its own, and arrives', () => {
    const made = send('/v1/webhooks/wh_7f3a/deliveries/dl_01JD4V7R/replay', { method: 'POST' });
    const replay = made.body as WebhookDelivery;
    const origin = send('/v1/webhooks/wh_7f3a/deliveries/dl_01JD4V7R').body as WebhookDelivery;
    expect([made.status, replay.state, replay.replay_of]).toEqual([202, 'queued', 'dl_01JD4V7R']);
    expect(replay.payload).toEqual(origin.payload);
    expect(replay.delivery_id).not.toBe(origin.delivery_id);
    const [newest] = dataOf<WebhookDelivery>(log(made.state));
    expect([newest?.delivery_id, newest?.state]).toEqual([replay.delivery_id, 'delivered']);
  });

  test('an accepted alarm is told to who asked for it', () => {
    const change = { method: 'PATCH', body: '{"events":["alert.acknowledged"]}' };
    const { state } = send('/v1/webhooks/wh_7f3a', change);
    const [open] = dataOf<ApiAlert>(send('/v1/alerts?state=open'));
    const path = `/v1/alerts/${open?.alert_id}/acknowledgement`;
    const told = send(path, { method: 'POST', body: '{"by":"Operator jaga"}' }, state);
    expect(dataOf<WebhookDelivery>(log(told.state))[0]?.payload).toMatchObject({
      event: 'alert.acknowledged',
      alert_id: open?.alert_id,
    });
    const quiet = send(path, { method: 'POST', body: '{"by":"Operator jaga"}' });
    expect(dataOf<WebhookDelivery>(log(quiet.state))).toHaveLength(dataOf<WebhookDelivery>(log()).length);
  });
});
