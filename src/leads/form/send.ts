import { type LeadReceipt, leadAddresses } from '../../../server/contract/lead.ts';
import { LeadFailed, readFailure, readReceipt, type SendAttempt } from './delivery.ts';

/** Milliseconds without an answer after which the line counts as lost. */
const timeout = 20_000;

/** Hands a request to the server. @throws LeadFailed when it was not acknowledged */
export async function sendLead({ key, body }: SendAttempt): Promise<LeadReceipt> {
  try {
    const answer = await fetch(leadAddresses.api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(timeout),
    });
    const value: unknown = await answer.json().catch(() => undefined);
    const receipt = answer.ok ? readReceipt(value) : undefined;
    if (receipt) return receipt;
    // A success that cannot be read is no acknowledgement: the same key asks again.
    if (answer.ok) throw new LeadFailed({ kind: 'lost' });
    throw new LeadFailed(readFailure(answer.status, answer.headers.get('retry-after'), value, new Date()));
  } catch (error) {
    throw error instanceof LeadFailed ? error : new LeadFailed({ kind: 'lost' });
  }
}
