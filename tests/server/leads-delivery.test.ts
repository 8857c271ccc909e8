import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { signature } from '../../server/leads/outbox/webhook.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { inStore, postLead, temporaryStore, until, validLead } from './leads/client.ts';
import { type Delivery, startReceiver, startSmtp } from './leads/receivers.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

const secret = 'sangat-rahasia-sekali';
const mail = { LEADS_MAIL_FROM: 'situs@tanknusa.example', LEADS_MAIL_TO: 'a@tanknusa.example' };
const start = (url: string, more: Record<string, string>): Promise<ServerProcess> =>
  startServer(fixture.root, { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '100000', LEADS_RETRY_SECONDS: '1', ...more });
const rows = (url: string) => inStore(url, ({ db }) => db.selectFrom('outbox').selectAll().execute());
const eventsOf = (deliveries: readonly Delivery[]) => deliveries.map(({ body }) => JSON.parse(body));

test('a mail server that hangs does not hold the webhook', async () => {
  const held: Socket[] = [];
  const hanging = createServer((socket) => held.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const address = hanging.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const store = temporaryStore();
  const hook = await startReceiver();
  const server = await start(store.url, {
    ...mail,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LEADS_WEBHOOK_URL: hook.url,
    LEADS_WEBHOOK_SECRET: secret,
    SHUTDOWN_SECONDS: '1',
  });
  await Promise.all(Array.from({ length: 60 }, (_, n) => postLead(server.origin, validLead(n))));
  await until(() => hook.deliveries.length === 60, 'all webhooks');
  expect(held.length).toBeGreaterThan(0);
  await server.stop();
  for (const socket of held) socket.destroy();
  hanging.close();
  hook.close();
  store.remove();
});

test.concurrent.each([401, 403, 404])(
  'a webhook that answers %i is tried on, and the company hears of it by mail',
  async (status) => {
    const store = temporaryStore();
    const smtp = await startSmtp();
    const hook = await startReceiver(() => status);
    const settings = { ...mail, SMTP_URL: smtp.url, LEADS_WEBHOOK_URL: hook.url, LEADS_WEBHOOK_SECRET: secret };
    const server = await start(store.url, settings);
    await postLead(server.origin, validLead());
    await until(() => smtp.mails.length === 2, 'the request and the alert');
    const webhook = (await rows(store.url)).find(({ channel }) => channel === 'webhook');
    expect(webhook).toMatchObject({ state: 'waiting', last_error: `HTTP ${status}` });
    expect(webhook?.attempts).toBeGreaterThanOrEqual(5);
    expect(smtp.mails[1]?.raw).toContain(`HTTP ${status}`);
    expect(smtp.mails[1]?.raw).not.toMatch(/siti|rahma/i);
    await server.stop();
    await smtp.close();
    hook.close();
    store.remove();
  },
);

test.concurrent('a mail login that fails is tried on, and told by the webhook once', async () => {
  const store = temporaryStore();
  const smtp = await startSmtp({ answer: () => 535 });
  const hook = await startReceiver();
  const settings = { ...mail, SMTP_URL: smtp.url, LEADS_WEBHOOK_URL: hook.url, LEADS_WEBHOOK_SECRET: secret };
  const server = await start(store.url, settings);
  await Promise.all([1, 2, 3].map((n) => postLead(server.origin, validLead(n))));
  const alerts = () => eventsOf(hook.deliveries).filter(({ event }) => event === 'delivery.failing');
  await until(() => alerts().length > 0, 'the alert');
  await until(async () => (await rows(store.url)).filter(({ attempts }) => attempts >= 5).length === 3, 'more tries');
  expect(alerts()).toEqual([
    { event: 'delivery.failing', channel: 'mail', error: 'SMTP 535', attempts: 5, text: expect.any(String) },
  ]);
  const mails = (await rows(store.url)).filter(({ channel }) => channel === 'mail');
  expect(mails.every(({ state }) => state === 'waiting')).toBe(true);
  await server.stop();
  await smtp.close();
  hook.close();
  store.remove();
});

test.concurrent('an alert address of its own hears of both', async () => {
  const store = temporaryStore();
  const [chat, hook] = await Promise.all([startReceiver(), startReceiver(() => 400)]);
  const server = await start(store.url, {
    LEADS_WEBHOOK_URL: hook.url,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_ALERT_URL: chat.url,
  });
  await postLead(server.origin, validLead());
  await until(() => chat.deliveries.length === 1, 'the alert');
  expect(eventsOf(chat.deliveries)[0]).toMatchObject({ channel: 'webhook', error: 'HTTP 400', attempts: 4 });
  expect((await rows(store.url))[0]?.state).toBe('failed');
  await server.stop();
  chat.close();
  hook.close();
  store.remove();
});

test('while keys change over, a webhook carries a signature under each', async () => {
  const store = temporaryStore();
  const hook = await startReceiver();
  const old = 'kunci-lama-yang-rahasia';
  const server = await start(store.url, {
    LEADS_WEBHOOK_URL: hook.url,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_WEBHOOK_SECRET_OLD: old,
  });
  await postLead(server.origin, validLead());
  await until(() => hook.deliveries.length === 1, 'the webhook');
  const { headers, body } = hook.deliveries[0] ?? { headers: {}, body: '' };
  const timestamp = String(headers['x-lead-timestamp']);
  expect(String(headers['x-lead-signature']).split(', ')).toEqual([
    signature(secret, timestamp, body),
    signature(old, timestamp, body),
  ]);
  await server.stop();
  hook.close();
  store.remove();
});

test('times written under a clock that was ahead by a year hold nothing back', async () => {
  const store = temporaryStore();
  const first = await start(store.url, { ...mail, SMTP_URL: 'smtp://127.0.0.1:9' });
  await Promise.all([1, 2].map((n) => postLead(first.origin, validLead(n))));
  await first.stop();
  const ahead = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const [one, two] = await rows(store.url);
  await inStore(store.url, async ({ db }) => {
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: ahead })
      .where('id', '=', one?.id ?? '')
      .execute();
    const leased = { leased_by: 'another process', leased_until: ahead, next_attempt_at: '2026' };
    await db
      .updateTable('outbox')
      .set(leased)
      .where('id', '=', two?.id ?? '')
      .execute();
  });
  const smtp = await startSmtp();
  const second = await start(store.url, { ...mail, SMTP_URL: smtp.url });
  await until(() => smtp.mails.length === 2, 'both mails');
  await second.stop();
  await smtp.close();
  store.remove();
});
