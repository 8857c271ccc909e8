const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Deliveries older or newer than this many seconds are refused. */
const tolerance = 300;

/**
 * `v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal digits, computed with WebCrypto: the same scheme as
 * that of the site's own webhook. @param timestamp seconds since 1970, as text
 */
export async function sign(secret: string, timestamp: string, body: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return `v1=${hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${timestamp}.${body}`)))}`;
}

/** Headers that a delivery carries, in the order in which they are shown. */
export async function deliveryHeaders(
  event: string,
  deliveryId: string,
  secret: string,
  timestamp: string,
  body: string,
): Promise<Record<string, string>> {
  return {
    'Content-Type': 'application/json',
    'X-Event': event,
    'X-Delivery': deliveryId,
    'X-Timestamp': timestamp,
    'X-Signature': await sign(secret, timestamp, body),
  };
}

/** Number of the delivery that stands as an example. */
export const sampleDelivery = 'dl_sandbox_0001';

/** The body with its level changed, as somebody on the way might; any other text gets one more blank. */
export function tampered(body: string): string {
  const changed = body.replace(/(?<="level":)\d+(\.\d+)?/, (level) => (Number(level) / 2).toFixed(1));
  return changed === body ? `${body} ` : changed;
}

/**
 * The verdict of a receiver that follows the rules, and what it computes over what arrived: age first, then the
 * signature. @param delay seconds between signing and arrival
 */
export async function verifyWebhook(
  secret: string,
  timestamp: string,
  signature: string,
  body: string,
  delay: number,
): Promise<{ verdict: 'valid' | 'forged' | 'old'; signature: string }> {
  const own = await sign(secret, timestamp, body);
  if (Math.abs(delay) > tolerance) return { verdict: 'old', signature: own };
  return { verdict: own === signature ? 'valid' : 'forged', signature: own };
}
