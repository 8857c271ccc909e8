import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHeaderTable } from 'service/header-table';
import { expect, test } from 'vitest';
import { toolRoutes } from '../../apps/site/src/routes.ts';
import { paths } from '../../scripts/paths.ts';
import { buildWorker } from '../../scripts/postbuild/worker.ts';
import { distFiles, expectNone, pageFile, readDist } from './site.ts';

const script = readDist('sw.js').toString('utf8');

/** Paths of this site in the minified worker; a list may be one text with commas. */
const listed = [...new Set(script.match(/(?<=["'`,])\/[\w./-]*\w(?=["'`,])/g) ?? [])];

test('caches only existing files, among them every tool', () => {
  const exists = (address: string) => distFiles.has(address.slice(1)) || distFiles.has(pageFile(address));
  expectNone(
    listed.filter((address) => /^\/(_astro|unduhan)\//.test(address) && !exists(address)),
    'kept, but not built',
  );
  for (const tool of Object.values(toolRoutes)) expect(listed, tool).toContain(tool);
});

test('is small, fetches only from this site, and is never served from a cache', () => {
  expect(readDist('sw.js.br').length).toBeLessThanOrEqual(16_000);
  const worker = readHeaderTable(paths.current).named['/sw.js'];
  expect(worker?.['content-security-policy']).toContain("default-src 'none'");
  expect(worker?.['content-security-policy']).toContain("connect-src 'self'");
  expect(worker?.['cache-control']).toContain('must-revalidate');
});

test('when disabled, removes caches and itself, and handles no request', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'worker-'));
  await buildWorker({ dist, manifest: {}, enabled: false, pages: new Map(), tools: [], documents: [] });
  const off = readFileSync(join(dist, 'sw.js'), 'utf8');
  rmSync(dist, { recursive: true });
  expect(off).toContain('unregister');
  expect(off).toContain('.delete(');
  expect(off).not.toContain('fetch');
});
