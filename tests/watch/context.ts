import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestAPI } from 'vitest';
import { bareEnvironment, freePort, programFile } from '../../scripts/server-process.ts';
import { leadsIn, postLead, validLead, waitUntil } from '../server/leads/client.ts';
import { postgres } from '../server/leads/stores.ts';
import { nginxFolder } from '../server/nginx-process.ts';
import { test as base } from '../server/release-context.ts';
import type { Fault, FaultName, Need } from './faults.ts';
import { type Scrape, scrape, total } from './prometheus.ts';

/** Starts servers with metrics; remembers what they acknowledge. */
export const test = base.extend('watch', ({ leads, store, atEnd }) => {
  const acknowledged: string[] = [];
  let { url } = store;
  const start = async (settings: Record<string, string> = {}, within?: readonly string[]) => {
    const port = await freePort();
    url = settings['LEADS_DATABASE_URL'] ?? store.url;
    const server = await leads({ ...settings, METRICS_PORT: String(port) }, within);
    atEnd(() => server.child.kill('SIGCONT'));
    return {
      ...server,
      url,
      metricsPort: port,
      scrape: () => scrape(port),
      post: async (headers: Record<string, string> = {}) => {
        const key = randomUUID();
        const { status, body } = await postLead(server.origin, validLead(key), key, headers);
        if (status === 201) acknowledged.push(body.reference);
        return status;
      },
      readyz: async () => (await fetch(`${server.origin}/readyz`)).status,
      page: async () => (await fetch(`${server.origin}/fitur`)).status,
    };
  };
  return Object.assign(start, {
    acknowledged,
    /** References acknowledged but not stored. */
    lost: async () => {
      if (acknowledged.length === 0) return [];
      const stored = new Set((await leadsIn(url)).map(({ reference }) => reference));
      return acknowledged.filter((reference) => !stored.has(reference));
    },
  });
});
export type Fixtures = typeof test extends TestAPI<infer Context> ? Context : never;
export type Watch = Awaited<ReturnType<Fixtures['watch']>>;

/** Scrapes before a fault, at its end and after its remedy; what grows per minute while it lasts. */
export type Recording = [before: Scrape, during: Scrape, after: Scrape, growth?: Readonly<Record<string, number>>];

/** Causes faults on real programs, looks, and applies their remedies. */
export type Causes = Partial<Record<FaultName, (fixtures: Fixtures) => Promise<Recording>>>;

export const libfaketime = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
const isRoot = process.getuid?.() === 0;
const starts = (program: string, word: string) => spawnSync(program, [word]).status === 0;

/** Whether this machine has what a fault needs. */
export const has: Record<Need, boolean> = {
  PostgreSQL: postgres !== undefined,
  'loop mounts': isRoot && starts('losetup', '--version') && starts('losetup', '--find'),
  libfaketime: libfaketime !== undefined,
  'nginx and a blackbox exporter': nginxFolder() !== undefined && starts('prometheus-blackbox-exporter', '--version'),
  'systemd-nspawn and debootstrap':
    isRoot && starts('systemd-nspawn', '--version') && starts('debootstrap', '--version'),
};

const away = 'leads_unavailable_total';

/**
 * Expects a store that fails: the server is not ready, pages go on, five requests are refused and counted.
 * @param before scrape before the fault
 * @param more requests refused since then
 */
export async function expectAway(server: Watch, before: Scrape, more = 0): Promise<Scrape> {
  await waitUntil(async () => (await server.readyz()) === 503, 'not ready');
  expect(await server.page()).toBe(200);
  const refused = await Promise.all(Array.from({ length: 5 }, () => server.post()));
  expect(refused).toEqual(Array(5).fill(503));
  const during = await server.scrape();
  expect([total(during, 'leads_store_up'), total(during, away) - total(before, away)]).toEqual([0, 5 + more]);
  expect(server.output()).toMatch(/"level":"(warn|error)"/);
  return during;
}

/** Makes the store fail; the server recovers by itself once the cause has gone. @param refused requests that `cause` sends */
export async function storeFails(
  server: Watch,
  cause: () => unknown,
  remedy: () => unknown,
  refused = 0,
): Promise<Recording> {
  expect(await server.post()).toBe(201);
  const before = await server.scrape();
  await cause();
  const during = await expectAway(server, before, refused);
  await remedy();
  await waitUntil(async () => (await server.readyz()) === 200, 'ready again');
  expect(await server.post()).toBe(201);
  return [before, during, await server.scrape()];
}

/** Command of a remedy, as it stands there. @param word its beginning */
export function shownCommand({ does }: Fault, word: string): string {
  const command = [...does.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line).find((line) => line.startsWith(word));
  if (!command) throw new Error(`no \`${word}…\` in: ${does}`);
  return command;
}

/** Runs a command of a remedy. @param here what stands for the names in it on this machine */
export function runShown(
  fault: Fault,
  word: string,
  here: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
  accepted: readonly number[] = [0],
): string {
  let command = shownCommand(fault, word);
  for (const [shown, own] of Object.entries(here)) command = command.replaceAll(shown, own);
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    env: { ...bareEnvironment, ...env },
    encoding: 'utf8',
  });
  if (!accepted.includes(status ?? -1)) throw new Error(`${command}: ${status}\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** Runs `npm run leads -- …` of a remedy. */
export const runLeads = (
  fault: Fault,
  word: string,
  url: string,
  root: string,
  here: Readonly<Record<string, string>> = {},
) =>
  runShown(
    fault,
    `npm run leads -- ${word}`,
    { 'npm run leads --': `'${process.execPath}' '${programFile('leads')}'`, ...here },
    { LEADS_DATABASE_URL: url, SITE_ROOT: root },
  );

/** Child of a process. */
export function childOf(pid: number | undefined): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return child ?? 0;
}

/** Mounts a small ext4 disk at a folder. @returns its device */
export function mountDisk(folder: string, atEnd: Fixtures['atEnd']): string {
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const image = join(folder, '../disk.img');
  mkdirSync(folder, { recursive: true });
  run('truncate', '--size=24M', image);
  run('mkfs.ext4', '-q', '-m', '0', image);
  const device = run('losetup', '--find', '--show', image);
  atEnd(() => run('losetup', '--detach', device));
  run('mount', '-o', 'errors=remount-ro', device, folder);
  atEnd(() => run('umount', folder));
  return device;
}
