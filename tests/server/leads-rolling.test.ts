import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { expect } from 'vitest';
import { freePort, type ServerProcess } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { countLeads, postForm, validLead } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';

/** As the page asks; not `postLead`, because an error of nginx is a page. */
const post = (address: string, lead: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(lead),
  });

/** Servers behind one address, with what docs/operate.md says of the endpoint. */
const proxy = (port: number, servers: readonly number[]): string => `
  upstream tanknusa { ${servers.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')} keepalive 16; }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://tanknusa; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_next_upstream error timeout non_idempotent;
  } }`;

/** Stands before a server, and dies once in the instant in which the server has stored a request and answers. */
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
  'a request %s that nginx repeats, because a server died after storing it, is one (skipped without nginx)',
  async ([, send, status], { site, leads, store, atEnd }) => {
    const [first, second] = [await leads(), await leads()];
    const ports = [await dyingBefore(first, atEnd), second.port];
    const nginx = await startNginx(site.root, (port) => proxy(port, ports));
    atEnd(() => nginx.stop());
    // nginx takes turns: the first server was asked whether nginx is there, this is for the second.
    expect((await fetch(`${nginx.origin}/fitur`)).status).toBe(200);
    expect((await send(nginx.origin)).status).toBe(status);
    expect(await countLeads(store.url)).toBe(1);
  },
);
