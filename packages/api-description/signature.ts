/** Base64 as Standard Webhooks uses it. */
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** A new Standard Webhooks secret: `whsec_` and base64 of 24 random bytes. */
export const newSecret = () => `whsec_${base64(crypto.getRandomValues(new Uint8Array(24)))}`;

/**
 * Headers of a delivery as in Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, in base64 after `v1,`, one
 * per secret (its decoded bytes are the key). @param timestamp Unix seconds of the real clock
 */
export async function deliveryHeaders(id: string, secrets: readonly string[], timestamp: number, body: string) {
  const sign = async (secret: string) => {
    const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
    return `v1,${base64(new Uint8Array(signed))}`;
  };
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': (await Promise.all(secrets.map(sign))).join(' '),
  };
}
