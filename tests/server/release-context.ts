import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { paths } from '../../scripts/paths.ts';
import { programFile } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { test as base } from './context.ts';
import { waitUntil } from './leads/client.ts';

/** Replacement for systemctl as deploy/release.sh calls it: `restart tanksite@PORT` runs the unit's command. */
const manager = `#!/bin/sh
port=\${2#tanksite@}
if [ -f "$HERE/$port.pid" ]; then
  kill "$(cat "$HERE/$port.pid")"
  while kill -0 "$(cat "$HERE/$port.pid")" 2>/dev/null; do sleep 0.05; done
fi
cd "$CURRENT"
unset PORTS
PORT=$port setsid "$CURRENT/bin/node" server/main.mjs >>"$HERE/log" 2>&1 &
echo $! >"$HERE/$port.pid"
`;

/** Test with archives of releases, and deploy/release.sh on them. */
export const test = base
  .extend('here', ({ atEnd }) => {
    const here = mkdtempSync(join(tmpdir(), 'release-'));
    atEnd(() => rmSync(here, { recursive: true, force: true }));
    return here;
  })
  /** Archive of a release: a small site and the server, with Node as a link to make packing quick. */
  .extend('archive', ({ site, here }) => (name: string, spoil: (folder: string) => void = () => undefined): string => {
    const folder = join(here, name, 'site');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    for (const part of ['dist', 'build']) cpSync(join(site.root, part), join(folder, part), { recursive: true });
    cpSync(dirname(programFile('main')), join(folder, 'server'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'bin/node'));
    writeFileSync(join(folder, 'dist/_astro', `${name}.hash.js`), name);
    spoil(folder);
    const file = join(here, `${name}.tar.gz`);
    execFileSync('tar', ['-cf', file, '-I', 'gzip -1', '-C', join(here, name), 'site']);
    return file;
  })
  .extend(
    'run',
    ({ here, store, atEnd }) =>
      async (ports: readonly number[], settings: Record<string, string> = {}) => {
        writeFileSync(join(here, 'manager'), manager, { mode: 0o755 });
        const env = {
          ...{
            PATH: process.env['PATH'],
            HERE: here,
            CURRENT: join(here, 'current'),
            RELEASES: join(here, 'releases'),
          },
          ...{ SERVICE: join(here, 'manager'), PORTS: ports.join(' '), HOST: '127.0.0.1' },
          ...{
            LINGER_SECONDS: isWholeDepth ? '5' : '0',
            SANDBOX: 'off',
            LOG_LEVEL: 'warn',
            LEADS_DATABASE_URL: store.url,
          },
          ...{ LEADS_CREATE_STORE: 'true', LEADS_RATE_LIMIT: '100000' },
          ...settings,
        };
        atEnd(async () => {
          for (const port of ports) {
            const pid = Number(readFileSync(join(here, `${port}.pid`), 'utf8'));
            if (isAlive(pid)) process.kill(pid);
            await waitUntil(() => !isAlive(pid), 'the end of a server');
          }
        });
        /** Runs deploy/release.sh. @returns exit code and output */
        const release = async (argument: string, pause = '0') => {
          const child = spawn('sh', [join(paths.root, 'deploy/release.sh'), argument], {
            env: { ...env, PAUSE: pause },
            stdio: ['ignore', 'pipe', 'pipe'],
          });
          let output = '';
          child.stdout.on('data', (chunk) => (output += chunk));
          child.stderr.on('data', (chunk) => (output += chunk));
          const code = await new Promise((done) => child.once('exit', done));
          if (code !== 0) output += readFileSync(join(here, 'log'), 'utf8');
          return { code, said: output, release: basename(realpathSync(env.CURRENT)) };
        };
        return Object.assign(release, { env });
      },
  );

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
