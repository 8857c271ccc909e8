import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Database, raw, type Sql, type Statements } from './sql.ts';

export const sqlitePath = (url: string) => resolve(url.slice('file:'.length));

/** Creates the file readable by its owner only, whatever the umask; SQLite gives the -wal file the same rights. */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Distinguishes files of the same name; undefined when none exists. */
export function fileIdentity(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}

/** Longest wait for another process's lock, in milliseconds. */
const busyTimeout = 3000;

/** SQLITE_CORRUPT and SQLITE_NOTADB with all their extended codes: a retry helps with neither. */
export function isDamaged(error: unknown): boolean {
  const code = /^SQLITE_(\d+)$/.exec(String((error as { code?: unknown }).code))?.[1];
  return code !== undefined && [11, 26].includes(Number(code) % 256);
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

export interface SqliteRequest {
  id: number;
  sql: string;
  values: readonly SQLInputValue[];
}
interface Result {
  rows: unknown[];
  changes: number;
}
export type SqliteAnswer = { id: number } & (Result | { error: { message: string; code: string } });

/** Node's SQLite in a worker thread, which starts with the first statement and again after a crash. */
export function openSqlite(file: string): Database & { check(): Promise<void>; close(): Promise<void> } {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = (answer: SqliteAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      if (answer.error.code === 'GONE') worker = undefined;
      asked?.reject(failure(answer.error.message, answer.error.code));
    } else {
      asked?.resolve(answer);
    }
  };
  const start = (): Worker => {
    // The file next to this one, in the sources as in the bundle.
    const thread = new Worker(new URL(`./sqlite-thread${extname(import.meta.filename)}`, import.meta.url), {
      workerData: { file, busyTimeout },
      // Without the options that Vitest or a debugger adds.
      execArgv: [],
    });
    const broken = (message: string) => {
      if (worker !== thread) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(failure(message, 'THREAD'));
      waiting.clear();
    };
    thread.on('message', settle);
    thread.on('error', (error) => broken(error.message));
    thread.on('exit', () => broken('the database thread has ended'));
    return thread;
  };
  const ask = async ({ parts, values }: Sql): Promise<Result> => {
    // SQLite would create an empty file, and the loss would go unnoticed.
    if (!worker && fileIdentity(file) === undefined) throw failure('there is no file', 'GONE');
    worker ??= start();
    lastId += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.set(lastId, { resolve, reject });
    worker.postMessage({ id: lastId, sql: parts.join('?'), values } satisfies SqliteRequest);
    return promise;
  };

  /** Statements of the current turn; no other statement runs between them. */
  const own: Statements = {
    all: async <Row>(statement: Sql) => (await ask(statement)).rows as Row[],
    run: async (statement) => (await ask(statement)).changes,
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Queues work, because there is one connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    all: (statement) => inTurn(() => own.all(statement)),
    run: (statement) => inTurn(() => own.run(statement)),
    transaction: (work) =>
      inTurn(async () => {
        // `immediate`: a transaction that began by reading cannot write after another has written.
        await ask(raw('begin immediate'));
        try {
          const result = await work(own);
          await ask(raw('commit'));
          return result;
        } catch (error) {
          await ask(raw('rollback')).catch(() => undefined);
          throw error;
        }
      }),
    check: async () => {
      const [found] = await inTurn(() => own.all<{ quick_check: string }>(raw('pragma quick_check(1)')));
      if (found?.quick_check !== 'ok') throw failure('the database is damaged', 'SQLITE_11');
    },
    close: async () => {
      await queue;
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
