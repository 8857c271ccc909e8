import { sign, tolerance } from '../description/signature.ts';

/** What arrives at the receiver: the body as it is read there, and how long it was on its way. */
export interface ReceivedWebhook {
  body: string;
  /** Seconds between signing and arrival. */
  delay: number;
}

export interface WebhookVerification {
  verdict: 'valid' | 'forged' | 'old' | 'insecure';
  /** What the receiver reckons over what arrived. */
  signature: string;
}

/** The body with its level changed, as somebody on the way might; any other text gets one more blank. */
export function tampered(body: string): string {
  const changed = body.replace(/("level":)(\d+(?:\.\d+)?)/, (_, name: string, level: string) => {
    return `${name}${(Number(level) / 2).toFixed(1)}`;
  });
  return changed === body ? `${body} ` : changed;
}

/** What a receiver that heeds the rules says: age first, then the signature over what really arrived. */
export async function verifyWebhook(
  secret: string,
  timestamp: string,
  signature: string,
  { body, delay }: ReceivedWebhook,
): Promise<WebhookVerification> {
  const own = await sign(secret, timestamp, body);
  if (Math.abs(delay) > tolerance) return { verdict: 'old', signature: own };
  return { verdict: own === signature ? 'valid' : 'forged', signature: own };
}
