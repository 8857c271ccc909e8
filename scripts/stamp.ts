import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from '../src/shared/build/hash-files.ts';
import { paths } from './paths.ts';
import { run } from './run/process.ts';

/** Everything the built site depends on, as globs below the project folder. */
const inputs = [
  'src/**/*',
  'public/**/*',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/*.ts',
  'scripts/postbuild/**/*.ts',
  'server/**/*.ts',
];

/** Stands for all build inputs and the Node that builds: `v24.1.0 3f5a…`. */
export const hashInputs = async (root: string): Promise<string> =>
  `${process.version} ${await hashFiles(inputs, root)}`;

/** Whether a release was made from other inputs than those that lie below `root` now. */
export async function isStale(root: string, release: string): Promise<boolean> {
  const stamp = await readFile(stampFile(release), 'utf8').catch(() => '');
  return stamp !== (await hashInputs(root));
}

/** Records what a finished release was made from. */
export const writeStamp = (release: string, hash: string): Promise<void> => writeFile(stampFile(release), hash);

const stampFile = (release: string): string => join(release, 'stamp');

const buildMinutes = 15;

/** Builds the site; returns the exit code. */
export async function buildNow(): Promise<number> {
  const result = await run(process.execPath, [join(paths.root, 'scripts/build.ts')], buildMinutes);
  if (result.timedOut) console.error(`The build took longer than ${buildMinutes} minutes.`);
  return result.code;
}

/** Builds only when an input differs from the last build; returns the exit code. */
export async function buildWhenStale(): Promise<number> {
  if (!(await isStale(paths.root, paths.current))) return 0;
  console.log('Building the site …');
  return buildNow();
}
