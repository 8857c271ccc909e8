import { createHash, createHmac } from 'node:crypto';
import { networksOf } from 'service/networks';
import { LeadRefused } from './request/problems.ts';
import { type Database, sql } from './store/sql.ts';

/** In milliseconds. */
export const windowLength = 10 * 60 * 1000;

const windowAt = (now: number) => Math.floor(now / windowLength);

/** Adds (or takes back) a request of a network, and gives the number. */
type Counter = (network: string, window: number, by: 1 | -1) => Promise<number>;

export type RateLimit = ReturnType<typeof rateLimit>;

/** How many times one visitor's limit a /48 may send: a customer has one whole. IPv4 operators put thousands behind one. */
const wider = 8;

/**
 * Limits one network, in IPv6 its /48 too; a repeat is given back.
 * @param shared counts for all processes, restarts included; while it does not answer, this process counts alone
 */
export function rateLimit(limit: number, shared?: Counter) {
  const local = memoryCounter();
  /** @returns whether it is within its limit */
  const add = async (network: string, most: number, now: number, by: 1 | -1): Promise<boolean> => {
    const alone = local(network, windowAt(now), by);
    // What is over the limit here was never asked of the store, so that a flood does not reach it.
    if (Math.max(alone, alone - by) > most) return false;
    // A database that is away refuses the request a moment later.
    const count = shared ? await shared(network, windowAt(now), by).catch(() => alone) : alone;
    return count <= most;
  };
  // What one visitor is refused takes nothing from the neighbours.
  const addBoth = async (ip: string, now: number, by: 1 | -1): Promise<boolean> => {
    const [own = ip, , widest] = networksOf(ip);
    if (!(await add(own, limit, now, by))) return false;
    return widest === undefined || add(widest, wider * limit, now, by);
  };
  return {
    /** @throws LeadRefused with the seconds until the window ends */
    take: async (ip: string, now = Date.now()) => {
      if (await addBoth(ip, now, 1)) return;
      throw new LeadRefused('too-many', { retryAfter: Math.ceil((windowLength - (now % windowLength)) / 1000) });
    },
    giveBack: (ip: string, now = Date.now()) => addBoth(ip, now, -1),
  };
}

/** The oldest are forgotten first. */
const networkLimit = 20_000;

function memoryCounter() {
  const counts = new Map<string, { window: number; requests: number }>();
  return (network: string, window: number, by: 1 | -1) => {
    const known = counts.get(network);
    const requests = Math.max(0, (known?.window === window ? known.requests : 0) + by);
    // Set anew, for the order of the last request.
    counts.delete(network);
    counts.set(network, { window, requests });
    if (counts.size > networkLimit) counts.delete(counts.keys().next().value ?? '');
    return requests;
  };
}

/**
 * In the store, for all processes on it. It holds no address but an HMAC of the network, keyed by the connection string
 * (of SQLite that is a path, and who can read the file reads the requests too).
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

/** Of windows that are over; an error is left to the next time. */
export const deleteOldWindows = ({ run }: Database) =>
  run(sql`delete from rate_window where "window" < ${windowAt(Date.now()) - 1}`).catch(() => undefined);
