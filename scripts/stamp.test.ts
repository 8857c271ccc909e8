import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs, isStale, writeStamp } from './stamp.ts';

let root: string;
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'apps/site/src'), { recursive: true });
  for (const name of ['apps/site/src/a.ts', 'package-lock.json']) write(name, name);
  await writeStamp(root, await hashInputs(root));
});
afterEach(() => rmSync(root, { recursive: true }));

test('is fresh for the same inputs, even when they were rewritten', async () => {
  write('apps/site/src/a.ts', 'apps/site/src/a.ts');
  expect(await isStale(root, root)).toBe(false);
});

test.each([
  ['a changed file', () => write('apps/site/src/a.ts', 'changed')],
  ['a new file', () => write('apps/site/src/b.ts', '')],
  ['a removed file', () => rmSync(join(root, 'apps/site/src/a.ts'))],
  ['a changed lock file', () => write('package-lock.json', '{}')],
  ['no release', () => rmSync(join(root, 'stamp'))],
])('is stale after %s', async (_, change) => {
  change();
  expect(await isStale(root, root)).toBe(true);
});

test.each(['apps/site/src/a.test.ts', 'README.md'])('ignores %s', async (name) => {
  write(name, 'new');
  expect(await isStale(root, root)).toBe(false);
});
