import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { mailSettings, postLead, until, validLead } from './leads/client.ts';

const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
  readFileSync(join(paths.root, 'deploy/alerts.yml'), 'utf8'),
);
const rules = alerts.groups.flatMap((group) => group.rules);

/** Of PromQL: a word that no bracket follows, once labels and spans of time are out. */
const metricsIn = (expr: string) =>
  (
    expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, '').match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g) ?? []
  ).filter((word) => word !== 'e6');

test('every alarm asks for what a server counts, and the labels it names exist', async ({ leads, store, atEnd }) => {
  const port = String(await freePort());
  const server = await leads({
    ...mailSettings,
    ...{ METRICS_PORT: port, SMTP_URL: 'smtp://127.0.0.1:9', LEADS_BACKUP_DIR: `${store.file}-copies` },
    LEADS_RATE_LIMIT: '3',
  });
  atEnd(() => server.stop());
  const text = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await fetch(`${server.origin}/fitur`);
  await fetch(`${server.origin}/_astro/home.hash.js`);
  await fetch(`${server.origin}/healthz`);
  await postLead(server.origin, validLead());
  for (let n = 0; n < 4; n += 1) {
    await postLead(server.origin, {}, undefined, { origin: 'https://evil.example' });
    await postLead(server.origin, {});
  }
  await until(async () => (await text()).includes('leads_backup_ok 1'), 'a backup');
  const counted = await text();
  expect(counted).toContain('http_refusals_total{status="403",kind="form"} 4\n');
  expect(counted).toMatch(/http_refusals_total\{status="429",kind="form"\} [2-4]\n/);
  for (const kind of ['page', 'file', 'form', 'health']) {
    expect(counted).toMatch(new RegExp(`^http_request_seconds_count\\{kind="${kind}"\\} [1-9]`, 'm'));
  }
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(counted)?.[1])).toBeGreaterThan(20e6);
  expect(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(counted)?.[1])).toBeLessThan(5);

  const known = new Set([...counted.matchAll(/^([a-z0-9_]+)[ {]/gm)].map(([, name]) => name));
  // Prometheus' own; and what a healthy server has not counted yet, held by the tests that bring it about.
  const others = [
    'up',
    'and',
    'leads_unavailable_total',
    'sandbox_away',
    'sandbox_ends_total',
    'sandbox_refused_total',
  ];
  for (const name of others) known.add(name);
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    const names = metricsIn(expr);
    expect(names.length, alert).toBeGreaterThan(0);
    for (const name of names) expect(known, alert).toContain(name);
  }
  // One line for each status a minute, however many there were.
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes('requests refused')).length).toBe(2);
  expect(server.output()).not.toContain('evil.example');
});
