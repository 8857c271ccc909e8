import { createTransport } from 'nodemailer';
import { fillText } from '../../contract/slots.ts';
import { longWib } from '../../contract/wib.ts';
import { describeLead, type LeadRecords } from '../records.ts';
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
    mailer({ ...messageOf(due), signal }).catch((error: unknown) => {
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

/** What the company reads about a request: the same in plain text and in HTML. */
function mailText(lead: LeadRow, records: LeadRecords): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { mail, labels } = records.words;
  const from = lead.company ? `${lead.name} (${lead.company})` : lead.name;
  const promise = fillText(mail.promise, { replyBy: longWib(new Date(lead.reply_by)) });
  const rows = describeLead(lead, records);
  const cells = rows.map(([label, value, link]) => {
    const text = escapeHtml(value);
    const cell = link ? `<a href="${escapeHtml(link)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${cell}</td></tr>`;
  });
  const message = lead.message ?? '–';
  return {
    subject: fillText(mail.subject, { reference: lead.reference, from }),
    text: [
      promise,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      `${labels.message}:`,
      message,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="id"><head><meta charset="utf-8"></head>',
      `<body style="font:16px/1.5 sans-serif"><p><strong>${escapeHtml(promise)}</strong></p>`,
      `<table cellpadding="4">${cells.join('\n')}</table><p><strong>${escapeHtml(labels.message)}</strong></p>`,
      `<p dir="auto">${escapeHtml(message).replaceAll('\n', '<br>')}</p></body></html>`,
    ].join('\n'),
  };
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the visitor reads: number and deadline. */
function confirmationText(
  { reference, reply_by }: LeadRow,
  { company, words: { confirmation } }: LeadRecords,
): Pick<MailMessage, 'subject' | 'text'> {
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
export type Mailer = (message: MailMessage) => Promise<void>;

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
  return async ({
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
