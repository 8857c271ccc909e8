import { randomUUID } from 'node:crypto';
import { sql } from 'server/leads/store/sql';
import { expect } from 'vitest';
import { isWholeDepth } from '../depth.ts';
import { test } from './context.ts';
import {
  leadsIn,
  mailSettings,
  outboxRows,
  postLead,
  rowsIn,
  validLead,
  waitUntil,
  webhookSettings,
} from './leads/client.ts';
import { stores } from './leads/stores.ts';

/** More rounds for SQLite: it writes in the killed process, so kills must hit more points of a write. */
const roundsOn: Readonly<Record<string, number>> = isWholeDepth
  ? { SQLite: 10, PostgreSQL: 3 }
  : { SQLite: 3, PostgreSQL: 1 };
const concurrency = 8;

for (const { kind, isMissing, make } of stores) {
  test.skipIf(isMissing)(
    `kill -9 under load on ${kind}: no acknowledged request is lost or stored twice`,
    async ({ leads }) => {
      const url = await make('crash');
      const acknowledged = new Map<string, string>();
      /** Requests without an answer: sent again with their keys after the next start, as the form does. */
      let open: [string, Record<string, unknown>][] = [];
      let made = 0;
      for (let round = 0; round < (roundsOn[kind] ?? 0); round += 1) {
        const server = await leads({
          ...mailSettings,
          // Unreachable receivers: the outbox fills and is processed at the same time.
          ...webhookSettings('http://127.0.0.1:9/'),
          ...{ LEADS_DATABASE_URL: url, LOG_LEVEL: 'warn', SMTP_URL: 'smtp://127.0.0.1:9' },
        });
        let up = true;
        const again = open;
        open = [];
        const visitors = Array.from({ length: concurrency }, async () => {
          while (up) {
            made += 1;
            const [key, lead] = again.pop() ?? [randomUUID(), validLead(made)];
            const answer = await postLead(server.origin, lead, key).catch(() => undefined);
            if (answer && answer.status < 300) acknowledged.set(key, answer.body.reference);
            else open.push([key, lead]);
          }
        });
        const before = acknowledged.size;
        // Kills at a different point in each round, and never before the first request is stored.
        await waitUntil(() => acknowledged.size > before + (round % 7), 'requests kept');
        server.child.kill('SIGKILL');
        up = false;
        await Promise.all([...visitors, server.ended]);
      }
      const rows = await leadsIn(url);
      const byKey = new Map(rows.map((lead) => [lead.idempotency_key, lead.reference]));
      for (const [key, reference] of acknowledged) expect(byKey.get(key)).toBe(reference);
      expect(byKey.size).toBe(rows.length);
      const told = (await outboxRows(url)).map((row) => `${row.lead_reference} ${row.channel}`).sort();
      expect(told).toEqual(rows.flatMap(({ reference }) => [`${reference} mail`, `${reference} webhook`]).sort());
      if (kind === 'SQLite') {
        expect(await rowsIn(url, sql`pragma integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
      }
    },
  );
}
