import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { postLead, temporaryStore, until, validLead } from './leads/client.ts';
import { startSmtp } from './leads/receivers.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

const mail = { LEADS_MAIL_FROM: 'situs@tanknusa.example', LEADS_MAIL_TO: 'a@tanknusa.example' };
const start = (url: string, more: Record<string, string>): Promise<ServerProcess> =>
  startServer(fixture.root, { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '100000', LEADS_RETRY_SECONDS: '1', ...more });

/** One encoded word (RFC 2047), read by hand. */
const wordOf = (kind: string, text: string): string =>
  kind === 'B'
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString();
const decoded = (header: string | undefined): string =>
  (header ?? '')
    .split(/\r?\n[ \t]/)
    .map((word) => word.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, kind, text) => wordOf(kind, text)))
    .join('');
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: ((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1];

test('with LEADS_CONFIRM the visitor gets number and deadline, and nothing that somebody wrote', async () => {
  const store = temporaryStore();
  const smtp = await startSmtp();
  const server = await start(store.url, { ...mail, SMTP_URL: smtp.url, LEADS_CONFIRM: 'true' });
  const { body } = await postLead(server.origin, { ...validLead(7), message: 'Beli sekarang di https://spam.example' });
  await postLead(server.origin, { ...validLead('bot'), website: 'x' });
  await until(() => smtp.mails.length === 2, 'both mails');
  await server.stop();
  const toVisitor = smtp.mails.find(({ to }) => to.includes('siti.7@example.com'));
  expect(toVisitor?.to).toEqual(['siti.7@example.com']);
  const raw = toVisitor?.raw ?? '';
  expect(decoded(headerOf(raw, 'Subject'))).toContain(body.reference);
  expect(headerOf(raw, 'Reply-To')).toContain('<a@tanknusa.example>');
  const text =
    Buffer.from(
      raw
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n\n'),
      'base64',
    ).toString() + raw;
  expect(text).toContain(body.reference);
  expect(text).not.toMatch(/spam|Siti|PT Contoh/);
  await smtp.close();
  store.remove();
});

test('an encoded word in a name stays what it is', async () => {
  const store = temporaryStore();
  const smtp = await startSmtp();
  const server = await start(store.url, { ...mail, SMTP_URL: smtp.url });
  const name = '=?utf-8?Q?Direktur_Utama?=';
  await postLead(server.origin, { ...validLead(1), name });
  await until(() => smtp.mails.length === 1, 'the mail');
  await server.stop();
  const raw = smtp.mails[0]?.raw ?? '';
  expect(raw).not.toContain('=?utf-8?Q?Direktur');
  // A mark without width stands between = and ?, so that nobody decodes it.
  expect(decoded(headerOf(raw, 'Reply-To')).replaceAll('\u200c', '')).toBe(`${name} <siti.1@example.com>`);
  expect(decoded(headerOf(raw, 'Subject'))).toContain(name);
  await smtp.close();
  store.remove();
});
