import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { createHttpServer } from './http-server.ts';

export interface Listening {
  readonly port: number;
  /** From now on each answer ends its connection, so that proxies open none again. */
  beginDraining(): void;
  /** Takes no more connections and waits for requests under way; false when time ran out. */
  close(seconds: number): Promise<boolean>;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Errors that mean "this machine has no such address", such as ::1 without IPv6. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens on one address, or for `localhost` on both loopback addresses, because browsers try either
 * first.
 * @throws NodeJS.ErrnoException when an address is taken, forbidden, or none exists
 */
export async function listen(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  { host, port }: Address,
): Promise<Listening> {
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const servers: Server[] = [];
  let draining = false;
  let chosen = port;
  for (const [index, address] of hosts.entries()) {
    const server = createHttpServer((request, response) => {
      if (draining) response.setHeader('connection', 'close');
      listener(request, response);
    }, headers);
    try {
      server.listen({ host: address, port: chosen });
      await once(server, 'listening');
      servers.push(server);
      chosen = portOf(server);
    } catch (error) {
      const last = index === hosts.length - 1;
      if (isAbsent(error) && (!last || servers.length > 0)) continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  return {
    port: chosen,
    beginDraining: () => {
      draining = true;
    },
    close: async (seconds) => {
      draining = true;
      const finished = await Promise.all(servers.map((server) => drain(server, seconds)));
      return finished.every(Boolean);
    },
  };
}

async function drain(server: Server, seconds: number): Promise<boolean> {
  let finished = true;
  // Connections that become idle after this moment would otherwise stay for the keep-alive time.
  const reaper = setInterval(() => server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => {
    finished = false;
    server.closeAllConnections();
  }, seconds * 1000);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(reaper);
  clearTimeout(deadline);
  return finished;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absent.has(String(error.code));
