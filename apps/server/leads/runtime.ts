import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';
import { createThrottledLog } from 'service/throttled-log';
import type { PageRequests } from '../page-requests.ts';
import type { Settings } from '../settings.ts';
import { backUp, measureBackups } from './backup.ts';
import { startOutbox } from './outbox/outbox.ts';
import { leads } from './plugin.ts';
import { databaseCounter, deleteOldWindows, rateLimit, windowLength } from './rate-limit.ts';
import { readLeadRecords } from './records.ts';
import { deleteOldLeads } from './retention.ts';
import { createQueue, createService } from './service.ts';
import { countStore, probeStore } from './store/leads.ts';
import { openStore, type Store, StoreMissing } from './store/open.ts';
import { isDamaged, sqlitePath } from './store/sqlite.ts';
import { channels } from './store/tables.ts';

export type LeadRuntime = Awaited<ReturnType<typeof startLeads>>;

const hour = 60 * 60 * 1000;
/** Pause between checks for today's copy, and so between tries after a failure, in milliseconds. */
const backupPause = 5 * 60 * 1000;
/** Pause between integrity checks of the store, in milliseconds. */
const checkPause = 10 * 60 * 1000;
/** Longest wait to count a request in the store, in milliseconds; after it this process counts alone. */
const countTimeout = 1000;

/** Longest wait of a scrape for the count and for the store, each in milliseconds; Prometheus gives up after ten seconds. */
const measureTimeout = 2000;

/** Starts even when the store is unreachable, and connects later. @throws Error when build/ lacks the records */
export async function startLeads(url: string, settings: Settings, registry: Registry, log: FastifyBaseLogger) {
  const records = readLeadRecords(settings.SITE_ROOT);
  const logSeldom = createThrottledLog();
  const store = await openStore(url, {
    create: settings.LEADS_CREATE_STORE,
    onBroken: (error) =>
      logSeldom('connection', (times) => log.warn({ err: safeError(error), times }, 'a database connection broke')),
  });
  const readiness = await makeUsable(store, logSeldom, log);
  const isUsable = () => readiness.isUsable;
  const outbox = await startOutbox(settings, { store, records, isUsable, throttledLog: logSeldom, registry, log });
  if (outbox.channels.length === 0) {
    log.warn('requests are stored without notification: set SMTP_URL or LEADS_WEBHOOK_URL');
  }
  const service = createService({
    ...{ store, records, settings, registry },
    channels: outbox.channels,
    onStored: () => outbox.wake(),
    isUsable,
    throttledLog: logSeldom,
    onBroken: () => readiness.lost(),
  });
  const counter = databaseCounter(store.db, url);
  const counts = createQueue(store.kind === 'sqlite' ? 1 : 6, settings.LEADS_QUEUE_LIMIT, countTimeout);
  const timers: NodeJS.Timeout[] = [];
  const every = (interval: number, firstAfter: number, task: () => unknown) =>
    timers.push(setTimeout(task, firstAfter), setInterval(task, interval));
  every(hour, 2000, () => deleteOldLeads(store, settings.LEADS_RETENTION_DAYS, registry, log));
  // Deletes counts within half an hour.
  every(windowLength, 0, () => deleteOldWindows(store.db));
  const { LEADS_BACKUP_DIR: folder, LEADS_BACKUP_DAYS: keep } = settings;
  if (folder !== undefined && store.kind === 'sqlite') {
    every(backupPause, 5000, () => backUp({ file: sqlitePath(url), folder, keep }, registry, log));
  }
  /** Whether requests can be stored now. */
  const isReady = async () => {
    if (isUsable()) await store.probe().catch(readiness.lost);
    return isUsable();
  };
  let counting: Promise<void> | undefined;
  const lostIfDamaged = (error: unknown) => {
    if (isDamaged(error)) readiness.lost();
  };
  every(checkPause, checkPause, () => store.check().catch(lostIfDamaged));
  return {
    register: async (app: FastifyInstance, counting: PageRequests | undefined) => {
      const limit = rateLimit(settings.LEADS_RATE_LIMIT, async (...counted) => {
        if (!isUsable()) throw new Error('the store is away');
        return counts.run(() =>
          counter(...counted).catch((error: unknown) => {
            // Marks the store as lost at once: else the request would wait for a second timeout before it is refused.
            readiness.lost();
            throw error;
          }),
        );
      });
      await app.register(leads, { service, records, publicHosts: settings.PUBLIC_HOST, limit, registry, counting });
    },
    isReady,
    measure: async () => {
      if (folder !== undefined) measureBackups(folder, registry);
      registry.set('leads_waiting', 'Requests that wait for the database or are with it.', service.load());
      counting ??= measureStore(store, registry)
        .catch((error) => {
          logSeldom('counts', (times) => log.error({ err: safeError(error), times }, 'requests cannot be counted'));
          lostIfDamaged(error);
        })
        .finally(() => {
          counting = undefined;
        });
      // A locked database answers late: without a bound the scrape would time out, and the server would seem down.
      const late = () => wait(measureTimeout, false, { ref: false });
      await Promise.race([counting, late()]);
      // After the count, which may find damage. Same check as /readyz, so that alarm and proxy agree.
      const isUp = await Promise.race([isReady(), late()]);
      registry.set('leads_store_up', 'Whether requests can be stored.', isUp ? 1 : 0);
    },
    /** Waits for deliveries, then closes the store. Call it after the last request has been answered. */
    stop: async () => {
      readiness.stop();
      // clearTimeout also clears intervals.
      for (const timer of timers) clearTimeout(timer);
      await outbox.stop(settings.SHUTDOWN_SECONDS);
      logSeldom.flush();
      await store.close();
    },
  };
}

/** Milliseconds between tries to prepare the store. */
const pause = 1000;

/**
 * Migrates the store, checks that it is intact and that the largest request fits; retries after a failure. Until then
 * requests get 503.
 */
async function makeUsable(store: Store, throttledLog: ReturnType<typeof createThrottledLog>, log: FastifyBaseLogger) {
  let isUsable = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async () => {
    timer = undefined;
    try {
      await store.migrate();
      await store.check();
      await probeStore(store);
      isUsable = true;
      log.info({ store: store.kind }, 'lead store ready');
    } catch (error) {
      throttledLog('store', (times) =>
        log.error({ err: safeError(error), times }, `lead store not usable, ${whatToDo(error)}`),
      );
      if (!stopped) timer = setTimeout(attempt, pause);
    }
  };
  await attempt();
  return {
    get isUsable() {
      return isUsable;
    },
    /** Prepares the store again: it may return as an older copy, without tables, or with too little space. */
    lost: () => {
      if (isUsable && !stopped) timer ??= setTimeout(attempt, pause);
      isUsable = false;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function whatToDo(error: unknown) {
  if (error instanceof StoreMissing) return error.message;
  return isDamaged(error) ? 'it is damaged: restore a backup (docs/operate.md)' : 'will be tried again';
}

async function measureStore(store: Store, registry: Registry) {
  const counts = await countStore(store);
  registry.set('leads_stored', 'Requests in the database.', counts.leads);
  const age = counts.oldestWaiting === null ? 0 : (Date.now() - Date.parse(counts.oldestWaiting)) / 1000;
  registry.set('leads_outbox_oldest_seconds', 'Age of the oldest notification that waits.', Math.max(0, age));
  for (const channel of channels) {
    for (const state of ['waiting', 'sent', 'failed'] as const) {
      const found = counts.outbox.find((row) => row.channel === channel && row.state === state);
      registry.set('leads_outbox', 'Notifications by state.', found?.rows ?? 0, { channel, state });
    }
  }
}
