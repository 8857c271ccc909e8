import { expect } from 'vitest';
import type { Causes, Recording, Watch } from '../context.ts';
import { total } from '../prometheus.ts';

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

export const trafficCauses = {
  'Flood of requests from one network': async ({ watch }) =>
    refuses(await watch({ LEADS_RATE_LIMIT: '3', TRUST_PROXY: 'loopback' }), 429, { 'x-forwarded-for': '203.0.113.7' }),
  'Form refused as foreign': async ({ watch }) =>
    refuses(await watch({ PUBLIC_HOST: 'www.tanknusa.example' }), 403, { origin: 'https://other.example' }),
} satisfies Causes;
