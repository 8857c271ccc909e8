/**
 * `npm run bench:sandbox`: measures how attackers of the sandbox slow down pages and other keys. Slow and sensitive to
 * other load, so it is not part of `npm test`. Needs a build. `-- collection` runs the Postman collection by newman
 * instead, which npx downloads.
 *
 * Attacker, server, sandbox and measurement are separate processes. As a control, turns alternate with a server whose
 * sandbox socket refuses every connection: the difference is the sandbox's cost.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Keys } from 'sandbox/keys';
import { WebSocket } from 'ws';
import { paths } from '../../scripts/paths.ts';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';

const secret = 'pengukuran, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const newKey = () => keys.write(keys.make('write', Date.now()));
const agent = new Agent({ keepAlive: true });

type Asked = { key?: string; from?: string; method?: string; body?: unknown };

/** Status of an answer, read to its end; 0 without an answer. */
async function ask(url: string, { key = '', from = '203.0.113.1', method = 'POST', body }: Asked = {}) {
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': from };
  const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : method });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  try {
    const [answer] = await once(sent, 'response');
    await once(answer.resume(), 'end');
    return answer.statusCode as number;
  } catch {
    return 0;
  }
}

/** Starts a task at a fixed rate per second, without waiting for earlier ones. */
function every(rate: number, act: (number: number) => unknown) {
  const began = performance.now();
  let number = 0;
  return setInterval(() => {
    while (number < ((performance.now() - began) * rate) / 1000) act(number++);
  }, 2);
}

/** Program of the attacker's process, which runs until it is killed. */
const attacks: Readonly<Record<string, (base: string) => unknown>> = {
  '500 requests a second from 50 addresses'(base) {
    const all = Array.from({ length: 500 }, newKey);
    every(500, (number) => {
      const who = { key: all[number % all.length] ?? '', from: `203.0.${number % 50}.1` };
      return number % 2
        ? ask(`${base}/v1/clock`, { ...who, body: { advance: 'PT1H' } })
        : ask(`${base}/v1/tanks/TK-204/history?interval=15m`, who);
    });
  },
  'three WebSockets that send 20,000 small frames a second each'(base) {
    const key = newKey();
    const open = () => {
      const headers = { authorization: `Bearer ${key}` };
      const socket = new WebSocket(`${base.replace('http', 'ws')}/v1/stream`, { headers });
      const again = () => setTimeout(open, 100);
      socket.on('error', () => undefined);
      socket.on('open', () => {
        const sending = every(20_000, () => socket.send('halo 12'));
        socket.on('close', () => clearInterval(sending));
      });
      socket.on('close', again);
    };
    for (let turn = 0; turn < 3; turn++) open();
  },
  'ten keys of one address, put forward by 84 days, as fast as they are answered'(base) {
    const ten = async (key: string) => {
      await ask(`${base}/v1/tanks/TK-204`, { key, method: 'PATCH', body: { limit_low: 67 } });
      for (let week = 0; week < 12; week++) await ask(`${base}/v1/clock`, { key, body: { advance: 'P7D' } });
      for (;;) {
        await ask(`${base}/v1/alerts`, { key });
        await ask(`${base}/v1/tanks/TK-204/history?interval=15m&from=2026-11-20T00:00:00Z&to=2027-02-12T00:00:00Z`, {
          key,
        });
        await wait(5);
      }
    };
    for (let number = 0; number < 10; number++) void ten(newKey());
  },
};

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Response times in milliseconds; requests do not wait for one another, like those of visitors. */
async function measureTimes(rate: number, seconds: number, act: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const timer = every(rate, async () => {
    const begun = performance.now();
    await act();
    took.push(performance.now() - begun);
  });
  await wait(seconds * 1000);
  clearInterval(timer);
  return took;
}

/** Resident memory in MB of a server and of its sandbox. */
function residentMegabytes(pid: number | undefined) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [String(pid), ...children].map((one) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  });
}

/** Measures pages, and calls with another key, during an attack. */
async function beside(server: ServerProcess, attack: string | undefined, memory: number[][]) {
  const base = `${server.origin}/sandbox`;
  const attacker =
    attack && spawn(process.execPath, [import.meta.filename, 'attack', base, attack], { stdio: 'inherit' });
  await wait(1500);
  const key = newKey();
  const [pages, calls] = await Promise.all([
    measureTimes(50, 3, () => ask(`${server.origin}/pengembang`)),
    // Below the rate limit of a key.
    measureTimes(15, 3, () => ask(`${base}/v1/alerts`, { key, from: '198.51.100.7' })),
  ]);
  memory.push(residentMegabytes(server.child.pid));
  if (attacker) {
    attacker.kill();
    await once(attacker, 'close');
  }
  await wait(500);
  return [quantile(pages, 0.5), quantile(pages, 0.95), quantile(calls, 0.5)];
}

/** Five turns of each server, alternating, so that other load of the machine affects both. */
async function compare(): Promise<void> {
  const settings = { SANDBOX: 'on', SANDBOX_SECRET: secret, TRUST_PROXY: 'loopback' };
  const refusing = await startServer(paths.root, { ...settings, SANDBOX_SOCKET: '/tmp/nobody-listens-here' });
  for (const attack of [undefined, ...Object.keys(attacks)]) {
    const server = await startServer(paths.root, settings);
    await ask(`${server.origin}/sandbox/v1/clock`, { key: newKey() });
    // Waits until the sandbox has simulated all days.
    await wait(26_000);
    const [with_, without, memory]: [number[][], number[][], number[][]] = [[], [], []];
    for (let turn = 0; turn < 5; turn++) {
      without.push(await beside(refusing, attack, []));
      with_.push(await beside(server, attack, memory));
    }
    const median = (turns: number[][], at: number) =>
      quantile(
        turns.map((turn) => turn[at] ?? 0),
        0.5,
      ).toFixed(1);
    const pages = (turns: number[][]) => `${median(turns, 0)} ms, 95 % ${median(turns, 1)} ms`;
    const most = [0, 1].map((at) => Math.max(...memory.map((one) => one[at] ?? 0)));
    console.log(`${attack ?? 'no attacker'} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    console.log(`  pages: ${pages(with_)}; beside a socket that refuses at once ${pages(without)}`);
    console.log(`  a stranger's calls: ${median(with_, 2)} ms; memory: site ${most[0]}, sandbox ${most[1]} MB`);
    await server.stop();
  }
  await refusing.stop();
}

/** Runs the Postman collection, each request against the key that the run created. */
async function collection(): Promise<void> {
  const server = await startServer(paths.root, { SANDBOX: 'on', SANDBOX_SECRET: secret });
  const file = join(paths.dist, 'api-integration/berkas/tank-api.postman_collection.json');
  const variables = ['--env-var', `TANK_API=${server.origin}/sandbox`, '--env-var', `API_KEY=${newKey()}`];
  const { status } = spawnSync('npx', ['--yes', 'newman@6.2.2', 'run', file, ...variables, '--bail', 'failure'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  await server.stop();
}

const [what = '', base = '', attack = ''] = process.argv.slice(2);
if (what === 'attack') attacks[attack]?.(base);
else if (what === 'collection') await collection();
else await compare();
