import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { binary, paths } from '../../scripts/paths.ts';

/** Below the project, so that the copies find its node_modules. */
const cache = join(paths.root, '.cache');
const files = ['src', 'astro.config.ts', 'tsconfig.json', 'package.json'];
/** The only page of the copies: a build of one page breaks on a broken record as early as one of all pages. */
const onlyPage = 'klaim.astro';

/** A copy of what Astro reads. @returns its folder */
async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(cache, 'broken-content-'));
  for (const file of files) await cp(join(paths.root, file), join(folder, file), { recursive: true });
  const pages = join(folder, 'src/pages');
  for (const page of await readdir(pages)) {
    if (page !== onlyPage) await rm(join(pages, page), { recursive: true });
  }
  return folder;
}

beforeAll(() => mkdir(cache, { recursive: true }));

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
    what: 'an unknown placeholder',
    file: page,
    command: 'build',
    spoil: (record) => record.setIn(['seo', 'title'], '{tidakAda}'),
    names: ['seo.title', '{tidakAda}'],
  },
];

// Side by side, because Astro mostly waits; each in a copy of its own.
test.concurrent.each(cases)('$what stops the build, which names file and field', async (broken) => {
  const folder = await copySite();
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

/** Runs Astro in a copy; `output` is what a writer would read. */
function astro(command: string, folder: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [binary('astro'), command], { cwd: folder, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}\n${err}` });
    });
  });
}
