import { createHmac, timingSafeEqual } from 'node:crypto';

/** Kiriman yang lebih tua dari lima menit ditolak, agar tidak dapat diputar ulang. */
const tolerance = 300;

type Headers = Partial<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

/** body: teks mentah permintaan, sebelum JSON.parse. now: detik sejak 1970. */
export function verify(body: string, headers: Headers, secret: string, now = Date.now() / 1000): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sent, 'webhook-signature': given } = headers;
  if (!id || !sent || !given || !/^\d+$/.test(sent) || !(Math.abs(now - Number(sent)) <= tolerance)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${sent}.${body}`).digest('base64');
  const expected = Buffer.from(`v1,${digest}`);
  // Selama rahasia diganti, satu kiriman membawa beberapa tanda tangan.
  return given
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}
