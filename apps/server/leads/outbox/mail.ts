import { fillText } from 'contract/slots';
import { formatLongWib } from 'contract/wib';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { loopback } from '../../settings.ts';
import { describeLead, describeTexts, type LeadRecords } from '../records.ts';
import type { LeadRow } from '../store/tables.ts';
import { type Deliver, DeliveryError, type DueMessage } from './delivery.ts';

/** Mails each request to the company; a reply goes to the visitor. */
export const deliverMail = (mailer: Mailer, to: readonly string[], records: LeadRecords): Deliver =>
  mailWith(mailer, ({ row, lead }) => ({
    to,
    replyTo: { name: lead.name, address: lead.email },
    messageId: row.id,
    date: new Date(lead.received_at),
    headers: { 'X-Lead-Reference': lead.reference },
    ...mailText(lead, records),
  }));

/** Contains no text of the visitor: our mail server must not relay one person's text to another's address. */
export const deliverConfirmation = (mailer: Mailer, records: LeadRecords, replyTo: string): Deliver =>
  mailWith(mailer, ({ row, lead }) => ({
    to: [lead.email],
    replyTo: { name: records.company, address: replyTo },
    messageId: row.id,
    ...confirmationText(lead, records),
  }));

const mailWith =
  (mailer: Mailer, buildMessage: (due: DueMessage) => MailMessage): Deliver =>
  async (due, signal) => {
    try {
      await mailer({ ...buildMessage(due), signal });
    } catch (error) {
      throw asDeliveryError(error);
    }
  };

/** SMTP replies about our login (RFC 4954), not about the message. */
const loginCodes = new Set([530, 534, 535, 538]);

/** Reports code only: the server's text may quote addresses. */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // Login errors count as temporary: an operator renews the password.
  const login = code === 'EAUTH' || loginCodes.has(responseCode ?? 0);
  if (responseCode) return new DeliveryError(`SMTP ${responseCode}`, responseCode >= 500 && !login);
  return new DeliveryError(`SMTP ${code ?? 'error'}`, false);
}

function mailText(lead: LeadRow, records: LeadRecords): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { mail } = records.words;
  const from = lead.company ? `${lead.name} (${lead.company})` : lead.name;
  const promise = fillText(mail.promise, { replyBy: formatLongWib(new Date(lead.reply_by)) });
  const rows = describeLead(lead, records);
  const cells = rows.map(([label, value, link]) => {
    const text = escapeHtml(value);
    const cell = link ? `<a href="${escapeHtml(link)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${cell}</td></tr>`;
  });
  const texts = describeTexts(lead, records);
  return {
    subject: fillText(mail.subject, { reference: lead.reference, from }),
    text: [
      promise,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      ...texts.flatMap(([label, text]) => [`${label}:`, text, '']),
    ].join('\n'),
    html: [
      '<!doctype html><html lang="id"><head><meta charset="utf-8"></head>',
      `<body style="font:16px/1.5 sans-serif"><p><strong>${escapeHtml(promise)}</strong></p>`,
      `<table cellpadding="4">${cells.join('\n')}</table>`,
      ...texts.flatMap(([label, text]) => [
        `<p><strong>${escapeHtml(label)}</strong></p>`,
        `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      ]),
      '</body></html>',
    ].join('\n'),
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function confirmationText(
  { reference, reply_by }: LeadRow,
  { company, words: { confirmation } }: LeadRecords,
): Pick<MailMessage, 'subject' | 'text'> {
  const slots = { reference, company, replyBy: formatLongWib(new Date(reply_by)) };
  return {
    subject: fillText(confirmation.subject, slots),
    text: `${confirmation.paragraphs.map((paragraph) => fillText(paragraph, slots)).join('\n\n')}\n`,
  };
}

interface MailMessage extends Pick<SendMailOptions, 'html' | 'date' | 'headers' | 'signal'> {
  to: readonly string[];
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Message-ID, equal for all tries, so that a mail server can recognise duplicates. */
  messageId?: string;
}

export type Mailer = (message: MailMessage) => Promise<unknown>;

/** Limit for sending one mail, in milliseconds. */
const longestSending = 60_000;

/** Opens a connection per mail: an aborted mail closes only its own, and no mail waits for a second one. */
export function createMailer({ url, from, company }: Record<'url' | 'from' | 'company', string>): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // Personal data must not cross a network unencrypted.
    requireTLS: !secure && !loopback.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return ({ to, subject, replyTo, messageId, headers, ...message }) =>
    transport.sendMail({
      signal: AbortSignal.timeout(longestSending),
      ...message,
      from: { name: company, address: from },
      to: [...to],
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...headers,
        // nodemailer would pass on an encoded word that a visitor typed.
        Subject: { prepared: true, value: encodedWords(subject) },
      },
      ...(replyTo && { replyTo: { ...replyTo, name: withoutEncodedWords(replyTo.name) } }),
      ...(messageId && { messageId: `<${messageId}@${domain}>` }),
    });
}

/** Bytes per encoded word, so that it stays within 75 characters (RFC 2047, section 2). */
const encodedWordBytes = 45;

/** Encodes the whole subject, so that a visitor's `=?utf-8?…?=`, quotes and brackets have no effect in a header. */
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
 * nodemailer encodes the display names of addresses itself, and mail readers decode encoded words even in quotes: a
 * zero-width character breaks them.
 */
const withoutEncodedWords = (name: string) => name.replaceAll('=?', '=\u200c?');
