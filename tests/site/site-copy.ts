import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources } from '../../scripts/link-packages.ts';
import { binary, paths } from '../../scripts/paths.ts';

const cache = join(paths.root, '.cache');
const files = ['apps', 'packages', 'scripts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Copies the site with only some pages, so that its build is short. @returns folder of the copy */
export async function copySite(...wanted: string[]): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'site-copy-'));
  await copySources(files, folder);
  const pages = join(folder, 'apps/site/src/pages');
  for (const page of await readdir(pages)) {
    if (![...wanted, '_below'].includes(page)) await rm(join(pages, page), { recursive: true });
  }
  return folder;
}

export function astro(command: string, folder: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [binary('astro'), command],
      { cwd: join(folder, 'apps/site'), env },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}\n${err}` });
      },
    );
  });
}
