import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Keys } from 'sandbox/keys';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);

/** Until the sandbox has been started again. */
const answered = async (call: () => Promise<{ status: number }>) => {
  await expect.poll(async () => (await call()).status, { interval: 200 }).toBe(200);
};

/** A server whose sandbox keeps its file in a folder of its own. */
async function start(settings: Record<string, string> = {}, folder = mkdtempSync(join(tmpdir(), 'sandbox-kept-'))) {
  const SANDBOX_DATABASE = join(folder, 'sandbox.sqlite');
  const all = { SANDBOX: 'on', SANDBOX_SECRET: secret, SANDBOX_DATABASE, TRUST_PROXY: 'loopback', ...settings };
  const server = await startServer(paths.root, all);
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // A key made before the file would have lost what it may have changed.
  await answered(() => fetch(`${server.origin}/sandbox/tank.mjs`));
  const newKey = (at = Date.now()) => {
    const headers = {
      authorization: `Bearer ${keys.write(keys.make('write', at))}`,
      'x-forwarded-for': `203.0.113.${at % 250}`,
    };
    const call = async (path: string, body?: object, method = body ? 'POST' : 'GET', own = {}) => {
      const answer = await fetch(`${server.origin}/sandbox${path}`, {
        headers: { ...headers, ...own },
        method,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        state: answer.headers.get('sandbox-state'),
        body: text ? JSON.parse(text) : undefined,
      };
    };
    return { headers, call };
  };
  const child = () =>
    Number(readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ')[0]);
  return { server, folder, file: SANDBOX_DATABASE, newKey, child };
}

test('kill -9 while twenty keys write and listen: what was acknowledged is there, once, and nobody is told otherwise', async () => {
  const { server, file, newKey, child } = await start();
  const own = Array.from({ length: isWholeDepth ? 20 : 6 }, () => newKey());
  await answered(() => own[0]?.call('/v1/clock') ?? Promise.resolve({ status: 0 }));
  const states: string[] = [];
  const acknowledged = own.map(() => new Map<string, string>());
  const heard = own.map(() => new Map<string, string>());
  let isWriting = true;
  const listening = own.map(async ({ headers }, at) => {
    for (let last = '0-0'; isWriting; await wait(200)) {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/sandbox/v1/stream`, { headers });
      socket.on('error', () => undefined);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', topics: ['alerts'], last_id: last })));
      socket.on('message', (data) => {
        const { id, type, data: event, state } = JSON.parse(String(data));
        if (type === 'subscribed') states.push(state);
        if (type !== 'alert') return;
        last = id;
        const { alert_id, tank_id } = event;
        expect([alert_id, heard[at]?.get(alert_id) ?? tank_id]).toEqual([alert_id, tank_id]);
        heard[at]?.set(alert_id, tank_id);
      });
      await new Promise((done) => socket.once('close', done));
    }
  });
  const writing = own.map(async ({ call }, at) => {
    for (let number = 0; isWriting; number++) {
      const event = { type: 'tank.volume.leak', tank_id: `TK-20${1 + (number % 8)}` };
      // Repeated under its key until it is answered, as clients do.
      for (let isDone = false; !isDone && isWriting; ) {
        const answer = await call('/v1/events', event, 'POST', { 'idempotency-key': `kirim-${at}-${number}` }).catch(
          () => undefined,
        );
        if (answer?.state) states.push(answer.state);
        isDone = answer?.status === 201;
        if (answer && isDone) acknowledged[at]?.set(answer.body.alert_id, answer.body.tank_id);
        await wait(600);
      }
    }
  });
  const pages: number[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await wait(2500);
    process.kill(child(), 'SIGKILL');
    for (let page = 0; page < 10; page++) pages.push((await fetch(`${server.origin}/pengembang`)).status);
    await answered(() => own[0]?.call('/v1/clock').catch(() => ({ status: 0 })) ?? Promise.resolve({ status: 0 }));
    await wait(2000);
  }
  isWriting = false;
  await Promise.all(writing);
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(states).not.toContain('restarted');
  for (const [at, { call }] of own.entries()) {
    const { data } = (await call('/v1/alerts?limit=200&kind=tank.volume.leak&state=open')).body;
    const there = new Map(data.map(({ alert_id, tank_id }: Record<string, string>) => [alert_id, tank_id]));
    const all = [...(acknowledged[at] ?? [])];
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter(([id, tank]) => there.get(id) !== tank)).toEqual([]);
    // One that was asked for and not answered may be there too, no more.
    expect(there.size - all.length).toBeLessThanOrEqual(2);
    await expect.poll(() => all.filter(([id]) => !heard[at]?.has(id))).toEqual([]);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await server.stop();
  await Promise.all(listening);
});

test('a lost state is said until the key acknowledges it, and survives a restart of the server', async () => {
  const first = await start();
  const key = first.newKey();
  const { call } = key;
  const url = 'https://a.example/x';
  await answered(() => call('/v1/clock'));
  await call('/v1/webhooks', { url, events: ['alert.closed'] });
  await call('/v1/webhooks/wh_7f3a/test', { event: 'alert.closed' });
  const before = (await call('/v1/inbox')).body;
  expect(before.data).toHaveLength(1);
  await first.server.stop();
  // As if it had been evicted.
  const database = new DatabaseSync(first.file);
  expect(database.prepare('select count(*) as count from deliveries').get()).toEqual({ count: 1 });
  database.close();
  const second = await start({}, first.folder);
  const there = async (path: string, body?: object) => {
    const answer = await fetch(`${second.server.origin}/sandbox${path}`, {
      headers: key.headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, state: answer.headers.get('sandbox-state'), body: await answer.json() };
  };
  await answered(() => there('/v1/clock'));
  const kept = await there('/v1/inbox');
  expect([kept.state, kept.body]).toEqual(['kept', before]);
  process.kill(second.child(), 'SIGKILL');
  const lost = new DatabaseSync(second.file, { timeout: 10_000 });
  lost.exec('delete from deliveries; update accounts set data = null, bytes = 0');
  lost.close();
  await answered(() => there('/v1/clock'));
  expect((await there('/v1/webhooks')).body.data).toHaveLength(1);
  expect((await there('/v1/events', { type: 'tank.volume.leak', tank_id: 'TK-204' })).state).toBe('restarted');
  expect((await there('/v1/clock')).state).toBe('restarted');
  expect((await there('/v1/clock', { acknowledge: true })).state).toBe('kept');
});

test('unfinished requests of an address keep out nobody behind it, and need no body to be refused', async () => {
  const { server, newKey } = await start();
  const { call, headers } = newKey();
  await answered(() => call('/v1/clock'));
  const from = headers['x-forwarded-for'];
  const open = (path: string) => {
    const socket = connect(server.port);
    const said = { text: '' };
    socket.on('error', () => undefined).on('data', (part) => (said.text += part));
    socket.write(
      `POST /sandbox${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 100\r\n\r\n{`,
    );
    return { socket, said };
  };
  const refused = Array.from({ length: 60 }, () => open('/v1/clock'));
  const statuses = () => refused.map(({ said }) => said.text.slice(9, 12));
  // Of sixty at once, those beyond sixteen end the oldest; a few at a time are all told that they have no key.
  await expect.poll(() => statuses().filter((status) => ['401', '503'].includes(status)).length).toBe(60);
  expect(statuses().filter((status) => status === '401').length).toBeGreaterThanOrEqual(16);
  const waiting = Array.from({ length: 60 }, () => open('/v1/keys'));
  await expect.poll(() => waiting.filter(({ said }) => said.text.startsWith('HTTP/1.1 503')).length).toBe(44);
  for (let turn = 0; turn < 5; turn++) {
    expect((await call('/v1/clock', { pause: true })).status).toBe(200);
    expect((await call('/v1/tanks')).status).toBe(200);
  }
  for (const { socket } of [...refused, ...waiting]) socket.destroy();
});
