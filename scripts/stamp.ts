import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from '../src/shared/build/hash-files.ts';

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
