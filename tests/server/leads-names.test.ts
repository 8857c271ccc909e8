import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'server/leads/store/sql';
import { beforeAll, expect } from 'vitest';
import { startServer } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { countLeads, mailSettings, postLead, rowsIn, validLead, waitUntil, webhookSettings } from './leads/client.ts';
import { postgres } from './leads/stores.ts';

/** Name server that answers no question, on a separate loopback address: resolv.conf supports port 53 only. */
const nameServer = { address: '127.53.53.53', questions: 0, isOpen: false };
const namespaces = spawnSync('unshare', ['--mount', 'true']).status === 0;

beforeAll(async () => {
  const socket = createSocket('udp4').on('message', () => (nameServer.questions += 1));
  nameServer.isOpen = await new Promise((answer) => {
    socket.once('error', () => answer(false)).bind(53, nameServer.address, () => answer(true));
  });
  return () => void (nameServer.isOpen && socket.close());
});

/** Command prefix that runs a command with that name server only and with these lines as /etc/hosts. */
function silenced(hosts: string) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const [resolv, names] = [join(folder, 'resolv.conf'), join(folder, 'hosts')];
  writeFileSync(resolv, `nameserver ${nameServer.address}\n`);
  writeFileSync(names, `127.0.0.1 localhost\n${hosts}\n`);
  const script = 'mount --bind "$1" /etc/resolv.conf && mount --bind "$2" /etc/hosts && shift 2 && exec "$@"';
  return {
    within: ['unshare', '--mount', 'sh', '-c', script, 'sh', resolv, names],
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Thread pool as systemd unit, image and `npm start` set it: with Node's default of 4 all 48 requests below get 503
 * after 6 to 9 s.
 */
const silent = {
  ...mailSettings,
  ...webhookSettings('https://hook.silent.example/leads'),
  ...{ SMTP_URL: 'smtp://mail.silent.example:25', LEADS_CONFIRM: 'true', LEADS_RATE_LIMIT: '1000' },
  ...{ LEADS_RETRY_SECONDS: '1', UV_THREADPOOL_SIZE: '32' },
};

for (const { what, hosts, status } of [
  { what: 'webhook and mail server: every request is stored', hosts: '127.0.0.1 db.silent.example', status: 201 },
  { what: 'webhook, mail server and PostgreSQL: every request is refused at once', hosts: '', status: 503 },
]) {
  test(`without answers of the name server for ${what} (skipped without PostgreSQL or the right to mount and to bind port 53)`, async ({
    skip,
    site,
    leads,
    atEnd,
  }) => {
    if (!postgres || !namespaces || !nameServer.isOpen) return skip();
    const url = await postgres.database(`silent${status}`);
    nameServer.questions = 0;
    const { within, remove } = silenced(hosts);
    atEnd(remove);
    const address = new URL(url);
    address.hostname = 'db.silent.example';
    const settings = { ...silent, LEADS_DATABASE_URL: `${address.href}?sslmode=disable` };
    // Earlier requests, each with a delivery that will wait for a name.
    const before = await leads({ ...silent, LEADS_DATABASE_URL: url });
    for (let n = 0; n < 8; n += 1) await postLead(before.origin, validLead(`before.${n}`));
    before.child.kill('SIGKILL');
    await before.ended;
    await rowsIn(url, sql`update outbox set leased_until = null, next_attempt_at = created_at`);

    const server = await startServer(site.root, settings, within);
    atEnd(() => {
      server.child.kill('SIGKILL');
      return server.ended;
    });
    await waitUntil(() => nameServer.questions >= 4, 'questions to the name server');
    // Forces new connections: their lookup of the database queues behind the silent ones.
    await rowsIn(
      url,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await wait(300);
    const timed = async (work: () => Promise<number>) => {
      const begun = performance.now();
      return [await work(), performance.now() - begun] as const;
    };
    const requests = await Promise.all(
      Array.from({ length: 48 }, (_, n) => timed(async () => (await postLead(server.origin, validLead(n))).status)),
    );
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => timed(async () => (await fetch(`${server.origin}/fitur`)).status)),
    );
    expect(requests.map(([answered]) => answered)).toEqual(requests.map(() => status));
    expect(pages.map(([answered]) => answered)).toEqual(pages.map(() => 200));
    // Sooner than the timeout of a database connection.
    expect(Math.max(...[...requests, ...pages].map(([, took]) => took))).toBeLessThan(2500);
    if (status === 201) expect(await countLeads(url)).toBe(56);
  });
}
