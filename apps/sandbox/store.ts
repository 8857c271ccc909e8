import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Account, Delivery } from './core/account.ts';

/**
 * Bytes of the file, which SQLite itself never exceeds; and those of all accounts, below it for the sake of indexes and
 * free pages. Number of keys with changes.
 */
const ceiling = { file: 256 * 1024 * 1024, accounts: 192 * 1024 * 1024, keys: 20_000 };
const pageSize = 4096;
/** ms of idleness after which the changes of a key may be evicted. */
const idle = 10 * 60_000;

const tables = `
create table if not exists meta (created integer not null) strict;
create table if not exists accounts (
  id text primary key, born integer not null, used integer not null, bytes integer not null, data text
) strict, without rowid;
create index if not exists accounts_by_use on accounts (used) where data is not null;
create table if not exists deliveries (
  account text not null references accounts on delete cascade, number integer not null, data text not null,
  primary key (account, number)
) strict, without rowid;`;

/** In place of an account whose changes were evicted; its row remains to say so. */
export const evicted = Symbol('evicted');

interface AccountRow {
  data: string | null;
  bytes: number;
}

const errorCode = (error: unknown) => Number((error as { errcode?: number }).errcode ?? 0) % 256;
/** SQLITE_FULL. */
const isFull = (error: unknown) => errorCode(error) === 13;
/** SQLITE_CORRUPT and SQLITE_NOTADB: nothing in the file can be read any more. */
const isDamaged = (error: unknown) => [11, 26].includes(errorCode(error));

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // For its owner alone, whatever the umask; SQLite gives the -wal file the same rights.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // One process alone: accounts in its memory would go stale. Its death loses nothing that was committed; only that of
  // the machine may lose the last second.
  database.exec(`pragma locking_mode = exclusive; pragma page_size = ${pageSize}; pragma journal_mode = wal;
    pragma synchronous = normal; pragma secure_delete = fast; pragma journal_size_limit = 4194304;
    pragma max_page_count = ${ceiling.file / pageSize};`);
  database.exec(tables);
  return database;
}

/** Accounts in a file of the sandbox’s own: a row an account, a row a delivery. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Unix ms since which no row was lost except by eviction. */
  readonly created: number;
  #keys: number;
  #bytes: number;

  /** @throws when another process has the file open */
  constructor(file: string) {
    this.#database = openOrReplace(file);
    const [row] = this.#all<{ created: number }>('select created from meta');
    this.created = row?.created ?? Date.now();
    if (!row) this.#run('insert into meta values (?)', this.created);
    const [sum] = this.#all<{ keys: number; bytes: number }>(
      'select count(*) as keys, coalesce(sum(bytes), 0) as bytes from accounts where data is not null',
    );
    [this.#keys, this.#bytes] = [sum?.keys ?? 0, sum?.bytes ?? 0];
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #all<T>(sql: string, ...values: (string | number)[]): T[] {
    return this.#prepared(sql).all(...values) as T[];
  }

  #run(sql: string, ...values: (string | number)[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  /** @returns undefined for a key without changes, `evicted` for one whose changes are lost */
  load(id: string): { account: Account; bytes: number } | typeof evicted | undefined {
    const [row] = this.#all<AccountRow>('select data, bytes from accounts where id = ?', id);
    if (!row) return undefined;
    if (row.data === null) return evicted;
    const sent = this.#all<{ data: string }>('select data from deliveries where account = ? order by number desc', id);
    const account = { ...JSON.parse(row.data), sent: sent.map(({ data }) => JSON.parse(data) as Delivery) };
    return { account, bytes: row.bytes };
  }

  /**
   * Stores an account and those deliveries that differ from the ones stored last, all or nothing.
   * @param before deliveries as stored last
   * @returns false when the file is full
   */
  save(id: string, born: number, account: Account, bytes: number, before: readonly Delivery[]): boolean {
    const { sent, ...rest } = account;
    const known = new Set(before);
    const numbers = new Set(sent.map(({ number }) => number));
    const [old] = this.#all<AccountRow>('select data, bytes from accounts where id = ?', id);
    try {
      this.#database.exec('begin immediate');
      this.#run(
        `insert into accounts values (?, ?, ?, ?, ?) on conflict (id) do update set used = excluded.used,
          bytes = excluded.bytes, data = excluded.data`,
        ...[id, born, Date.now(), bytes, JSON.stringify(rest)],
      );
      for (const one of sent) {
        if (known.has(one)) continue;
        this.#run(
          'insert into deliveries values (?, ?, ?) on conflict do update set data = excluded.data',
          ...[id, one.number, JSON.stringify(one)],
        );
      }
      for (const { number } of before) {
        if (!numbers.has(number)) this.#run('delete from deliveries where account = ? and number = ?', id, number);
      }
      this.#database.exec('commit');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      if (isFull(error)) return false;
      throw error;
    }
    this.#keys += typeof old?.data === 'string' ? 0 : 1;
    this.#bytes += bytes - (old?.bytes ?? 0);
    return true;
  }

  /** Notes that keys are in use, so that they are not evicted. */
  touch(ids: readonly string[]): void {
    for (const id of ids) this.#run('update accounts set used = ? where id = ?', Date.now(), id);
  }

  /** Evicts the least recently used keys that are idle long enough. @returns whether there is room for another key */
  hasRoom(): boolean {
    while (this.#keys >= ceiling.keys || this.#bytes >= ceiling.accounts) {
      const [oldest] = this.#all<{ id: string; bytes: number }>(
        'select id, bytes from accounts where data is not null and used < ? order by used limit 1',
        Date.now() - idle,
      );
      if (!oldest) return false;
      this.#run('delete from deliveries where account = ?', oldest.id);
      this.#run('update accounts set data = null, bytes = 0 where id = ?', oldest.id);
      this.#bytes -= oldest.bytes;
      this.#keys -= 1;
    }
    return true;
  }

  /** Deletes keys that were made before a time. */
  forget(born: number): void {
    const gone = this.#all<AccountRow>('delete from accounts where born < ? returning data, bytes', born);
    this.#keys -= gone.filter(({ data }) => data !== null).length;
    this.#bytes -= gone.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    this.#database.close();
  }
}

/** Nothing in a damaged file is worth keeping the sandbox closed. */
function openOrReplace(file: string): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
    return open(file);
  }
}
