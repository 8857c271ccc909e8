import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { earlyInWindow } from '../limit-window.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { postForm, postLead, temporaryStore, until, validLead } from './leads/client.ts';
import { nginxFolder } from './nginx-process.ts';

const handbook = readFileSync(resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8');
const block = /```nginx\n([\s\S]*?)```/.exec(handbook)?.[1] ?? '';

describe.skipIf(nginxFolder() === undefined)('nginx as in docs/operate.md (skipped without nginx)', () => {
  const store = temporaryStore();
  let fixture: Fixture;
  let server: ServerProcess;
  let nginx: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    fixture = await makeFixture();
    server = await startServer(fixture.root, {
      LEADS_DATABASE_URL: store.url,
      TRUST_PROXY: 'loopback',
      LEADS_RATE_LIMIT: '5',
    });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const work = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(fixture.root, 'proxy.conf');
    const temporary = work.map((name) => `${name}_temp_path ${fixture.root}/${name};`).join(' ');
    writeFileSync(
      file,
      `daemon off; pid ${fixture.root}/proxy.pid; error_log stderr crit; events {}
http { access_log off; ${temporary}
  upstream tanknusa { server 127.0.0.1:${server.port}; keepalive 16; }
  server { listen 127.0.0.1:${port};
${block.replaceAll('$host;', '$http_host;')}
    location / { proxy_pass http://tanknusa; }
  } }`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
    await until(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'nginx',
    );
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await server.stop();
    store.remove();
    fixture.remove();
  });

  test('requests pass, those of another site and too large ones do not', async () => {
    expect((await postLead(origin, validLead(), randomUUID(), { origin })).status).toBe(201);
    expect((await postLead(origin, validLead(), randomUUID(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await postForm(origin, validLead('form'))).status).toBe(303);
    const large = await fetch(`${origin}/api/consultations`, { method: 'POST', body: 'a'.repeat(17_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/readyz`)).status).toBe(404);
  });

  test('a visitor cannot make up an address: the limit counts what nginx sees', async () => {
    await earlyInWindow();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      statuses.push((await postLead(origin, validLead(), randomUUID(), headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
