import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { signature } from '../../server/leads/outbox/webhook.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { inStore, postLead, postUntilKept, temporaryStore, until, validLead } from './leads/client.ts';
import { startReceiver, startSmtp } from './leads/receivers.ts';
import { stores } from './leads/stores.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

const mailSettings = {
  LEADS_MAIL_FROM: 'situs@tanknusa.example',
  LEADS_MAIL_TO: 'a@tanknusa.example,b@tanknusa.example',
};
const secret = 'sangat-rahasia-sekali';
const start = (url: string, more: Record<string, string>): Promise<ServerProcess> =>
  startServer(fixture.root, {
    LEADS_DATABASE_URL: url,
    LEADS_RATE_LIMIT: '100000',
    LEADS_RETRY_SECONDS: '1',
    ...mailSettings,
    ...more,
  });

const statesOf = (url: string) =>
  inStore(url, async ({ db }) =>
    (await db.selectFrom('outbox').select(['channel', 'state', 'attempts', 'last_error']).execute()).map((row) => ({
      ...row,
    })),
  );

/** A quoted-printable or base64 mail with its parts readable. */
function readable(raw: string): string {
  const words = raw.replace(/=\r?\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (bytes) => {
    return Buffer.from(bytes.replaceAll('=', ''), 'hex').toString();
  });
  return words.replace(/^(?:[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+$/gm, (block) => Buffer.from(block, 'base64').toString());
}

test('one mail and one signed webhook a request; a suspect one is told to nobody', async () => {
  const store = temporaryStore();
  const [smtp, hook] = await Promise.all([startSmtp(), startReceiver()]);
  const settings = { SMTP_URL: smtp.url, LEADS_WEBHOOK_URL: hook.url, LEADS_WEBHOOK_SECRET: secret };
  const server = await start(store.url, settings);
  const name = 'Siti <b>Rahma</b> "王"';
  await postLead(server.origin, { ...validLead('bot'), website: 'x' });
  const { body } = await postLead(server.origin, { ...validLead(1), name, message: 'Satu\n<script>alert(1)</script>' });
  await until(() => smtp.mails.length > 0 && hook.deliveries.length > 0, 'mail and webhook');
  await server.stop();

  expect([smtp.mails.length, hook.deliveries.length]).toEqual([1, 1]);
  const [mail] = smtp.mails;
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
  expect(delivery?.headers['x-lead-signature']).toBe(signature(secret, timestamp, delivery?.body ?? ''));
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30);
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    ...{ event: 'lead.received', reference: body.reference, receivedAt: body.receivedAt, replyBy: body.replyBy },
    ...{ name, phone: '+6281234567890', email: 'siti.1@example.com', tankCount: '6-20' },
  });
  const output = server.output();
  expect(output).not.toMatch(/siti|rahasia|example\.com/i);
  hook.close();
  await smtp.close();
  store.remove();
});

describe.each(stores)('two processes on $kind', ({ make }) => {
  test('the mail server is away for the whole run: all are kept, and each goes out once afterwards', async ({
    skip,
  }) => {
    const store = await make('outbox');
    if (!store) return skip('no PostgreSQL starts here');
    const probe = await startSmtp();
    await probe.close();
    const settings = { SMTP_URL: probe.url };
    const servers = await Promise.all([start(store.url, settings), start(store.url, settings)]);
    const posts = Array.from({ length: 60 }, (_, n) => postUntilKept(servers[n % 2]?.origin ?? '', validLead(n)));
    const answers = await Promise.all(posts);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    await until(async () => (await statesOf(store.url)).some(({ attempts }) => attempts > 0), 'a first try');

    const smtp = await startSmtp({ port: probe.port });
    await until(() => smtp.mails.length >= 60, 'all mails');
    await until(async () => (await statesOf(store.url)).every(({ state }) => state === 'sent'), 'all rows sent');
    await Promise.all(servers.map((server) => server.stop()));
    const told = smtp.mails.map(({ raw }) => /^X-Lead-Reference: (.*)$/m.exec(raw)?.[1]?.trim());
    expect(told.sort()).toEqual(answers.map(({ body }) => body.reference).sort());
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(60);
    await smtp.close();
    await store.remove();
  });
});

test.concurrent('refused for good: given up after a few tries, visible, and sent by `retry`', async () => {
  const store = temporaryStore();
  let code: number | undefined = 550;
  const smtp = await startSmtp({ answer: () => code });
  const server = await start(store.url, { SMTP_URL: smtp.url });
  await postLead(server.origin, validLead());
  await until(async () => (await statesOf(store.url))[0]?.state === 'failed', 'given up');
  expect(await statesOf(store.url)).toEqual([
    { channel: 'mail', state: 'failed', attempts: 4, last_error: 'SMTP 550' },
  ]);
  expect(smtp.refused).toHaveLength(4);
  expect(server.output()).toContain('given up');
  expect(server.output()).not.toContain('siti');

  code = undefined;
  await inStore(store.url, ({ db }) =>
    db.updateTable('outbox').set({ state: 'waiting', attempts: 0, next_attempt_at: '2000' }).execute(),
  );
  await until(() => smtp.mails.length === 1, 'the mail');
  await server.stop();
  await smtp.close();
  store.remove();
});

test.concurrent('a webhook that redirects or fails is tried again, and the redirect is not followed', async () => {
  const store = temporaryStore();
  const answers = [302, 500];
  const hook = await startReceiver(() => answers.shift() ?? 200);
  const server = await start(store.url, { LEADS_WEBHOOK_URL: hook.url, LEADS_WEBHOOK_SECRET: secret });
  await postLead(server.origin, validLead());
  await until(() => hook.deliveries.length === 1, 'the delivery');
  await server.stop();
  expect(hook.statuses).toEqual([302, 500, 200]);
  expect((await statesOf(store.url))[0]).toMatchObject({ state: 'sent', attempts: 3 });
  hook.close();
  store.remove();
});

test('SIGTERM while mails go out: what is under way finishes, the rest goes out after the next start', async () => {
  const store = temporaryStore();
  const smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url };
  const first = await start(store.url, settings);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => postLead(first.origin, validLead(n))));
  expect(await first.stop()).toMatchObject({ code: 0 });
  const second = await start(store.url, settings);
  await until(async () => (await statesOf(store.url)).every(({ state }) => state === 'sent'), 'all rows sent');
  await second.stop();
  const told = smtp.mails.map(({ raw }) => /^X-Lead-Reference: (.*)$/m.exec(raw)?.[1]?.trim());
  expect(told.sort()).toEqual(answers.map(({ body }) => body.reference).sort());
  await smtp.close();
  store.remove();
});
