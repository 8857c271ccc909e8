import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { astro, copySite } from './site-copy.ts';

/** What an author adds for one more industry: a record, a picture, and a line in routes.ts. Nothing else. */
let folder = '';
const at = (path: string) => join(folder, 'src', path);
const record = 'content/industries/pertambangan.yaml';

beforeAll(async () => {
  folder = await copySite('[industry].astro');
  await shrinkScenes();
  await copyFile(at('assets/scenes/minyak-gas.webp'), at('assets/scenes/pertambangan.webp'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Small pictures, since this test is about pages and not about their formats. */
async function shrinkScenes() {
  for (const name of await readdir(at('assets/scenes'))) {
    const small = await sharp(at(`assets/scenes/${name}`))
      .resize(480, 270)
      .webp()
      .toBuffer();
    await writeFile(at(`assets/scenes/${name}`), small);
  }
}

async function writeRecord(link: string) {
  const copy = parseDocument(await readFile(at('content/industries/minyak-gas.yaml'), 'utf8'));
  copy.set('order', 7);
  copy.set('title', 'Pertambangan');
  copy.set('link', link);
  copy.setIn(['picture', 'src'], '../../assets/scenes/pertambangan.webp');
  copy.setIn(['drawing', 'tank'], 'buried-tank');
  await writeFile(at(record), String(copy));
}

test('a seventh industry is one record, one picture and one line of routes.ts', async () => {
  await writeRecord('/minyak-gas');
  const orphan = await astro('build', folder);
  expect(orphan.code).not.toBe(0);
  expect(orphan.output).toContain("pertambangan.yaml has no address: add '/pertambangan' to industryRoutes");

  const routes = await readFile(at('routes.ts'), 'utf8');
  await writeFile(at('routes.ts'), routes.replace("fleet: '/", "mining: '/pertambangan',\n  fleet: '/"));
  await writeRecord('/pertambangan');
  const built = await astro('build', folder);
  expect(built.code, built.output).toBe(0);
  expect(await readFile(join(folder, 'dist/pertambangan.html'), 'utf8')).toContain('Pertambangan');

  await rm(at(record));
  const missing = await astro('build', folder);
  expect(missing.code).not.toBe(0);
  expect(missing.output).toContain('src/content/industries/pertambangan.yaml is missing');
  // Three builds, on a machine that may do other things too.
}, 240_000);
