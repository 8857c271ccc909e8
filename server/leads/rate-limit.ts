import { createHash, createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LeadRefused } from './request/problems.ts';
import { type Scheduled, schedule } from './schedule.ts';
import type { Database } from './store/tables.ts';

/** So many requests that one network may send in ten minutes. A repeat of a stored one is given back. */
export class RateLimit {
  readonly #limit: number;
  readonly #shared: WindowCounter | undefined;
  readonly #local = memoryCounter();

  /** @param shared counts for all servers; while it does not answer, this process counts alone */
  constructor(limit: number, shared?: WindowCounter) {
    this.#limit = limit;
    this.#shared = shared;
  }

  /** Counts a request. @throws LeadRefused when there were too many, with the seconds until the window ends */
  async take(ip: string, now = Date.now()): Promise<void> {
    const requests = await this.#add(ip, now, 1);
    if (requests <= this.#limit) return;
    const retryAfter = Math.ceil(((windowAt(now) + 1) * windowLength - now) / 1000);
    throw new LeadRefused('too-many', { retryAfter });
  }

  /** The request was one that had been counted before. */
  async giveBack(ip: string, now = Date.now()): Promise<void> {
    await this.#add(ip, now, -1);
  }

  async #add(ip: string, now: number, by: 1 | -1): Promise<number> {
    const network = clientNetwork(ip);
    const local = await this.#local.add(network, windowAt(now), by);
    // A database that is away refuses the request itself, a moment later.
    return this.#shared ? await this.#shared.add(network, windowAt(now), by).catch(() => local) : local;
  }
}

/** Length of a window in milliseconds: the limit is so many requests in ten minutes. */
export const windowLength = 10 * 60 * 1000;

/** Number of the window that a moment lies in. */
const windowAt = (now: number): number => Math.floor(now / windowLength);

/** Counts requests of networks, window by window. */
interface WindowCounter {
  /** Adds one (or takes one back) and gives how many there are now. */
  add(network: string, window: number, by: 1 | -1): Promise<number>;
}

/** Networks that one process remembers; the oldest are forgotten first. */
const networkLimit = 20_000;

/** Counts in this process alone. */
function memoryCounter(): WindowCounter {
  const counts = new Map<string, { window: number; requests: number }>();
  return {
    add: async (network, window, by) => {
      const known = counts.get(network);
      const requests = Math.max(0, (known?.window === window ? known.requests : 0) + by);
      // Set anew, so that the order is that of the last request.
      counts.delete(network);
      counts.set(network, { window, requests });
      if (counts.size > networkLimit) counts.delete(counts.keys().next().value ?? '');
      return requests;
    },
  };
}

/**
 * Counts in PostgreSQL, for all servers together. The database holds no address: only an HMAC of the network under a
 * key made of the connection string, until `deleteOldWindows` runs.
 */
export function databaseCounter(db: Database, url: string): WindowCounter {
  const key = createHash('sha256').update(`rate limit of ${url}`).digest();
  return {
    add: async (network, window, by) => {
      const name = createHmac('sha256', key).update(network).digest('base64url');
      const { requests } = await db
        .insertInto('rate_window')
        .values({ network: name, window, requests: Math.max(0, by) })
        .onConflict((conflict) =>
          conflict.columns(['network', 'window']).doUpdateSet((set) => ({
            requests: set('rate_window.requests', '+', by),
          })),
        )
        .returning('requests')
        .executeTakeFirstOrThrow();
      return requests;
    },
  };
}

/** Deletes counts of windows that are over, at once and then every ten minutes, so that none stays for half an hour. */
export function deleteOldWindows(db: Database): Scheduled {
  const clean = (): void => {
    // While the database does not answer, the next round does it.
    void db
      .deleteFrom('rate_window')
      .where('window', '<', windowAt(Date.now()) - 1)
      .execute()
      .catch(() => undefined);
  };
  return schedule(clean, 0, windowLength);
}

/**
 * Whom the rate limit counts: an IPv4 address, or the /64 of an IPv6 address, because one visitor has the whole /64.
 */
export function clientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const zeros = Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill('0');
  return [...before, ...zeros, ...groups(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
