import { createHmac } from 'node:crypto';
import { isoWib } from '../../contract/wib.ts';
import type { LeadRow } from '../store/tables.ts';
import { type Deliverer, DeliveryError } from './delivery.ts';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
}

/** Longest wait for the answer, in milliseconds. */
const patience = 10_000;

/** `v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal digits. */
export function signature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Posts each request as signed JSON. Any 2xx is a success; redirects are not followed, 4xx means no use in repeating. */
export function webhookDeliverer({ url, secret }: WebhookOptions): Deliverer {
  return {
    deliver: async ({ row, lead }) => {
      const body = JSON.stringify(payload(lead));
      // Seconds since 1970, of this try: receivers refuse old ones, so that nobody can replay them.
      const timestamp = String(Math.floor(Date.now() / 1000));
      const status = await post(url, body, {
        'content-type': 'application/json',
        'user-agent': 'leads-webhook/1',
        'x-lead-delivery': row.id,
        'x-lead-timestamp': timestamp,
        'x-lead-signature': signature(secret, timestamp, body),
      });
      if (status < 200 || status > 299) {
        const temporary = status >= 500 || [408, 425, 429].includes(status);
        throw new DeliveryError(`HTTP ${status}`, !temporary);
      }
    },
    close: () => undefined,
  };
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
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
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  industry: lead.industry,
  tankCount: lead.tank_count,
  message: lead.message,
  consentVersion: lead.consent_version,
});
