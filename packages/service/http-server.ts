import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { caching } from './header-table.ts';
import { createServer, ServerResponse as Response } from './node-http.ts';

/** A port of this machine, or the path of a Unix socket. */
type Address = { host: string; port: number } | { path: string };

/** Of a socket that systemd holds and hands over: what waits in it outlives a restart (sd_listen_fds(3)). */
const handedOver = 3;
const isHandedOver = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;

/**
 * For `localhost` both loopback addresses, since browsers try either first.
 * @param webSocketsAt the one path that takes WebSockets; elsewhere an `Upgrade` is answered as if there were none
 * @throws NodeJS.ErrnoException when an address is taken, forbidden or absent
 */
export async function listen(listener: RequestListener, headers: Headers, address: Address, webSocketsAt?: string) {
  const places = await placesOf(address);
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let draining = false;
  for (const [index, place] of places.entries()) {
    const server = createHttpServer(
      (request, response) => {
        if (draining) response.setHeader('connection', 'close');
        listener(request, response);
      },
      headers,
      webSocketsAt,
    );
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    try {
      server.listen(place);
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const last = index === places.length - 1;
      if (isAbsent(error) && (!last || servers.length > 0)) continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  return {
    /** Each answer ends its connection, so that proxies open none again. */
    beginDraining: () => {
      draining = true;
    },
    /** Waits for requests under way; false when time ran out. */
    close: async (seconds: number) => {
      draining = true;
      const finished = await Promise.all(servers.map((server) => drain(server, sockets, seconds)));
      return finished.every(Boolean);
    },
  };
}

async function placesOf(address: Address) {
  if (!('path' in address)) {
    if (isHandedOver(process.env)) return [{ fd: handedOver }];
    const hosts = address.host === 'localhost' ? ['127.0.0.1', '::1'] : [address.host];
    return hosts.map((host) => ({ host, port: address.port }));
  }
  // A process that was killed leaves its socket behind.
  if (!(await isReachable(address.path))) rmSync(address.path, { force: true });
  // Its folder says who may; nginx is another user.
  return [{ path: address.path, readableAll: true, writableAll: true }];
}

/** Whether somebody listens on a Unix socket. */
export function isReachable(path: string): Promise<boolean> {
  const probe = connect(path);
  return once(probe, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => probe.destroy());
}

async function drain(server: Server, sockets: ReadonlySet<Socket>, seconds: number) {
  let finished = true;
  const reaper = setInterval(() => {
    // Connections that become idle now would stay for the keep-alive time.
    server.closeIdleConnections();
    // Spare ones of browsers are no idle ones to Node, which waits for their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 100);
  const deadline = setTimeout(() => {
    finished = false;
    server.closeAllConnections();
  }, seconds * 1000);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(reaper);
  clearTimeout(deadline);
  return finished;
}

/** This machine has no such address, such as ::1 without IPv6. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(String(error.code));

type Headers = Record<string, string>;

/** For a whole request, in milliseconds. */
const requestTimeout = 30_000;
/** Silence on a connection, such as a download that nobody reads, in milliseconds. */
const silenceTimeout = 120_000;
/** Longer than nginx's 60 s, in milliseconds. */
const keepAliveTimeout = 72_000;

/**
 * `headers` on every answer, those included that never reach the application: malformed, without Host, unknown
 * expectations.
 */
function createHttpServer(listener: RequestListener, headers: Headers, webSocketsAt: string | undefined): Server {
  const everywhere = new Map(Object.entries(headers));
  const shouldUpgradeCallback = ({ url, headers: { upgrade } }: IncomingMessage) =>
    url?.split('?', 1)[0] === webSocketsAt && upgrade?.toLowerCase() === 'websocket';
  const server = createServer(
    // Node's own answer to a missing Host lacks our headers.
    { requireHostHeader: false, requestTimeout, keepAliveTimeout, shouldUpgradeCallback },
    (request, response) => {
      if (!mayWait(request, response)) return;
      response.setHeaders(everywhere);
      if (hasOneHost(request)) listener(request, response);
      else refuse(request.socket, '400 Bad Request', headers);
    },
  );
  server.setTimeout(silenceTimeout);
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) return socket.destroy();
    // A request like any other, until somebody takes its socket.
    const response = new Response(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head });
    return server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', headers);
  });
  return server;
}

const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer }>();

/** Whether a WebSocket is asked for, at the path that takes them. */
export const isUpgrade = (request: IncomingMessage): boolean => upgrades.has(request);

/** What a WebSocket goes on over, which from now on nobody else answers. @throws where none is asked for */
export function takeSocket(request: IncomingMessage, response: ServerResponse) {
  const upgrade = upgrades.get(request);
  if (!upgrade) throw new Error('no upgrade');
  response.detachSocket(upgrade.socket);
  return upgrade;
}

/** RFC 9112, 3.2: of two, a proxy and this server could believe different ones. */
function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage) {
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

/** Answers what is not HTTP or has too long a head. */
function refuse(socket: Duplex & { bytesWritten?: number }, status: string, headers: Headers) {
  // Nobody can tell where a second answer would land.
  if (!socket.writable || socket.bytesWritten) {
    socket.destroy();
    return;
  }
  const body = `${status}\n`;
  const head = {
    ...headers,
    'cache-control': caching.never,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Requests of a connection that may wait: browsers and proxies send one after the other, and who never reads would fill
 * the memory.
 */
const maxPipelined = 8;

const waiting = new WeakMap<Socket, number>();

/** False for a request too many, whose connection is ended. */
function mayWait({ socket }: IncomingMessage, response: ServerResponse) {
  // From the same packet.
  if (socket.destroyed) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > maxPipelined) {
    socket.destroy();
    return false;
  }
  waiting.set(socket, count);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

/** Why the server did not start and what to do. */
export function startFailure(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): string {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`;
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${PORT} is already in use: stop the other program, or choose a port, for example PORT=${PORT === 65_535 ? 4321 : PORT + 1} npm start.`;
    case 'EACCES':
      return `Port ${PORT} needs rights that this user lacks: choose a PORT from 1024 to 65535.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `HOST is ${HOST}, but this machine has no such address: use localhost, or :: for every address.`;
    default:
      return `The server did not start: ${error.message}`;
  }
}
