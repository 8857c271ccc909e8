import type { LeadRecords } from '../records.ts';
import { confirmationText } from './confirmation-text.ts';
import { type Deliverer, DeliveryError } from './delivery.ts';
import { mailText } from './mail-text.ts';
import type { Letter, Mailer } from './mailer.ts';
import type { DueMessage } from './rows.ts';

/** Tells the company of each request by one mail; an answer to it goes to the visitor. */
export const mailDeliverer = (mailer: Mailer, to: readonly string[], records: LeadRecords): Deliverer =>
  letters(mailer, ({ row, lead }) => ({
    to,
    replyTo: { name: lead.name, address: lead.email },
    id: row.id,
    date: new Date(lead.received_at),
    headers: { 'X-Lead-Reference': lead.reference },
    ...mailText(lead, records),
  }));

/**
 * Tells the visitor that the request came. Nothing that the visitor wrote stands in it, so that nobody can have our
 * mail server send words of their own to somebody else.
 */
export const confirmationDeliverer = (mailer: Mailer, records: LeadRecords, replyTo: string): Deliverer =>
  letters(mailer, ({ row, lead }) => ({
    to: [lead.email],
    replyTo: { name: records.company, address: replyTo },
    id: row.id,
    ...confirmationText(lead, records),
  }));

const letters = (mailer: Mailer, letterOf: (due: DueMessage) => Letter): Deliverer => ({
  deliver: async (due) => {
    await mailer.send(letterOf(due)).catch((error: unknown) => {
      throw asDeliveryError(error);
    });
  },
});

/** Replies about who we are (RFC 4954), not about the message. */
const loginCodes = new Set([530, 534, 535, 538]);

/** The status of the server, or what kept us from talking to it; its words may quote addresses, so they stay out. */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // A login that fails says nothing of the message: passwords are renewed, and somebody mends the setting.
  const login = code === 'EAUTH' || loginCodes.has(responseCode ?? 0);
  if (responseCode) return new DeliveryError(`SMTP ${responseCode}`, responseCode >= 500 && !login);
  return new DeliveryError(`SMTP ${code ?? 'error'}`, false);
}
