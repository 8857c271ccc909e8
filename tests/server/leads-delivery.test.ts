import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMailer } from 'server/leads/outbox/mail';
import { signature } from 'server/leads/outbox/webhook';
import { assignments, sql } from 'server/leads/store/sql';
import { expect } from 'vitest';
import { test as base } from './context.ts';
import {
  type LeadAnswer,
  mailSettings,
  outboxRows,
  postLead,
  postUntilStored,
  rowsIn,
  validLead,
  waitUntil,
  webhookSecret,
  webhookSettings,
} from './leads/client.ts';
import type { Mail } from './leads/receivers.ts';
import { stores } from './leads/stores.ts';

const allSent = async (url: string) => (await outboxRows(url)).every(({ state }) => state === 'sent');
const channelRows = async (url: string, channel: string) =>
  (await outboxRows(url)).filter((row) => row.channel === channel);
const referencesIn = (mails: readonly Mail[]) =>
  mails.map(({ raw }) => /^X-Lead-Reference: (.*)$/m.exec(raw)?.[1]?.trim()).sort();
const answerReferences = (answers: readonly LeadAnswer[]) => answers.map(({ body }) => body.reference).sort();
const changeRow = (url: string, id: string | undefined, values: Record<string, string | number>) =>
  rowsIn(url, sql`update outbox set ${assignments(values)} where id = ${id ?? ''}`);

/** Decodes head and parts of a quoted-printable or base64 mail. */
function readable(raw: string): string {
  const words = raw
    .replace(/=\?UTF-8\?B\?([^?]*)\?=(\r?\n[ \t])?/g, (_, text) => Buffer.from(text, 'base64').toString())
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return words.replace(/^(?:[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+$/gm, (block) => Buffer.from(block, 'base64').toString());
}

/** Mail server whose behaviour `talk` implements per connection. @returns its address and its connections */
const test = base.extend('silent', ({ atEnd }) => async (talk: (socket: Socket) => void = () => undefined) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    talk(socket);
  }).listen(0, '127.0.0.1');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
});

test('sends one mail and one signed webhook per request, none for a suspect one', async ({ leads, smtp, receiver }) => {
  const { url: SMTP_URL, mails } = await smtp();
  const hook = await receiver();
  const old = 'kunci-lama-yang-rahasia';
  const server = await leads({
    ...mailSettings,
    ...webhookSettings(hook.url),
    SMTP_URL,
    LEADS_MAIL_TO: 'a@tanknusa.example,b@tanknusa.example',
    LEADS_WEBHOOK_SECRET_OLD: old,
  });
  const name = '=?utf-8?Q?Direktur?= <b>Rahma</b>';
  await postLead(server.origin, { ...validLead('bot'), remark: 'x' });
  const { body } = await postLead(server.origin, {
    ...validLead(1),
    ...{ name, company: 'PT "王"', message: 'Satu\n<script>alert(1)</script>' },
  });
  await waitUntil(() => mails.length > 0 && hook.deliveries.length > 0, 'mail and webhook');
  await server.stop();

  expect([mails.length, hook.deliveries.length]).toEqual([1, 1]);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'situs@tanknusa.example', to: ['a@tanknusa.example', 'b@tanknusa.example'] });
  // An encoded word that a visitor typed arrives as typed: no mail reader decodes it.
  expect(mail?.raw).not.toContain('=?utf-8?Q?Direktur');
  const text = readable(mail?.raw ?? '');
  expect(text).toMatch(/^Reply-To: .*<siti\.1@example\.com>/m);
  expect(text).toMatch(/^Subject: .*=\?utf-8\?Q\?Direktur\?= <b>Rahma/m);
  for (const part of [
    `X-Lead-Reference: ${body.reference}`,
    '+62 812 3456 7890',
    'Minyak & Gas',
    'PT "王"',
    'href="tel:',
  ])
    expect(text).toContain(part);
  // Text of a visitor stays text, whatever markup it contains.
  expect(text).toContain('&#60;script&#62;alert(1)');
  expect(text.slice(text.indexOf('<!doctype html>'))).not.toMatch(/<script|<b>/);

  const [delivery] = hook.deliveries;
  const timestamp = String(delivery?.headers['x-lead-timestamp']);
  expect(String(delivery?.headers['x-lead-signature']).split(', ')).toEqual(
    [webhookSecret, old].map((key) => signature(key, timestamp, delivery?.body ?? '')),
  );
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30);
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    ...{ event: 'lead.received', reference: body.reference, receivedAt: body.receivedAt, replyBy: body.replyBy },
    ...{ name, phone: '+6281234567890', email: 'siti.1@example.com', tankCount: '6-20' },
  });
  expect(server.output()).not.toMatch(/rahma|rahasia|example\.com/i);
});

test('LEADS_CONFIRM sends the visitor reference and deadline, without typed text', async ({ leads, smtp }) => {
  const { url: SMTP_URL, mails } = await smtp();
  const { origin } = await leads({ ...mailSettings, SMTP_URL, LEADS_CONFIRM: 'true' });
  const { body } = await postLead(origin, { ...validLead(7), message: 'Beli sekarang di https://spam.example' });
  await postLead(origin, { ...validLead('bot'), remark: 'x' });
  await waitUntil(() => mails.length === 2, 'both mails');
  const toVisitor = mails.find(({ to }) => to.includes('siti.7@example.com'));
  expect(toVisitor?.to).toEqual(['siti.7@example.com']);
  const text = readable(toVisitor?.raw ?? '');
  expect(text).toMatch(new RegExp(`^Subject: .*${body.reference}`, 'm'));
  expect(text).toMatch(/^Reply-To: .*<a@tanknusa\.example>/m);
  expect(text.split(body.reference).length).toBeGreaterThan(2);
  expect(text).not.toMatch(/spam|Siti|PT Contoh/);
});

for (const { kind, isMissing, make } of stores) {
  test.skipIf(isMissing)(
    `two processes on ${kind} send each mail once after an outage of the mail server`,
    async ({ leads, smtp }) => {
      const url = await make('outbox');
      const away = await smtp();
      await away.close();
      const settings = { LEADS_DATABASE_URL: url, SMTP_URL: away.url, LEADS_RETRY_SECONDS: '3600' };
      const servers = [await leads({ ...mailSettings, ...settings }), await leads({ ...mailSettings, ...settings })];
      const post = (n: number) => postUntilStored(servers[n % 2]?.origin ?? '', validLead(n));
      const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => post(n)));
      expect(answers.every(({ status }) => status < 300)).toBe(true);
      await waitUntil(
        async () => (await outboxRows(url)).every(({ last_error }) => last_error !== null),
        'a first try',
      );

      const { mails } = await smtp({ port: away.port });
      answers.push(await post(60));
      await waitUntil(() => allSent(url), 'all rows sent');
      await Promise.all(servers.map((server) => server.stop()));
      expect(referencesIn(mails)).toEqual(answerReferences(answers));
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(61);
    },
  );
}

test.concurrent('the next start sends the mails that SIGTERM interrupted', async ({ leads, store, smtp }) => {
  const { url: SMTP_URL, mails } = await smtp();
  const first = await leads({ ...mailSettings, SMTP_URL });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => postUntilStored(first.origin, validLead(n))));
  expect(await first.stop()).toMatchObject({ code: 0 });
  await leads({ ...mailSettings, SMTP_URL });
  await waitUntil(() => allSent(store.url), 'all rows sent');
  expect(referencesIn(mails)).toEqual(answerReferences(answers));
});

test.concurrent('times written under a clock a year ahead do not delay delivery', async ({ leads, store, smtp }) => {
  const first = await leads({ ...mailSettings, SMTP_URL: 'smtp://127.0.0.1:9' });
  await Promise.all([1, 2].map((n) => postLead(first.origin, validLead(n))));
  await first.stop();
  const ahead = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const [one, two] = await outboxRows(store.url);
  await changeRow(store.url, one?.id, { next_attempt_at: ahead });
  await changeRow(store.url, two?.id, { leased_by: 'another', leased_until: ahead, next_attempt_at: '2026' });
  const { url: SMTP_URL, mails } = await smtp();
  await leads({ ...mailSettings, SMTP_URL });
  await waitUntil(() => mails.length === 2, 'both mails');
});

test.concurrent('a hanging mail server does not delay the webhook', async ({ leads, receiver, silent }) => {
  const { url: SMTP_URL, sockets } = await silent();
  const hook = await receiver();
  const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL, SHUTDOWN_SECONDS: '1' });
  await Promise.all(Array.from({ length: 60 }, (_, n) => postUntilStored(origin, validLead(n))));
  await waitUntil(() => hook.deliveries.length === 60, 'all webhooks');
  expect(sockets.length).toBeGreaterThan(0);
});

test.concurrent('an aborted mail closes its connection and is not sent', async ({ silent }) => {
  // Greets, then keeps the connection busy without ever accepting the message.
  const { url, sockets } = await silent((socket) => {
    socket.write('220 tarpit\r\n');
    const drip = setInterval(() => socket.write('250-slow\r\n'), 50);
    socket.on('data', (data) => /^EHLO/.test(String(data)) && socket.write('250 ok\r\n'));
    socket.on('close', () => clearInterval(drip));
  });
  const mailer = createMailer({ url, from: 'situs@tanknusa.example', company: 'PT Contoh' });
  const message = { to: ['a@tanknusa.example'], subject: 'x', text: 'x', signal: AbortSignal.timeout(400) };
  await expect(mailer(message)).rejects.toThrow();
  await waitUntil(() => sockets.every(({ closed }) => closed), 'the connection ends', 5);
});

test.concurrent('a permanently refused mail is given up after a few tries, and `retry` sends it', async ({
  leads,
  store,
  smtp,
}) => {
  let code: number | undefined = 550;
  const { url: SMTP_URL, mails, refused } = await smtp({ answer: () => code });
  const server = await leads({ ...mailSettings, SMTP_URL });
  await postLead(server.origin, validLead());
  await waitUntil(async () => (await outboxRows(store.url))[0]?.state === 'failed', 'given up');
  const [row, ...others] = await outboxRows(store.url);
  expect(row).toMatchObject({ channel: 'mail', attempts: 4, last_error: 'SMTP 550' });
  expect([others, refused.length]).toEqual([[], 4]);
  expect(server.output()).toContain('given up');
  expect(server.output()).not.toContain('siti');
  code = undefined;
  await changeRow(store.url, row?.id, { state: 'waiting', attempts: 0, next_attempt_at: '2000' });
  await waitUntil(() => mails.length === 1, 'the mail');
});

test.concurrent('a webhook that redirects or fails is retried, its redirect not followed', async ({
  leads,
  store,
  receiver,
}) => {
  const answers = [302, 500];
  const hook = await receiver(() => answers.shift() ?? 200);
  const server = await leads(webhookSettings(hook.url));
  await postLead(server.origin, validLead());
  await waitUntil(() => hook.deliveries.length === 1, 'the delivery');
  await server.stop();
  expect(hook.statuses).toEqual([302, 500, 200]);
  expect((await outboxRows(store.url))[0]).toMatchObject({ state: 'sent', attempts: 3 });
});

test.concurrent('a webhook that answers 401 is retried, and a mail alerts the company', async ({
  leads,
  store,
  smtp,
  receiver,
}) => {
  const { url: SMTP_URL, mails } = await smtp();
  const hook = await receiver(() => 401);
  const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL });
  await postLead(origin, validLead());
  await waitUntil(() => mails.length === 2, 'the request and the alert');
  const [webhook] = await channelRows(store.url, 'webhook');
  expect(webhook).toMatchObject({ state: 'waiting', last_error: `HTTP 401` });
  expect(webhook?.attempts).toBeGreaterThanOrEqual(5);
  expect(mails[1]?.raw).toContain(`HTTP 401`);
  expect(mails[1]?.raw).not.toMatch(/siti|rahma/i);
});

test.concurrent('a mail login that fails is retried, and the webhook alerts the company once', async ({
  leads,
  store,
  smtp,
  receiver,
}) => {
  const { url: SMTP_URL } = await smtp({ answer: () => 535 });
  const hook = await receiver();
  const { origin } = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL });
  await Promise.all([1, 2, 3].map((n) => postLead(origin, validLead(n))));
  const alerts = () =>
    hook.deliveries.map(({ body }) => JSON.parse(body)).filter(({ event }) => event === 'delivery.failing');
  await waitUntil(() => alerts().length > 0, 'the alert');
  await waitUntil(
    async () => (await channelRows(store.url, 'mail')).every(({ attempts }) => attempts >= 5),
    'more tries',
  );
  expect(alerts()).toEqual([
    { event: 'delivery.failing', channel: 'mail', error: 'SMTP 535', attempts: 5, text: expect.any(String) },
  ]);
  expect((await channelRows(store.url, 'mail')).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});
