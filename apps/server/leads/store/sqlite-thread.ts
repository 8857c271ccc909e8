/** A thread, because node:sqlite is synchronous: a slow disk or another's lock must not hold up the pages. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { fileIdentity, type SqliteAnswer, type SqliteRequest } from './sqlite.ts';

const { file, busyTimeout } = workerData as { file: string; busyTimeout: number };

const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
whenFree(() => database.exec('pragma journal_mode = wal'));
database.exec('pragma synchronous = full; pragma secure_delete = on');
/** An open file can be written after it was deleted, and nobody finds it then. */
const identity = fileIdentity(file);

/** Two processes that turn a new file to WAL refuse each other at once, whatever the timeout. */
function whenFree(task: () => void) {
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      task();
      return;
    } catch (error) {
      // SQLITE_BUSY in all its kinds.
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
      if (!busy || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** A few dozen, all from our own code. */
const statements = new Map<string, StatementSync>();

function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function answer({ id, sql, values }: SqliteRequest): SqliteAnswer {
  try {
    const statement = prepared(sql);
    if (statement.columns().length > 0) return { id, rows: statement.all(...values), changes: 0 };
    return { id, rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { id, error: { message, code: errcode === undefined ? String(code) : `SQLITE_${errcode}` } };
  }
}

parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request !== 'close' && fileIdentity(file) !== identity) {
    parentPort?.postMessage({ id: request.id, error: { message: 'the database file is gone', code: 'GONE' } });
    // The next statement starts a thread on what stands there then.
    parentPort?.close();
  } else if (request === 'close') {
    database.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(answer(request));
  }
});
