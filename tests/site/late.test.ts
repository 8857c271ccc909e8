import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './site.ts';
import { astro, copySite } from './site-copy.ts';

let folder = '';

beforeAll(async () => {
  folder = await copySite('tankteam.astro', 'simulasi-alarm.astro', '_tool.astro');
  const config = join(folder, 'apps/site/astro.config.ts');
  const source = await readFile(config, 'utf8');
  await writeFile(config, source.replace('late()', "late('anotherName')"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('puts the styles of later sections into the head if Astro does not collect them', async () => {
  const { code, output } = await astro('build', folder);
  expect(code, output).toBe(0);
  for (const name of ['tankteam', 'simulasi-alarm']) {
    const page = load(await readFile(join(folder, `apps/site/dist/${name}.html`), 'utf8'));
    const { $ } = openPage(`/${name}`);
    expect(page('main section').length).toBe($('main section').length);
    expect(page('footer').text()).toBe($('footer').text());
    expect(unstyled(page, 'head style')).toBe(unstyled($, 'style'));
    expect(unstyled($, 'head style')).toBeGreaterThan(unstyled($, 'style'));
  }
});

/** Number of class names on a page without a rule in the given style sheets. */
function unstyled($: CheerioAPI, sheets: string): number {
  const css = $(sheets).text();
  const names = $('body [class]')
    .toArray()
    .flatMap(({ attribs }) => attribs['class']?.split(/\s+/) ?? []);
  return [...new Set(names)].filter((name) => !css.includes(`.${name}`)).length;
}
