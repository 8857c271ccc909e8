import { describe, expect } from 'vitest';
import { test } from './context.ts';
import { crash } from './leads/crash.ts';
import { stores } from './leads/stores.ts';

/** SQLite writes in this process, so it is killed more often in the middle of it. */
const roundsOn: Readonly<Record<string, number>> = { SQLite: 20, PostgreSQL: 5 };

describe.each(stores)('kill -9 under load on $kind', ({ kind, make }) => {
  test('nothing acknowledged is lost, nothing is there twice', async ({ skip, site, atEnd }) => {
    const store = await make('crash');
    if (!store) return skip('no PostgreSQL starts here');
    atEnd(() => store.remove());
    const rounds = roundsOn[kind] ?? 0;
    const report = await crash(site.root, store.url, rounds);
    expect(report).toMatchObject({ lost: [], doubled: 0, incomplete: 0, integrity: 'ok' });
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
    expect(report.acknowledged).toBeGreaterThan(rounds);
  });
});
