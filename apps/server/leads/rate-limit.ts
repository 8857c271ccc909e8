import { createHash, createHmac } from 'node:crypto';
import { enclosingNetworks } from 'service/networks';
import { LeadRefused } from './request/problems.ts';
import { type Database, sql } from './store/sql.ts';

/** Length of a counting window, in milliseconds. */
export const windowLength = 10 * 60 * 1000;

const windowAt = (now: number) => Math.floor(now / windowLength);

/** Adds a request of a network (or takes one back) and returns the count. */
type Counter = (network: string, window: number, by: 1 | -1) => Promise<number>;

export type RateLimit = ReturnType<typeof rateLimit>;

/**
 * Limit of a /48, as a multiple of one visitor's: one customer may own it, while IPv4 operators put thousands behind
 * one address.
 */
const wider = 8;

/**
 * Limits requests per network, in IPv6 per /64 and per /48; a repeated request can be given back.
 * @param shared counter for all processes that survives restarts; while it fails, this process counts alone
 */
export function rateLimit(limit: number, shared?: Counter) {
  const local = memoryCounter();
  /** @returns whether the network is within its limit */
  const add = async (network: string, most: number, now: number, by: 1 | -1): Promise<boolean> => {
    const alone = local(network, windowAt(now), by);
    // Requests over the local limit never reach the store, so a flood does not burden it.
    if (Math.max(alone, alone - by) > most) return false;
    // Counted locally when the database is away: storing will refuse the request anyway.
    const count = shared ? await shared(network, windowAt(now), by).catch(() => alone) : alone;
    return count <= most;
  };
  // A request refused to one visitor does not count against the neighbours.
  const addBoth = async (ip: string, now: number, by: 1 | -1): Promise<boolean> => {
    const [own = ip, , widest] = enclosingNetworks(ip);
    if (!(await add(own, limit, now, by))) return false;
    return widest === undefined || add(widest, wider * limit, now, by);
  };
  return {
    /** @throws LeadRefused with the seconds until the next window */
    take: async (ip: string, now = Date.now()) => {
      if (await addBoth(ip, now, 1)) return;
      throw new LeadRefused('too-many', { retryAfter: Math.ceil((windowLength - (now % windowLength)) / 1000) });
    },
    giveBack: (ip: string, now = Date.now()) => addBoth(ip, now, -1),
  };
}

/** Networks remembered; the oldest are forgotten first. */
const networkLimit = 20_000;

function memoryCounter() {
  const counts = new Map<string, { window: number; requests: number }>();
  return (network: string, window: number, by: 1 | -1) => {
    const known = counts.get(network);
    const requests = Math.max(0, (known?.window === window ? known.requests : 0) + by);
    // Inserted again: the map is ordered by the last request.
    counts.delete(network);
    counts.set(network, { window, requests });
    if (counts.size > networkLimit) counts.delete(counts.keys().next().value ?? '');
    return requests;
  };
}

/**
 * Counts in the store, for all processes on it. It holds no address, only an HMAC of the network, keyed by the
 * connection string (with SQLite a path: a reader of the file can read the requests too).
 */
export function databaseCounter(db: Database, url: string): Counter {
  const key = createHash('sha256').update(`rate limit of ${url}`).digest();
  return async (network, window, by) => {
    const name = createHmac('sha256', key).update(network).digest('base64url');
    const [counted] = await db.all<{ requests: number }>(
      sql`insert into rate_window (network, "window", requests) values (${name}, ${window}, ${Math.max(0, by)})
        on conflict (network, "window") do update set requests = rate_window.requests + ${by} returning requests`,
    );
    return counted?.requests ?? 0;
  };
}

/** Deletes past windows; after an error the next run deletes them. */
export const deleteOldWindows = ({ run }: Database) =>
  run(sql`delete from rate_window where "window" < ${windowAt(Date.now()) - 1}`).catch(() => undefined);
