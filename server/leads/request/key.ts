import type { FastifyRequest } from 'fastify';
import { LeadRefused } from './problems.ts';

const uuid = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

type Headers = Pick<FastifyRequest, 'headers'>;

/** The Idempotency-Key, a UUID with or without quotes, in lower case; undefined when there is none. */
export function tryKey({ headers }: Headers): string | undefined {
  const value = headers['idempotency-key'];
  return typeof value === 'string' ? uuid.exec(value)?.[1]?.toLowerCase() : undefined;
}

/** The same. @throws LeadRefused when there is none */
export function readKey(request: Headers): string {
  const key = tryKey(request);
  if (key === undefined) throw new LeadRefused('key-missing');
  return key;
}
