import { afterAll } from 'vitest';
import { temporaryStore } from './client.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL per test file; undefined where the npm package has none that starts here. */
export const postgres = await startPostgres();
const made: { remove(): unknown }[] = postgres ? [postgres] : [];
afterAll(() => Promise.all(made.map((store) => store.remove())));

function makeFile(): string {
  const store = temporaryStore();
  made.push(store);
  return store.url;
}

/** Kinds of stores that a test runs on; `make` returns the URL of an empty one. Tests of a missing kind are skipped. */
export const stores = [
  { kind: 'SQLite', isMissing: false, make: async (_name: string) => makeFile() },
  {
    kind: `PostgreSQL${postgres ? '' : ' (skipped where it does not start)'}`,
    isMissing: !postgres,
    make: async (name: string) => (await postgres?.database(name)) ?? '',
  },
];
