import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxFile } from 'contract/sandbox';
import { expect, type TestAPI } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { bareEnvironment, freePort, programFile } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { test as base } from '../server/context.ts';
import { leadsIn, mailSettings, postLead, validLead, waitUntil, webhookSettings } from '../server/leads/client.ts';
import { postgres } from '../server/leads/stores.ts';
import { type Fault, type FaultName, faults, faultTable } from './faults.ts';
import { expectAlarms, hasPromtool, type Scrape, scrape, total } from './prometheus.ts';

/** Starts a server with metrics; remembers what it acknowledges. */
const test = base.extend('watch', ({ leads, store, atEnd }) => async (settings: Record<string, string> = {}) => {
  const port = await freePort();
  const url = settings['LEADS_DATABASE_URL'] ?? store.url;
  const server = await leads({ ...settings, METRICS_PORT: String(port) });
  atEnd(() => server.child.kill('SIGCONT'));
  const acknowledged: string[] = [];
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
    /** References acknowledged but not stored. */
    lost: async () => {
      const stored = new Set((await leadsIn(url)).map(({ reference }) => reference));
      return acknowledged.filter((reference) => !stored.has(reference));
    },
  };
});
type Watch = Awaited<ReturnType<Fixtures['watch']>>;
type Fixtures = typeof test extends TestAPI<infer Context> ? Context : never;

/** Scrapes before a fault, at its end and after its remedy. */
type Recording = [before: Scrape, during: Scrape, after: Scrape];

const away = 'leads_unavailable_total';

/**
 * Makes the store fail: the server is not ready, pages go on, five requests are refused and counted, and it recovers by
 * itself once the cause has gone.
 */
async function storeFails(server: Watch, cause: () => unknown, remedy: () => unknown): Promise<Recording> {
  expect(await server.post()).toBe(201);
  const before = await server.scrape();
  await cause();
  await waitUntil(async () => (await server.readyz()) === 503, 'not ready');
  expect(await server.page()).toBe(200);
  const refused = await Promise.all(Array.from({ length: 5 }, () => server.post()));
  expect(refused).toEqual(Array(5).fill(503));
  const during = await server.scrape();
  expect([total(during, 'leads_store_up'), total(during, away) - total(before, away)]).toEqual([0, 5]);
  expect(server.output()).toMatch(/"level":"(warn|error)"/);
  await remedy();
  await waitUntil(async () => (await server.readyz()) === 200, 'ready again');
  expect(await server.post()).toBe(201);
  return [before, during, await server.scrape()];
}

/** Sends requests that are refused with a status. The metric and the log agree with the number sent. */
async function refuses(server: Watch, status: number, headers: Record<string, string> = {}): Promise<Recording> {
  const before = await server.scrape();
  const statuses: number[] = [];
  for (let group = 0; group < 16; group++)
    statuses.push(...(await Promise.all(Array.from({ length: 16 }, () => server.post(headers)))));
  const refused = statuses.filter((one) => one === status).length;
  expect(refused).toBeGreaterThan(200);
  const during = await server.scrape();
  const labels = `status="${status}"`;
  expect(total(during, 'http_refusals_total', labels) - total(before, 'http_refusals_total', labels)).toBe(refused);
  expect(await server.page()).toBe(200);
  // The first is logged at once, the others when the server ends or a minute has passed.
  await server.stop();
  const times = [...server.output().matchAll(/"times":(\d+),"msg":"requests refused"/g)].map(([, sum]) => Number(sum));
  expect(times.reduce((sum, one) => sum + one, 0)).toBe(refused);
  return [before, during, during];
}

/** Runs a command of a remedy, `npm run leads -- …`, as it stands there. */
function runRemedy({ does }: Fault, url: string, root: string, word: string): string {
  const commands = [...does.matchAll(/`npm run leads -- ([^`]+)`/g)].map(([, line = '']) => line);
  const command = commands.find((line) => line.startsWith(word));
  if (!command) throw new Error(`no \`npm run leads -- ${word}\` in: ${does}`);
  const env = { ...bareEnvironment, LEADS_DATABASE_URL: url, SITE_ROOT: root };
  const program = [programFile('leads'), ...command.split(' ')];
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Settings of a server with the sandbox; gives the small site the built one's description of the API. */
function withSandbox(root: string): Record<string, string> {
  copyFileSync(join(paths.current, 'build', sandboxFile), join(root, 'build', sandboxFile));
  return { SANDBOX: 'on' };
}

const callSandbox = ({ origin }: Watch) => fetch(`${origin}/sandbox/v1/tanks`).then(({ status }) => status);

/** Causes each fault on real programs, looks, and applies its remedy. */
const causes: Record<FaultName, (fixtures: Fixtures) => Promise<Recording>> = {
  'Database away': async ({ watch }) => {
    const server = await watch({ LEADS_DATABASE_URL: (await postgres?.database(`away_${Date.now()}`)) ?? '' });
    return storeFails(
      server,
      () => postgres?.stop(),
      () => postgres?.start(),
    );
  },
  'Database locked by another process': async ({ watch, store }) => {
    const server = await watch();
    const other = new DatabaseSync(store.file, { timeout: 5000 });
    return storeFails(
      server,
      () => other.exec('begin exclusive'),
      () => other.close(),
    );
  },
  'Folder of the SQLite file gone': async ({ watch, store }) => {
    const server = await watch();
    const folder = dirname(store.file);
    return storeFails(
      server,
      () => renameSync(folder, `${folder}-gone`),
      () => renameSync(`${folder}-gone`, folder),
    );
  },
  'Webhook receiver refuses': async ({ watch, receiver, site }) => {
    let status = 400;
    const { url, deliveries } = await receiver(() => status);
    const server = await watch(webhookSettings(url));
    const before = await server.scrape();
    expect([await server.post(), await server.post()]).toEqual([201, 201]);
    const failed = async () => total(await server.scrape(), 'leads_outbox', 'state="failed"');
    await waitUntil(async () => (await failed()) === 2, 'given up');
    const during = await server.scrape();
    const fault = faults['Webhook receiver refuses'];
    expect(runRemedy(fault, server.url, site.root, 'list').match(/webhook failed/g)).toHaveLength(2);
    status = 204;
    runRemedy(fault, server.url, site.root, 'retry');
    await waitUntil(async () => deliveries.length === 2 && (await failed()) === 0, 'delivered');
    return [before, during, await server.scrape()];
  },
  'Mail server accepts and is silent': async ({ watch, smtp, atEnd }) => {
    const port = await freePort();
    const silent = createServer().listen(port, '127.0.0.1');
    atEnd(() => silent.close());
    const sockets: { destroy(): void }[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    const server = await watch({ ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const before = await server.scrape();
    expect(await server.post()).toBe(201);
    await waitUntil(async () => total(await server.scrape(), 'leads_outbox_oldest_seconds') > 1, 'waiting');
    const during = await server.scrape();
    silent.close();
    for (const socket of sockets) socket.destroy();
    const { mails } = await smtp({ port });
    await waitUntil(() => mails.length === 1, 'delivered');
    await waitUntil(async () => total(await server.scrape(), 'leads_outbox', 'state="waiting"') === 0, 'nothing waits');
    return [before, during, await server.scrape()];
  },
  'Flood of requests from one network': async ({ watch }) =>
    refuses(await watch({ LEADS_RATE_LIMIT: '3', TRUST_PROXY: 'loopback' }), 429, { 'x-forwarded-for': '203.0.113.7' }),
  'Form refused as foreign': async ({ watch }) =>
    refuses(await watch({ PUBLIC_HOST: 'www.tanknusa.example' }), 403, { origin: 'https://other.example' }),
  'Sandbox killed again and again': async ({ watch, site }) => {
    const server = await watch(withSandbox(site.root));
    const before = await server.scrape();
    for (let ends = 1; ends <= 6; ends++) {
      // Each end doubles the pause before the next start.
      await waitUntil(async () => (await callSandbox(server)) === 401, `start ${ends}`);
      const { pid } = server.child;
      const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
      process.kill(child ?? 0, 'SIGKILL');
      await waitUntil(async () => total(await server.scrape(), 'sandbox_ends_total') === ends, `end ${ends}`);
      expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    }
    const during = await server.scrape();
    await waitUntil(async () => (await callSandbox(server)) === 401, 'back');
    return [before, during, await server.scrape()];
  },
  'Sandbox service away': async ({ watch, site, store, atEnd }) => {
    const socket = join(dirname(dirname(store.file)), 'sandbox.sock');
    const server = await watch({ ...withSandbox(site.root), SANDBOX_SOCKET: socket });
    const before = await server.scrape();
    expect([await callSandbox(server), await callSandbox(server)]).toEqual([503, 503]);
    expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    const during = await server.scrape();
    expect(total(during, 'sandbox_refused_total') - total(before, 'sandbox_refused_total')).toBe(2);
    const service = spawn(process.execPath, [join(dirname(programFile('main')), 'sandbox.mjs')], {
      env: { ...bareEnvironment, SITE_ROOT: paths.current, SANDBOX_SOCKET: socket, SANDBOX_SECRET: 'x'.repeat(32) },
      stdio: 'ignore',
    });
    atEnd(() => service.kill());
    await waitUntil(async () => (await callSandbox(server)) === 401, 'back');
    await waitUntil(async () => total(await server.scrape(), 'sandbox_away') === 0, 'up');
    return [before, during, await server.scrape()];
  },
  'Server lives but does not answer': async ({ watch }) => {
    const server = await watch();
    const before = await server.scrape();
    expect(await server.post()).toBe(201);
    server.child.kill('SIGSTOP');
    const during = await server.scrape();
    expect([...during]).toEqual([['up{job="tanksite"}', 0]]);
    server.child.kill('SIGCONT');
    await waitUntil(async () => (await server.page()) === 200, 'answers again');
    // The first scrape reports the pause as a late event loop.
    await server.scrape();
    return [before, during, await server.scrape()];
  },
  'Folder of the backups not writable': async ({ watch, store, serve }) => {
    const folder = join(dirname(dirname(store.file)), 'copies');
    writeFileSync(folder, 'a file where the folder should be');
    const settings = { LEADS_BACKUP_DIR: folder };
    const server = await watch(settings);
    expect(await server.post()).toBe(201);
    await waitUntil(async () => server.output().includes('backup not made'), 'the first try');
    const during = await server.scrape();
    expect(total(during, 'leads_backup_ok')).toBe(0);
    rmSync(folder);
    await server.stop();
    const metrics = await freePort();
    await serve({ ...settings, LEADS_DATABASE_URL: server.url, METRICS_PORT: String(metrics) });
    await waitUntil(async () => total(await scrape(metrics), 'leads_backup_ok') === 1, 'a backup');
    const after = await scrape(metrics);
    return [after, during, after];
  },
};

const needsPostgres: readonly string[] = ['Database away'];

for (const [name, fault] of Object.entries(faults) as [FaultName, Fault][]) {
  if (!isWholeDepth && !fault.quick) continue;
  const isMissing = !postgres && needsPostgres.includes(name);
  test.skipIf(isMissing)(
    `${name}: metric, log and /readyz agree, its remedy mends it, nothing is lost${isMissing ? ' (skipped where PostgreSQL does not start)' : ''}`,
    async ({ watch, store, site, serve, smtp, receiver, atEnd, leads }) => {
      let seen: Watch | undefined;
      const follow: Fixtures['watch'] = async (settings) => {
        seen = await watch(settings);
        return seen;
      };
      const fixtures = { watch: follow, store, site, serve, smtp, receiver, atEnd, leads } as Fixtures;
      const [before, during, after] = await causes[name](fixtures);
      expect(await seen?.lost()).toEqual([]);
      // Only promtool can tell which alarms go off.
      if (hasPromtool) expectAlarms(fault.alarms, before, during, after);
    },
  );
}

test('docs/operate.md lists the faults that are caused here', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.replaceAll(/ *\| */g, '|'));
  const shown = lines(readFileSync(join(paths.root, 'docs/operate.md'), 'utf8'));
  expect(lines(faultTable()).filter((line) => !line.startsWith('|---') && !shown.includes(line))).toEqual([]);
});

test.skipIf(!hasPromtool || !isWholeDepth)(
  'a running Prometheus loads the rules and raises an alarm within seconds (skipped without Prometheus, and in sample runs)',
  async ({ watch, receiver, store, atEnd }) => {
    const { url } = await receiver(() => 400);
    const server = await watch(webhookSettings(url));
    const folder = dirname(dirname(store.file));
    const own = await freePort();
    const config = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [join(paths.root, 'deploy/alerts.yml')],
      scrape_configs: [{ job_name: 'tanksite', static_configs: [{ targets: [`127.0.0.1:${server.metricsPort}`] }] }],
    };
    writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
    const settings = ['--config.file=prometheus.yml', '--storage.tsdb.path=series'];
    const child = spawn('prometheus', [...settings, `--web.listen-address=127.0.0.1:${own}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    atEnd(() => child.kill());
    const firing = async () => {
      const answer = await fetch(`http://127.0.0.1:${own}/api/v1/alerts`)
        .then((one) => one.json())
        .catch(() => undefined);
      const { alerts = [] } =
        (answer as { data?: { alerts: { state: string; labels: { alertname: string } }[] } })?.data ?? {};
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    };
    await wait(3000);
    expect(await server.post()).toBe(201);
    await expect.poll(firing, { timeout: 40_000 }).toEqual(['LeadsNotDelivered']);
  },
);
