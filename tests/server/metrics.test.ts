import { expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { postLead, validLead, waitUntil } from './leads/client.ts';
import { ask } from './raw.ts';

test('counts and times answers by kind, a 304 by the kind of its file', async ({ leads, atEnd }) => {
  const port = String(await freePort());
  const server = await leads({ METRICS_PORT: port, LEADS_RATE_LIMIT: '3' });
  atEnd(() => server.stop());
  const text = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const path of ['/fitur', '/_astro/home.hash.js']) {
    const { headers } = await ask(server.origin + path);
    const again = await ask(server.origin + path, { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.headers['content-type']]).toEqual([304, undefined]);
  }
  await fetch(`${server.origin}/healthz`);
  await postLead(server.origin, validLead());
  for (let n = 0; n < 4; n += 1) {
    await postLead(server.origin, {}, undefined, { origin: 'https://evil.example' });
    await postLead(server.origin, {});
  }
  await waitUntil(async () => /kind="form"\} 9$/m.test(await text()), 'the counters');
  const counted = await text();
  for (const kind of ['page', 'file']) {
    expect(counted).toContain(`http_answers_total{class="2xx",kind="${kind}"} 1\n`);
    expect(counted).toContain(`http_answers_total{class="3xx",kind="${kind}"} 1\n`);
    expect(counted).toContain(`http_request_seconds_count{kind="${kind}"} 2\n`);
  }
  expect(counted).toContain('http_request_seconds_count{kind="health"} 1\n');
  expect(counted).toContain('http_refusals_total{status="403",kind="form"} 4\n');
  expect(counted).toMatch(/http_refusals_total\{status="429",kind="form"\} [2-4]\n/);
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(counted)?.[1])).toBeGreaterThan(20e6);
  expect(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(counted)?.[1])).toBeLessThan(5);
  // One line per status and minute, however many refusals.
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes('requests refused')).length).toBe(2);
  expect(server.output()).not.toContain('evil.example');
});
