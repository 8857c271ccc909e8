import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { createMailer } from '../../server/leads/outbox/mail.ts';
import { signature } from '../../server/leads/outbox/webhook.ts';
import { test } from './context.ts';
import {
  inStore,
  mailSettings,
  outboxOf,
  postLead,
  postUntilStored,
  until,
  validLead,
  webhookSecret,
  webhookSettings,
} from './leads/client.ts';
import type { Delivery } from './leads/receivers.ts';

const eventsOf = (deliveries: readonly Delivery[]) => deliveries.map(({ body }) => JSON.parse(body));

test('a mail server that hangs does not hold the webhook', async ({ leads, receiver, atEnd }) => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    hanging.close();
  });
  await once(hanging, 'listening');
  const address = hanging.address();
  const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
  const hook = await receiver();
  const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL, SHUTDOWN_SECONDS: '1' });
  await Promise.all(Array.from({ length: 60 }, (_, n) => postUntilStored(origin, validLead(n))));
  await until(() => hook.deliveries.length === 60, 'all webhooks');
  expect(sockets.length).toBeGreaterThan(0);
});

test.concurrent.for([401, 403, 404])(
  'a webhook that answers %i is tried on, and the company hears of it by mail',
  async (status, { leads, store, smtp, receiver }) => {
    const { url: SMTP_URL, mails } = await smtp();
    const hook = await receiver(() => status);
    const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL });
    await postLead(origin, validLead());
    await until(() => mails.length === 2, 'the request and the alert');
    const webhook = (await outboxOf(store.url)).find(({ channel }) => channel === 'webhook');
    expect(webhook).toMatchObject({ state: 'waiting', last_error: `HTTP ${status}` });
    expect(webhook?.attempts).toBeGreaterThanOrEqual(5);
    expect(mails[1]?.raw).toContain(`HTTP ${status}`);
    expect(mails[1]?.raw).not.toMatch(/siti|rahma/i);
  },
);

test.concurrent('a mail login that fails is tried on, and reported by the webhook once', async ({
  leads,
  store,
  smtp,
  receiver,
}) => {
  const { url: SMTP_URL } = await smtp({ answer: () => 535 });
  const hook = await receiver();
  const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL });
  await Promise.all([1, 2, 3].map((n) => postLead(origin, validLead(n))));
  const alerts = () => eventsOf(hook.deliveries).filter(({ event }) => event === 'delivery.failing');
  await until(() => alerts().length > 0, 'the alert');
  const mails = async () => (await outboxOf(store.url)).filter(({ channel }) => channel === 'mail');
  await until(async () => (await mails()).every(({ attempts }) => attempts >= 5), 'more tries');
  expect(alerts()).toEqual([
    { event: 'delivery.failing', channel: 'mail', error: 'SMTP 535', attempts: 5, text: expect.any(String) },
  ]);
  expect((await mails()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('while keys change over, a webhook carries a signature under each', async ({ leads, receiver }) => {
  const hook = await receiver();
  const old = 'kunci-lama-yang-rahasia';
  const { origin } = await leads({ ...webhookSettings(hook.url), LEADS_WEBHOOK_SECRET_OLD: old });
  await postLead(origin, validLead());
  await until(() => hook.deliveries.length === 1, 'the webhook');
  const { headers, body } = hook.deliveries[0] ?? { headers: {}, body: '' };
  const timestamp = String(headers['x-lead-timestamp']);
  expect(String(headers['x-lead-signature']).split(', ')).toEqual(
    [webhookSecret, old].map((key) => signature(key, timestamp, body)),
  );
});

test('times written under a clock that was ahead by a year hold nothing back', async ({ leads, store, smtp }) => {
  const first = await leads({ ...mailSettings, SMTP_URL: 'smtp://127.0.0.1:9' });
  await Promise.all([1, 2].map((n) => postLead(first.origin, validLead(n))));
  await first.stop();
  const ahead = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const [one, two] = await outboxOf(store.url);
  const change = (id: string | undefined, values: Record<string, string>) =>
    inStore(store.url, ({ db }) =>
      db
        .updateTable('outbox')
        .set(values)
        .where('id', '=', id ?? '')
        .execute(),
    );
  await change(one?.id, { next_attempt_at: ahead });
  await change(two?.id, { leased_by: 'another process', leased_until: ahead, next_attempt_at: '2026' });
  const { url: SMTP_URL, mails } = await smtp();
  await leads({ ...mailSettings, SMTP_URL });
  await until(() => mails.length === 2, 'both mails');
});

test('the mail server is back after hours: everything that waits goes out with the first mail', async ({
  leads,
  store,
  smtp,
}) => {
  const away = await smtp();
  await away.close();
  const settings = { ...mailSettings, SMTP_URL: away.url, LEADS_RETRY_SECONDS: '3600' };
  const { origin } = await leads(settings);
  await Promise.all([1, 2, 3].map((n) => postLead(origin, validLead(n))));
  await until(async () => (await outboxOf(store.url)).every(({ last_error }) => last_error !== null), 'a first try');
  const { mails } = await smtp({ port: away.port });
  await postLead(origin, validLead(4));
  await until(() => mails.length === 4, 'all four', 20);
});

test('a mail that is given up ends its connection, and its letter is dropped', async ({ atEnd }) => {
  // Takes the first half of the conversation, and then keeps the line busy without ever saying yes.
  let closed = 0;
  const tarpit = createServer((socket) => {
    socket.write('220 tarpit\r\n');
    const drip = setInterval(() => socket.write('250-slow\r\n'), 50);
    socket.on('data', (data) => /^EHLO/.test(String(data)) && socket.write('250 ok\r\n'));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drip);
        closed += 1;
      });
  }).listen(0, '127.0.0.1');
  atEnd(() => tarpit.close());
  await once(tarpit, 'listening');
  const address = tarpit.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const mailer = createMailer({ url, from: 'situs@tanknusa.example', company: 'PT Contoh' });
  const message = { to: ['a@tanknusa.example'], subject: 'x', text: 'x', signal: AbortSignal.timeout(400) };
  await expect(mailer.send(message)).rejects.toThrow();
  await until(() => closed === 1, 'the connection ends', 5);
});
