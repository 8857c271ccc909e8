import { listSite } from 'server/site/files';
import { readHeaderTable } from 'service/header-table';
import { expect } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { test as base } from './context.ts';

const table = readHeaderTable(paths.current);
const site = listSite(paths.current);
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startServer(paths.root);
  onCleanup(async () => void (await server.stop()));
  return server;
});

test('the header table lists exactly the built pages', () => {
  // Pages for delivered leads have headers, but no separate address.
  const pages = Object.keys(table.pages).filter((address) => !address.startsWith('/_leads/'));
  expect(pages.sort()).toEqual([...site.pages.keys()].sort());
});

test.for([...site.pages.keys()])('answers %s with 200 and the headers of the table', async (address, { server }) => {
  const answer = await fetch(server.origin + address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Object.fromEntries(answer.headers)).toMatchObject(table.pages[address] ?? {});
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)|\*/);
});

test('answers every other file with 200 and its content type', async ({ server }) => {
  for (const address of site.assets.keys()) {
    const answer = await fetch(server.origin + encodeURI(address), { method: 'HEAD' });
    expect([address, answer.status]).toEqual([address, 200]);
    expect([address, answer.headers.get('content-type')]).not.toContain('application/octet-stream');
  }
});

test('the build contains no development files', () => {
  const all = [...site.pages.keys(), ...site.assets.keys()];
  expect(all.filter((address) => /\.map$|(?<!\.d)\.tsx?$/.test(address))).toEqual([]);
});
