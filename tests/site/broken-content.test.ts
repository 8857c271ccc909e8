import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { astro, copySite } from './site-copy.ts';

/** The only page of the copies: a build of one page breaks on a broken record as early as one of all pages. */
const onlyPage = 'klaim.astro';

interface Case {
  what: string;
  file: string;
  /** `sync` reads and checks all records and takes half the time; only a build draws pages and loads pictures. */
  command: 'sync' | 'build';
  spoil(record: Document): void;
  /** What the message must name beside the file. */
  names: string[];
}

const page = 'pages/klaim.yaml';
const service = 'services/tankteam.yaml';

const cases: Case[] = [
  {
    what: 'a wrong key',
    file: page,
    command: 'sync',
    spoil: (record) => record.set('breadcrum', 'x'),
    names: ['breadcrum'],
  },
  {
    what: 'a missing picture',
    file: service,
    command: 'build',
    spoil: (record) => record.setIn(['picture', 'src'], '../../assets/scenes/tidak-ada.webp'),
    names: ['picture.src', 'tidak-ada.webp'],
  },
  {
    what: 'an empty alternative text',
    file: service,
    command: 'sync',
    spoil: (record) => record.setIn(['picture', 'alt'], ''),
    names: ['picture.alt'],
  },
  {
    what: 'a link to an address that is no route',
    file: service,
    command: 'sync',
    spoil: (record) => record.setIn(['link', 'to'], '/tidak-ada'),
    names: ['link.to', '/tidak-ada'],
  },
  {
    what: 'a level that no tank can have',
    file: 'plant/minyak-gas.yaml',
    command: 'sync',
    spoil: (record) => record.setIn(['tanks', 3, 'level'], 104),
    names: ['tanks.3.level'],
  },
  {
    what: 'an unknown placeholder',
    file: page,
    command: 'build',
    spoil: (record) => record.setIn(['seo', 'title'], '{tidakAda}'),
    names: ['seo.title', '{tidakAda}'],
  },
  {
    what: 'a marketing figure typed by hand',
    file: page,
    command: 'build',
    spoil: (record) => record.setIn(['hero', 'lead'], 'Akurasi 99.9 %.'),
    names: ['hero.lead', '{claim:accuracy-hero}'],
  },
  {
    what: 'a word that the list of terms replaces',
    file: page,
    command: 'sync',
    spoil: (record) => record.setIn(['hero', 'lead'], 'Juru ukur naik ke atap.'),
    names: ['hero.lead', 'petugas ukur', 'terms.yaml'],
  },
];

// Side by side, because Astro mostly waits; each in a copy of its own.
test.concurrent.each(cases)('$what stops the build, which names file and field', async (broken) => {
  const folder = await copySite(onlyPage);
  try {
    const file = join(folder, 'src/content', broken.file);
    const record = parseDocument(await readFile(file, 'utf8'));
    broken.spoil(record);
    await writeFile(file, String(record));
    const { code, output } = await astro(broken.command, folder);
    expect(code, output).not.toBe(0);
    for (const name of [broken.file, ...broken.names]) expect(output, `${name} is not named`).toContain(name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
