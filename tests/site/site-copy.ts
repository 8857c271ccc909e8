import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binary, paths } from '../../scripts/paths.ts';

/** Below the project, so that the copies find its node_modules. */
const cache = join(paths.root, '.cache');
const files = [
  'contract',
  'desk',
  'sandbox',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A copy of what is built and of the server, with few pages so that its build is short. @returns its folder */
export async function copySite(...wanted: string[]): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'site-copy-'));
  for (const file of files) await cp(join(paths.root, file), join(folder, file), { recursive: true });
  const pages = join(folder, 'src/pages');
  for (const page of await readdir(pages)) {
    if (![...wanted, '_below'].includes(page)) await rm(join(pages, page), { recursive: true });
  }
  return folder;
}

export function astro(command: string, folder: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [binary('astro'), command], { cwd: folder, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}\n${err}` });
    });
  });
}
