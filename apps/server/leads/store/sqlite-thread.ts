/** Worker thread, because node:sqlite is synchronous: a slow disk or a lock must not delay the pages. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { fileIdentity, type SqliteAnswer, type SqliteRequest } from './sqlite.ts';

const { file, busyTimeout } = workerData as { file: string; busyTimeout: number };

const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
whenFree(() => database.exec('pragma journal_mode = wal'));
database.exec('pragma synchronous = full; pragma secure_delete = on');
/** An open file can still be written after its deletion, and the data are lost with it. */
const identity = fileIdentity(file);

/**
 * Waits while the file is locked: two processes that switch a new file to WAL get SQLITE_BUSY at once, whatever the
 * timeout.
 */
function whenFree(task: () => void) {
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      task();
      return;
    } catch (error) {
      // SQLITE_BUSY with all its extended codes.
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
      if (!busy || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Cache of prepared statements: a few dozen, all from our own code. */
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
    // The next statement starts a new thread on the file that exists then.
    parentPort?.close();
  } else if (request === 'close') {
    database.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(answer(request));
  }
});
