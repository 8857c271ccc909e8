import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { isWholeDepth } from '../depth.ts';
import { test } from './context.ts';
import { isAnswering, outboxRows, postLead, validLead, waitUntil, webhookSettings } from './leads/client.ts';

const head = (status: string, ...lines: readonly string[]) => [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
const chunked = 'transfer-encoding: chunked';
/** First chunk of a body that never ends. */
const begun = '5\r\nbegun\r\n';
const encodings = (count: number) => `content-encoding: ${Array(count).fill('br').join(',')}`;

const repeat = (socket: Socket, text: string, milliseconds: number) => {
  const timer = setInterval(() => socket.write(text), milliseconds);
  socket.on('close', () => clearInterval(timer));
};
const pour = (socket: Socket, text: string) => {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', more);
  more();
};

type Answer = (socket: Socket) => unknown;

const startAccepting: Answer = (socket) => socket.end(head('204 No Content'));

/** Behaviour at the first attempt of a message, which lasts until the server's timeout; the second attempt succeeds. */
const slow: Record<string, Answer> = {
  'six encodings, no end': (socket) => socket.write(head('200 OK', chunked, encodings(6)) + begun),
  silence: () => undefined,
  'a body that drips': (socket) => {
    socket.write(head('200 OK', chunked));
    repeat(socket, '1\r\nx\r\n', 50);
  },
  'six encodings and an error, no end': (socket) => socket.write(head('500 Error', chunked, encodings(6)) + begun),
  '1,500 encodings, no end': (socket) => socket.write(head('200 OK', chunked, encodings(1500)) + begun),
  'a compressed body, no end': (socket) => socket.write(head('200 OK', chunked, encodings(1)) + begun),
  'interim answers alone': (socket) => repeat(socket, head('103 Early Hints'), 50),
};

const quick: Record<string, Answer> = {
  'not HTTP': (socket) => socket.end('selamat datang\r\n\r\n'),
  'a connection that closes without an answer': (socket) => socket.end(),
  'a half-closed connection before the end': (socket) => socket.end(head('200 OK', 'content-length: 99') + begun),
  'a body without end': (socket) => {
    socket.write(head('200 OK', chunked));
    pour(socket, `10000\r\n${'x'.repeat(0x10000)}\r\n`);
  },
  'a head without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    pour(socket, `x-more: ${'x'.repeat(0x4000)}\r\n`);
  },
  'a broken chunk': (socket) => socket.write(`${head('200 OK', chunked)}zz\r\n`),
  'two lengths': (socket) => socket.write(head('200 OK', 'content-length: 1', 'content-length: 2')),
  '1,500 lines of encodings': (socket) =>
    socket.write(head('200 OK', chunked, ...Array<string>(1500).fill(encodings(1))) + begun),
  'another protocol': (socket) =>
    socket.write(head('101 Switching Protocols', 'connection: upgrade', 'upgrade: websocket')),
  'a redirect': (socket) => socket.end(head('307 Temporary Redirect', 'location: /followed', 'content-length: 0')),
  'a reset': (socket) => socket.resetAndDestroy(),
};

/** Answers that count as delivered. */
const whole: Record<string, Answer> = {
  'a compressed body': (socket) => {
    const body = gzipSync('ok');
    socket.write(head('200 OK', 'content-encoding: gzip', `content-length: ${body.length}`));
    socket.write(body);
  },
  '1,500 encodings': (socket) => socket.end(`${head('200 OK', chunked, encodings(1500)) + begun}0\r\n\r\n`),
  '1,500 headers': (socket) => socket.end(head('204 No Content', ...Array<string>(1500).fill('a: 1'))),
  'a body up to the close': (socket) => socket.end(`${head('200 OK')}ok`),
};

test('retries until a complete 2xx and keeps serving, whatever a receiver answers', async ({ leads, store, atEnd }) => {
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  /** Behaviour that each message met first, by its id. */
  const given = new Map<string, string>();
  const faults = [...Object.entries(quick), ...Object.entries(slow).slice(0, isWholeDepth ? undefined : 3)];
  const left = [...faults, ...Object.entries(whole)];
  const answerTo = (id: string): Answer => {
    const [name, answer] = (!given.has(id) && left.shift()) || ['204', startAccepting];
    if (!given.has(id)) given.set(id, name);
    return answer;
  };
  const receiver = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket.on('error', () => undefined));
    let request = '';
    socket.on('data', function read(data) {
      request += data;
      const [, path = '', id = ''] = /^POST (\S+) .*x-lead-delivery: (\S+).*\r\n\r\n\{.*\}$/is.exec(request) ?? [];
      if (id === '') return;
      socket.off('data', read).resume();
      paths.push(path);
      answerTo(id)(socket);
    });
  }).listen(0, '127.0.0.1');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    receiver.close();
  });
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const server = await leads(webhookSettings(`http://127.0.0.1:${port}/hook`));
  await Promise.all(left.map((_, n) => postLead(server.origin, validLead(n))));
  const allSent = async () => {
    expect(server.child.exitCode, server.output()).toBeNull();
    return (await outboxRows(store.url)).every(({ state }) => state === 'sent');
  };
  await waitUntil(allSent, 'all sent', 200);

  expect(left).toEqual([]);
  const attempts = (await outboxRows(store.url)).map((row) => [given.get(row.id), row.attempts]);
  const expected = [...faults.map(([name]) => [name, 2]), ...Object.keys(whole).map((name) => [name, 1])];
  expect(attempts.sort()).toEqual(expected.sort());
  expect(new Set(paths)).toEqual(new Set(['/hook']));
  expect(await isAnswering(`${server.origin}/healthz`)).toBe(true);
  // Every connection is closed, and an endless answer is not read on.
  await waitUntil(
    () => [...sockets].every((socket) => socket.readableEnded || socket.destroyed),
    'all connections ended',
  );
});
