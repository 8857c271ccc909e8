import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from '../apps/site/src/shared/build/hash-files.ts';
import { paths } from './paths.ts';
import { run } from './process.ts';

const inputs = [
  'apps/site/{src,desk}/**/*',
  'apps/site/{package.json,astro.config.ts}',
  'tsconfig.json',
  'package-lock.json',
  'scripts/*.ts',
  'scripts/postbuild/**/*.ts',
  'apps/{sandbox,server}/**/*.ts',
  'packages/**/*.ts',
];

/** Node version and hash of all build inputs, such as `v24.1.0 3f5a…`. */
export const hashInputs = async (root: string): Promise<string> =>
  `${process.version} ${await hashFiles(inputs, root)}`;

export async function isStale(root: string, release: string): Promise<boolean> {
  // A release that was never built is stale.
  const stamp = await readFile(stampFile(release), 'utf8').catch(() => '');
  return stamp !== (await hashInputs(root));
}

export const writeStamp = (release: string, hash: string) => writeFile(stampFile(release), hash);

const stampFile = (release: string) => join(release, 'stamp');

const buildMinutes = 15;

/** Builds a release; the build's output goes to a log. @returns the exit code */
export function buildNow(): Promise<number> {
  console.log('Building the site (output: build/log/build.log) …');
  const log = join(paths.logs, 'build.log');
  return run(process.execPath, [join(paths.root, 'scripts/build.ts')], buildMinutes, { log, title: 'build' });
}

/** Builds only when an input changed. @returns the exit code */
export const buildWhenStale = async (): Promise<number> =>
  (await isStale(paths.root, paths.current)) ? buildNow() : 0;
