import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const home = process.cwd();
let made = 0;
const make = async (): Promise<Uint8Array> => Buffer.from(`thing ${++made}`);

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  process.chdir(folder);
});
afterAll(() => process.chdir(home));

test('returns the cached result for equal ingredients only, and makes it again once removed as unused', async () => {
  const { cached, forgetUnused } = await import('./cache.ts');
  expect(`${await cached(['a', { quality: 80 }], make)}`).toBe('thing 1');
  expect(`${await cached(['a', { quality: 80 }], make)}`).toBe('thing 1');
  expect(`${await cached(['a', { quality: 81 }], make)}`).toBe('thing 2');
  expect(`${await cached([Buffer.from('a'), '{"quality":80}'], make)}`).toBe('thing 3');
  await forgetUnused(new Date(Date.now() + 1000));
  expect(`${await cached(['a', { quality: 80 }], make)}`).toBe('thing 4');
});
