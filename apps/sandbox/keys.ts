import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope } from 'contract/sandbox';

/** A key of the sandbox: nothing is stored of it, what it says is signed. Times are milliseconds since 1970. */
export interface Key {
  id: string;
  scope: Scope;
  born: number;
  expires: number;
}

const day = 86_400_000;
/** How long a key, an access token and a ticket are good for. */
export const lifetimes = { key: 7 * day, token: 3_600_000, ticket: 60_000 };

const form = /^sandbox_(read|write)_([a-f0-9]{16})_([a-z0-9]{1,9})_([a-z0-9]{1,9})_([\w-]{22})$/;

/** Makes and reads keys, with HMAC-SHA256 under one secret. */
export class Keys {
  readonly #secret: Buffer;
  readonly #tickets = new Map<string, { key: Key; until: number }>();

  constructor(secret: string | undefined) {
    this.#secret = secret === undefined ? randomBytes(32) : Buffer.from(secret);
  }

  make(scope: Scope, now: number): Key {
    return { id: randomBytes(8).toString('hex'), scope, born: now, expires: now + lifetimes.key };
  }

  /** The key as text: `sandbox_write_<id>_<made>_<ends>_<signature>`. */
  write({ id, scope, born, expires }: Key): string {
    const text = ['sandbox', scope, id, born.toString(36), expires.toString(36)].join('_');
    return `${text}_${this.#sign(text)}`;
  }

  /** What a key says, also one that has ended; undefined when it was not made here or with another secret. */
  read(text: string): Key | undefined {
    const [, scope, id = '', born = '', expires = '', signature = ''] = form.exec(text) ?? [];
    const expected = this.#sign(text.slice(0, -signature.length - 1));
    if (!scope || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
    // Keys made before 0.13.0 count seconds.
    const time = (digits: string) => Number.parseInt(digits, 36) * (digits.length < 8 ? 1000 : 1);
    return { id, scope: scope as Scope, born: time(born), expires: time(expires) };
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 22);
  }

  /** A ticket for one stream; the key's id stands in it, so that a proxy leads both to one process. */
  ticket(key: Key, now: number): string {
    for (const [known, { until }] of this.#tickets) if (until <= now) this.#tickets.delete(known);
    const ticket = `ticket_${key.id}_${randomBytes(16).toString('base64url')}`;
    this.#tickets.set(ticket, { key, until: now + lifetimes.ticket });
    return ticket;
  }

  /** The key of a ticket that nobody has used. */
  keyOf(ticket: string, now: number): Key | undefined {
    const found = this.#tickets.get(ticket);
    return found && found.until > now ? found.key : undefined;
  }

  /** A ticket opens one stream. */
  forget(ticket: string): void {
    this.#tickets.delete(ticket);
  }
}
