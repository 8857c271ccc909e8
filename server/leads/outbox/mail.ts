import { createTransport } from 'nodemailer';
import { fillText } from '../../contract/slots.ts';
import { longWib } from '../../contract/wib.ts';
import { readablePhone } from '../phone.ts';
import { type LeadRecords, labelOf } from '../records.ts';
import type { LeadRow } from '../store/tables.ts';
import { type Deliver, DeliveryError, type DueMessage } from './delivery.ts';

/** Sends the company one mail for each request; an answer to it goes to the visitor. */
export const deliverMail = (mailer: Mailer, to: readonly string[], records: LeadRecords): Deliver =>
  mailWith(mailer, ({ row, lead }) => ({
    to,
    replyTo: { name: lead.name, address: lead.email },
    id: row.id,
    date: new Date(lead.received_at),
    headers: { 'X-Lead-Reference': lead.reference },
    ...mailText(lead, records),
  }));

/**
 * Confirms to the visitor that the request came. Nothing that the visitor wrote stands in it, so that nobody can have our
 * mail server send words of their own to somebody else.
 */
export const deliverConfirmation = (mailer: Mailer, records: LeadRecords, replyTo: string): Deliver =>
  mailWith(mailer, ({ row, lead }) => ({
    to: [lead.email],
    replyTo: { name: records.company, address: replyTo },
    id: row.id,
    ...confirmationText(lead, records),
  }));

const mailWith =
  (mailer: Mailer, messageOf: (due: DueMessage) => MailMessage): Deliver =>
  (due, signal) =>
    mailer.send({ ...messageOf(due), signal }).catch((error: unknown) => {
      throw asDeliveryError(error);
    });

/** Replies about who we are (RFC 4954), not about the message. */
const loginCodes = new Set([530, 534, 535, 538]);

/** The status of the server, or why it could not be reached; its words may quote addresses, so they stay out. */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // A login that fails says nothing of the message: passwords are renewed, and somebody mends the setting.
  const login = code === 'EAUTH' || loginCodes.has(responseCode ?? 0);
  if (responseCode) return new DeliveryError(`SMTP ${responseCode}`, responseCode >= 500 && !login);
  return new DeliveryError(`SMTP ${code ?? 'error'}`, false);
}

interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the company reads about a request: the same in plain text and in HTML. */
function mailText(lead: LeadRow, records: LeadRecords): MailText {
  const { mail, labels } = records.words;
  const rows = rowsOf(lead, records);
  const from = lead.company ? `${lead.name} (${lead.company})` : lead.name;
  const promise = fillText(mail.promise, { replyBy: longWib(new Date(lead.reply_by)) });
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  return {
    subject: fillText(mail.subject, { reference: lead.reference, from }),
    text: [promise, '', ...lines, '', `${labels.message}:`, lead.message ?? '–', ''].join('\n'),
    html: html(lead, rows, promise, labels.message),
  };
}

type Row = readonly [label: string, value: string, link?: string];

function rowsOf(lead: LeadRow, { labels, words }: LeadRecords): readonly Row[] {
  const whatsapp = `https://wa.me/${lead.phone.slice(1)}`;
  const list = words.labels;
  return [
    [list.reference, lead.reference],
    [list.name, lead.name],
    [list.email, lead.email, `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`],
    [list.phone, readablePhone(lead.phone), `tel:${lead.phone}`],
    [list.whatsapp, whatsapp, whatsapp],
    [list.company, lead.company ?? '–'],
    [list.industry, labelOf(lead.industry, labels) ?? '–'],
    [list.tankCount, labelOf(lead.tank_count, labels) ?? '–'],
    [list.receivedAt, longWib(new Date(lead.received_at))],
    [list.consent, fillText(words.mail.consent, { version: lead.consent_version })],
  ];
}

function html(lead: LeadRow, rows: readonly Row[], promise: string, messageLabel: string): string {
  const cell = ([, value, link]: Row) =>
    link === undefined ? escapeHtml(value) : `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>`;
  const table = rows.map(
    (row) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(row[0])}</th><td dir="auto">${cell(row)}</td></tr>`,
  );
  const message = escapeHtml(lead.message ?? '–').replaceAll('\n', '<br>\n');
  return [
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(lead.reference)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#111">',
    `<p><strong>${escapeHtml(promise)}</strong></p><table>${table.join('\n')}</table>`,
    `<p><strong>${escapeHtml(messageLabel)}</strong></p><p dir="auto">${message}</p></body></html>`,
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** What the visitor reads: number and deadline, in plain text. */
function confirmationText(
  { reference, reply_by }: Pick<LeadRow, 'reference' | 'reply_by'>,
  { company, words: { confirmation } }: LeadRecords,
): { readonly subject: string; readonly text: string } {
  const slots = { reference, company, replyBy: longWib(new Date(reply_by)) };
  return {
    subject: fillText(confirmation.subject, slots),
    text: `${confirmation.paragraphs.map((paragraph) => fillText(paragraph, slots)).join('\n\n')}\n`,
  };
}

interface MailMessage {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The same at every try: a mail server recognises what it took before. */
  readonly id?: string;
  readonly date?: Date;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the conversation at once: the letter is dropped. */
  readonly signal?: AbortSignal;
}

/** The way to the mail server, for everything that goes out by mail. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

interface MailerOptions {
  readonly url: string;
  readonly from: string;
  /** Name of the sender. */
  readonly company: string;
}

/** Longest conversation with the mail server, in milliseconds. */
const longestSending = 60_000;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Opens a connection for each mail, so that one which is given up ends with it and nothing waits behind another. */
export function createMailer({ url, from, company }: MailerOptions): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // Personal data do not cross a network unencrypted.
    requireTLS: !secure && !loopback.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    send: async ({
      to,
      subject,
      text,
      html,
      replyTo,
      id,
      date,
      headers,
      signal = AbortSignal.timeout(longestSending),
    }) => {
      await transport.sendMail({
        from: { name: company, address: from },
        to: [...to],
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...headers,
          // Written by us: nodemailer would let an encoded word of a visitor pass as one.
          Subject: { prepared: true, value: encodedWords(subject) },
        },
        ...(replyTo && { replyTo: { ...replyTo, name: withoutEncodedWords(replyTo.name) } }),
        text,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        ...(date && { date }),
        signal,
      });
    },
  };
}

/** Bytes of text in one encoded word: with `=?UTF-8?B?` and `?=` it stays below 75 characters (RFC 2047, 2). */
const encodedWordBytes = 45;

/**
 * A text of a visitor as it may stand in a header: always encoded, so that `=?utf-8?…?=` in a name stays what it is
 * instead of being decoded, and no quote or bracket means anything.
 */
export function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > encodedWordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/**
 * The same for the name beside an address, which nodemailer writes itself: many readers decode encoded words even in
 * quotes. A mark without width breaks it up, and looks the same.
 */
const withoutEncodedWords = (name: string): string => name.replaceAll('=?', '=\u200c?');
