import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { earlyInWindow } from '../limit-window.ts';
import { test } from './context.ts';
import { postLead, validLead } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';
import { ask } from './raw.ts';

/** Posts a request from another address of this machine, so that nginx sees another visitor. @returns the status */
async function postFrom(localAddress: string, origin: string, lead: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const options = { method: 'POST', localAddress, headers, agent: false, body: JSON.stringify(lead) };
  return (await ask(`${origin}/api/consultations`, options)).status;
}

test.skipIf(nginxFolder() === undefined)(
  'one address far over the limit, with a new key each time, shuts the form to nobody (skipped without nginx)',
  async ({ site, serve, store, atEnd }) => {
    const settings = { TRUST_PROXY: 'loopback', LEADS_RATE_LIMIT: '5', LEADS_QUEUE_LIMIT: '60' };
    const server = await serve({ LEADS_DATABASE_URL: store.url, ...settings });
    const nginx = await startNginx(
      site.root,
      (port) => `
  upstream tanknusa { server 127.0.0.1:${server.port}; keepalive 16; }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://tanknusa; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
  } }`,
    );
    atEnd(() => nginx.stop());
    await earlyInWindow();
    let flooding = true;
    const refused: number[] = [];
    const flood = Array.from({ length: 60 }, async () => {
      while (flooding) refused.push(await postFrom('127.0.0.1', nginx.origin, validLead()));
    });
    while (refused.length < 100) await new Promise((done) => setTimeout(done, 20));
    const others = await Promise.all(
      Array.from({ length: 36 }, (_, n) => postFrom(`127.0.1.${n + 1}`, nginx.origin, validLead(n))),
    );
    flooding = false;
    await Promise.all(flood);
    expect(others).toEqual(others.map(() => 201));
    expect(refused.filter((status) => status === 429).length).toBeGreaterThan(100);
    expect(server.output()).toContain('too many repeats over the limit at once');

    // A repeat of a stored request is still given its answer once the flood is over.
    const key = randomUUID();
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    expect((await postLead(server.origin, validLead('r'), key, visitor)).status).toBe(201);
    for (let n = 0; n < 5; n += 1) await postLead(server.origin, validLead(`r${n}`), randomUUID(), visitor);
    expect((await postLead(server.origin, validLead('r'), key, visitor)).status).toBe(200);
  },
);
