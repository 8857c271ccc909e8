import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const home = process.cwd();
let made = 0;
/** What a thing was made as, told by how many were made before it. */
const make = async (): Promise<Uint8Array> => Buffer.from(`thing ${++made}`);

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  process.chdir(folder);
  vi.resetModules();
  made = 0;
});
afterEach(() => process.chdir(home));

const load = () => import('./kept.ts');

test('the same of the same, something else of anything else', async () => {
  const { kept } = await load();
  const first = ['a', Buffer.from('b'), { quality: 80, photo: { data: Buffer.from('c') } }] as const;
  expect(`${await kept(first, make)}`).toBe('thing 1');
  expect(`${await kept(structuredClone(first), make)}`).toBe('thing 1');
  const others = [
    ['ab', '', first[2]],
    ['a', Buffer.from('b'), { quality: 81, photo: { data: Buffer.from('c') } }],
    ['a', Buffer.from('b'), { quality: 80, photo: { data: Buffer.from('d') } }],
    ['a', Buffer.from('b')],
  ];
  for (const [index, other] of others.entries()) expect(`${await kept(other, make)}`).toBe(`thing ${index + 2}`);
});

test('other packages make it anew', async () => {
  await (await load()).kept(['a'], make);
  await writeFile('package-lock.json', '{"version":2}');
  vi.resetModules();
  expect(`${await (await load()).kept(['a'], make)}`).toBe('thing 2');
});

test('what cannot be told apart is refused, and what fails leaves nothing', async () => {
  const { kept } = await load();
  await expect(kept([{ draw: () => 1 }], make)).rejects.toThrow('draw is no plain data');
  await expect(kept([{ all: new Map() }], make)).rejects.toThrow('all is no plain data');
  await expect(kept(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(`${await kept(['a'], make)}`).toBe('thing 1');
});

test('what no build asks for any more goes', async () => {
  const { kept, forgetUnused } = await load();
  await kept(['old'], make);
  await kept(['used'], make);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const begun = new Date();
  await kept(['used'], make);
  await forgetUnused(begun);
  expect(await readdir('.cache/kept')).toHaveLength(1);
  expect(`${await kept(['used'], make)}`).toBe('thing 2');
});
