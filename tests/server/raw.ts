import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Sends a request exactly as given; `fetch` would add headers, follow redirects and decompress. */
export const ask = (
  url: string,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array | undefined } = {},
) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(url, options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end(body);
  });

/** Sends raw bytes, which HTTP clients would refuse, and reads the answer to its end. */
export function exchange(port: number, request: string | Buffer) {
  return new Promise<ReturnType<typeof parse>>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 s')));
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server refuses a body that it does not read by a reset after the answer.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => {
      if (chunks.length > 0) resolve(parse(Buffer.concat(chunks).toString('latin1')));
      else reject(new Error('the connection was closed without an answer'));
    });
  });
}

/** Sends a GET whose target is transmitted byte by byte as given (latin1). */
export const getRaw = (port: number, target: string) =>
  exchange(port, Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'));

function parse(answer: string) {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}
