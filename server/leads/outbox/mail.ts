import { createTransport } from 'nodemailer';
import type { LeadRecords } from '../records.ts';
import { type Deliverer, DeliveryError } from './delivery.ts';
import { mailText } from './mail-text.ts';

export interface MailOptions {
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
  /** For the words, and the company's name as sender. */
  readonly records: LeadRecords;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends each request as one mail; the whole conversation takes less than a lease. */
export function mailDeliverer({ url, from, to, records }: MailOptions): Deliverer {
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
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    deliver: async ({ row, lead }) => {
      try {
        await transport.sendMail({
          from: { name: records.company, address: from },
          to: [...to],
          replyTo: { name: lead.name, address: lead.email },
          // The same at every try: a mail server that took it before can tell.
          messageId: `<${row.id}@${domain}>`,
          date: new Date(lead.received_at),
          headers: { 'X-Lead-Reference': lead.reference, 'Auto-Submitted': 'auto-generated' },
          ...mailText(lead, records),
        });
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The status of the server, or what kept us from talking to it; its words may quote addresses, so they stay out. */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode) return new DeliveryError(`SMTP ${responseCode}`, responseCode >= 500);
  return new DeliveryError(`SMTP ${code ?? 'error'}`, false);
}
