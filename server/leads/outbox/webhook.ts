import { createHmac } from 'node:crypto';
import { byField, columnOf, storedFields } from '../../../contract/lead.ts';
import { isoWib } from '../../../contract/wib.ts';
import type { LeadRow } from '../store/tables.ts';
import { type Deliver, DeliveryError } from './delivery.ts';

interface WebhookOptions {
  url: string;
  secret: string;
  /** While receivers change over. */
  oldSecret?: string | undefined;
}

/** In milliseconds. */
const longestWait = 10_000;

/** `v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal. */
export function signature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Any 2xx is a success; redirects are not followed. */
export const deliverWebhook =
  (options: WebhookOptions): Deliver =>
  ({ row, lead }) =>
    postSigned(options, row.id, payload(lead));

/**
 * One signature for each key.
 * @param id the same at every try, so that receivers take each once
 * @throws DeliveryError
 */
export async function postSigned(
  { url, secret, oldSecret }: WebhookOptions,
  id: string,
  content: object,
): Promise<void> {
  const body = JSON.stringify(content);
  // Of this try: receivers refuse old ones, so that nobody can replay them.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secrets = oldSecret === undefined ? [secret] : [secret, oldSecret];
  await post(url, body, {
    'user-agent': 'leads-webhook/1',
    'x-lead-delivery': id,
    'x-lead-timestamp': timestamp,
    'x-lead-signature': secrets.map((key) => signature(key, timestamp, body)).join(', '),
  });
}

/** About the content; not about keys, addresses or times, which somebody mends. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 404, 407, 408, 425, 429].includes(status);

/** Posts JSON. @throws DeliveryError when no 2xx came */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  const status = await statusOf(url, body, headers);
  if (status < 200 || status > 299) throw new DeliveryError(`HTTP ${status}`, isFinal(status));
}

async function statusOf(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWait),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(`HTTP ${cause?.code ?? name}`, false);
  }
}

const payload = (lead: LeadRow) => ({
  event: 'lead.received',
  reference: lead.reference,
  receivedAt: isoWib(new Date(lead.received_at)),
  replyBy: isoWib(new Date(lead.reply_by)),
  ...byField(storedFields, (field) => lead[columnOf(field)]),
});
