import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { freePort, programFile } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { isAnswering, postLead, validLead, waitUntil } from './leads/client.ts';

test('a release folder alone runs site, form and command line', async ({ site, atEnd }) => {
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  atEnd(() => rmSync(release, { recursive: true, force: true }));
  for (const folder of ['dist', 'build']) cpSync(join(site.root, folder), join(release, folder), { recursive: true });
  cpSync(dirname(programFile('main')), join(release, 'server'), { recursive: true });
  mkdirSync(join(release, 'data'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    LINGER_SECONDS: '0',
    LEADS_CREATE_STORE: 'true',
    SANDBOX: 'off',
    LEADS_DATABASE_URL: `file:${join(release, 'data', 'leads.db')}`,
  };
  // From another working directory, as a service manager would start it.
  const child = spawn(process.execPath, [join(release, 'server/main.mjs')], { env, cwd: '/', stdio: 'ignore' });
  await waitUntil(() => isAnswering(`${origin}/readyz`), 'ready');
  expect((await fetch(`${origin}/fitur`)).status).toBe(200);
  const { status, body } = await postLead(origin, validLead());
  expect(status).toBe(201);
  const cli = [join(release, 'server/leads.mjs'), 'export', '--csv'];
  expect(spawnSync(process.execPath, cli, { env, encoding: 'utf8' }).stdout).toContain(body.reference);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});
