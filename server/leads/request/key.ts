import type { FastifyRequest } from 'fastify';
import { LeadRefused } from './problems.ts';

const uuid = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/** The Idempotency-Key, a UUID with or without quotes, in lower case. @throws LeadRefused when it is none */
export function readKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const value = headers['idempotency-key'];
  const key = typeof value === 'string' ? uuid.exec(value)?.[1] : undefined;
  if (key === undefined) throw new LeadRefused('key-missing');
  return key.toLowerCase();
}
