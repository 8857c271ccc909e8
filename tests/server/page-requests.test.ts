import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { postLead, validLead, waitUntil } from './leads/client.ts';
import { ask } from './raw.ts';

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test('counts pages, downloads and landing pages without personal data', async ({ site, leads }) => {
  const file = join(site.root, 'build/headers.json');
  const table = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...table, countsPageRequests: true }));
  writeFileSync(join(site.dist, 'lembar.pdf'), 'x'.repeat(4000));
  const metrics = await freePort();
  const { origin } = await leads({ METRICS_PORT: String(metrics) });
  await ask(`${origin}/fitur?utm_source=siti`, { headers: { ...navigation, referer: 'https://www.google.com/' } });
  await ask(`${origin}/fitur`, { headers: { ...navigation, referer: `${origin}/` } });
  const { headers } = await ask(`${origin}/fitur`);
  await ask(`${origin}/fitur`, { headers: { ...navigation, 'if-none-match': headers.etag } });
  // None of these is a page opened by a person.
  await ask(`${origin}/fitur`, { headers: {} });
  await ask(`${origin}/fitur`, { headers: { ...navigation, 'sec-purpose': 'prefetch' } });
  await ask(`${origin}/fitur`, { headers: { ...navigation, 'sec-fetch-dest': 'iframe' } });
  await ask(`${origin}/tidak-ada`, { headers: navigation });
  await ask(`${origin}/lembar.pdf`, { headers: { range: 'bytes=0-99' } });
  await ask(`${origin}/lembar.pdf`, { headers: { range: 'bytes=100-199' } });
  await postLead(origin, validLead(1), undefined, { 'x-landing-page': '/fitur' });
  await postLead(origin, validLead(2), undefined, { 'x-landing-page': '/<script>siti@example.com' });
  const counted = async () => await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  await waitUntil(
    async () => (await counted()).includes('leads_by_landing_page_total{route="unknown"} 1'),
    'the counters',
  );
  const lines = (await counted()).split('\n').filter((line) => /^(page_|document_|leads_by)/.test(line));
  expect(lines.sort()).toEqual([
    'document_downloads_total{file="/lembar.pdf"} 1',
    'leads_by_landing_page_total{route="/fitur"} 1',
    'leads_by_landing_page_total{route="unknown"} 1',
    'page_requests_total{route="/fitur",source="none"} 1',
    'page_requests_total{route="/fitur",source="own"} 1',
    'page_requests_total{route="/fitur",source="search"} 1',
  ]);
});
