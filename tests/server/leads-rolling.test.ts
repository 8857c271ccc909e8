import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { expect } from 'vitest';
import { freePort, type ServerProcess } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { countLeads, postForm, validLead } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';

/** Posts as the page does; `postLead` expects JSON, while an error of nginx is a page. */
const post = (address: string, lead: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(lead),
  });

/** nginx in front of several servers, with the settings for the endpoint from docs/operate.md. */
const proxy = (port: number, servers: readonly number[]): string => `
  upstream tanksite { ${servers.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')} keepalive 16; }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://tanksite; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_next_upstream error timeout non_idempotent;
  } }`;

/** Proxy in front of a server that breaks the connection once, right after the server stored a request. */
async function dyingBefore(server: ServerProcess, atEnd: (task: () => unknown) => void): Promise<number> {
  let died = false;
  const proxy = createServer((asked, answer) => {
    const { method = 'GET', url, headers } = asked;
    const on = request(`${server.origin}${url}`, { method, headers }, (stored) => {
      if (died || method !== 'POST')
        return void stored.pipe(answer.writeHead(stored.statusCode ?? 500, stored.headers));
      died = true;
      asked.socket.destroy();
    });
    asked.pipe(on);
  });
  const port = await freePort();
  proxy.listen(port, '127.0.0.1');
  atEnd(() => proxy.close());
  return port;
}

test.skipIf(nginxFolder() === undefined).for([
  ['with its key', (origin: string) => post(`${origin}/api/consultations`, validLead()), 200],
  ['without script, so without a key', (origin: string) => postForm(origin, validLead('form')), 303],
] as const)(
  'stores a request %s once when nginx repeats it after a server died (skipped without nginx)',
  async ([, send, status], { site, leads, store, atEnd }) => {
    const [first, second] = [await leads(), await leads()];
    const ports = [await dyingBefore(first, atEnd), second.port];
    const nginx = await startNginx(site.root, (port) => proxy(port, ports));
    atEnd(() => nginx.stop());
    // nginx alternates: the request to store goes to the first server again.
    for (const _ of ports) expect((await fetch(`${nginx.origin}/fitur`)).status).toBe(200);
    expect((await send(nginx.origin)).status).toBe(status);
    expect(await countLeads(store.url)).toBe(1);
  },
);
