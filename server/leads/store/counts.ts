import type { Store } from './open.ts';
import type { Channel, OutboxRow } from './tables.ts';

export interface StoreCounts {
  readonly leads: number;
  readonly suspect: number;
  readonly outbox: readonly { channel: Channel; state: OutboxRow['state']; rows: number }[];
  readonly erased: readonly { reason: 'forget' | 'retention'; leads: number }[];
}

/** How many there are of everything, without anything about anybody. */
export async function countStore({ db }: Store): Promise<StoreCounts> {
  const leads = await db
    .selectFrom('lead')
    .select(({ fn }) => [fn.countAll<number>().as('leads'), fn.sum<number | null>('suspect').as('suspect')])
    .executeTakeFirstOrThrow();
  const outbox = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('rows')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();
  const erased = await db
    .selectFrom('erasure')
    .select(({ fn }) => ['reason', fn.sum<number>('leads').as('leads')])
    .groupBy('reason')
    .orderBy('reason')
    .execute();
  return {
    leads: Number(leads.leads),
    suspect: Number(leads.suspect ?? 0),
    outbox: outbox.map((row) => ({ ...row, rows: Number(row.rows) })),
    erased: erased.map((row) => ({ ...row, leads: Number(row.leads) })),
  };
}
