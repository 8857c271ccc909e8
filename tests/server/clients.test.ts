import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, createServer as createLine, type Socket } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { freePort, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { apiDocument, fileText, referencePages } from '../site/api.ts';

let server: ServerProcess;
let folder = '';
beforeAll(async () => {
  server = await startServer(paths.root, { SANDBOX: 'on' });
  folder = mkdtempSync(join(paths.build, 'clients-'));
  for (const name of ['tank.mjs', 'tank.py']) writeFileSync(join(folder, name), fileText(name));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** TCP connection to the server that a test can cut. */
async function line(port: number) {
  const open = new Set<Socket>();
  const far = createLine((near) => {
    const on = connect(server.port, '127.0.0.1');
    for (const socket of [near, on]) open.add(socket.on('error', () => undefined));
    near.pipe(on).pipe(near);
  }).listen(port);
  await once(far, 'listening');
  return () => {
    far.close();
    for (const socket of open) socket.destroy();
  };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
const clients = [
  ['node', process.execPath, 'tank.mjs', true],
  ['python3', 'python3', 'tank.py', hasPython],
] as const;

describe.each(clients)('the client for %s (skipped where it is not installed)', (_, command, file, installed) => {
  const start = (args: readonly string[], env: Record<string, string>) => {
    const child = spawn(command, [file, ...args], { cwd: folder, env: { PATH: process.env['PATH'], ...env } });
    const printed = { out: '', error: '' };
    child.stdout.on('data', (part) => (printed.out += part));
    child.stderr.on('data', (part) => (printed.error += part));
    return { child, said: printed, ended: once(child, 'close').then(([code]) => ({ code, ...printed })) };
  };

  test.skipIf(!installed)(
    'creates a key and forwards a delivery even though its connection was cut',
    async () => {
      const api = `${server.origin}/sandbox`;
      const key = await start(['key'], { TANK_API: api }).ended;
      expect([key.code, key.out]).toEqual([0, expect.stringMatching(/^sandbox_write_\w+/)]);
      const env = { TANK_API: api, API_KEY: key.out.trim() };
      const run = async (...args: string[]) => {
        const { code, out, error } = await start(args, env).ended;
        expect([code, error]).toEqual([0, '']);
        return out.trim();
      };
      const { data, next_cursor } = JSON.parse(await run('listTanks', '--limit', '3', '--json'));
      expect([data.length, typeof next_cursor]).toEqual([3, 'string']);
      const all = (await run('listTanks', '--limit', '3', '--all')).split('\n').map((row) => JSON.parse(row).tank_id);
      expect([all.length, new Set(all).size]).toEqual([8, 8]);
      expect(await run('getTankData', '--tank_id', 'TK-204')).toMatch(/^tank_id +TK-204\n/);

      const body = '{"url":"https://a.example/x","events":["tank.level.low","tank.level.high"]}';
      const create = () => run('createWebhook', '--body', body, '--idempotency_key', 'kirim-0001', '--json');
      const [made, again] = [JSON.parse(await create()), JSON.parse(await create())];
      expect(again).toEqual(made);
      await run('updateTank', '--tank_id', 'TK-204', '--body', '{"limit_low":67}');
      expect(JSON.parse(await run('clock', 'PT6H', '--json'))).toMatchObject({ advanced: 'PT360M' });
      expect(await run('listAlerts', '--tank_id', 'TK-204', '--state', 'open')).toContain('tank.level.low');

      const arrived: unknown[] = [];
      const receiver = createServer(async (request, response) => {
        const body = (await request.toArray()).join('');
        arrived.push(new Webhook(made.secret).verify(body, request.headers as Record<string, string>));
        response.end();
      });
      const [port, near] = [await freePort(), await freePort()];
      receiver.listen(port);
      // Cut before its stream opens: the alarm of the six hours goes on waiting for a receiver.
      const broken = createLine((socket) => socket.destroy()).listen(near);
      const through = { ...env, TANK_API: `http://127.0.0.1:${near}/sandbox` };
      const listening = start(['listen', `http://127.0.0.1:${port}/`, '--count', '3'], through);
      const timesPrinted = (text: string) => () => (listening.said.out + listening.said.error).split(text).length - 1;
      await expect.poll(timesPrinted('Terputus')).toBeGreaterThan(0);
      broken.close();
      let cut = await line(near);
      await run('trigger', 'tank.level.high');
      await expect.poll(timesPrinted('200 delivered')).toBe(2);
      // Cut between two deliveries, when no answer is on its way: one that is lost counts as a time-out.
      cut();
      await run('trigger', 'tank.level.low');
      cut = await line(near);
      expect(await listening.ended).toMatchObject({
        code: 0,
        out: expect.stringMatching(
          /level.low .*: 200 delivered\n.*level.high .*: 200 delivered\n.*level.low .*delivered\n/,
        ),
      });
      expect(arrived).toMatchObject(['low', 'high', 'low'].map((side) => ({ event: `tank.level.${side}` })));
      cut();
      receiver.close();
      expect(await run('logs')).toMatch(/POST +\/v1\/events +201/);
    },
    120_000,
  );

  test.skipIf(!installed)(
    'retries safe requests after the requested wait, and reports the outcome',
    async () => {
      const asked: { url: string; at: number; key: unknown }[] = [];
      const answers: [status: number, headers?: Record<string, string>][] = [];
      const busy = createServer(({ url = '', headers }: IncomingMessage, response) => {
        asked.push({ url, at: performance.now(), key: headers['idempotency-key'] });
        const [status, more] = answers.shift() ?? [503];
        response.writeHead(status, { 'content-type': 'application/problem+json', ...more }).end('{"title":"x"}');
      });
      const port = await freePort();
      busy.listen(port);
      const env = { TANK_API: `http://127.0.0.1:${port}`, API_KEY: 'k' };
      const ended = async (args: string[], given = env) => {
        asked.length = 0;
        return (await start(args, given).ended).code;
      };
      answers.push([429, { 'retry-after': '1' }], [503], [200]);
      expect(await ended(['setClock', '--body', '{}'])).toBe(0);
      expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
      const waits = asked.slice(1).map(({ at }, turn) => at - (asked[turn]?.at ?? 0));
      expect(waits.map((wait) => Math.floor(wait / 500) >= 2)).toEqual([true, true]);
      answers.push(...Array(5).fill([429, { 'retry-after': '0' }]));
      expect([await ended(['listTanks']), asked.length]).toEqual([4, 5]);
      expect([await ended(['createKey', '--body', '{}']), asked.length]).toEqual([4, 1]);
      expect([await ended(['deleteWebhook', '--webhook_id', 'wh_1']), asked.length]).toEqual([4, 1]);
      for (const [status, code] of [
        [401, 3],
        [403, 3],
        [404, 1],
        [422, 1],
      ] as const) {
        answers.push([status]);
        expect([status, await ended(['getTank', '--tank_id', 'TK-1']), asked.length]).toEqual([status, code, 1]);
      }
      expect([await ended(['getTank']), await ended(['getTanki']), await ended(['getTank', '--tank_id'])]).toEqual([
        2, 2, 2,
      ]);
      busy.close();
      expect(await ended(['key'])).toBe(5);
      const help = await start(['--help'], env).ended;
      expect(help.out).toMatch(/listTanks {2}GET \/v1\/tanks\n/);
    },
    120_000,
  );
});

test('other origins may read the files of the interface, and no other file', async () => {
  const readHeaders = async (path: string) => (await fetch(server.origin + path)).headers;
  const openTo = async (path: string) => (await readHeaders(path)).get('access-control-allow-origin');
  expect(await openTo('/api-integration/berkas/openapi.json')).toBe('*');
  expect(await openTo('/api-integration/dokumentasi/tangki')).toBeNull();
  for (const page of referencePages) {
    const headers = await readHeaders(`${page}.md`);
    const named = ['content-type', 'access-control-allow-origin'].map((name) => headers.get(name));
    expect(named).toEqual(['text/markdown; charset=utf-8', '*']);
  }
  expect([await openTo('/robots.txt'), await openTo('/pengembang')]).toEqual([null, null]);
});

test('both clients have a function for every operation with JSON', async () => {
  const operations = Object.values(apiDocument.paths).flatMap((item) => Object.values(item));
  const client = await import(/* @vite-ignore */ join(folder, 'tank.mjs'));
  const python = fileText('tank.py');
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !(name in client) && !['streamEvents', 'createToken'].includes(name))).toEqual([]);
  for (const name of names.filter((name) => name in client))
    expect(python).toContain(`\ndef ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}(`);
});
