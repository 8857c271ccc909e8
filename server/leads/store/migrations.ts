import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** In order; never change one that was released, add one. Each works on both databases. */
const migrations: readonly { readonly name: string; up(db: Kysely<Tables>): Promise<void> }[] = [
  {
    name: '001-leads',
    up: async (db) => {
      await db.schema
        .createTable('lead')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('reply_by', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('company', 'text')
        .addColumn('industry', 'text')
        .addColumn('tank_count', 'text')
        .addColumn('message', 'text')
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('suspect', 'integer', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('lead_received_at').on('lead').column('received_at').execute();
      await db.schema.createIndex('lead_content').on('lead').columns(['content_hash', 'received_at']).execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_reference', 'text', (column) =>
          column.notNull().references('lead.reference').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('leased_by', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('outbox_once', ['lead_reference', 'channel'])
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
      await db.schema
        .createTable('erasure')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: '002-state-and-limits',
    up: async (db) => {
      await db.schema
        .createTable('server_state')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('rate_window')
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('window', 'integer', (column) => column.notNull())
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('rate_window_key', ['network', 'window'])
        .execute();
    },
  },
];

/** Any number that nothing else in the database locks: the bytes of "leads". */
const migrationLock = 0x6c65616473;

/** Brings the tables up to date in one transaction; several processes may do so at once. */
export function migrate(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // A transaction on SQLite is the only writer from its first moment.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    await transaction.schema
      .createTable('schema_migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('schema_migration').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue;
      await up(transaction);
      const applied_at = new Date().toISOString();
      await transaction.insertInto('schema_migration').values({ name, applied_at }).execute();
    }
  });
}
