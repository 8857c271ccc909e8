import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookDelivery } from 'api-description/view';
import { Keys } from 'sandbox/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { freePort, type ServerProcess, startServer } from '../../scripts/server-process.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
let server: ServerProcess;
let folder = '';
const started: ChildProcess[] = [];
beforeAll(async () => {
  server = await startServer(paths.root, { SANDBOX: 'on', SANDBOX_SECRET: secret });
  folder = mkdtempSync(join(tmpdir(), 'receivers-'));
  for (const name of ['tank.mjs', 'tank.py']) {
    writeFileSync(join(folder, name), await (await fetch(`${server.origin}/sandbox/${name}`)).text());
  }
});
afterAll(async () => {
  for (const child of started) child.kill();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A key, its calls, and programs that run with it. */
function newKey() {
  const key = keys.write(keys.make('write', Date.now()));
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${server.origin}/sandbox${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const run = (args: readonly string[], env = {}) => {
    const [command = ''] = args;
    const program = command === 'node' ? process.execPath : command;
    const child = spawn(program, args.slice(1), {
      cwd: folder,
      env: { PATH: process.env['PATH'], TANK_API: `${server.origin}/sandbox`, API_KEY: key, ...env },
    });
    started.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    return { child, said: () => said };
  };
  return { call, run };
}

const clients = [['node', 'tank.mjs'] as const, ['python3', 'tank.py'] as const].filter(
  ([program]) => program === 'node' || spawnSync(program, ['--version']).status === 0,
);

test.each(clients)('%s %s forwards to its own verifying receiver, through failure and rotation', async (...client) => {
  const { call, run } = newKey();
  const made = await call('/v1/webhooks', { url: 'https://a.example/x', events: ['tank.volume.leak'] });
  const port = String(await freePort());
  const receive = (secret: string, status = '204') =>
    run([...client, 'receive', port, '--status', status], { WEBHOOK_SECRET: secret });
  const failing = receive(made.secret, '500');
  await expect.poll(failing.said).toContain('Menerima');
  // Queued before anybody listens: forwarded with a time of its own.
  await call('/v1/events', { type: 'tank.volume.leak', tank_id: 'TK-204' });
  const listening = run([...client, 'listen', '--forward', `http://localhost:${port}/x`]);
  await expect.poll(failing.said).toMatch(/✓.* dl_\w+ tank\.volume\.leak dijawab 500/);
  failing.child.kill();
  await once(failing.child, 'close');
  const { secret } = await call(`/v1/webhooks/${made.webhook_id}/secret`, {});
  const good = receive(secret);
  await expect.poll(good.said).toContain('Menerima');
  await call('/v1/clock', { advance: 'PT5M' });
  await expect.poll(good.said).toMatch(/✓.* dl_\w+ tank\.volume\.leak dijawab 204/);
  await expect.poll(listening.said).toMatch(/dl_\w+ tank\.volume\.leak percobaan 2: 204 delivered/);
  const log = (await call(`/v1/webhooks/${made.webhook_id}/deliveries`)).data as WebhookDelivery[];
  expect(log.map(({ state, attempts }) => [state, ...attempts.map(({ status }) => status)])).toEqual([
    ['delivered', 500, 204],
  ]);
  good.child.kill();
  await once(good.child, 'close');
  // A receiver with another secret refuses what it cannot verify.
  const wrong = receive(`whsec_${btoa('another secret of 24 chr')}`);
  await expect.poll(wrong.said).toContain('Menerima');
  await call('/v1/events', { type: 'tank.volume.leak', tank_id: 'TK-204' });
  await expect.poll(wrong.said).toMatch(/✗.* dijawab 401/);
});

/** Answers of receivers that break the rules, by the tank of the event. */
const answers: Readonly<Record<string, string | undefined>> = {
  'TK-201': undefined,
  'TK-202': 'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n',
  'TK-203': '\0\x01not HTTP\r\n\r\n',
  'TK-204': `HTTP/1.1 200 OK\r\n${Array.from({ length: 1500 }, (_, at) => `X-${at}: ${'x'.repeat(40)}\r\n`).join('')}\r\n`,
  'TK-205': 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip, gzip, gzip, gzip, gzip\r\nContent-Length: 9\r\n\r\nx',
};

test.each(clients)('%s %s records what broken receivers do, and none holds up another', async (...client) => {
  const { call, run } = newKey();
  const receiver = createServer((socket) => {
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (part) => {
      text += part;
      const [, tank = ''] = /"tank_id":"(TK-\d+)"/.exec(text) ?? [];
      if (tank && answers[tank]) socket.end(answers[tank]);
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as { port: number };
  const make = (event: string) => call('/v1/webhooks', { url: 'https://a.example/x', events: [event] });
  const [slow, quick] = [await make('tank.volume.theft'), await make('tank.volume.leak')];
  const listening = run([...client, 'listen', '--forward', `http://127.0.0.1:${port}/x`]);
  await expect.poll(listening.said).toContain('Tersambung');
  await call('/v1/events', { type: 'tank.volume.theft', tank_id: 'TK-201' });
  const tanks = ['TK-202', 'TK-203', 'TK-204', 'TK-205'];
  for (const tank_id of tanks) await call('/v1/events', { type: 'tank.volume.leak', tank_id });
  const statuses = async ({ webhook_id }: { webhook_id: string }) => {
    const { data } = await call(`/v1/webhooks/${webhook_id}/deliveries`);
    return (data as WebhookDelivery[]).map(({ attempts }) => attempts[0]?.status).reverse();
  };
  // Python’s client reads at most a hundred headers, Node’s 16 kB of them.
  // Within the rate limit of a key.
  const slowly = { interval: 500 };
  await expect.poll(() => statuses(quick), slowly).toEqual([302, null, null, 200]);
  expect(await statuses(slow)).toEqual([undefined]);
  await expect.poll(() => statuses(slow), slowly).toEqual([null]);
  receiver.close();
});
