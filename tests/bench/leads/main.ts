/**
 * `node tests/bench/leads/main.ts [seconds]`: accepted requests a second and pages a second, with leads off, on
 * SQLite and on PostgreSQL. Prints the table of docs/leads-measured.md.
 */
import { randomUUID } from 'node:crypto';
import { startServer } from '../../../scripts/server-process.ts';
import { makeFixture } from '../../server/fixture.ts';
import { temporaryStore, validLead } from '../../server/leads/client.ts';
import { startPostgres } from '../../server/leads/postgres.ts';
import { type LoadResult, load } from './load.ts';

const seconds = Number(process.argv[2] ?? 5);
let made = 0;

const lead = () => {
  made += 1;
  return {
    method: 'POST' as const,
    path: '/api/consultations',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(validLead(made)),
  };
};
const page = () => ({ method: 'GET' as const, path: '/fitur', headers: { 'accept-encoding': 'br' } });

const row = (what: string, { perSecond, p50, p99, others }: LoadResult): void => {
  console.log(`| ${what} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${others} |`);
};

const fixture = await makeFixture();
const postgres = await startPostgres();
const sqlite = temporaryStore();
const stores = [
  ['leads off', undefined],
  ['SQLite', sqlite.url],
  ...(postgres ? [[postgres.version, await postgres.database('bench')] as const] : []),
] as const;

console.log('| what | per second | p50 ms | p99 ms | other answers |\n| --- | --- | --- | --- | --- |');
for (const [name, url] of stores) {
  const settings = { LOG_LEVEL: 'warn', LEADS_RATE_LIMIT: '100000' };
  const server = await startServer(
    fixture.root,
    url === undefined ? settings : { ...settings, LEADS_DATABASE_URL: url },
  );
  const { port } = server;
  await load(port, { seconds: 1, concurrency: 8, status: 200, next: page });
  row(`pages, ${name}`, await load(port, { seconds, concurrency: 16, status: 200, next: page }));
  if (url !== undefined) {
    for (const concurrency of [1, 16]) {
      const result = await load(port, { seconds, concurrency, status: 201, next: lead });
      row(`requests, ${name}, ${concurrency} at once`, result);
    }
    const together = await Promise.all([
      load(port, { seconds, concurrency: 8, status: 200, next: page }),
      load(port, { seconds, concurrency: 8, status: 201, next: lead }),
    ]);
    row(`pages beside requests, ${name}`, together[0]);
    row(`requests beside pages, ${name}`, together[1]);
  }
  await server.stop();
}

sqlite.remove();
await postgres?.remove();
fixture.remove();
