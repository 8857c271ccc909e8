import { temporaryStore } from './client.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** A store for a test file, made in `beforeAll`. */
export interface TestStore {
  readonly url: string;
  remove(): Promise<void>;
}

let postgres: Promise<PostgresServer | undefined> | undefined;

/** One PostgreSQL a test file, started with the first who asks. */
export const sharedPostgres = (): Promise<PostgresServer | undefined> => (postgres ??= startPostgres());

/**
 * The stores that a test runs on; `make` gives undefined where no PostgreSQL starts, and the test says so and is
 * skipped. `npm ci` brings one for the usual systems.
 */
export const stores: readonly { readonly kind: string; make(name: string): Promise<TestStore | undefined> }[] = [
  {
    kind: 'SQLite',
    make: async () => {
      const { url, remove } = temporaryStore();
      return { url, remove: async () => remove() };
    },
  },
  {
    kind: 'PostgreSQL',
    make: async (name) => {
      const server = await sharedPostgres();
      if (!server) return undefined;
      return { url: await server.database(name), remove: () => server.remove() };
    },
  },
];
