import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { test as base } from './context.ts';
import { waitUntil } from './leads/client.ts';
import { deployedSettings, isNewer, nginxFolder, renewCertificate, startNginx } from './nginx-process.ts';
import { ask } from './raw.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

const test = base.extend('folder', ({ atEnd }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  chmodSync(folder, 0o755);
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
});

/** Status of the home page over https, and the subject of the certificate. */
const visit = (port: number) =>
  new Promise<[number | undefined, string | string[] | undefined]>((found, failed) => {
    const options = { host: '127.0.0.1', port, rejectUnauthorized: false, agent: false };
    const asked = request(options, (answer) => {
      answer.resume();
      found([answer.statusCode, (answer.socket as TLSSocket).getPeerCertificate().subject.CN]);
    });
    asked.on('error', failed).end();
  });

test.skipIf(nginxFolder() === undefined)(
  "deploy/nginx.conf reads certbot's links, takes a renewed certificate by a reload, and serves challenges (skipped without nginx)",
  async ({ serve, folder, atEnd }) => {
    const server = await serve({ TRUST_PROXY: 'loopback', PUBLIC_TLS: 'true' });
    renewCertificate(join(folder, 'letsencrypt'), 1);
    mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'answer');
    const secure = await freePort();
    const nginx = await startNginx(folder, (port) =>
      deployedSettings({ plain: port, secure: `${secure} ssl`, server: server.port, files: folder }),
    );
    atEnd(() => nginx.stop());
    expect(await visit(secure)).toEqual([200, 'number-1']);
    const own = { headers: { host: 'www.example.com' } };
    const challenge = await ask(`${nginx.origin}/.well-known/acme-challenge/token`, own);
    expect([challenge.status, String(challenge.body)]).toEqual([200, 'answer']);
    const { status, headers } = await ask(`${nginx.origin}/fitur`, own);
    expect([status, headers.location]).toEqual([308, 'https://www.example.com/fitur']);
    // Another name gets no answer, instead of a redirect to it.
    await expect(ask(nginx.origin, { headers: { host: 'other.example' } })).rejects.toThrow('socket hang up');

    renewCertificate(join(folder, 'letsencrypt'), 2);
    nginx.reload();
    await waitUntil(async () => (await visit(secure))[1] === 'number-2', 'the renewed certificate');
  },
);

test.skipIf(!isNewer())(
  'deploy/upstream-newer.conf is valid (skipped without nginx 1.27.3 or later)',
  async ({ folder, atEnd }) => {
    const settings = readFileSync(join(deploy, 'upstream-newer.conf'), 'utf8');
    const nginx = await startNginx(folder, (port) => `${settings} server { listen 127.0.0.1:${port}; return 204; }`);
    atEnd(() => nginx.stop());
    expect((await fetch(nginx.origin)).status).toBe(204);
  },
);

/**
 * Runs deploy/backup.sh once in a folder with old copies, with stubs of pg_dump and pg_restore that exit with the given
 * codes.
 */
function backup(folder: string, dump: number, restore: number) {
  const days = Array.from({ length: 16 }, (_, day) => `leads-2026-01-${String(day + 1).padStart(2, '0')}.dump`);
  for (const name of days) writeFileSync(join(folder, name), 'old');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\nfor last; do :; done; echo new > "\${last#--file=}"; exit ${dump}\n`);
  writeFileSync(join(bin, 'pg_restore'), `#!/bin/sh\nexit ${restore}\n`);
  for (const name of ['pg_dump', 'pg_restore']) chmodSync(join(bin, name), 0o755);
  const env = { PATH: `${bin}:${process.env['PATH']}`, BACKUP: folder, BACKUP_ONCE: '1' };
  spawnSync('sh', [join(deploy, 'backup.sh')], { env });
  return readdirSync(folder).filter((name) => name.endsWith('.dump'));
}

test('deploy/backup.sh keeps fourteen dumps, including the new one', ({ folder }) => {
  const left = backup(folder, 0, 0);
  expect(left).toHaveLength(14);
  expect(left.sort().at(-1)).toBe(`leads-${new Date().toISOString().slice(0, 10)}.dump`);
  expect(readFileSync(join(folder, left.at(-1) ?? ''), 'utf8')).toBe('new\n');
});

test.for([
  ['cannot be made', 1, 0],
  ['cannot be read', 0, 1],
] as const)('deploy/backup.sh removes no dump when the new one %s', ([, dump, restore], { folder }) => {
  const left = backup(folder, dump, restore);
  expect(left).toHaveLength(16);
  expect(left.some((name) => name.includes(new Date().toISOString().slice(0, 10)))).toBe(false);
});

test('deploy/backup.sh retries soon after a failed dump', async ({ folder, atEnd }) => {
  const script = `#!/bin/sh\nfor last; do :; done\necho new > "\${last#--file=}"\n[ -e "$BACKUP/tried" ] || { touch "$BACKUP/tried"; exit 1; }\n`;
  for (const [name, text] of [
    ['pg_dump', script],
    ['pg_restore', '#!/bin/sh\n'],
  ] as const) {
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  }
  const env = { PATH: `${folder}:${process.env['PATH']}`, BACKUP: folder, BACKUP_RETRY: '0.2' };
  const child = spawn('sh', [join(deploy, 'backup.sh')], { env, stdio: 'ignore', detached: true });
  atEnd(() => process.kill(-(child.pid ?? Number.NaN)));
  await waitUntil(() => readdirSync(folder).some((name) => name.endsWith('.dump')), 'the second try');
});
