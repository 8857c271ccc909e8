import { keys, type Right } from './exchange.ts';
import { Failure } from './failure.ts';

const challenge = 'Bearer realm="tank-data"';
const refused = (error: string) => ({ headers: { 'WWW-Authenticate': `${challenge}, error="${error}"` } });

/**
 * What the bearer of a key may do. The name of the scheme may be written in either case (RFC 9110, 11.1).
 * @throws Failure 401 with the challenge of RFC 6750, which names no error when no key was sent
 */
export function rightOf(authorization: string): Right {
  if (!authorization.trim()) throw new Failure(401, undefined, { headers: { 'WWW-Authenticate': challenge } });
  const [, key] = /^bearer +(\S+) *$/i.exec(authorization.trim()) ?? [];
  if (key === keys.write) return 'write';
  if (key === keys.read) return 'read';
  throw new Failure(401, undefined, refused('invalid_token'));
}

/** @throws Failure 403 when a key that may only read is used to write */
export function demand(needed: Right, given: Right): void {
  if (needed === 'write' && given === 'read') throw new Failure(403, undefined, refused('insufficient_scope'));
}
