import { keys, type Scope } from './exchange.ts';
import { ApiFailure } from './failure.ts';

const challenge = 'Bearer realm="tank-data"';
const refused = (error: string) => ({ headers: { 'WWW-Authenticate': `${challenge}, error="${error}"` } });

/**
 * What the bearer of a key may do. The name of the scheme may be written in either case (RFC 9110, 11.1).
 * @throws ApiFailure 401 with the challenge of RFC 6750, which names no error when no key was sent
 */
export function scopeOf(authorization: string): Scope {
  if (!authorization.trim()) throw new ApiFailure(401, undefined, { headers: { 'WWW-Authenticate': challenge } });
  const [, key] = /^bearer +(\S+) *$/i.exec(authorization.trim()) ?? [];
  if (key === keys.write) return 'write';
  if (key === keys.read) return 'read';
  throw new ApiFailure(401, undefined, refused('invalid_token'));
}

/** @throws ApiFailure 403 when a key that may only read is used to write */
export function demand(needed: Scope, given: Scope): void {
  if (needed === 'write' && given === 'read') throw new ApiFailure(403, undefined, refused('insufficient_scope'));
}
