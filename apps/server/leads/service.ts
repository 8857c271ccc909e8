import type { LeadReceipt } from 'contract/lead';
import { afterOfficeHours } from 'contract/office-hours';
import { formatIsoWib } from 'contract/wib';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';
import type { createThrottledLog } from 'service/throttled-log';
import type { LeadRecords } from './records.ts';
import { LeadRefused } from './request/problems.ts';
import type { ReadLead } from './request/read-lead.ts';
import { acceptLead, type NewLead } from './store/leads.ts';
import type { Store } from './store/open.ts';
import { sql } from './store/sql.ts';
import type { Channel } from './store/tables.ts';

/** Longest wait for access to the database, in milliseconds. */
const queueTimeout = 5000;
/** Repeats that may wait for their lookup, and for how many milliseconds. */
const [lookupLimit, lookupTimeout] = [16, 1000];
/** Retry-After in seconds, by reason. */
const retryAfter = { queue: 5, store: 30 };

interface ServiceOptions {
  store: Store;
  records: LeadRecords;
  channels: readonly Channel[];
  settings: { LEADS_REPLY_HOURS: number; LEADS_QUEUE_LIMIT: number };
  registry: Registry;
  throttledLog: ReturnType<typeof createThrottledLog>;
  onStored: () => void;
  /** False after a failure until a probe of the largest size succeeds. */
  isUsable: () => boolean;
  onBroken: () => void;
}

export type LeadService = ReturnType<typeof createService>;

export function createService({ store, records, settings, registry, ...options }: ServiceOptions) {
  const holidays = new Set(records.holidays);
  // SQLite has one writer; with PostgreSQL two of eight connections stay free.
  const turns = createQueue(store.kind === 'sqlite' ? 1 : 6, settings.LEADS_QUEUE_LIMIT, queueTimeout);
  /** Separate queue: repeats must not delay new requests. */
  const lookups = createQueue(1, lookupLimit, lookupTimeout);

  const countRefusal = (reason: string, by?: number) =>
    registry.count('leads_unavailable_total', 'Requests refused by 503.', { reason }, by);
  for (const reason of Object.keys(retryAfter)) countRefusal(reason, 0);
  const observeStoring = registry.histogram('leads_store_seconds', 'Time to store a request, waiting included.');
  const unavailable = (reason: keyof typeof retryAfter): LeadRefused => {
    countRefusal(reason);
    return new LeadRefused('unavailable', { retryAfter: retryAfter[reason] });
  };

  const asRow = (lead: ReadLead, key: string | null, now = new Date()): NewLead => ({
    idempotency_key: key,
    content_hash: lead.contentHash,
    received_at: now.toISOString(),
    reply_by: afterOfficeHours(now, settings.LEADS_REPLY_HOURS, records.opening, (day) =>
      holidays.has(day),
    ).toISOString(),
    ...lead.columns,
    suspect: lead.suspect ? 1 : 0,
    source: key === null ? 'form' : 'json',
  });

  return {
    load: turns.load,

    /**
     * Stores the request before answering.
     * @param key null for a form sent without scripts
     * @throws LeadRefused when the key was used with other content, or storing failed
     */
    submit: async (lead: ReadLead, key: string | null, log: FastifyBaseLogger) => {
      if (!options.isUsable()) throw unavailable('store');
      const row = asRow(lead, key);
      const notified = row.suspect ? [] : options.channels;
      const begun = performance.now();
      const accepted = await turns
        .run(() => acceptLead(store, row, notified))
        .catch((error) => {
          if (error instanceof QueueFull) throw unavailable('queue');
          log.error({ err: safeError(error) }, 'request not stored');
          options.onBroken();
          throw unavailable('store');
        });
      observeStoring((performance.now() - begun) / 1000);
      if (accepted.kind === 'conflict') throw new LeadRefused('key-reused');
      const { reference, received_at, reply_by } = accepted.lead;
      if (accepted.kind === 'new') {
        const [source, suspect] = [row.source, row.suspect === 1];
        registry.count('leads_accepted_total', 'Requests stored.', { source, suspect: String(suspect) });
        log.info({ reference, source, suspect }, 'request stored');
        if (accepted.notified.length < notified.length) {
          registry.count('leads_confirmations_withheld_total', 'Mails to a visitor whose mailbox had enough of them.');
        }
        if (notified.length > 0) options.onStored();
      } else {
        registry.count('leads_repeated_total', 'Requests that were stored before.');
      }
      const receipt: LeadReceipt = {
        reference,
        receivedAt: formatIsoWib(new Date(received_at)),
        replyBy: formatIsoWib(new Date(reply_by)),
      };
      return { repeat: accepted.kind === 'repeat', receipt };
    },

    /** Whether a key is stored; false too when the lookup queue is full. */
    knows: async (key: string, log: FastifyBaseLogger) => {
      try {
        const found = await lookups.run(() => store.db.all(sql`select 1 from lead where idempotency_key = ${key}`));
        return found.length > 0;
      } catch (error) {
        if (!(error instanceof QueueFull)) return false;
        registry.count('leads_lookups_shed_total', 'Repeats over the limit that were not looked up.');
        options.throttledLog('repeats', (times) =>
          log.warn({ times }, 'too many repeats over the limit at once: not all are looked up'),
        );
        return false;
      }
    },
  };
}

export class QueueFull extends Error {}

/**
 * Runs a few tasks at once; a bounded number waits for a bounded time, so that a slow database never costs memory.
 * Running tasks are not aborted.
 * @param timeout longest wait in milliseconds, checked when a running task ends
 */
export function createQueue(atOnce: number, places: number, timeout: number) {
  const waiting: { since: number; start(): void; refuse(error: QueueFull): void }[] = [];
  let running = 0;
  const leave = () => {
    const oldest = performance.now() - timeout;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // The next task starts in the freed place.
      if (next.since >= oldest) {
        next.start();
        return;
      }
      next.refuse(new QueueFull('waited too long'));
    }
    running -= 1;
  };
  return {
    load: () => waiting.length + running,
    /** @throws QueueFull */
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (running < atOnce) running += 1;
      else if (waiting.length >= places) throw new QueueFull('no place to wait');
      else await new Promise<void>((start, refuse) => waiting.push({ since: performance.now(), start, refuse }));
      return task().finally(leave);
    },
  };
}
