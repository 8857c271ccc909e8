import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp, request } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createLine, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** First byte of a TLS connection. */
const handshake = 0x16;

export interface Front {
  /** Host and port, for http and https alike. */
  readonly host: string;
  /** File of the certificate that has to be trusted. */
  readonly certificate: string;
  stop(): void;
}

/**
 * What deploy/nginx.conf is to the site, on this machine alone: https with a certificate of its own making, and http
 * that leads there. Both on one port, since the scanner asks for both under one name.
 */
export async function startFront(sitePort: number): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);

  const secure = createHttps({ key: readFileSync(key), cert: readFileSync(certificate) }, (visit, answer) => {
    const { method, url: path, headers } = visit;
    const onward = request({ port: sitePort, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    visit.pipe(onward);
  });
  const plain = createHttp((visit, answer) => {
    answer.writeHead(308, { location: `https://${visit.headers.host}${visit.url}` }).end();
  });
  const line = createLine((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');

  return {
    host: `localhost:${(line.address() as AddressInfo).port}`,
    certificate,
    stop: () => {
      line.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @throws Error when openssl is missing or refuses */
function makeCertificate(key: string, certificate: string): void {
  const { status, stderr, error } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
}
