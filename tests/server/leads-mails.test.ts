import { expect } from 'vitest';
import { test } from './context.ts';
import { mailSettings, postLead, until, validLead } from './leads/client.ts';

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

test('with LEADS_CONFIRM the visitor gets number and deadline, and nothing that somebody wrote', async ({
  leads,
  smtp,
}) => {
  const { url, mails } = await smtp();
  const { origin } = await leads({ ...mailSettings, SMTP_URL: url, LEADS_CONFIRM: 'true' });
  const { body } = await postLead(origin, { ...validLead(7), message: 'Beli sekarang di https://spam.example' });
  await postLead(origin, { ...validLead('bot'), website: 'x' });
  await until(() => mails.length === 2, 'both mails');
  const toVisitor = mails.find(({ to }) => to.includes('siti.7@example.com'));
  expect(toVisitor?.to).toEqual(['siti.7@example.com']);
  const raw = toVisitor?.raw ?? '';
  expect(decoded(headerOf(raw, 'Subject'))).toContain(body.reference);
  expect(headerOf(raw, 'Reply-To')).toContain('<a@tanknusa.example>');
  const [, ...parts] = raw.split(/\r?\n\r?\n/);
  const text = Buffer.from(parts.join('\n\n'), 'base64').toString() + raw;
  expect(text).toContain(body.reference);
  expect(text).not.toMatch(/spam|Siti|PT Contoh/);
});

test('an encoded word in a name stays what it is', async ({ leads, smtp }) => {
  const { url, mails } = await smtp();
  const { origin } = await leads({ ...mailSettings, SMTP_URL: url });
  const name = '=?utf-8?Q?Direktur_Utama?=';
  await postLead(origin, { ...validLead(1), name });
  await until(() => mails.length === 1, 'the mail');
  const raw = mails[0]?.raw ?? '';
  expect(raw).not.toContain('=?utf-8?Q?Direktur');
  // A mark without width stands between = and ?, so that nobody decodes it.
  expect(decoded(headerOf(raw, 'Reply-To')).replaceAll('\u200c', '')).toBe(`${name} <siti.1@example.com>`);
  expect(decoded(headerOf(raw, 'Subject'))).toContain(name);
});
