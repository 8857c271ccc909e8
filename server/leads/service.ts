import type { FastifyBaseLogger } from 'fastify';
import type { LeadReceipt } from '../contract/lead.ts';
import { afterOfficeHours } from '../contract/office-hours.ts';
import { isoWib } from '../contract/wib.ts';
import type { Registry } from '../metrics/registry.ts';
import { Gate, GateFull } from './gate.ts';
import type { LeadRecords } from './records.ts';
import { LeadRefused } from './request/problems.ts';
import type { ReadLead } from './request/read-lead.ts';
import { safeError } from './safe-error.ts';
import { acceptLead, type NewLead } from './store/accept.ts';
import type { Store } from './store/open.ts';
import type { Channel } from './store/tables.ts';

/** Longest wait for a turn at the database, in milliseconds. */
const patience = 5000;
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
  /** Called after a request with notifications was kept. */
  readonly onKept: () => void;
  /** Called when the database did not take a request. */
  readonly onBroken: () => void;
}

/** Takes checked requests and keeps them. */
export class LeadService {
  readonly #options: ServiceOptions;
  readonly #gate: Gate;
  readonly #holidays: ReadonlySet<string>;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#holidays = new Set(options.records.holidays);
    // SQLite has one writer; PostgreSQL keeps two of its connections free for everything else.
    this.#gate = new Gate(options.store.kind === 'sqlite' ? 1 : 6, options.queueLimit, patience);
  }

  get load(): number {
    return this.#gate.load;
  }

  /**
   * Keeps a request before it answers: what was acknowledged is on disk.
   * @param key the form's key, or null for a form sent without scripts
   * @param log names the request, for whoever looks for it later
   * @throws LeadRefused when the key came with other content, or the request could not be kept
   */
  async submit(
    lead: ReadLead,
    key: string | null,
    log: FastifyBaseLogger,
  ): Promise<{ repeat: boolean; receipt: LeadReceipt }> {
    const { store, channels, registry, onKept } = this.#options;
    const row = this.#asRow(lead, key);
    const told = row.suspect ? [] : channels;
    const begun = performance.now();
    const accepted = await this.#gate
      .pass(() => acceptLead(store, row, told))
      .catch((error) => this.#refuse(error, log));
    registry.observe(
      'leads_store_seconds',
      'Time to keep a request, waiting included.',
      (performance.now() - begun) / 1000,
    );
    if (accepted.kind === 'conflict') throw new LeadRefused('key-reused');
    const { reference, received_at, reply_by } = accepted.lead;
    if (accepted.kind === 'new') {
      const labels = { source: row.source, suspect: String(row.suspect === 1) };
      registry.count('leads_kept_total', 'Requests kept.', labels);
      log.info({ reference, source: row.source, suspect: row.suspect === 1 }, 'request kept');
      if (told.length > 0) onKept();
    } else {
      registry.count('leads_repeated_total', 'Requests that were kept before.');
    }
    const receipt = { reference, receivedAt: isoWib(new Date(received_at)), replyBy: isoWib(new Date(reply_by)) };
    return { repeat: accepted.kind === 'repeat', receipt };
  }

  /** Whether a request was kept under this key. */
  async knows(key: string): Promise<boolean> {
    const { db } = this.#options.store;
    const find = () => db.selectFrom('lead').select('reference').where('idempotency_key', '=', key).executeTakeFirst();
    return this.#gate.pass(find).then(Boolean, () => false);
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
    const { registry, onBroken } = this.#options;
    const full = error instanceof GateFull;
    registry.count('leads_unavailable_total', 'Requests refused by 503.', { reason: full ? 'queue' : 'store' });
    if (!full) {
      log.error({ err: safeError(error) }, 'request not kept');
      onBroken();
    }
    throw new LeadRefused('unavailable', { retryAfter: full ? retryWhenFull : retryWhenDown });
  }
}
