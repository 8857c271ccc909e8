import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Absolute path of the file in `file:PATH`. */
export const sqlitePath = (url: string): string => resolve(url.slice('file:'.length));

/** Personal data: the file is for its owner alone, whatever the umask; SQLite gives the -wal file the same rights. */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Tells one file from another of the same name; undefined when there is none. */
export function fileIdentity(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}
