import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { caching } from './header-table.ts';
import { createServer, ServerResponse as Response } from './node-http.ts';

/** TCP address of this machine, or the path of a Unix socket. */
type Address = { host: string; port: number } | { path: string };

/** File descriptor of a socket that systemd opened: connections waiting in it survive a restart (sd_listen_fds(3)). */
const handedOver = 3;
const isHandedOver = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;

interface ListenOptions {
  /** The only path that accepts WebSockets; elsewhere the `Upgrade` header is ignored. */
  webSocketsAt?: string | undefined;
  /** Answers a request before the application, with all headers; false for a request that it leaves to it. */
  answerReady?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Most connections: further ones are closed at once. Clients that never read would take all memory. */
  mostConnections?: number;
}

/**
 * Listens for HTTP requests, on `localhost` at both loopback addresses, since browsers may try either first.
 * @param headers of every answer but those of `answerReady`
 * @throws NodeJS.ErrnoException when the address is in use, forbidden or absent
 */
export async function listen(
  listener: RequestListener,
  headers: Headers,
  address: Address,
  { webSocketsAt, answerReady = () => false, mostConnections = 4000 }: ListenOptions = {},
) {
  const places = await listenOptions(address);
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
      {
        webSocketsAt,
        answerReady: (request, response) => !draining && answerReady(request, response),
        mostConnections,
      },
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
    /** Closes each connection after its answer, so that proxies move to another server. */
    beginDraining: () => {
      draining = true;
    },
    /** Waits for unfinished requests; resolves to false when the time ran out. */
    close: async (seconds: number) => {
      draining = true;
      const finished = await Promise.all(servers.map((server) => drain(server, sockets, seconds)));
      return finished.every(Boolean);
    },
  };
}

async function listenOptions(address: Address) {
  if (!('path' in address)) {
    if (isHandedOver(process.env)) return [{ fd: handedOver }];
    const hosts = address.host === 'localhost' ? ['127.0.0.1', '::1'] : [address.host];
    return hosts.map((host) => ({ host, port: address.port }));
  }
  // A process that was killed leaves its socket file behind.
  if (!(await isReachable(address))) rmSync(address.path, { force: true });
  // The folder's permissions decide who may connect; nginx runs as another user.
  return [{ path: address.path, readableAll: true, writableAll: true }];
}

/** Whether a process listens at an address. */
export function isReachable(address: Address): Promise<boolean> {
  const probe = connect(address);
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
    // Connections that become idle during shutdown would stay open for the keep-alive time.
    server.closeIdleConnections();
    // Spare connections of browsers, which Node does not count as idle: it waits for their first request.
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

/** Whether this machine lacks the address, such as ::1 without IPv6. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(String(error.code));

type Headers = Record<string, string>;

/** Time limit for receiving a request, in milliseconds. */
const requestTimeout = 30_000;
/**
 * Time without a byte sent or taken after which a connection is closed, such as a stalled download, in milliseconds;
 * streams send something every 20 s.
 */
const silenceTimeout = 30_000;
/** Longer than nginx's 60 s, so that nginx closes first; in milliseconds. */
const keepAliveTimeout = 72_000;

/**
 * Sets `headers` on every answer, including those that never reach the application: malformed requests, no Host header,
 * unknown expectations.
 */
function createHttpServer(
  listener: RequestListener,
  headers: Headers,
  { webSocketsAt, answerReady, mostConnections }: Required<ListenOptions>,
): Server {
  const everywhere = new Map(Object.entries(headers));
  const shouldUpgradeCallback = ({ url, headers: { upgrade } }: IncomingMessage) =>
    url?.split('?', 1)[0] === webSocketsAt && upgrade?.toLowerCase() === 'websocket';
  const server = createServer(
    // hasOneHost checks it instead, because Node's own answer lacks our headers.
    { requireHostHeader: false, requestTimeout, keepAliveTimeout, shouldUpgradeCallback },
    (request, response) => {
      if (!mayWait(request, response)) return;
      if (!hasOneHost(request)) return refuse(request.socket, '400 Bad Request', headers);
      if (answerReady(request, response)) return;
      response.setHeaders(everywhere);
      listener(request, response);
    },
  );
  server.setTimeout(silenceTimeout);
  server.maxConnections = mostConnections;
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) return socket.destroy();
    // Handled as an ordinary request until the application takes over its socket.
    const response = new Response(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head });
    return server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, parseErrorStatus(error), headers);
  });
  return server;
}

const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer }>();

/** Whether the request asks for a WebSocket at the path that accepts them. */
export const isWebSocketUpgrade = (request: IncomingMessage): boolean => upgrades.has(request);

/** Takes over the socket of a WebSocket request; the server no longer answers it. @throws without an upgrade request */
export function detachSocket(request: IncomingMessage, response: ServerResponse) {
  const upgrade = upgrades.get(request);
  if (!upgrade) throw new Error('no upgrade');
  response.detachSocket(upgrade.socket);
  return upgrade;
}

/** Requires one Host header (RFC 9112, section 3.2): with two, a proxy and this server could use different ones. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage) {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function parseErrorStatus({ code }: NodeJS.ErrnoException): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
}

/** Answers what is not HTTP or has too long a head, as a problem (RFC 9457): whom it was meant for is not known. */
function refuse(socket: Duplex & { bytesWritten?: number }, status: string, headers: Headers) {
  // After a partial answer the client could not separate a second one from it.
  if (!socket.writable || socket.bytesWritten) {
    socket.destroy();
    return;
  }
  const [, code, title] = /^(\d+) (.*)$/.exec(status) ?? [];
  const body = JSON.stringify({ type: 'about:blank', title, status: Number(code), detail: title });
  const head = {
    ...headers,
    'cache-control': caching.never,
    'content-type': 'application/problem+json',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Most pipelined requests per connection that wait for their answer: a client that never reads would fill the memory.
 */
const maxPipelined = 8;

const waiting = new WeakMap<Socket, number>();

/** False for a request beyond the limit; its connection is closed. */
function mayWait({ socket }: IncomingMessage, response: ServerResponse) {
  // An earlier request of the same packet has closed the connection.
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

/** Message with the reason why the server did not start and the remedy. */
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
