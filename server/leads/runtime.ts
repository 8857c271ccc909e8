import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from '../metrics/registry.ts';
import type { Settings } from '../settings.ts';
import { startBackups } from './backup.ts';
import { cleanWindows, databaseCounter } from './limit/database-counter.ts';
import { RateLimit } from './limit/rate-limit.ts';
import { measureLeads } from './measure.ts';
import { migrateUntilDone } from './migrate-until-done.ts';
import { startOutbox } from './outbox/start.ts';
import { leads } from './plugin.ts';
import { readLeadRecords } from './records.ts';
import { startRetention } from './retention.ts';
import { safeError } from './safe-error.ts';
import { LeadService } from './service.ts';
import { openStore } from './store/open.ts';
import { sqlitePath } from './store/sqlite-file.ts';

/** Lead delivery while it runs. */
export interface LeadRuntime {
  register(app: FastifyInstance): Promise<void>;
  /** @throws when requests could not be kept at this moment */
  check(): Promise<void>;
  /** Brings the gauges up to date. */
  measure(): Promise<void>;
  /** Waits for deliveries under way, then closes the store. No request may be under way any more. */
  stop(): Promise<void>;
}

/**
 * Opens the store and starts what works beside requests. A store that is away is waited for.
 * @throws Error when build/ does not hold the records
 */
export async function startLeads(
  url: string,
  settings: Settings,
  registry: Registry,
  log: FastifyBaseLogger,
): Promise<LeadRuntime> {
  const records = readLeadRecords(settings.SITE_ROOT);
  const store = openStore(url, (error) => log.warn({ err: safeError(error) }, 'a database connection broke'));
  const migration = await migrateUntilDone(store, log);
  const outbox = startOutbox(settings, { store, records, registry, log });
  const service = new LeadService({
    store,
    records,
    channels: outbox.channels,
    replyHours: settings.LEADS_REPLY_HOURS,
    queueLimit: settings.LEADS_QUEUE_LIMIT,
    registry,
    onKept: () => outbox.wake(),
    onBroken: () => migration.again(),
  });
  const shared = store.kind === 'postgres' ? databaseCounter(store.db, url) : undefined;
  const beside: { stop(): void }[] = [migration, startRetention(store, settings.LEADS_RETENTION_DAYS, registry, log)];
  if (shared) beside.push(cleanWindows(store.db));
  const { LEADS_BACKUP_DIR: folder, LEADS_BACKUP_DAYS: keep } = settings;
  if (folder !== undefined && store.kind === 'sqlite') {
    beside.push(startBackups({ file: sqlitePath(url), folder, keep }, registry, log));
  }
  return {
    register: async (app) => {
      const limit = new RateLimit(settings.LEADS_RATE_LIMIT, shared);
      await app.register(leads, { service, records, publicHosts: settings.PUBLIC_HOST, limit, registry });
    },
    check: async () => {
      if (!migration.done) throw new Error('the tables are not up to date yet');
      await store.probe().catch((error: unknown) => {
        migration.again();
        throw error;
      });
    },
    measure: () => measureLeads(service, store, registry),
    stop: async () => {
      for (const each of beside) each.stop();
      await outbox.stop(settings.SHUTDOWN_SECONDS);
      await store.close();
    },
  };
}
