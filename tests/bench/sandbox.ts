/**
 * `npm run bench:sandbox`: what many keys and calls weigh, and what a flood does to pages and leads. Slow, so it stands
 * outside of `npm test`; its times count on a quiet machine only. Needs a build. `-- collection` runs the Postman
 * collection by newman instead, which npx fetches.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Keys } from '../../sandbox/keys.ts';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { countLeads, postLead, temporaryStore, validLead } from '../server/leads/client.ts';

const secret = 'pengukuran, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const newKey = () => keys.write(keys.make('write', Date.now()));
const agent = new Agent({ keepAlive: true });

/** Status of an answer, read to its end; 0 for none. */
async function ask(url: string, { key = newKey(), from = '203.0.113.1', body = undefined as unknown } = {}) {
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': from };
  const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  try {
    const [answer] = await once(sent, 'response');
    await once(answer.resume(), 'end');
    return answer.statusCode as number;
  } catch {
    return 0;
  }
}

/** Does something so many times a second, without waiting for it. */
function every(rate: number, act: (number: number) => unknown) {
  const began = performance.now();
  let number = 0;
  return setInterval(() => {
    while (number < ((performance.now() - began) * rate) / 1000) act(number++);
  }, 2);
}

/** The flood, a process of its own: what it costs to ask must not delay those who look at pages. */
function flood(base: string, rate: number, addresses: number): void {
  const all = Array.from({ length: addresses * 10 }, newKey);
  const statuses: Record<number, number> = {};
  every(rate, async (number) => {
    const who = { key: all[number % all.length] ?? '', from: `203.0.113.${number % addresses}` };
    const status = await (number % 2
      ? ask(`${base}/v1/clock`, { ...who, body: { advance: 'PT1H' } })
      : ask(`${base}/v1/tanks/TK-204/history?interval=15m`, who));
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  process.on('SIGTERM', () => {
    console.log(JSON.stringify(statuses));
    process.exit();
  });
}

/** Milliseconds of pages, fifty a second as visitors ask: one does not wait for the other. */
async function pages(origin: string, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const timer = every(50, async () => {
    const begun = performance.now();
    await ask(`${origin}/pengembang`);
    took.push(performance.now() - begun);
  });
  await wait(seconds * 1000);
  clearInterval(timer);
  return took;
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const spread = (took: readonly number[]) =>
  `median ${quantile(took, 0.5).toFixed(1)} ms, 95 % ${quantile(took, 0.95).toFixed(1)} ms`;

/** Quiet and flooded by turns, so that whatever else the machine does falls on both; a lead a second all the time. */
async function underFlood(addresses: number): Promise<void> {
  const store = temporaryStore();
  const settings = { SANDBOX: 'on', SANDBOX_SECRET: secret, TRUST_PROXY: 'loopback' };
  const leads = { LEADS_DATABASE_URL: store.url, LEADS_RATE_LIMIT: '100000' };
  const server = await startServer(paths.root, { ...settings, ...leads });
  const answered: number[] = [];
  const posting = setInterval(async () => {
    const { status } = await postLead(server.origin, validLead(answered.length));
    answered.push(status);
  }, 1000);
  await pages(server.origin, 3);
  const [quiet, flooded, said]: [number[], number[], string[]] = [[], [], []];
  for (let turn = 0; turn < 5; turn++) {
    quiet.push(...(await pages(server.origin, 5)));
    const child = spawn(process.execPath, [
      ...[import.meta.filename, 'flood', `${server.origin}/sandbox`, '500', String(addresses)],
    ]);
    child.stdout.on('data', (text) => said.push(String(text).trim()));
    await wait(1500);
    flooded.push(...(await pages(server.origin, 5)));
    child.kill();
    await once(child, 'close');
    await wait(1000);
  }
  clearInterval(posting);
  await wait(1000);
  console.log(`500 requests/s from ${addresses}, load of the machine ${loadavg()[0]?.toFixed(1)}:`);
  console.log(`  pages: quiet ${spread(quiet)}; flooded ${spread(flooded)}`);
  console.log(`  sandbox: ${said.join(' ')}`);
  const stored = await countLeads(store.url);
  console.log(
    `  leads: ${answered.filter((status) => status === 201).length} of ${answered.length} stored, ${stored} rows`,
  );
  await server.stop();
  store.remove();
}

/** The Postman collection, each request against a key of its own run. */
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

const [what = '', base = '', rate, addresses] = process.argv.slice(2);
if (what === 'flood') flood(base, Number(rate), Number(addresses));
else if (what === 'collection') await collection();
else {
  for (const addresses of [1, 50]) await underFlood(addresses);
}
