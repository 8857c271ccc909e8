import { describe, expect } from 'vitest';
import { signature } from '../../server/leads/outbox/webhook.ts';
import { test } from './context.ts';
import {
  inStore,
  type LeadAnswer,
  mailSettings,
  outboxOf,
  postLead,
  postUntilStored,
  until,
  validLead,
  webhookSecret,
  webhookSettings,
} from './leads/client.ts';
import type { Mail } from './leads/receivers.ts';
import { stores } from './leads/stores.ts';

const allSent = async (url: string) => (await outboxOf(url)).every(({ state }) => state === 'sent');
const referencesIn = (mails: readonly Mail[]) =>
  mails.map(({ raw }) => /^X-Lead-Reference: (.*)$/m.exec(raw)?.[1]?.trim()).sort();
const referencesOf = (answers: readonly LeadAnswer[]) => answers.map(({ body }) => body.reference).sort();

/** A quoted-printable or base64 mail with its parts readable. */
function readable(raw: string): string {
  const words = raw.replace(/=\r?\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (bytes) => {
    return Buffer.from(bytes.replaceAll('=', ''), 'hex').toString();
  });
  return words.replace(/^(?:[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+$/gm, (block) => Buffer.from(block, 'base64').toString());
}

test('one mail and one signed webhook a request; nobody hears of a suspect one', async ({ leads, smtp, receiver }) => {
  const { url: SMTP_URL, mails } = await smtp();
  const hook = await receiver();
  const LEADS_MAIL_TO = 'a@tanknusa.example,b@tanknusa.example';
  const server = await leads({ ...mailSettings, ...webhookSettings(hook.url), SMTP_URL, LEADS_MAIL_TO });
  const name = 'Siti <b>Rahma</b> "王"';
  await postLead(server.origin, { ...validLead('bot'), website: 'x' });
  const { body } = await postLead(server.origin, { ...validLead(1), name, message: 'Satu\n<script>alert(1)</script>' });
  await until(() => mails.length > 0 && hook.deliveries.length > 0, 'mail and webhook');
  await server.stop();

  expect([mails.length, hook.deliveries.length]).toEqual([1, 1]);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'situs@tanknusa.example', to: ['a@tanknusa.example', 'b@tanknusa.example'] });
  const text = readable(mail?.raw ?? '');
  expect(text).toMatch(/^Reply-To: .*<siti\.1@example\.com>/m);
  expect(text).toContain(`X-Lead-Reference: ${body.reference}`);
  expect(text).toContain('+62 812 3456 7890');
  expect(text).toContain('Minyak & Gas');
  expect(text).toContain('Siti &lt;b&gt;Rahma&lt;/b&gt; &quot;王&quot;');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const html = text.slice(text.indexOf('<!doctype html>'));
  expect(html).not.toMatch(/<script|<b>/);

  const [delivery] = hook.deliveries;
  const timestamp = String(delivery?.headers['x-lead-timestamp']);
  expect(delivery?.headers['x-lead-signature']).toBe(signature(webhookSecret, timestamp, delivery?.body ?? ''));
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30);
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    ...{ event: 'lead.received', reference: body.reference, receivedAt: body.receivedAt, replyBy: body.replyBy },
    ...{ name, phone: '+6281234567890', email: 'siti.1@example.com', tankCount: '6-20' },
  });
  expect(server.output()).not.toMatch(/siti|rahasia|example\.com/i);
});

describe.each(stores)('two processes on $kind', ({ make }) => {
  test('the mail server is away for the whole run: all are stored, and each goes out once afterwards', async ({
    skip,
    atEnd,
    leads,
    smtp,
  }) => {
    const store = await make('outbox');
    if (!store) return skip('no PostgreSQL starts here');
    atEnd(() => store.remove());
    const away = await smtp();
    await away.close();
    const settings = { ...mailSettings, LEADS_DATABASE_URL: store.url, SMTP_URL: away.url };
    const servers = [await leads(settings), await leads(settings)];
    const posts = Array.from({ length: 60 }, (_, n) => postUntilStored(servers[n % 2]?.origin ?? '', validLead(n)));
    const answers = await Promise.all(posts);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    await until(async () => (await outboxOf(store.url)).some(({ attempts }) => attempts > 0), 'a first try');

    const { mails } = await smtp({ port: away.port });
    await until(() => allSent(store.url), 'all rows sent');
    await Promise.all(servers.map((server) => server.stop()));
    expect(referencesIn(mails)).toEqual(referencesOf(answers));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(60);
  });
});

test.concurrent('refused for good: given up after a few tries, visible, and sent by `retry`', async ({
  leads,
  store,
  smtp,
}) => {
  let code: number | undefined = 550;
  const { url: SMTP_URL, mails, refused } = await smtp({ answer: () => code });
  const server = await leads({ ...mailSettings, SMTP_URL });
  await postLead(server.origin, validLead());
  await until(async () => (await outboxOf(store.url))[0]?.state === 'failed', 'given up');
  const [row, ...others] = await outboxOf(store.url);
  expect(row).toMatchObject({ channel: 'mail', attempts: 4, last_error: 'SMTP 550' });
  expect(others).toEqual([]);
  expect(refused).toHaveLength(4);
  expect(server.output()).toContain('given up');
  expect(server.output()).not.toContain('siti');

  code = undefined;
  await inStore(store.url, ({ db }) =>
    db.updateTable('outbox').set({ state: 'waiting', attempts: 0, next_attempt_at: '2000' }).execute(),
  );
  await until(() => mails.length === 1, 'the mail');
});

test.concurrent('a webhook that redirects or fails is tried again, and the redirect is not followed', async ({
  leads,
  store,
  receiver,
}) => {
  const answers = [302, 500];
  const hook = await receiver(() => answers.shift() ?? 200);
  const server = await leads(webhookSettings(hook.url));
  await postLead(server.origin, validLead());
  await until(() => hook.deliveries.length === 1, 'the delivery');
  await server.stop();
  expect(hook.statuses).toEqual([302, 500, 200]);
  expect((await outboxOf(store.url))[0]).toMatchObject({ state: 'sent', attempts: 3 });
});

test('SIGTERM while mails go out: what is under way finishes, the rest goes out after the next start', async ({
  leads,
  store,
  smtp,
}) => {
  const { url: SMTP_URL, mails } = await smtp();
  const first = await leads({ ...mailSettings, SMTP_URL });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => postUntilStored(first.origin, validLead(n))));
  expect(await first.stop()).toMatchObject({ code: 0 });
  await leads({ ...mailSettings, SMTP_URL });
  await until(() => allSent(store.url), 'all rows sent');
  expect(referencesIn(mails)).toEqual(referencesOf(answers));
});
