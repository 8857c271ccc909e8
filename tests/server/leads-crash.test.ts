import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, makeFixture } from './fixture.ts';
import { crash } from './leads/crash.ts';
import { stores } from './leads/stores.ts';

/** SQLite writes in this process, so it is killed more often in the middle of it. */
const roundsOn: Readonly<Record<string, number>> = { SQLite: 20, PostgreSQL: 5 };

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

describe.each(stores)('kill -9 under load on $kind', ({ kind, make }) => {
  test('nothing acknowledged is lost, nothing is there twice', async ({ skip }) => {
    const store = await make('crash');
    if (!store) return skip('no PostgreSQL starts here');
    const rounds = roundsOn[kind] ?? 0;
    const report = await crash(fixture.root, store.url, rounds);
    expect(report).toMatchObject({ lost: [], doubled: 0, incomplete: 0, integrity: 'ok' });
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
    expect(report.acknowledged).toBeGreaterThan(rounds);
    await store.remove();
  });
});
