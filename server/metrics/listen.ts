import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * Serves the counters on a port of their own that only this machine reaches.
 * @param text asked for at each visit
 * @throws NodeJS.ErrnoException when the port is taken
 */
export async function listenForMetrics(port: number, text: () => Promise<string>): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404 Not Found\n');
      return;
    }
    const body = await text().catch(() => undefined);
    if (body === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  server.listen({ host: '127.0.0.1', port });
  await once(server, 'listening');
  return server;
}
