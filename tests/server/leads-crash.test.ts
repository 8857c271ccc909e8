import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, makeFixture } from './fixture.ts';
import { crash } from './leads/crash.ts';
import { stores } from './leads/stores.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

test.each([
  [stores[0], 20],
  [stores[1], 5],
] as const)(
  'kill -9 under load on $kind: nothing acknowledged is lost, nothing is there twice',
  async (kind, rounds) => {
    const store = await kind?.make('crash');
    if (!store) return;
    const report = await crash(fixture.root, store.url, rounds);
    expect(report).toMatchObject({ lost: [], doubled: 0, incomplete: 0, integrity: 'ok' });
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
    expect(report.acknowledged).toBeGreaterThan(rounds);
    await store.remove();
  },
  180_000,
);
