import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { testWithServer } from './context.ts';
import { until } from './leads/client.ts';
import { exchange } from './raw.ts';

const test = testWithServer({ LOG_LEVEL: 'debug' });

/** Resident memory of a process in MiB. */
const memoryOf = (pid: number | undefined): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

test.for([
  ['the same', 'Host: localhost\r\nHost: localhost\r\n'],
  ['different', 'Host: localhost\r\nHost: evil.example\r\n'],
] as const)('two Host lines, %s: 400', async ([, lines], { server }) => {
  const answer = await exchange(server.port, `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect(answer.status).toBe(400);
});

test.skipIf(process.platform !== 'linux')('clients that pipeline and never read cost no memory', async ({ server }) => {
  const before = memoryOf(server.child.pid);
  const requests = 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2000);
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write(requests);
    return socket;
  });
  await wait(2000);
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  const grown = memoryOf(server.child.pid) - before;
  for (const socket of sockets) socket.destroy();
  expect(grown).toBeLessThan(250);
});

test('every answer has an id of its own, which the log names', async ({ server }) => {
  const answers = await Promise.all(['/', '/tidak-ada', '/healthz'].map((path) => fetch(server.origin + path)));
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await until(() => server.output().includes(`"request":"${id}"`), 'the line of the log');
  }
});

test('after SIGTERM visitors are served a while, /readyz sends them elsewhere, and each answer ends its connection', async ({
  serve,
}) => {
  const stopping = await serve({ LINGER_SECONDS: '3' });
  const begun = Date.now();
  stopping.child.kill('SIGTERM');
  await until(async () => (await fetch(`${stopping.origin}/readyz`)).status === 503, 'sent elsewhere');
  const page = await fetch(`${stopping.origin}/fitur`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopping.ended).toMatchObject({ code: 0 });
  expect(Date.now() - begun).toBeGreaterThan(2900);
});
