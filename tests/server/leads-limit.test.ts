import { randomUUID } from 'node:crypto';
import { sql } from 'server/leads/store/sql';
import { expect } from 'vitest';
import { test } from './context.ts';
import {
  earlyInWindow,
  mailSettings,
  outboxRows,
  postForm,
  postLead,
  rowsIn,
  validLead,
  waitUntil,
} from './leads/client.ts';
import { stores } from './leads/stores.ts';

test('limits one network within ten minutes by 429 with Retry-After', async ({ leads }) => {
  const server = await leads({ LEADS_RATE_LIMIT: '3', TRUST_PROXY: 'loopback' });
  await earlyInWindow();
  const from = (address: string, key: string = randomUUID()) =>
    postLead(server.origin, validLead(key), key, { 'x-forwarded-for': address });
  const key = randomUUID();
  expect((await from('203.0.113.7', key)).headers.get('idempotent-replayed')).toBeNull();
  // Repeats do not count, pass at the limit, and are marked as repeats.
  const repeats = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const again = await from('203.0.113.7', key);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    }
  };
  await repeats(5);
  expect([(await from('203.0.113.7')).status, (await from('203.0.113.7')).status]).toEqual([201, 201]);
  const { status, headers, body } = await from('203.0.113.7');
  expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'too-many', true]);
  await repeats(1);
  // One visitor owns a whole /64.
  const others = [];
  for (const address of ['203.0.113.8', ...[1, 2, 3, 4].map((n) => `2001:db8:1:2::${n}`)])
    others.push((await from(address)).status);
  expect(others).toEqual([201, 201, 201, 201, 429]);
  for (let n = 0; n < 3; n += 1) await postForm(server.origin, validLead(`form ${n}`));
  const form = await postForm(server.origin, validLead('form 9'));
  expect([form.status, form.headers.get('location')]).toEqual([303, '/konsultasi-gratis/gagal#terlalu-sering']);
});

test('one network far over the limit, with a new key each time, does not block others', async ({ leads }) => {
  const server = await leads({ TRUST_PROXY: 'loopback', LEADS_RATE_LIMIT: '5', LEADS_QUEUE_LIMIT: '60' });
  await earlyInWindow();
  const from = async (address: string, n = 0) =>
    (await postLead(server.origin, validLead(n), randomUUID(), { 'x-forwarded-for': address })).status;
  let flooding = true;
  const refused: number[] = [];
  const flood = Array.from({ length: 60 }, async () => {
    while (flooding) refused.push(await from('203.0.113.1'));
  });
  await waitUntil(() => refused.length > 100, 'the flood');
  const others = await Promise.all(Array.from({ length: 36 }, (_, n) => from(`203.0.113.${n + 2}`, n)));
  flooding = false;
  await Promise.all(flood);
  expect(others).toEqual(others.map(() => 201));
  expect(refused.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(server.output()).toContain('too many repeats over the limit at once');
});

for (const { kind, isMissing, make } of stores) {
  test.skipIf(isMissing)(
    `servers on one store share the limit without storing addresses: ${kind}`,
    async ({ leads }) => {
      const url = await make('shared');
      const settings = { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '4' };
      const servers = [await leads(settings), await leads(settings)];
      await earlyInWindow();
      const key = randomUUID();
      const statuses = [];
      for (let n = 0; n < 8; n += 1) {
        const again = n === 1 || n === 7;
        const origin = servers[n % 2]?.origin ?? '';
        statuses.push((await postLead(origin, validLead(again ? 0 : n), again || n === 0 ? key : randomUUID())).status);
      }
      expect(statuses).toEqual([201, 200, 201, 201, 201, 429, 429, 200]);
      const rows = await rowsIn(url, sql`select * from rate_window`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
      // Counts of past windows are deleted at the next start.
      await rowsIn(url, sql`insert into rate_window values ('of long ago', 1, 1)`);
      const third = await leads(settings);
      expect((await postLead(third.origin, validLead('later'))).status).toBe(429);
      const left = () => rowsIn(url, sql`select * from rate_window where "window" = 1`);
      await waitUntil(async () => (await left()).length === 0, 'old counts gone');
    },
  );

  test.skipIf(isMissing)(
    `one mailbox gets three confirmations per hour from all processes, however it is spelled: ${kind}`,
    async ({ leads, smtp }) => {
      const url = await make('confirmations');
      const { url: SMTP_URL, mails } = await smtp();
      const settings = { ...mailSettings, SMTP_URL, LEADS_CONFIRM: 'true', LEADS_DATABASE_URL: url };
      const servers = [await leads(settings), await leads(settings)];
      const spellings = ['korban@example.com', 'Korban@Example.com', 'kor.ban@example.com', 'korban+1@example.com'];
      const post = async (n: number, email = spellings[n % 4]) =>
        (await postLead(servers[n % 2]?.origin ?? '', { ...validLead(n), email })).status;
      const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => post(n)));
      expect(statuses).toEqual(statuses.map(() => 201));
      expect(await post(20, 'orang.lain@example.com')).toBe(201);
      const sent = async () => (await outboxRows(url)).every(({ state }) => state === 'sent');
      const mailsTo = (who: RegExp) => mails.filter(({ to }) => to.some((address) => who.test(address))).length;
      await waitUntil(sent, 'all sent');
      expect([mailsTo(/kor\.?ban/i), mailsTo(/orang\.lain/), mailsTo(/tanknusa/)]).toEqual([3, 1, 21]);
      // An hour later one more may be sent, but a waiting one counts against it, however old it is.
      const sentAt = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      await rowsIn(url, sql`update outbox set sent_at = ${sentAt(59)} where channel = 'confirmation'`);
      await post(21, 'korban@example.com');
      await waitUntil(sent, 'the company’s mail');
      expect(mailsTo(/kor\.?ban/i)).toBe(3);
      await rowsIn(url, sql`update outbox set sent_at = ${sentAt(61)} where channel = 'confirmation'`);
      await post(22, 'korban@example.com');
      await waitUntil(async () => (await sent()) && mailsTo(/kor\.?ban/i) === 4, 'the fourth');
    },
  );
}
