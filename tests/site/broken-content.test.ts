import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { astro, copySite } from './site-copy.ts';

/** The only page of the copies: a build of one page breaks on a broken record as early as one of all pages. */
const onlyPage = 'klaim.astro';
const page = 'pages/klaim.yaml';
const service = 'services/tankteam.yaml';

/**
 * What is broken, in which file, where and how, and what the message must name beside the file. `sync` reads and checks
 * all records and takes half the time; only a build draws pages and loads pictures. Other mistakes are refused in the
 * same two ways: src/content.config.test.ts tries them in every place.
 */
const cases: [
  what: string,
  command: 'sync' | 'build',
  file: string,
  place: string[],
  value: string,
  named: string[],
][] = [
  ['a wrong key', 'sync', page, ['breadcrum'], 'x', ['breadcrum']],
  ['a link to no route', 'sync', service, ['link', 'to'], '/none', ['link.to', '/none']],
  ['a missing picture', 'build', service, ['picture', 'src'], '../../assets/scenes/none.webp', ['picture.src']],
  [
    'a figure typed by hand',
    'build',
    page,
    ['hero', 'lead'],
    'Akurasi 99.9 %.',
    ['hero.lead', '{claim:accuracy-hero}'],
  ],
];

// Side by side, because Astro mostly waits; each in a copy of its own.
test.concurrent.each(cases)(
  '%s stops the build, which names file and field',
  async (_, command, file, place, value, named) => {
    const folder = await copySite(onlyPage);
    try {
      const path = join(folder, 'src/content', file);
      const record = parseDocument(await readFile(path, 'utf8'));
      record.setIn(place, value);
      await writeFile(path, String(record));
      const { code, output } = await astro(command, folder);
      expect(code, output).not.toBe(0);
      for (const name of [file, ...named]) expect(output, `${name} is not named`).toContain(name);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
