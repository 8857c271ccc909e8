import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Keys } from 'sandbox/keys';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { paths } from '../../scripts/paths.ts';
import { bareEnvironment, freePort, programFile, startServer } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { deployedSettings, nginxFolder, startNginx } from './nginx-process.ts';
import { exchange } from './raw.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const authorization = (scope: 'read' | 'write' = 'write') => ({
  authorization: `Bearer ${keys.write(keys.make(scope, Date.now()))}`,
});
const settings = { SANDBOX: 'on', SANDBOX_SECRET: secret, TRUST_PROXY: 'loopback' };

/** Starts the sandbox as a separate service. */
const startSandbox = (socket: string) =>
  spawn(process.execPath, [join(dirname(programFile('main')), 'sandbox.mjs')], {
    env: { ...bareEnvironment, SITE_ROOT: paths.root, SANDBOX_SECRET: secret, SANDBOX_SOCKET: socket },
    stdio: 'ignore',
  });

const readyz = async (origin: string) => (await (await fetch(`${origin}/readyz`)).json()) as Record<string, string>;

/** Child processes of a process; Linux only. */
const childProcesses = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test('starts at the first request with lower priority than pages; its crash does not affect the site', async ({
  onTestFinished,
}) => {
  const METRICS_PORT = String(await freePort());
  const server = await startServer(paths.root, { ...settings, METRICS_PORT });
  onTestFinished(async () => void (await server.stop()));
  const counted = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await readyz(server.origin)).toEqual({ status: 'ok', sandbox: 'asleep' });
  expect(childProcesses(server.child.pid)).toEqual([]);
  const headers = authorization();
  const ask = () => fetch(`${server.origin}/sandbox/v1/clock`, { headers });
  expect((await ask()).status).toBe(200);
  const [child = 0] = childProcesses(server.child.pid);
  // Field 19 of /proc/PID/stat (nice), counted after the name, which may contain spaces.
  const niceness = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ')[16];
  const killedFirst = readFileSync(`/proc/${child}/oom_score_adj`, 'utf8').trim();
  expect([niceness, killedFirst, await readyz(server.origin)]).toEqual([
    ...['10', '500'],
    { status: 'ok', sandbox: 'up' },
  ]);

  const held = async () => Number(/^sandbox_resident_memory_bytes (\S+)$/m.exec(await counted())?.[1]);
  await expect.poll(held).toBeGreaterThan(20e6);
  expect(await counted()).toContain('http_request_seconds_count{kind="sandbox"} 1\n');

  process.kill(child, 'SIGKILL');
  await expect.poll(() => childProcesses(server.child.pid)).toEqual([]);
  const away = await ask();
  expect([away.status, away.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(await away.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect([Number(away.headers.get('retry-after')), away.headers.get('access-control-allow-origin')]).toEqual([1, '*']);
  expect(await readyz(server.origin)).toEqual({ status: 'ok', sandbox: 'away' });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  for (const line of ['sandbox_away 1', 'sandbox_ends_total 1', 'sandbox_refused_total 1', 'sandbox_streams 0']) {
    expect(await counted()).toContain(`${line}\n`);
  }
  await expect.poll(async () => (await ask()).status).toBe(200);
  // The pause before the second restart is longer.
  process.kill(childProcesses(server.child.pid)[0] ?? 0, 'SIGKILL');
  await wait(700);
  expect((await ask()).status).toBe(503);
  await expect.poll(async () => (await ask()).status).toBe(200);
});

test('ends the sandbox when the server is killed', async () => {
  const server = await startServer(paths.root, settings);
  await fetch(`${server.origin}/sandbox/v1/clock`, { headers: authorization() });
  const [child = 0] = childProcesses(server.child.pid);
  server.child.kill('SIGKILL');
  await server.ended;
  const isThere = () => {
    try {
      return process.kill(child, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere).toBe(false);
});

test('ignores an address that a visitor claims, in any spelling of the header', async ({ onTestFinished }) => {
  const server = await startServer(paths.root, { ...settings, TRUST_PROXY: 'none' });
  onTestFinished(async () => void (await server.stop()));
  const body = '{"scope":"read"}';
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const forged = `X-Forwarded-For: 203.0.113.${turn}\r\nx-forwarded-for: 198.51.100.${turn}\r\nForwarded: for=192.0.2.${turn}`;
    const named = `Connection: close, x-forwarded-for\r\n${forged}\r\nContent-Length: ${body.length}`;
    const request = `POST /sandbox/v1/keys HTTP/1.1\r\nHost: x\r\n${named}\r\n\r\n${body}`;
    statuses.push((await exchange(server.port, request)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});

test('limits a /64 to ten keys per hour and its /56 to eighty, without counting refused ones against neighbours', async ({
  onTestFinished,
}) => {
  const server = await startServer(paths.root, settings);
  onTestFinished(async () => void (await server.stop()));
  const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:${at.toString(16)}::1` });
  const make = async (at: number) => {
    const answer = await fetch(`${server.origin}/sandbox/v1/keys`, {
      method: 'POST',
      body: '{"scope":"read"}',
      headers: from(at),
    });
    await answer.text();
    return answer.status;
  };
  const own = [];
  for (let turn = 0; turn < 11; turn++) own.push(await make(0x100));
  expect(own).toEqual([...Array(10).fill(201), 429]);
  const near = [];
  for (let at = 1; at <= 71; at++) near.push(await make(0x100 + at));
  expect(near).toEqual([...Array(70).fill(201), 429]);
  expect(await make(0x200)).toBe(201);
});

test('keeps keys and streams of a shared sandbox through a release of the site', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-shared-'));
  const socket = join(folder, 'sandbox.sock');
  const shared = { ...settings, SANDBOX_SOCKET: socket };
  const [one, other] = [await startServer(paths.root, shared), await startServer(paths.root, shared)];
  let headers = authorization();
  const ask = (origin: string, body?: object) =>
    fetch(`${origin}/sandbox/v1/clock`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  // The socket does not exist yet.
  expect([(await ask(one.origin)).status, await readyz(one.origin)]).toEqual([503, { status: 'ok', sandbox: 'away' }]);
  let sandbox = startSandbox(socket);
  onTestFinished(async () => {
    sandbox.kill();
    await Promise.all([one.stop(), other.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(async () => (await readyz(one.origin))['sandbox']).toBe('up');
  // Of a key older than its file the sandbox would say that its changes may be lost.
  headers = authorization();
  await ask(one.origin, { advance: 'PT6H' });
  const stream = new WebSocket(`${other.origin.replace('http', 'ws')}/sandbox/v1/stream`, { headers });
  await once(stream, 'open');
  const messages: unknown[] = [];
  stream.on('message', (data) => messages.push(JSON.parse(String(data))));
  stream.send('{"type":"subscribe","tanks":["TK-204"],"topics":["calls"]}');
  await expect.poll(() => messages).toHaveLength(1);
  expect((await one.stop()).code).toBe(0);
  const there = await ask(other.origin);
  expect([there.headers.get('sandbox-state'), await there.json()]).toMatchObject(['kept', { advanced: 'PT360M' }]);
  await expect.poll(() => messages.at(-1)).toMatchObject({ type: 'call', data: { path: '/v1/clock' } });

  // A socket file left by a killed process does not prevent a start.
  sandbox.kill('SIGKILL');
  await once(sandbox, 'exit');
  const away = await ask(other.origin);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
  sandbox = startSandbox(socket);
  await expect.poll(async () => (await ask(other.origin)).status).toBe(200);
  const again = await ask(other.origin);
  expect([again.headers.get('sandbox-state'), await again.json()]).toMatchObject(['kept', { advanced: 'PT360M' }]);
});

test.skipIf(nginxFolder() === undefined)(
  'deployed nginx proxies to the sandbox with the visitor’s address, and to the site while the sandbox is down (skipped without nginx)',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-nginx-'));
    // Permissions as systemd's: nginx runs as another user.
    chmodSync(folder, 0o755);
    const socket = join(folder, 'sandbox.sock');
    const site = await startServer(paths.root, { ...settings, SANDBOX_SOCKET: socket });
    const spare = await freePort();
    const nginx = await startNginx(folder, (port) =>
      deployedSettings({ plain: spare, secure: String(port), server: site.port, sandbox: socket }),
    );
    const headers = authorization();
    const ask = () => fetch(`${nginx.origin}/sandbox/v1/clock`, { headers });
    expect((await ask()).status).toBe(503);
    const sandbox = startSandbox(socket);
    onTestFinished(async () => {
      sandbox.kill();
      await nginx.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect((await ask()).headers.get('x-content-type-options')).toBe('nosniff');
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      const answer = await fetch(`${nginx.origin}/sandbox/v1/keys`, {
        method: 'POST',
        body: '{"scope":"read"}',
        headers: { 'x-forwarded-for': `203.0.113.${turn}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    // Works while the site is down.
    await site.stop();
    expect((await ask()).status).toBe(200);
  },
);

test('an unread stream and an endless body do not grow the site’s memory', async ({ onTestFinished }) => {
  const server = await startServer(paths.root, settings);
  onTestFinished(async () => void (await server.stop()));
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  await fetch(`${server.origin}/sandbox/v1/clock`, { headers: authorization() });
  const before = memory();
  const head = `POST /sandbox/v1/clock HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization().authorization}\r\n`;
  const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let heard = '';
  // A server that closes while bytes arrive resets the connection, and the client may lose the answer (RFC 9112,
  // section 9.6).
  for (let attempt = 0; attempt < 4 && !heard.includes('413'); attempt++) {
    const socket = connect(server.port);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard += data;
    });
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const sending = setInterval(() => {
      for (let turn = 0; turn < 20; turn++) if (socket.writable) socket.write(part);
    }, 10);
    await wait(isWholeDepth ? 6000 : 1500);
    clearInterval(sending);
    socket.destroy();
  }
  expect(heard).toContain('413');
  expect(memory() - before).toBeLessThan(60);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

const count = isWholeDepth ? 500 : 100;

test(`${count} streams receive each reading, and a further one is refused without using up its ticket`, async ({
  onTestFinished,
}) => {
  const server = await startServer(paths.root, settings);
  const sockets: WebSocket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  });
  // The third minute of a key brings a reading (09.10), within some seconds.
  const born = Date.now() - 3 * 60_000 + 10_000;
  const own = Array.from({ length: Math.ceil(count / 3) }, () => keys.write(keys.make('write', born)));
  const messages: { type: string }[][] = [];
  const open = async (at: number) => {
    const headers = {
      authorization: `Bearer ${own[Math.floor(at / 3)]}`,
      'x-forwarded-for': `203.0.${at % 100}.1`,
    };
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/sandbox/v1/stream`, { headers });
    sockets.push(socket);
    const heard: (typeof messages)[number] = [];
    messages.push(heard);
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'open');
    socket.send('{"type":"subscribe","tanks":["TK-204"]}');
    return headers;
  };
  for (let at = 0; at < count; at += 20) await Promise.all(Array.from({ length: 20 }, (_, next) => open(at + next)));
  await expect.poll(() => messages.filter((heard) => heard[0]?.type === 'subscribed')).toHaveLength(count);
  if (count === 500) {
    const headers = authorization();
    const asked = await fetch(`${server.origin}/sandbox/v1/stream/tickets`, { method: 'POST', headers });
    const { ticket } = (await asked.json()) as { ticket: string };
    const stream = async () => {
      const answer = await fetch(`${server.origin}/sandbox/v1/stream?ticket=${ticket}`);
      await answer.body?.cancel();
      return answer.status;
    };
    expect([await stream(), await stream()]).toEqual([503, 503]);
    sockets[0]?.terminate();
    await expect.poll(stream).toBe(200);
  }
  const readings = () => messages.map((heard) => heard.filter(({ type }) => type === 'reading').length);
  expect(Math.max(...readings())).toBe(0);
  await expect.poll(() => Math.min(...readings().slice(1))).toBe(1);
});

test('ten keys moved ahead by months do not slow other keys', async ({ onTestFinished }) => {
  const server = await startServer(paths.root, settings);
  onTestFinished(async () => void (await server.stop()));
  const call = (key: string, from: string, path: string, body?: object) =>
    fetch(`${server.origin}/sandbox${path}`, {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': from },
      ...(body && { method: path.includes('clock') ? 'POST' : 'PATCH', body: JSON.stringify(body) }),
    }).then((answer) => answer.text().then(() => answer.status));
  const make = () => keys.write(keys.make('write', Date.now()));
  const hostile = Array.from({ length: isWholeDepth ? 10 : 3 }, make);
  for (const key of hostile) {
    await call(key, '203.0.113.1', '/v1/tanks/TK-204', { limit_low: 67 });
    for (let week = 0; week < 12; week++) await call(key, '203.0.113.1', '/v1/clock', { advance: 'P7D' });
  }
  const stranger = make();
  const median = async () => {
    const took: number[] = [];
    for (let turn = 0; turn < 25; turn++) {
      const began = performance.now();
      expect(await call(stranger, '198.51.100.1', '/v1/alerts')).toBe(200);
      took.push(performance.now() - began);
      await wait(20);
    }
    return took.toSorted((a, b) => a - b)[12] ?? Number.NaN;
  };
  const quiet = await median();
  let asking = true;
  const flood = hostile.map(async (key) => {
    while (asking) {
      await Promise.all([
        call(key, '203.0.113.1', '/v1/alerts'),
        call(
          key,
          '203.0.113.1',
          '/v1/tanks/TK-204/history?interval=15m&from=2026-11-20T00:00:00Z&to=2027-02-12T00:00:00Z',
        ),
      ]);
    }
  });
  await wait(500);
  const beside = await median();
  asking = false;
  await Promise.all(flood);
  // Attacker and measurement share a process here; `npm run bench:sandbox` separates them.
  expect(beside).toBeLessThan(3 * quiet + 10);
});
