import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { LeadRefused } from './problems.ts';

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

const essence = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** From a visitor without scripts, who needs a page for an answer. */
export const isForm = (headers: IncomingHttpHeaders): boolean => essence(headers) === formType;

/** JSON or a plain form, in UTF-8, not compressed. */
export function isReadable(headers: IncomingHttpHeaders): boolean {
  if (![jsonType, formType].includes(essence(headers))) return false;
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
  const encoding = headers['content-encoding'];
  return (charset === undefined || /^utf-?8$/i.test(charset)) && (encoding === undefined || encoding === 'identity');
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws LeadRefused when it is not UTF-8 */
function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new LeadRefused('malformed');
  }
}

/** One JSON object. @throws LeadRefused when it is something else */
export function parseJsonBody(body: Buffer): Record<string, unknown> {
  const text = decoded(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LeadRefused('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LeadRefused('malformed');
  return value as Record<string, unknown>;
}

/**
 * The plain form in the shape of the JSON: a ticked box is `true`, another is missing; a name that comes twice becomes
 * a list, which no field takes.
 * @throws LeadRefused when an escape is broken or not UTF-8
 */
export function parseFormBody(body: Buffer): Record<string, unknown> {
  const text = decoded(body);
  try {
    decodeURIComponent(text);
  } catch {
    throw new LeadRefused('malformed');
  }
  const sent = new URLSearchParams(text);
  const fields = [...new Set(sent.keys())].map((name) => {
    const values = sent.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  // Defines own properties, so that `__proto__` is a name among others.
  const { consent, ...others } = Object.fromEntries<unknown>(fields);
  if (consent === undefined) return others;
  return { ...others, consent: consent === 'true' || consent === 'on' ? true : consent };
}

/** For at most 16 KiB, in milliseconds. */
const bodyTimeout = 8000;

/** Breaks with 408 when it is late: slow senders should not pile up. */
export function withDeadline(payload: Readable): Readable {
  const timed = new PassThrough();
  // After an answer such as 413 nobody listens.
  timed.on('error', () => undefined);
  const timer = setTimeout(() => {
    payload.unpipe(timed);
    timed.destroy(new LeadRefused('timeout'));
  }, bodyTimeout);
  const stop = () => clearTimeout(timer);
  timed.once('end', stop).once('close', stop);
  payload.once('error', (error) => timed.destroy(error));
  payload.once('close', () => payload.readableEnded || timed.destroy(new LeadRefused('malformed')));
  return payload.pipe(timed);
}
