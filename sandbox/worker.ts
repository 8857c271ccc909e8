import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from '../contract/sandbox.ts';
import { Timeline } from '../src/plant/simulator/timeline.ts';
import { type Account, createAccount, trim } from './core/account.ts';
import { contextOf, handle, type World } from './core/router.ts';
import { streamEvents } from './core/stream.ts';

/**
 * The sandbox of the server, in a thread of its own: the simulation, and what keys have changed. The build makes one
 * file of it (scripts/postbuild/index.ts), which server/sandbox/thread.ts starts.
 */
const { file, ceiling, began } = workerData as {
  file: string;
  ceiling: Record<'keys' | 'bytes' | 'idle' | 'life', number>;
  began: number;
};
// Pages and leads go first. Only Linux has a priority for one thread.
if (process.platform === 'linux') setPriority(5);
const { spec, seed } = JSON.parse(readFileSync(file, 'utf8')) as Pick<World, 'spec' | 'seed'>;
const world: World = { spec, seed, timeline: new Timeline('minyak-gas') };

/** Keys that have changed something, the one used longest ago first. */
const keys = new Map<string, { account: Account; born: number; bytes: number; used: number }>();
/** Keys whose changes had to go. */
const evicted = new Set<string>();
let bytes = 0;

function forget(id: string): void {
  bytes -= keys.get(id)?.bytes ?? 0;
  keys.delete(id);
}

/** Makes room by letting go of what nobody has used for a while. @returns whether there is some */
function hasRoom(): boolean {
  while (keys.size >= ceiling.keys || bytes >= ceiling.bytes) {
    const [oldest] = keys;
    if (!oldest || Date.now() - oldest[1].used < ceiling.idle) return false;
    forget(oldest[0]);
    evicted.add(oldest[0]);
    if (evicted.size > ceiling.keys) evicted.delete(evicted.values().next().value ?? '');
  }
  return true;
}

// Nothing outlives its key.
setInterval(() => {
  for (const [id, { born }] of keys) if (born + ceiling.life < Date.now()) forget(id);
}, 60_000).unref();

function keep(id: string, account: Account, born: number): void {
  forget(id);
  const size = trim(account);
  bytes += size;
  keys.set(id, { account, born, bytes: size, used: Date.now() });
}

/** What a key is told of its own changes: that they stand, that it has none, or that they are gone. */
const stateOf = (id: string, born: number) =>
  keys.has(id) ? 'kept' : evicted.has(id) || born < began - 1000 ? 'restarted' : 'fresh';

async function answer({ id, born, asks }: Question) {
  const kept = keys.get(id);
  if (kept) {
    kept.used = Date.now();
    keys.delete(id);
    keys.set(id, kept);
  }
  const account = kept?.account ?? createAccount(seed);
  const moment = { since: Date.now() - born, wall: Date.now() };
  if ('stream' in asks) return streamEvents(contextOf(world, account, moment), asks.stream);
  const { request } = asks;
  const isWrite = request.method !== 'GET';
  if (isWrite && !kept && !hasRoom()) return undefined;
  const answered = await handle(world, account, request, moment);
  if (isWrite && answered.status < 300) keep(id, account, born);
  const { body, ...rest } = answered;
  const text = body === undefined ? '' : JSON.stringify(body);
  return { ...rest, headers: { ...rest.headers, 'Sandbox-State': stateOf(id, born) }, text };
}

// One after the other: a key's requests are answered in their order.
let queue = Promise.resolve();
parentPort?.on('message', ({ number, ...question }: Question & { number: number }) => {
  queue = queue.then(async () => {
    const answered = await answer(question).then(
      (result) => ({ result }),
      (failed: unknown) => ({ failed }),
    );
    parentPort?.postMessage({ number, ...answered });
  });
});
