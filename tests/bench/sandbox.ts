/**
 * `npm run bench:sandbox`: what many keys weigh, and what a flood does to the pages. Slow, so it stands outside of
 * `npm test`. Needs a build. `-- collection` runs the Postman collection by newman instead, which npx fetches.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { Keys } from '../../server/sandbox/keys.ts';

const secret = 'pengukuran, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const server = await startServer(paths.root, { SANDBOX: 'on', SANDBOX_SECRET: secret, TRUST_PROXY: 'loopback' });
const base = `${server.origin}/sandbox`;
const newKey = () => keys.write(keys.make('write', Date.now()));

const call = async (key: string, path: string, body?: unknown, from = '203.0.113.1'): Promise<number> => {
  const answer = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': from },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status ?? 0;
};

/** Resident megabytes of the server. */
const memory = () => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** Does something so often, a few at a time. */
async function times(count: number, act: (number: number) => Promise<unknown>, lanes = 16): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Milliseconds of pages fetched one after the other for so many seconds. */
async function pages(seconds: number): Promise<string> {
  const took: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const begun = performance.now();
    const answer = await fetch(`${server.origin}/pengembang`);
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
  }
  return `${took.length} pages, median ${quantile(took, 0.5).toFixed(1)} ms, 95 % ${quantile(took, 0.95).toFixed(1)} ms`;
}

/** Asks so many times a second, whatever comes back, until stopped. */
function flood(rate: number, addresses: number) {
  const all = Array.from({ length: addresses * 10 }, newKey);
  const statuses: Record<number, number> = {};
  let number = 0;
  const timer = setInterval(() => {
    for (let turn = 0; turn < rate / 50; turn++) {
      number += 1;
      const key = all[number % all.length] ?? '';
      const from = `203.0.113.${number % addresses}`;
      const sent =
        number % 2
          ? call(key, '/v1/clock', { advance: 'PT1H' }, from)
          : call(key, '/v1/tanks/TK-204/history?interval=15m', undefined, from);
      void sent.then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    }
  }, 20);
  return () => {
    clearInterval(timer);
    return JSON.stringify(statuses);
  };
}

async function measure(): Promise<void> {
  await call(newKey(), '/v1/tanks');
  console.log(`at the start: ${memory()} MB`);
  await times(10_000, () => call(newKey(), '/v1/clock', { advance: 'PT24H' }));
  console.log(`10,000 keys, each advanced by 24 h: ${memory()} MB`);
  console.log(`quiet: ${await pages(10)}`);
  for (const addresses of [1, 50]) {
    const stop = flood(500, addresses);
    await wait(2000);
    console.log(`500 requests/s from ${addresses}: ${await pages(10)}; answers ${stop()}`);
    await wait(3000);
  }
  const before = memory();
  const some = Array.from({ length: 2000 }, newKey);
  const writes = ['/v1/clock', '/v1/webhooks/wh_7f3a/test'];
  await times(100_000, (number) => {
    const path = writes[number % 4];
    const body = path === writes[0] ? { advance: 'PT1M' } : { event: 'tank.level.high' };
    return call(some[number % some.length] ?? '', path ?? '/v1/readings/latest', path && body);
  });
  console.log(`100,000 calls later: ${before} → ${memory()} MB`);
}

/** The Postman collection, each request against a key of its own run. */
function collection(): void {
  const file = join(paths.dist, 'api-integration/berkas/tank-api.postman_collection.json');
  const variables = ['--env-var', `TANK_API=${base}`, '--env-var', `API_KEY=${newKey()}`];
  const { status } = spawnSync('npx', ['--yes', 'newman@6.2.2', 'run', file, ...variables, '--bail', 'failure'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (process.argv.includes('collection')) collection();
else await measure();
await server.stop();
