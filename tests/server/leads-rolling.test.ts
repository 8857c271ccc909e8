import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from './context.ts';
import { countLeads, validLead } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';

/** Servers behind one address, with what docs/operate.md says of the endpoint. */
const proxy = (port: number, servers: readonly number[]): string => `
  upstream tanknusa { ${servers.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')} keepalive 16; }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://tanknusa; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_next_upstream error timeout non_idempotent;
  } }`;

test.skipIf(nginxFolder() === undefined)(
  'an upgrade, one server after the other, behind nginx: no request is lost or doubled (skipped without nginx)',
  async ({ site, leads, store, atEnd }) => {
    const settings = { LINGER_SECONDS: '2', LOG_LEVEL: 'warn' };
    const servers = [await leads(settings), await leads(settings)];
    const ports = servers.map(({ port }) => port);
    const nginx = await startNginx(site.root, (port) => proxy(port, ports));
    atEnd(() => nginx.stop());

    const statuses = new Map<number, number>();
    let sending = true;
    const visitors = Array.from({ length: 6 }, async (_, visitor) => {
      for (let n = 0; sending; n += 1) {
        const { status } = await fetch(`${nginx.origin}/api/consultations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(validLead(`${visitor}-${n}`)),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    for (const [index, server] of servers.entries()) {
      // Longer than nginx passes over a server that it could not reach.
      await wait(1500);
      await server.stop();
      await leads({ ...settings, PORT: String(ports[index]) });
    }
    await wait(500);
    sending = false;
    await Promise.all(visitors);
    // 200 is a request that nginx repeated although the first server had stored it.
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 200)).toEqual([]);
    const stored = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(stored).toBeGreaterThan(100);
    expect(await countLeads(store.url)).toBe(stored);
  },
);
