import type { WebhookDelivery } from 'api-description/view';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { bodyData, newKey, world } from '../../../tests/api-fixture.ts';
import type { Account } from './account.ts';
import { begin, expire, resume, timeout } from './deliveries.ts';
import { createContext, handle } from './router.ts';

/** A key at the server: its receivers wait for a listener. `wall` is the real clock in ms, the key’s clock is paused. */
async function paused() {
  const { receivers: _, ...server } = world;
  const account: Account = newKey();
  const clock = { wall: Date.now() };
  const moment = () => ({ since: 0, wall: clock.wall, calls: () => [] });
  const call = (path: string, given?: object, method = given ? 'POST' : 'GET') => {
    const request = { id: 'contoh00', scope: 'write' as const, idempotencyKey: '', body: JSON.stringify(given ?? '') };
    return handle(server, account, { ...request, method, path }, moment());
  };
  const made = async (url: string) => {
    const { body } = await call('/v1/webhooks', { url, events: ['tank.volume.leak', 'tank.volume.theft'] });
    return body as { webhook_id: string; secret: string };
  };
  await call('/v1/clock', { pause: true });
  /** Attempts that a listener gets now. */
  const due = async () => begin(account, (await createContext(server, account, moment())).now, clock.wall);
  const report = (
    one: Awaited<ReturnType<typeof due>>[number] | undefined,
    status: number | null,
    attempt = one?.attempt,
  ) =>
    call(`/v1/webhooks/${one?.webhook_id}/deliveries/${one?.delivery_id}/attempts`, { attempt, status, duration: 5 });
  const log = async (id: string) =>
    bodyData<WebhookDelivery>(await call(`/v1/webhooks/${id}/deliveries`)).map(({ state, attempts, ...one }) => ({
      ...one,
      state,
      tried: attempts.map(({ at, status }) => `${at.slice(8, 16)} ${status}`),
    }));
  return { account, clock, call, made, due, report, log };
}
/** Losses are never found in the simulated readings: only those raised by hand are delivered. */
const raise = (type = 'tank.volume.leak', tank_id = 'TK-204') => ({ type, tank_id });

describe('a delivery at a real receiver', () => {
  test('waits without an attempt until somebody listens, and is signed anew for each attempt', async () => {
    const { clock, call, made, due, report, log } = await paused();
    const { webhook_id, secret } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    await call('/v1/clock', { advance: 'P1D' });
    expect(await log(webhook_id)).toMatchObject([{ state: 'queued', tried: [] }]);
    clock.wall += 3_600_000;
    const [first] = await due();
    expect(await due()).toEqual([]);
    expect(first?.headers['webhook-timestamp']).toBe(String(Math.floor(clock.wall / 1000)));
    await report(first, 500);
    clock.wall += 7000;
    await call('/v1/clock', { advance: 'PT1M' });
    const [second] = await due();
    expect([second?.headers['webhook-id'], second?.attempt, second?.body]).toEqual([
      first?.delivery_id,
      2,
      first?.body,
    ]);
    expect(second?.headers['webhook-timestamp']).toBe(String(Math.floor(clock.wall / 1000)));
    const check = new Webhook(secret);
    const [was, now] = [first, second].map((one) => one?.headers['webhook-signature']);
    expect(was).not.toBe(now);
    const { now: real } = Date;
    Date.now = () => clock.wall;
    try {
      expect(check.verify(second?.body ?? '', second?.headers ?? {})).toMatchObject({ event: 'tank.volume.leak' });
    } finally {
      Date.now = real;
    }
  });

  test('is repeated by the documented schedule when the clock jumps, in order, and no more once it has succeeded', async () => {
    const { call, made, due, report, log } = await paused();
    const { webhook_id } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    await report((await due())[0], 500);
    // At 09.07, due after 1, 5, 30 minutes, then hourly.
    await call('/v1/clock', { advance: 'PT3H' });
    for (const status of [500, null, 302, 503]) await report((await due())[0], status);
    await report((await due())[0], 204);
    expect(await due()).toEqual([]);
    expect(await log(webhook_id)).toMatchObject([
      {
        state: 'delivered',
        next_attempt_at: null,
        tried: ['20T09:07 500', '20T09:08 500', '20T09:12 null', '20T09:37 302', '20T10:07 503', '20T11:07 204'],
      },
    ]);
  });

  test('is given up a day after its first attempt, having been tried 28 times', async () => {
    const { call, made, due, report, log } = await paused();
    const { webhook_id } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    await call('/v1/clock', { advance: 'PT1M' });
    await report((await due())[0], 500);
    await call('/v1/clock', { advance: 'P2D' });
    for (let turn = 0; turn < 27; turn++) await report((await due())[0], 500);
    expect(await due()).toEqual([]);
    const [{ state, tried } = { state: '', tried: [] }] = await log(webhook_id);
    expect([state, tried.length, tried.at(-1)]).toEqual(['failed', 28, '21T09:07 500']);
  });

  test('holds up the next at its receiver, and none at another', async () => {
    const { call, made, due, report } = await paused();
    const [one, other] = [await made('https://a.contoh.example/x'), await made('https://b.contoh.example/x')];
    await call('/v1/events', raise());
    await call('/v1/events', raise('tank.volume.theft'));
    const first = await due();
    expect(first.map(({ webhook_id }) => webhook_id)).toEqual([one.webhook_id, other.webhook_id]);
    expect(first.map(({ body }) => JSON.parse(body).event)).toEqual(['tank.volume.leak', 'tank.volume.leak']);
    await report(first[0], 200);
    expect((await due()).map(({ webhook_id, body }) => [webhook_id, JSON.parse(body).event])).toEqual([
      [one.webhook_id, 'tank.volume.theft'],
    ]);
  });

  test('ends at 410, which switches its webhook off and holds what else was queued', async () => {
    const { call, made, due, report, log } = await paused();
    const { webhook_id } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    await call('/v1/events', raise('tank.volume.theft'));
    await report((await due())[0], 410);
    expect(await due()).toEqual([]);
    expect(await log(webhook_id)).toMatchObject([{ state: 'queued', tried: [] }, { state: 'failed' }]);
    expect((await call(`/v1/webhooks/${webhook_id}`)).body).toMatchObject({ active: false });
    await call(`/v1/webhooks/${webhook_id}`, { active: true }, 'PATCH');
    expect(await due()).toHaveLength(1);
  });

  test('counts the first report of an attempt only, none of one that has not begun, and a time-out without any', async () => {
    const { account, clock, call, made, due, report, log } = await paused();
    const { webhook_id } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    const [first] = await due();
    expect((await report(first, 500, 2)).status).toBe(409);
    await report(first, 500);
    expect((await report(first, 204)).body).toMatchObject({ state: 'queued', attempts: [{ status: 500 }] });
    await call('/v1/clock', { advance: 'PT1M' });
    await due();
    expect(expire(account, clock.wall + timeout - 1, 0)).toBe(clock.wall + timeout);
    // Started anew meanwhile: reports could not be received before.
    expect(expire(account, clock.wall + timeout, clock.wall + 1)).toBe(clock.wall + 1 + timeout);
    expect(expire(account, clock.wall + timeout, 0)).toBeUndefined();
    expect(await log(webhook_id)).toMatchObject([{ tried: ['20T09:07 500', '20T09:08 null'] }]);
  });

  test('whose listener was away is tried once when it comes back, not once for each time it missed', async () => {
    const { account, call, made, due, report, log } = await paused();
    const { webhook_id } = await made('https://erp.contoh.example/x');
    await call('/v1/events', raise());
    await report((await due())[0], 500);
    await call('/v1/clock', { advance: 'PT6H' });
    resume(account, 360);
    await report((await due())[0], 500);
    expect(await due()).toEqual([]);
    expect(await log(webhook_id)).toMatchObject([
      { tried: ['20T09:07 500', '20T15:07 500'], next_attempt_at: '2026-11-20T16:07:00+07:00' },
    ]);
  });
});

test.each([
  ['tank.level.low', 'low'],
  ['tank.level.high', 'high'],
  ['tank.sensor.silent', 'silent'],
  ['tank.volume.theft', 'low'],
  ['alert.acknowledged', 'high'],
  ['alert.closed', 'normal'],
])('an event %s moves its tank: status %s, level and time agree in the same minute', async (type, status) => {
  const { call } = await paused();
  // Low already, for a loss to keep.
  await call('/v1/tanks/TK-205', { limit_low: 80 }, 'PATCH');
  await call('/v1/clock', { advance: 'PT10M' });
  const event = (await call('/v1/events', raise(type, 'TK-205'))).body as { level: number; timestamp: string };
  const found = await Promise.all(['', '/data'].map(async (part) => (await call(`/v1/tanks/TK-205${part}`)).body));
  expect([event, ...found]).toMatchObject([{ status }, { status }, { status, level: event.level }]);
  const isMoved = /level|alert/.test(type);
  if (isMoved) expect(found[1]).toMatchObject({ timestamp: event.timestamp });
  const history = async (from: string, to: string) => {
    const { body } = await call(`/v1/tanks/TK-205/history?interval=15m&from=2026-11-20T${from}Z&to=2026-11-20T${to}Z`);
    return bodyData<{ level_min: number; level_max: number }>({ body });
  };
  if (isMoved) {
    await call('/v1/clock', { advance: 'PT10M' });
    const [quarter] = await history('02:15:00', '02:30:00');
    expect([quarter?.level_min, quarter?.level_max]).toContain(event.level);
  }
  await call('/v1/clock', { advance: 'PT2H' });
  expect((await call('/v1/tanks/TK-205/data')).body).toMatchObject({ status: 'low' });
  expect(await history('02:30:00', '03:00:00')).toHaveLength(status === 'silent' ? 0 : 2);
});
