import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import { addAbortSignal } from 'node:stream';
import { byField, fieldColumn, storedFields } from 'contract/lead';
import { formatIsoWib } from 'contract/wib';
import { request } from 'service/node-http';
import type { LeadRow } from '../store/tables.ts';
import { type Deliver, DeliveryError } from './delivery.ts';

interface WebhookOptions {
  url: string;
  secret: string;
  /** Former key, signed with as well while receivers change over. */
  oldSecret?: string | undefined;
}

/** Limits of an answer, in milliseconds and bytes. */
const [longestWait, longestAnswer] = [10_000, 64 * 1024];

/** `v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal digits. */
export function signature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Succeeds with any complete 2xx answer; redirects are not followed. */
export const deliverWebhook =
  (options: WebhookOptions): Deliver =>
  ({ row, lead }) =>
    postSigned(options, row.id, payload(lead));

/**
 * Posts JSON with one signature per key.
 * @param id equal for all tries, so that receivers can drop duplicates
 * @throws DeliveryError
 */
export async function postSigned(
  { url, secret, oldSecret }: WebhookOptions,
  id: string,
  content: object,
): Promise<void> {
  const body = JSON.stringify(content);
  // Time of this try: receivers refuse old ones to prevent replays.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secrets = oldSecret === undefined ? [secret] : [secret, oldSecret];
  await post(url, body, {
    'x-lead-delivery': id,
    'x-lead-timestamp': timestamp,
    'x-lead-signature': secrets.map((key) => signature(key, timestamp, body)).join(', '),
  });
}

/** Whether a status refuses the content. Keys, addresses and times can be corrected, so their errors are temporary. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 404, 407, 408, 425, 429].includes(status);

/** Posts JSON. @throws DeliveryError without a complete 2xx answer */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  const status = await postForStatus(url, body, headers);
  if (status < 200 || status > 299) throw new DeliveryError(`HTTP ${status}`, isFinal(status));
}

/**
 * Reads the answer to its end, since a receiver that breaks off has not finished its work. Node's http instead of
 * `fetch`, which decodes bodies and raises an uncatchable error where the decoding is cut off.
 */
async function postForStatus(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const signal = AbortSignal.timeout(longestWait);
  const sent = (url.startsWith('https:') ? requestTls : request)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'leads-webhook/1', ...headers },
    // A connection per request, closed with the answer.
    agent: false,
    signal,
  });
  // Errors after the answer too: an unhandled one would end the process.
  sent.on('error', () => undefined);
  try {
    sent.end(body);
    const [answer] = (await once(sent, 'response', { signal })) as [IncomingMessage];
    let bytes = 0;
    for await (const part of addAbortSignal(signal, answer)) {
      bytes += part.length;
      if (bytes > longestAnswer) throw new RangeError('the answer is too long');
    }
    return answer.statusCode ?? 0;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    throw new DeliveryError(`HTTP ${signal.aborted ? 'TimeoutError' : (code ?? name)}`, false);
  } finally {
    sent.destroy();
  }
}

const payload = (lead: LeadRow) => ({
  event: 'lead.received',
  reference: lead.reference,
  receivedAt: formatIsoWib(new Date(lead.received_at)),
  replyBy: formatIsoWib(new Date(lead.reply_by)),
  ...byField(storedFields, (field) => lead[fieldColumn(field)]),
});
