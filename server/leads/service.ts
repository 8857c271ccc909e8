import type { FastifyBaseLogger } from 'fastify';
import type { LeadReceipt } from '../contract/lead.ts';
import { afterOfficeHours } from '../contract/office-hours.ts';
import { isoWib } from '../contract/wib.ts';
import { safeError } from '../log.ts';
import type { Registry } from '../metrics.ts';
import type { LeadRecords } from './records.ts';
import { LeadRefused } from './request/problems.ts';
import type { ReadLead } from './request/read-lead.ts';
import { acceptLead, type NewLead } from './store/leads.ts';
import type { Store } from './store/open.ts';
import type { Channel } from './store/tables.ts';

/** Longest wait for a turn at the database, in milliseconds. */
const queueTimeout = 5000;
/** Repeats that may be looked up at once or wait for it, and how long, in milliseconds: apart from new requests. */
const [lookupLimit, lookupTimeout] = [16, 1000];
/** Shortest time between two lines of the log about repeats that were not looked up, in milliseconds. */
const shedPause = 60_000;
/** Seconds after which a refused visitor may come again. */
const retryWhenFull = 5;
const retryWhenDown = 30;

export interface ServiceOptions {
  readonly store: Store;
  readonly records: LeadRecords;
  readonly channels: readonly Channel[];
  readonly replyHours: number;
  readonly queueLimit: number;
  readonly registry: Registry;
  /** Called after a request with notifications was stored. */
  readonly onStored: () => void;
  /** Whether requests can be stored: false after one could not, until a probe as large succeeds. */
  readonly isUsable: () => boolean;
  /** Called when the database did not take a request. */
  readonly onBroken: () => void;
}

/** Takes checked requests and stores them. */
export class LeadService {
  readonly #options: ServiceOptions;
  readonly #database: Semaphore;
  /** A flood of repeats shall not take the turns of new requests. */
  readonly #lookups = new Semaphore(1, lookupLimit, lookupTimeout);
  readonly #holidays: ReadonlySet<string>;
  #shed = { count: 0, told: Number.NEGATIVE_INFINITY };

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#holidays = new Set(options.records.holidays);
    // SQLite has one writer; PostgreSQL keeps two of its connections free for everything else.
    this.#database = new Semaphore(options.store.kind === 'sqlite' ? 1 : 6, options.queueLimit, queueTimeout);
  }

  get load(): number {
    return this.#database.load;
  }

  /**
   * Stores a request before it answers: what was acknowledged is on disk.
   * @param key the form's key, or null for a form sent without scripts
   * @param log names the request, for whoever looks for it later
   * @throws LeadRefused when the key came with other content, or the request could not be stored
   */
  async submit(
    lead: ReadLead,
    key: string | null,
    log: FastifyBaseLogger,
  ): Promise<{ repeat: boolean; receipt: LeadReceipt }> {
    const { store, channels, registry, onStored, isUsable } = this.#options;
    if (!isUsable()) throw this.#unavailable('store');
    const row = this.#asRow(lead, key);
    const notified = row.suspect ? [] : channels;
    const begun = performance.now();
    const accepted = await this.#database
      .run(() => acceptLead(store, row, notified))
      .catch((error) => this.#refuse(error, log));
    registry.observe(
      'leads_store_seconds',
      'Time to store a request, waiting included.',
      (performance.now() - begun) / 1000,
    );
    if (accepted.kind === 'conflict') throw new LeadRefused('key-reused');
    const { reference, received_at, reply_by } = accepted.lead;
    if (accepted.kind === 'new') {
      const labels = { source: row.source, suspect: String(row.suspect === 1) };
      registry.count('leads_accepted_total', 'Requests stored.', labels);
      log.info({ reference, source: row.source, suspect: row.suspect === 1 }, 'request stored');
      if (notified.length > 0) onStored();
    } else {
      registry.count('leads_repeated_total', 'Requests that were stored before.');
    }
    const receipt = { reference, receivedAt: isoWib(new Date(received_at)), replyBy: isoWib(new Date(reply_by)) };
    return { repeat: accepted.kind === 'repeat', receipt };
  }

  /** Whether a request was stored under this key; false too while too many ask. */
  async knows(key: string, log: FastifyBaseLogger): Promise<boolean> {
    const { store, registry } = this.#options;
    const find = () =>
      store.db.selectFrom('lead').select('reference').where('idempotency_key', '=', key).executeTakeFirst();
    return this.#lookups.run(find).then(Boolean, (error: unknown) => {
      if (!(error instanceof QueueFull)) return false;
      registry.count('leads_lookups_shed_total', 'Repeats over the limit that were not looked up.');
      this.#shed.count += 1;
      if (performance.now() - this.#shed.told > shedPause) {
        log.warn({ repeats: this.#shed.count }, 'too many repeats over the limit at once: not all are looked up');
        this.#shed = { count: 0, told: performance.now() };
      }
      return false;
    });
  }

  #asRow(lead: ReadLead, key: string | null): NewLead {
    const { records, replyHours } = this.#options;
    const now = new Date();
    return {
      idempotency_key: key,
      content_hash: lead.contentHash,
      received_at: now.toISOString(),
      reply_by: afterOfficeHours(now, replyHours, records.opening, (day) => this.#holidays.has(day)).toISOString(),
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: lead.company ?? null,
      industry: lead.industry ?? null,
      tank_count: lead.tankCount ?? null,
      message: lead.message ?? null,
      consent_version: lead.consentVersion,
      suspect: lead.website ? 1 : 0,
      source: key === null ? 'form' : 'json',
    };
  }

  #refuse(error: unknown, log: FastifyBaseLogger): never {
    if (error instanceof QueueFull) throw this.#unavailable('queue');
    log.error({ err: safeError(error) }, 'request not stored');
    this.#options.onBroken();
    throw this.#unavailable('store');
  }

  #unavailable(reason: 'queue' | 'store'): LeadRefused {
    this.#options.registry.count('leads_unavailable_total', 'Requests refused by 503.', { reason });
    return new LeadRefused('unavailable', { retryAfter: reason === 'queue' ? retryWhenFull : retryWhenDown });
  }
}

/** Thrown instead of waiting any longer: too many wait already, or this one waited too long. */
export class QueueFull extends Error {}

/**
 * Runs a few tasks at once and lets a bounded number wait, each for a bounded time, so that a slow database costs an
 * answer but never memory. A task that has begun is never cut off.
 */
export class Semaphore {
  readonly #concurrency: number;
  readonly #queueLimit: number;
  readonly #timeout: number;
  readonly #queue: { readonly since: number; start(): void; refuse(error: QueueFull): void }[] = [];
  #running = 0;

  /**
   * @param concurrency how many tasks may run at once
   * @param queueLimit how many may wait
   * @param timeout longest wait in milliseconds; checked when a place becomes free
   */
  constructor(concurrency: number, queueLimit: number, timeout: number) {
    this.#concurrency = concurrency;
    this.#queueLimit = queueLimit;
    this.#timeout = timeout;
  }

  /** How many are waiting or running. */
  get load(): number {
    return this.#queue.length + this.#running;
  }

  /** @throws QueueFull when there is no place to wait, or the turn came too late */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) await this.#turn();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.length >= this.#queueLimit) throw new QueueFull('no place to wait');
    return new Promise((start, refuse) => {
      this.#queue.push({ since: performance.now(), start, refuse });
    });
  }

  #leave(): void {
    const oldest = performance.now() - this.#timeout;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.since >= oldest) {
        // The free place passes on to the next one.
        next.start();
        return;
      }
      next.refuse(new QueueFull('waited too long'));
    }
    this.#running -= 1;
  }
}
