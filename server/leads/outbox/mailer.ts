import { createTransport } from 'nodemailer';
import { encodedWords, unlikeEncodedWord } from './encoded-words.ts';

export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The same at every try: a mail server that took it before can tell. */
  readonly id?: string;
  readonly date?: Date;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One connection pool to the mail server, for everything that goes out by mail. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  readonly url: string;
  readonly from: string;
  /** Name of the sender. */
  readonly company: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Opens no connection before the first letter. The whole conversation takes less than a lease. */
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
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    send: async ({ to, subject, text, html, replyTo, id, date, headers }) => {
      await transport.sendMail({
        from: { name: company, address: from },
        to: [...to],
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...headers,
          // Written by us: nodemailer would let an encoded word of a visitor pass as one.
          Subject: { prepared: true, value: encodedWords(subject) },
        },
        ...(replyTo && { replyTo: { ...replyTo, name: unlikeEncodedWord(replyTo.name) } }),
        text,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        ...(date && { date }),
      });
    },
    close: () => transport.close(),
  };
}
