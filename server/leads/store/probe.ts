import type { Database } from './tables.ts';

/** How long a good answer holds, in milliseconds: several proxies may ask each second. */
const holds = 1000;

/**
 * Gives a function that writes a row and says by its error that this was not possible; one writes for all who ask.
 * An error is told to those who waited for it and then forgotten: a store that is back is found by the next question,
 * and not after requests have been kept again.
 */
export function probe(db: Database): () => Promise<void> {
  let last: Promise<void> | undefined;
  let asked = 0;
  const write = async (): Promise<void> => {
    const value = new Date().toISOString();
    try {
      await db
        .insertInto('server_state')
        .values({ name: 'probe', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
  return () => {
    if (last === undefined || performance.now() - asked > holds) {
      asked = performance.now();
      last = write();
    }
    return last;
  };
}
