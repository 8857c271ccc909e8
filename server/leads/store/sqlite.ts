import { once } from 'node:events';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { fileIdentity } from './sqlite-file.ts';
import type { SqliteAnswer } from './sqlite-thread.ts';

/** Kysely on Node's own SQLite, in a thread: one connection that its users take in turn. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOn(new SqliteClient(file)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOn(client: SqliteClient): Driver {
  /** Settles when the last one in the queue has given the connection back. */
  let queue: Promise<void> = Promise.resolve();
  let release = (): void => undefined;
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, changes } = await client.run(sql, parameters);
      return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: changes }) };
    },
    streamQuery: () => {
      throw new Error('not supported: read in pages');
    },
  };
  const statement = (sql: string) => async (): Promise<void> => void (await client.run(sql, []));
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const before = queue;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue = promise;
      await before;
      release = resolve;
      return connection;
    },
    // Immediate: a transaction that began by reading could not become a writer after another one wrote.
    beginTransaction: statement('begin immediate'),
    commitTransaction: statement('commit'),
    rollbackTransaction: statement('rollback'),
    releaseConnection: async () => release(),
    destroy: () => client.close(),
  };
}

/** How long a statement waits for a lock of another process, in milliseconds. */
const busyTimeout = 3000;

interface Waiting {
  resolve(answer: { rows: unknown[]; changes: bigint | undefined }): void;
  reject(error: Error): void;
}

/** An error of SQLite, or of the thread that runs it. */
class SqliteError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Speaks with the database thread; starts it with the first statement, and again after it broke. */
export class SqliteClient {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** @throws SqliteError from SQLite, or when the thread breaks meanwhile */
  async run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; changes: bigint | undefined }> {
    // SQLite would make a new one, and it would look as if nothing had ever been stored.
    if (!this.#worker && fileIdentity(this.#file) === undefined) throw new SqliteError('there is no file', 'GONE');
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread().postMessage({ id, sql, parameters: parameters as SQLInputValue[] });
    });
  }

  /** Closes the file after the statements before it. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close');
    await ended;
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: { file: this.#file, busyTimeout },
      // What Vitest or a debugger adds to this process is not for the thread.
      execArgv: [],
    });
    this.#worker = worker;
    worker.on('message', (answer: SqliteAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#broken(worker, error.message));
    worker.on('exit', () => this.#broken(worker, 'the database thread has ended'));
    return worker;
  }

  #settle(answer: SqliteAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer && answer.error.code === 'GONE') this.#worker = undefined;
    if ('error' in answer) waiting?.reject(new SqliteError(answer.error.message, answer.error.code));
    else waiting?.resolve(answer);
  }

  #broken(worker: Worker, message: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new SqliteError(message, 'THREAD'));
    this.#waiting.clear();
  }
}
