import type { Store } from './open.ts';

const day = 24 * 60 * 60 * 1000;
/** Longest time between two looks that passes for a server that was off, in milliseconds. */
const longestGap = 7 * day;
/** Largest part of all requests that one look deletes, and up to how many that does not matter. */
const largestShare = 1 / 4;
const few = 20;

/** Why nothing should be deleted now: the clock jumped, or too much would go at once; undefined when all is well. */
export async function retentionDoubt({ db }: Pick<Store, 'db'>, days: number, now: Date): Promise<string | undefined> {
  const { total, old, newest } = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.max('received_at').as('newest'),
      fn
        .countAll<number>()
        .filterWhere('received_at', '<', new Date(now.getTime() - days * day).toISOString())
        .as('old'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(old) === 0) return undefined;
  const state = await db.selectFrom('server_state').select('value').where('name', '=', 'retention').executeTakeFirst();
  // Before the first look the newest request is the last sign of the time.
  const last = Date.parse(state?.value ?? String(newest));
  const gap = now.getTime() - last;
  if (gap > longestGap) return `the clock is ${Math.floor(gap / day)} days ahead of the last look`;
  if (Number(old) > few && Number(old) > Number(total) * largestShare) return `${old} of ${total} would go at once`;
  return undefined;
}

/** Keeps when old requests were looked for; a time that lies behind is kept too, so that a wrong one does not stay. */
export async function markRetention({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insertInto('server_state')
    .values({ name: 'retention', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
