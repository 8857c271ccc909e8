import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { test as base } from './context.ts';
import { deployedSettings, nginxFolder, startNginx } from './nginx-process.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

const test = base.extend('folder', ({ atEnd }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  chmodSync(folder, 0o755);
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
});

/** A certificate where certbot's link to the newest leads. */
function certify(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2', ...files];
  execFileSync('openssl', ['req', ...wanted], { stdio: 'ignore' });
}

const visit = async (port: number): Promise<number | undefined> => {
  const [answer] = await once(get({ port, rejectUnauthorized: false, agent: false }), 'response');
  return answer.resume().statusCode;
};

test.skipIf(nginxFolder() === undefined)(
  'deploy/nginx.conf serves the site by https, and challenges without (skipped without nginx)',
  async ({ serve, folder, atEnd }) => {
    const server = await serve({ TRUST_PROXY: 'loopback', PUBLIC_TLS: 'true' });
    certify(join(folder, 'letsencrypt/live/tanknusa'));
    mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'answer');
    const secure = await freePort();
    const nginx = await startNginx(folder, (port) =>
      deployedSettings({ plain: port, secure: `${secure} ssl`, server: server.port, files: folder }),
    );
    atEnd(() => nginx.stop());
    expect(await visit(secure)).toBe(200);
    const challenge = await fetch(`${nginx.origin}/.well-known/acme-challenge/token`);
    expect([challenge.status, await challenge.text()]).toEqual([200, 'answer']);
    expect((await fetch(nginx.origin, { redirect: 'manual' })).status).toBe(308);
  },
);

/** Runs deploy/backup.sh once beside copies of many days, with a pg_dump and a pg_restore that end so. */
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

test('deploy/backup.sh keeps fourteen dumps, the new one among them', ({ folder }) => {
  const left = backup(folder, 0, 0);
  expect(left).toHaveLength(14);
  expect(left.sort().at(-1)).toBe(`leads-${new Date().toISOString().slice(0, 10)}.dump`);
  expect(readFileSync(join(folder, left.at(-1) ?? ''), 'utf8')).toBe('new\n');
});

test.for([
  ['that cannot be made', 1, 0],
  ['that cannot be read', 0, 1],
] as const)('deploy/backup.sh removes nothing for a dump %s', ([, dump, restore], { folder }) => {
  const left = backup(folder, dump, restore);
  expect(left).toHaveLength(16);
  expect(left.some((name) => name.includes(new Date().toISOString().slice(0, 10)))).toBe(false);
});
