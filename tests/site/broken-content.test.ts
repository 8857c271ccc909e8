import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { astro, copySite } from './site-copy.ts';

/**
 * `sync` validates all records in half the time; only a build renders pages and loads pictures. Other faults are
 * reported in one of these two ways; src/content.config.test.ts covers them.
 */
test.concurrent.each([
  ['a link to no route', 'sync', 'link.to', '/none'],
  ['the order of another record', 'sync', 'order', 1],
  ['a missing picture', 'build', 'picture.src', '../../assets/scenes/none.webp'],
])('%s fails the %s, which names file and field', async (_, command, field, value) => {
  // A build of one page fails on an invalid record as early as one of all pages.
  const folder = await copySite('klaim.astro');
  const path = join(folder, 'apps/site/src/content/services/tankteam.yaml');
  const record = parseDocument(await readFile(path, 'utf8'));
  record.setIn(field.split('.'), value);
  await writeFile(path, String(record));
  const { code, output } = await astro(command, folder);
  await rm(folder, { recursive: true, force: true });
  expect(code, output).not.toBe(0);
  for (const name of ['services/tankteam.yaml', field, String(value).split('/').at(-1)]) expect(output).toContain(name);
});
