import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope } from 'contract/sandbox';

/** A sandbox key. The server stores nothing: the key itself carries these values, signed. Times in Unix ms. */
export interface Key {
  id: string;
  scope: Scope;
  born: number;
  expires: number;
}

const day = 86_400_000;
/** Lifetimes of a key, an access token and a ticket, ms. */
export const lifetimes = { key: 7 * day, token: 3_600_000, ticket: 60_000 };

const form = /^sandbox_(read|write)_([a-f0-9]{16})_([a-z0-9]{1,9})_([a-z0-9]{1,9})_([\w-]{22})$/;

/** Issues and verifies keys, signed with HMAC-SHA256. */
export class Keys {
  readonly #secret: Buffer;
  readonly #tickets = new Map<string, { key: Key; until: number }>();

  constructor(secret: string | undefined) {
    this.#secret = secret === undefined ? randomBytes(32) : Buffer.from(secret);
  }

  make(scope: Scope, now: number): Key {
    return { id: randomBytes(8).toString('hex'), scope, born: now, expires: now + lifetimes.key };
  }

  write({ id, scope, born, expires }: Key): string {
    const text = ['sandbox', scope, id, born.toString(36), expires.toString(36)].join('_');
    return `${text}_${this.#sign(text)}`;
  }

  /** Parses a key, also an expired one; undefined when its form or signature is invalid. */
  read(text: string): Key | undefined {
    const [, scope, id = '', born = '', expires = '', signature = ''] = form.exec(text) ?? [];
    const expected = this.#sign(text.slice(0, -signature.length - 1));
    if (!scope || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
    // Keys made before 0.13.0 are in seconds.
    const time = (digits: string) => Number.parseInt(digits, 36) * (digits.length < 8 ? 1000 : 1);
    return { id, scope: scope as Scope, born: time(born), expires: time(expires) };
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 22);
  }

  /** Issues a ticket for one stream. It contains the key’s id, so that a proxy can route both to the same process. */
  ticket(key: Key, now: number): string {
    for (const [known, { until }] of this.#tickets) if (until <= now) this.#tickets.delete(known);
    const ticket = `ticket_${key.id}_${randomBytes(16).toString('base64url')}`;
    this.#tickets.set(ticket, { key, until: now + lifetimes.ticket });
    return ticket;
  }

  /** Key of an unused, unexpired ticket. */
  redeemTicket(ticket: string, now: number): Key | undefined {
    const found = this.#tickets.get(ticket);
    return found && found.until > now ? found.key : undefined;
  }

  /** Invalidates a ticket after its use: it opens one stream. */
  forget(ticket: string): void {
    this.#tickets.delete(ticket);
  }
}
