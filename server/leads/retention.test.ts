import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reasonToHold } from './retention.ts';
import { acceptLead } from './store/leads.ts';
import { note, openStore, type Store } from './store/open.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T03:00:00Z');
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leads-retention-'));
  store = openStore(`file:${join(folder, 'leads.db')}`);
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const looked = (at: Date) => note(store.db, 'retention', at.toISOString());
const after = (days: number) => new Date(now.getTime() + days * day);

async function keep(count: number, daysAgo: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await acceptLead(
      store,
      {
        ...{ idempotency_key: `${daysAgo} ${n}`, content_hash: 'x', received_at: after(-daysAgo).toISOString() },
        ...{ reply_by: now.toISOString(), name: 'a', email: 'a@example.com', phone: '+6281234567890' },
        ...{ company: null, industry: null, tank_count: null, message: null, consent_version: '1' },
        ...{ suspect: 0, source: 'json' },
      },
      [],
    );
  }
}

test('a clock that goes on: what is old may go', async () => {
  await keep(2, 366);
  await keep(2, 1);
  await looked(after(-1));
  expect(await reasonToHold(store, 365, now)).toBeUndefined();
});

test('a clock ahead by a year deletes nothing, with and without an earlier look', async () => {
  await keep(4, 1);
  expect(await reasonToHold(store, 365, after(365))).toBe('the clock is 366 days ahead of the last look');
  await looked(now);
  expect(await reasonToHold(store, 365, after(366))).toBe('the clock is 366 days ahead of the last look');
});

test('a large part of all does not go at once', async () => {
  await keep(21, 366);
  await keep(40, 1);
  await looked(after(-1));
  expect(await reasonToHold(store, 365, now)).toBe('21 of 61 would go at once');
});

test('nothing old is no reason to hold, however long the server was off', async () => {
  await keep(3, 100);
  await looked(after(-100));
  expect(await reasonToHold(store, 365, now)).toBeUndefined();
});
