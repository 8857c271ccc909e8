import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort, launchServer } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { filmSize } from './fixture.ts';
import { isAnswering, isClosed, postLead, validLead, waitUntil } from './leads/client.ts';

async function beginDownload(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent }), 'response');
  response.pause();
  return response;
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

test.for(['SIGTERM', 'SIGINT'] as const)(
  'finishes a slow download after %s, accepts no new connection, then exits with 0',
  async (signal, { serve }) => {
    const server = await serve();
    const agent = new Agent({ keepAlive: true });
    const response = await beginDownload(`${server.origin}/film.mp4`, agent);
    server.child.kill(signal);
    server.child.kill(signal);
    await waitUntil(() => isClosed(server.origin), 'closed to new visitors');
    expect(server.child.exitCode).toBeNull();
    expect(await countBytes(response)).toBe(filmSize);
    const finished = Date.now();
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    // The client would keep the connection alive for 72 s; the server must not wait for that.
    expect(Date.now() - finished).toBeLessThan(20_000);
    agent.destroy();
  },
);

test('cuts off an endless download after SHUTDOWN_SECONDS', async ({ serve }) => {
  const server = await serve({ SHUTDOWN_SECONDS: '1' });
  const agent = new Agent({ keepAlive: true });
  const response = await beginDownload(`${server.origin}/film.mp4`, agent);
  response.on('error', () => undefined);
  const begun = Date.now();
  const ended = await server.stop();
  expect(ended.code).toBe(0);
  expect(ended.output).toContain('unfinished requests were cut off');
  expect(Date.now() - begun).toBeGreaterThanOrEqual(900);
  expect(Date.now() - begun).toBeLessThan(20_000);
  agent.destroy();
});

test('does not wait for a spare connection of a browser', async ({ serve }) => {
  const server = await serve();
  const spare = connect(server.port);
  await once(spare, 'connect');
  const closed = once(spare, 'close');
  expect((await server.stop()).output).not.toContain('unfinished requests were cut off');
  await closed;
});

test('reports a port that is in use', async ({ site }) => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { code, output } = await launchServer({ PORT: String(port), SITE_ROOT: site.root }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is already in use`);
  expect(output).not.toContain('    at ');
  other.close();
});

test.for([
  ['whose log has no reader', [], true],
  ['whose disk has no room for its log', ['sh', '-c', 'exec "$0" "$@" >/dev/full'], false],
] as const)(
  'a server %s serves pages, stores requests and exits with 0',
  async ([, within, isUnread], { site, store }) => {
    const port = await freePort();
    const server = launchServer({ PORT: String(port), SITE_ROOT: site.root, LEADS_DATABASE_URL: store.url }, within);
    if (isUnread) server.child.stdout.destroy();
    const origin = `http://127.0.0.1:${port}`;
    await waitUntil(() => isAnswering(`${origin}/readyz`), 'ready', 20);
    expect((await postLead(origin, validLead())).status).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, output: '' });
  },
);

test.for([
  ['HOST', '192.0.2.1', 1, 'HOST is 192.0.2.1'],
  ['SITE_ROOT', '/nonexistent', 1, '/nonexistent/build/headers.json is missing: run `npm run build`'],
  ['LOG_LEVEL', 'loud\u001b[31m\n', 78, 'LOG_LEVEL is "loud\\u001b[31m\\n", but it must be'],
] as const)('reports %s=%j and exits', async ([name, value, code, sentence], { site }) => {
  const settings = { PORT: String(await freePort()), SITE_ROOT: site.root, [name]: value };
  const ended = await launchServer(settings).ended;
  expect(ended.code).toBe(code);
  expect(ended.output).toContain(sentence);
  expect(ended.output.trim().split('\n')).toHaveLength(1);
});

test('gives every answer a unique id that the log contains', async ({ serve }) => {
  const server = await serve({ LOG_LEVEL: 'debug' });
  const answers = await Promise.all(['/', '/tidak-ada', '/healthz'].map((path) => fetch(server.origin + path)));
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await waitUntil(() => server.output().includes(`"request":"${id}"`), 'the line of the log');
  }
});

test('serves visitors for a while after SIGTERM with /readyz at 503', async ({ serve }) => {
  const stopping = await serve({ LINGER_SECONDS: '3' });
  const begun = Date.now();
  stopping.child.kill('SIGTERM');
  await waitUntil(async () => (await fetch(`${stopping.origin}/readyz`)).status === 503, 'sent elsewhere');
  const page = await fetch(`${stopping.origin}/fitur`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopping.ended).toMatchObject({ code: 0 });
  expect(Date.now() - begun).toBeGreaterThan(2900);
});

test('notifies systemd when it listens, and repeatedly while its event loop runs', async ({
  serve,
  onTestFinished,
}) => {
  const here = mkdtempSync(join(tmpdir(), 'notified-'));
  onTestFinished(() => rmSync(here, { recursive: true }));
  const heard = join(here, 'heard');
  writeFileSync(join(here, 'systemd-notify'), `#!/bin/sh\necho "$@" >>${heard}\n`, { mode: 0o755 });
  const server = await serve({
    ...{ PATH: `${here}:${process.env['PATH']}`, NOTIFY_SOCKET: '/run/nobody', WATCHDOG_USEC: '600000' },
  });
  const lines = () => (existsSync(heard) ? readFileSync(heard, 'utf8').trim().split('\n') : []);
  await waitUntil(() => lines().length > 3, 'told three times');
  expect(lines()).toEqual([
    '--ready',
    ...lines()
      .slice(1)
      .map(() => 'WATCHDOG=1'),
  ]);
  // A hung process sends no notification.
  server.child.kill('SIGSTOP');
  await wait(300);
  const before = lines().length;
  await wait(700);
  expect(lines().length).toBe(before);
  server.child.kill('SIGCONT');
});
