import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { raw, sql } from 'server/leads/store/sql';
import { expect } from 'vitest';
import { bareEnvironment, freePort, launchServer, programFile } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { test } from '../server/context.ts';
import { isAnswering, postLead, rowsIn, validLead, waitUntil, webhookSettings } from '../server/leads/client.ts';
import { stores } from '../server/leads/stores.ts';
import { buildEarlier, hasHistory } from './earlier.ts';

/** Requests that 0.12 stores, copies of each row that it has written, and requests in all before the upgrade. */
const [sentFirst, copies] = [500, 19];
const requests = sentFirst * (copies + 1);
const atOnce = 16;

/** Answers of the receiver: seven of ten are delivered, two refused for good, one postponed. */
const statusOf = (reference: string): number => {
  const digit = [...reference].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10;
  return digit < 7 ? 204 : digit < 9 ? 400 : 503;
};

/** What a visitor has been promised, by key. */
type Receipts = Map<string, string>;

/** Sends a request until it is stored, as the form does: to the next server after a refusal, with the same key. */
async function send(origins: readonly string[], receipts: Receipts, suspect: boolean): Promise<void> {
  const key = randomUUID();
  const lead = { ...validLead(key), ...(suspect && { website: 'x' }) };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const origin = origins[attempt % origins.length] ?? '';
    const answer = await postLead(origin, lead, key).catch(() => undefined);
    // A suspect request is stored for a person to check: it is not notified.
    if (answer?.status === 201 || answer?.status === 200)
      return void receipts.set(key, suspect ? '' : answer.body.reference);
    await wait(100);
  }
  throw new Error('not stored after 100 tries');
}

/** Copies the rows of a store, notifications included, under keys and numbers of their own. */
async function copyRows(url: string): Promise<void> {
  const numbered = (name: string) => `${name} || '-' || cast(k as text)`;
  const copy = async (table: string, changed: Readonly<Record<string, string>>) => {
    const [row = {}] = await rowsIn<object>(url, raw(`select * from ${table} limit 1`));
    const names = Object.keys(row);
    const values = names.map((name) => changed[name] ?? name);
    await rowsIn(
      url,
      raw(`with recursive n(k) as (select 1 union all select k + 1 from n where k < ${copies})
        insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table}, n`),
    );
  };
  await copy('lead', { reference: numbered('reference'), idempotency_key: numbered('idempotency_key') });
  const free = { leased_until: 'null', leased_by: 'null' };
  await copy('outbox', { id: numbered('id'), lead_reference: numbered('lead_reference'), ...free });
}

const countStates = async (url: string) => {
  const rows = await rowsIn<{ state: string; rows: number }>(
    url,
    sql`select state, count(*) as "rows" from outbox group by state`,
  );
  return Object.fromEntries(rows.map(({ state, rows }) => [state, rows]));
};

/** Everything that visitors gave, by key. */
const leadsOf = async (url: string) => {
  const rows = await rowsIn<{ idempotency_key: string }>(url, sql`select * from lead`);
  return new Map(rows.map((row) => [row.idempotency_key, row]));
};

for (const { kind, isMissing, make } of stores)
  test.skipIf(isMissing || !hasHistory || !isWholeDepth)(
    `from 0.12 to this release and back on ${kind}, server by server, with ten thousand requests stored and others arriving: none lost, changed or sent twice (skipped without the history or the store, and in sample runs)`,
    { timeout: 600_000 },
    async ({ site, receiver, atEnd }) => {
      const earlier = buildEarlier();
      const url = await make(`upgrade_${Date.now()}`);
      let heals = false;
      const delivered = new Map<string, number>();
      const { url: hook } = await receiver((body) => {
        const { reference } = JSON.parse(body);
        const status = heals ? 204 : statusOf(reference);
        if (status === 204) delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
        return status;
      });
      const settings = {
        ...{ LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '100000', LEADS_RETRY_SECONDS: '1', LOG_LEVEL: 'warn' },
        ...webhookSettings(hook),
      };
      const start = async (release: 'old' | 'new') => {
        const port = await freePort();
        const [root, within] =
          release === 'new' ? [site.root] : [earlier.site, ['sh', '-c', `exec "$0" '${earlier.programs}/main.mjs'`]];
        const { child, ended, output } = launchServer({ ...settings, PORT: String(port), SITE_ROOT: root }, within);
        const stop = () => {
          child.kill();
          return ended;
        };
        atEnd(stop);
        const origin = `http://127.0.0.1:${port}`;
        await waitUntil(() => isAnswering(`${origin}/readyz`), `ready: ${output()}`);
        return { origin, stop };
      };

      const servers = [await start('old'), await start('old')];
      const origins = servers.map(({ origin }) => origin);
      const receipts: Receipts = new Map();
      let begun = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async (_, number) => {
          const order = number % 2 ? origins : origins.toReversed();
          while (begun < sentFirst) await send(order, receipts, begun++ % 50 === 0);
        }),
      );
      await waitUntil(async () => {
        const { sent = 0, failed = 0 } = await countStates(url);
        return sent + failed > 0.85 * sentFirst;
      }, 'sent or given up');
      await copyRows(url);
      for (const [key, reference] of [...receipts])
        for (let number = 1; number <= copies; number += 1)
          receipts.set(`${key}-${number}`, reference && `${reference}-${number}`);
      const stored = await leadsOf(url);
      expect(stored.size).toBe(requests);
      const states = await countStates(url);
      expect(Object.keys(states).sort()).toEqual(['failed', 'sent', 'waiting']);
      expect([...stored.values()].filter((row) => 'suspect' in row && row.suspect === 1).length).toBe(requests / 50);

      let arriving = true;
      const arrivals = Promise.all(
        Array.from({ length: 4 }, async () => {
          while (arriving) {
            await send(origins, receipts, false);
            await wait(20);
          }
        }),
      );
      /** Replaces one server after the other. */
      const replaceAll = async (release: 'old' | 'new') => {
        for (const place of servers.keys()) {
          const { code } = (await servers[place]?.stop()) ?? {};
          expect(code).toBe(0);
          const server = await start(release);
          servers[place] = server;
          origins[place] = server.origin;
          await wait(1000);
        }
      };
      const before = receipts.size;
      await replaceAll('new');
      const during = receipts.size;
      // The receiver is repaired; what was given up goes out by the command of this release.
      heals = true;
      const { status } = spawnSync(process.execPath, [programFile('leads'), 'retry'], {
        env: { ...bareEnvironment, LEADS_DATABASE_URL: url, SITE_ROOT: site.root },
      });
      expect(status).toBe(0);
      await waitUntil(async () => !('failed' in (await countStates(url))), 'sent again', 120);
      await replaceAll('old');
      arriving = false;
      await arrivals;
      expect([during - before, receipts.size - during].every((count) => count > 20)).toBe(true);
      await waitUntil(
        async () => {
          const { sent, ...others } = await countStates(url);
          return Object.keys(others).length === 0 && sent === receipts.size - requests / 50;
        },
        'all sent',
        120,
      );

      const found = await leadsOf(url);
      expect(found.size).toBe(receipts.size);
      for (const [key, reference] of receipts) {
        const row = found.get(key) as { reference: string } | undefined;
        if (reference !== '') expect(row?.reference).toBe(reference);
      }
      for (const [key, row] of stored) expect(found.get(key)).toEqual(row);
      const references = [...receipts.values()].filter((reference) => reference !== '');
      expect(new Set(references).size).toBe(references.length);
      // Copies of what 0.12 has sent were not sent themselves.
      expect([...delivered.values()].filter((times) => times !== 1)).toEqual([]);
      const own = references.filter((reference) => reference.split('-').length === 2);
      expect(own.filter((reference) => !delivered.has(reference))).toEqual([]);
      console.log(`${kind}: ${requests} stored before, ${JSON.stringify(states)}; ${receipts.size - requests} arrived`);
    },
  );
