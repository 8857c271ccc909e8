import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startServer } from '../../../scripts/server-process.ts';
import { inStore, postLead, until, validLead } from './client.ts';

/** Requests under way at once. */
const concurrency = 8;

export interface CrashReport {
  /** Requests that were answered 200 or 201. */
  readonly acknowledged: number;
  /** Acknowledged, but not in the store. */
  readonly lost: readonly string[];
  /** References or keys that stand in the store twice. */
  readonly doubled: number;
  /** Requests without a mail or a webhook in the outbox. */
  readonly incomplete: number;
  readonly stored: number;
  /** What the database says about itself. */
  readonly integrity: string;
}

/**
 * Kills the server with SIGKILL under load, again and again, and then counts. A request that got no answer is sent
 * again under its key after the next start, as the form does.
 */
export async function crash(siteRoot: string, url: string, rounds: number): Promise<CrashReport> {
  const acknowledged = new Map<string, string>();
  let open = new Map<string, Record<string, unknown>>();
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Nobody listens at these addresses: the outbox fills and is worked on at the same time.
    const server = await startServer(siteRoot, {
      LEADS_DATABASE_URL: url,
      LEADS_RATE_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_MAIL_FROM: 'situs@tanknusa.example',
      LEADS_MAIL_TO: 'a@tanknusa.example',
      LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/',
      LEADS_WEBHOOK_SECRET: 'sangat-rahasia-sekali',
    });
    let up = true;
    const again = [...open];
    open = new Map();
    const visitor = async (): Promise<void> => {
      while (up) {
        made += 1;
        const [key, lead] = again.pop() ?? [randomUUID(), validLead(made)];
        const answer = await postLead(server.origin, lead, key).catch(() => undefined);
        if (answer && answer.status < 300) acknowledged.set(key, answer.body.reference);
        else open.set(key, lead);
      }
    };
    const visitors = Array.from({ length: concurrency }, visitor);
    const before = acknowledged.size;
    // At another place of the work in each round, and never before anything was kept.
    await until(() => acknowledged.size > before + (round % 7), 'requests kept');
    server.child.kill('SIGKILL');
    up = false;
    await Promise.all([...visitors, server.ended]);
  }
  return report(url, acknowledged);
}

function report(url: string, acknowledged: ReadonlyMap<string, string>): Promise<CrashReport> {
  return inStore(url, async ({ db, kind }) => {
    const leads = await db.selectFrom('lead').select(['reference', 'idempotency_key']).execute();
    const outbox = await db.selectFrom('outbox').select(['lead_reference', 'channel']).execute();
    const byKey = new Map(leads.map((lead) => [lead.idempotency_key, lead.reference]));
    const told = new Set(outbox.map((row) => `${row.lead_reference} ${row.channel}`));
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter(([key, reference]) => byKey.get(key) !== reference).map(([key]) => key),
      doubled: leads.length - byKey.size + outbox.length - told.size,
      incomplete: leads.filter(({ reference }) => !told.has(`${reference} mail`) || !told.has(`${reference} webhook`))
        .length,
      stored: leads.length,
      integrity:
        kind === 'sqlite'
          ? String(
              (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows[0]?.integrity_check,
            )
          : 'ok',
    };
  });
}
