const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Deliveries older or newer than this many seconds are refused. */
export const tolerance = 300;

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
