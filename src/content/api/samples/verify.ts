import { createHmac, timingSafeEqual } from 'node:crypto';

/** Kiriman yang lebih tua dari lima menit ditolak, agar tidak dapat diputar ulang. */
const tolerance = 300;

/** body: teks mentah permintaan, sebelum JSON.parse. now: detik sejak 1970. */
export function verify(
  body: string,
  timestamp: string,
  signature: string,
  secret: string,
  now = Date.now() / 1000,
): boolean {
  if (!(Math.abs(now - Number(timestamp)) <= tolerance)) return false;
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const [given, expected] = [Buffer.from(signature), Buffer.from(`v1=${digest}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
