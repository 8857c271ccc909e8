import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { astro, copySite } from './site-copy.ts';

/** What an author adds for one more industry: a record and a picture. Nothing else. */
let folder = '';
const at = (path: string) => join(folder, 'src', path);

beforeAll(async () => {
  // More than one page: in a build of one alone Astro does not put in the styles between sections.
  folder = await copySite('[industry].astro', '[file].ts', 'cari.astro');
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

test('a seventh industry is one record and one picture; an eighth that is a draft is nowhere', async () => {
  const copy = parseDocument(await readFile(at('content/industries/minyak-gas.yaml'), 'utf8'));
  copy.set('order', 7);
  copy.set('title', 'Pertambangan');
  copy.setIn(['picture', 'src'], '../../assets/scenes/pertambangan.webp');
  copy.setIn(['drawing', 'tank'], 'buried-tank');
  await writeFile(at('content/industries/pertambangan.yaml'), String(copy));
  copy.set('draft', true);
  copy.set('title', 'Perkapalan');
  await writeFile(at('content/industries/perkapalan.yaml'), String(copy));
  const { code, output } = await astro('build', folder);
  expect(code, output).toBe(0);
  const page = load(await readFile(join(folder, 'dist/pertambangan.html'), 'utf8'));
  expect(page('h1').text()).not.toBe('');
  for (const place of ['#jelajah', 'footer']) {
    expect(page(`${place} a[href="/pertambangan"]`).text(), place).toBe('Pertambangan');
  }
  expect(await readFile(join(folder, 'dist/sitemap.xml'), 'utf8')).toContain('/pertambangan</loc>');
  expect(await readFile(join(folder, 'dist/cari.html'), 'utf8')).toContain('href="/pertambangan"');
  for (const file of await readdir(join(folder, 'dist'), { recursive: true })) {
    expect(file).not.toContain('perkapalan');
    if (!/\.(html|xml|json)$/.test(file)) continue;
    expect(await readFile(join(folder, 'dist', file), 'utf8'), file).not.toMatch(/perkapalan/i);
  }
});
