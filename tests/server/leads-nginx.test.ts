import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect } from 'vitest';
import { startServer } from '../../scripts/server-process.ts';
import { test as base } from './context.ts';
import { earlyInWindow, postForm, postLead, temporaryStore, validLead } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';

const handbook = readFileSync(resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8');
const block = /```nginx\n([\s\S]*?)```/.exec(handbook)?.[1] ?? '';

const test = base.extend('origin', { scope: 'file' }, async ({ site }, { onCleanup }) => {
  const store = temporaryStore();
  const settings = { LEADS_DATABASE_URL: store.url, TRUST_PROXY: 'loopback', LEADS_RATE_LIMIT: '5' };
  const server = await startServer(site.root, settings);
  const nginx = await startNginx(
    site.root,
    (port) => `
limit_conn_zone $binary_remote_addr zone=visitor:10m;
upstream tanksite { server 127.0.0.1:${server.port}; keepalive 16; }
server { listen 127.0.0.1:${port};
${block.replaceAll('$host;', '$http_host;')}
  location / { proxy_pass http://tanksite; }
}`,
  );
  onCleanup(async () => {
    await nginx.stop();
    await server.stop();
    store.remove();
  });
  return nginx.origin;
});

describe.skipIf(nginxFolder() === undefined)('nginx as in docs/operate.md (skipped without nginx)', () => {
  test('passes requests on, except those from another site and too large ones', async ({ origin }) => {
    expect((await postLead(origin, validLead(), randomUUID(), { origin })).status).toBe(201);
    expect((await postLead(origin, validLead(), randomUUID(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await postForm(origin, validLead('form'))).status).toBe(303);
    const large = await fetch(`${origin}/api/consultations`, { method: 'POST', body: 'a'.repeat(17_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/readyz`)).status).toBe(404);
  });

  test('counts the address that nginx sees, not one that the visitor claims', async ({ origin }) => {
    await earlyInWindow();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      statuses.push((await postLead(origin, validLead(), randomUUID(), headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
