import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { caching } from './caching.ts';
import { boundPipelining } from './pipelining.ts';

type Headers = Readonly<Record<string, string>>;

/** Longest wait for a whole request, in milliseconds. */
const requestTimeout = 30_000;
/** Longest silence on a connection, such as a download that nobody reads, in milliseconds. */
const silenceTimeout = 120_000;
/** Longer than the 60 s for which nginx keeps its connections, in milliseconds. */
const keepAliveTimeout = 72_000;

/**
 * Node's HTTP server with `headers` on every answer, those that never reach the application
 * included: malformed requests, a missing Host, unknown expectations.
 */
export function createHttpServer(listener: RequestListener, headers: Headers): Server {
  const entries = Object.entries(headers);
  const bounded = boundPipelining();
  const server = createServer(
    // Node would answer a missing Host itself, without our headers.
    { requireHostHeader: false, requestTimeout, keepAliveTimeout },
    (request, response) => {
      if (!bounded(request, response)) return;
      for (const [name, value] of entries) response.setHeader(name, value);
      if (!hasOneHost(request)) {
        response.writeHead(400, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': caching.never,
          connection: 'close',
        });
        response.end('400 Bad Request\n');
        return;
      }
      listener(request, response);
    },
  );
  server.setTimeout(silenceTimeout);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', headers);
  });
  return server;
}

/** One line (RFC 9112, 3.2): of two, a proxy and this server could each believe another. */
function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

/** Answers what is not HTTP, or has too long a head, and closes the connection. */
function refuse(socket: Duplex & { bytesWritten?: number }, status: string, headers: Headers): void {
  // After a first answer nobody can tell where a second one would land.
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
