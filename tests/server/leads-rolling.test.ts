import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, launch, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { countLeads, temporaryStore, until, validLead } from './leads/client.ts';
import { nginxFolder } from './nginx-process.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

/** Not `postLead`: an error of nginx is a page. */
const post = (address: string, lead: unknown, key: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(lead),
  });

/**
 * A server may close an idle connection in the instant in which nginx sends on it. nginx never repeats a POST, so this
 * one gets a 502; the page then asks again under the same key, as done here.
 */
async function postAsPage(address: string, lead: unknown): Promise<{ status: number; again: boolean }> {
  const key = randomUUID();
  const first = await post(address, lead, key);
  if (first.status !== 502) return { status: first.status, again: false };
  return { status: (await post(address, lead, key)).status, again: true };
}

/** Two servers behind one address, with what docs/operate.md says of the endpoint. */
const configuration = (root: string, port: number, servers: readonly number[]): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${root}/r-${n};`);
  return `daemon off; pid ${root}/rolling.pid; error_log stderr crit; events {}
http { access_log off; ${temporary.join(' ')}
  upstream tanknusa { ${servers.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')} keepalive 16; }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://tanknusa; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_next_upstream error;
  } } }`;
};

test.skipIf(nginxFolder() === undefined)(
  'an upgrade, one server after the other, behind nginx: no request is lost or doubled (skipped without nginx)',
  async () => {
    const store = temporaryStore();
    const settings = {
      LEADS_DATABASE_URL: store.url,
      LEADS_RATE_LIMIT: '100000',
      LINGER_SECONDS: '2',
      LOG_LEVEL: 'warn',
    };
    const servers: ServerProcess[] = [
      await startServer(fixture.root, settings),
      await startServer(fixture.root, settings),
    ];
    const ports = servers.map(({ port }) => port);
    const port = await freePort();
    const file = join(fixture.root, 'rolling.conf');
    writeFileSync(file, configuration(fixture.root, port, ports));
    expect(spawnSync('nginx', ['-t', '-c', file]).status).toBe(0);
    const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
    const origin = `http://127.0.0.1:${port}`;
    await until(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'nginx',
    );

    const statuses = new Map<number, number>();
    let repeats = 0;
    let sending = true;
    const visitors = Array.from({ length: 6 }, async (_, visitor) => {
      for (let n = 0; sending; n += 1) {
        const { status, again } = await postAsPage(`${origin}/api/consultations`, validLead(`${visitor}-${n}`));
        if (again) repeats += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    const restarted = [];
    for (const [index, server] of servers.entries()) {
      // Longer than nginx passes over a server that it could not reach.
      await wait(1500);
      await server.stop();
      const next = launch({ ...settings, PORT: String(ports[index]), SITE_ROOT: fixture.root });
      restarted.push(next);
      await until(() => next.output().includes('The site stands on'), 'the new release');
    }
    await wait(500);
    sending = false;
    await Promise.all(visitors);
    const kept = statuses.get(201) ?? 0;
    expect([...statuses.keys()]).toEqual([201]);
    expect(kept).toBeGreaterThan(100);
    expect(repeats, 'requests that had to be repeated').toBeLessThanOrEqual(2);
    expect(await countLeads(store.url)).toBe(kept);
    for (const { child, ended } of restarted) {
      child.kill('SIGTERM');
      await ended;
    }
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    store.remove();
  },
);
