import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs, isStale, writeStamp } from './stamp.ts';

let root: string;
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'src'));
  for (const name of ['src/a.ts', 'package-lock.json']) write(name, name);
  await writeStamp(root, await hashInputs(root));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build of the same inputs is fresh, even when they were written again', async () => {
  write('src/a.ts', 'src/a.ts');
  expect(await isStale(root, root)).toBe(false);
});

test.each([
  ['a changed file', () => write('src/a.ts', 'changed')],
  ['a new file', () => write('src/b.ts', '')],
  ['a removed file', () => rmSync(join(root, 'src/a.ts'))],
  ['a changed lock file', () => write('package-lock.json', '{}')],
  ['no release', () => rmSync(join(root, 'stamp'))],
])('%s makes it stale', async (_, change) => {
  change();
  expect(await isStale(root, root)).toBe(true);
});

test.each(['src/a.test.ts', 'README.md'])('%s is no input', async (name) => {
  write(name, 'new');
  expect(await isStale(root, root)).toBe(false);
});
