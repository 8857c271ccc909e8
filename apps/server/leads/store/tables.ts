import { fieldColumn, type LeadColumns, leadFields, type StoredField, storedFields } from 'contract/lead';
import { type Database, insert, raw, sql } from './sql.ts';

/**
 * Columns are text and whole numbers only, which both databases support. Times are ISO 8601 in UTC with milliseconds,
 * which sort as text.
 */
export interface LeadRow extends LeadColumns {
  reference: string;
  /** Null for a form sent without scripts. */
  idempotency_key: string | null;
  /** SHA-256 of the normalised content. */
  content_hash: string;
  received_at: string;
  reply_by: string;
  /** 1 when the honeypot was filled in: no notification is sent. */
  suspect: number;
  source: 'json' | 'form';
}

/** `mail` and `webhook` notify the company, `confirmation` the visitor. */
export const channels = ['mail', 'webhook', 'confirmation'] as const;
export type Channel = (typeof channels)[number];

export interface OutboxRow {
  /** Message-ID of the mail and id of the webhook, equal for all tries. */
  id: string;
  lead_reference: string;
  channel: Channel;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  /** Null while no process works on it. */
  leased_until: string | null;
  leased_by: string | null;
  sent_at: string | null;
  /** Hash of the mailbox, for a confirmation. */
  recipient: string | null;
  last_error: string | null;
}

/**
 * Migration that created the column of each field. For a new field name one after all others, such as `004-city`: it
 * adds the column and needs no statement of its own.
 */
const columnMadeBy: Record<StoredField, string> = {
  name: '001-leads',
  email: '001-leads',
  phone: '001-leads',
  company: '001-leads',
  industry: '001-leads',
  tankCount: '001-leads',
  message: '001-leads',
  consentVersion: '001-leads',
};

/** Rows from before hold an empty text where the field is required. */
const addColumn = (field: StoredField) =>
  `alter table lead add column ${fieldColumn(field)} text${leadFields[field].required ? " not null default ''" : ''}`;

/**
 * Never change a released migration; add a new one. Both databases accept the statements.
 * - `erasure`: number, time and reason of deletions.
 * - `server_state`: `probe` and `retention`, the times of the last write check and of the last deletion run.
 * - `rate_window`: requests per network (an HMAC) and window, numbered since 1970.
 */
const migrations: Record<string, readonly string[]> = {
  '001-leads': [
    `create table lead (
      reference text primary key,
      idempotency_key text unique,
      content_hash text not null,
      received_at text not null,
      reply_by text not null,
      name text not null,
      email text not null,
      phone text not null,
      company text,
      industry text,
      tank_count text,
      message text,
      consent_version text not null,
      suspect integer not null,
      source text not null
    )`,
    'create index lead_received_at on lead (received_at)',
    'create index lead_content on lead (content_hash, received_at)',
    `create table outbox (
      id text primary key,
      lead_reference text not null references lead (reference) on delete cascade,
      channel text not null,
      state text not null,
      attempts integer not null,
      created_at text not null,
      next_attempt_at text not null,
      leased_until text,
      leased_by text,
      sent_at text,
      last_error text,
      constraint outbox_once unique (lead_reference, channel)
    )`,
    'create index outbox_due on outbox (state, next_attempt_at)',
    'create table erasure (id text primary key, erased_at text not null, reason text not null, leads integer not null)',
  ],
  '002-state-and-limits': [
    'create table server_state (name text primary key, value text not null)',
    `create table rate_window (
      network text not null,
      "window" integer not null,
      requests integer not null,
      constraint rate_window_key primary key (network, "window")
    )`,
  ],
  '003-recipient': [
    'alter table outbox add column recipient text',
    'create index outbox_recipient on outbox (recipient)',
  ],
};
for (const field of storedFields) {
  const migration = columnMadeBy[field];
  if (migration !== '001-leads') migrations[migration] = [...(migrations[migration] ?? []), addColumn(field)];
}

/** Lock number: the bytes of "leads", used for migrations only. */
const migrationLock = 0x6c65616473;

/** Migrates in one transaction; several processes may do so at once. */
export function migrate(database: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  return database.transaction(async ({ all, run }) => {
    // On SQLite a transaction is the only writer, so no lock is needed.
    if (kind === 'postgres') await all(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await run(sql`create table if not exists schema_migration (name text primary key, applied_at text not null)`);
    const applied = new Set(
      (await all<{ name: string }>(sql`select name from schema_migration`)).map(({ name }) => name),
    );
    for (const [name, statements] of Object.entries(migrations)) {
      if (applied.has(name)) continue;
      for (const statement of statements) await run(raw(statement));
      await run(insert('schema_migration', { name, applied_at: new Date().toISOString() }));
    }
  });
}
