import { readFileSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, launch, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { until } from './leads/client.ts';
import { exchange } from './raw.ts';

let fixture: Fixture;
let server: ServerProcess;

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.root, { LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop();
  fixture.remove();
});

/** Resident memory of a process in MiB. */
const memoryOf = (pid: number | undefined): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

test.each([
  ['the same', 'Host: localhost\r\nHost: localhost\r\n'],
  ['different', 'Host: localhost\r\nHost: evil.example\r\n'],
])('two Host lines, %s: 400', async (_, lines) => {
  const answer = await exchange(server.port, `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect(answer.status).toBe(400);
});

test.skipIf(process.platform !== 'linux')('clients that pipeline and never read cost no memory', async () => {
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

test('a browser that sends a few at once is answered in order', async () => {
  const { body } = await exchange(
    server.port,
    `${'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4)}GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(body.match(/User-agent/g)).toHaveLength(5);
});

test('every answer has an id of its own, which the log names', async () => {
  const answers = await Promise.all(['/', '/tidak-ada', '/healthz'].map((path) => fetch(server.origin + path)));
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await until(() => server.output().includes(`"request":"${id}"`), 'the line of the log');
  }
});

test('an ETag is of the content: another date leaves it as it is, another server too', async () => {
  const etag = async ({ origin }: ServerProcess) => (await fetch(`${origin}/fitur`)).headers.get('etag');
  const first = await etag(server);
  for (const ending of ['', '.br', '.gz']) utimesSync(join(fixture.dist, `fitur.html${ending}`), 1, 1);
  const other = await startServer(fixture.root);
  expect(await etag(other)).toBe(first);
  await other.stop();
});

test.each([
  ['/berkas/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['/berkas/api.d.ts', 'text/plain; charset=utf-8'],
  ['/berkas/api.graphql', 'application/graphql; charset=utf-8'],
])('%s goes out compressed, as the type that it is', async (path, type) => {
  const answer = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual(['br', type]);
});

test('after SIGTERM visitors are served a while, /readyz sends them elsewhere, and each answer ends its connection', async () => {
  const stopping = await startServer(fixture.root, { LINGER_SECONDS: '3' });
  const begun = Date.now();
  stopping.child.kill('SIGTERM');
  await until(async () => (await fetch(`${stopping.origin}/readyz`)).status === 503, 'sent elsewhere');
  const page = await fetch(`${stopping.origin}/fitur`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopping.ended).toMatchObject({ code: 0 });
  expect(Date.now() - begun).toBeGreaterThan(2900);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/7'])('TRUST_PROXY=%s believes too many: a sentence and 78', async (value) => {
  const settings = { PORT: String(await freePort()), SITE_ROOT: fixture.root, TRUST_PROXY: value };
  const { code, output } = await launch(settings).ended;
  expect(code).toBe(78);
  expect(output).toContain(`TRUST_PROXY is "${value}"`);
});
