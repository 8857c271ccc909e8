import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Results that must exist for a stamp to be believed. */
const results = ['dist/index.html', 'dist/404.html', 'build/headers.json', 'build/lead-records.json'];

/** Stands for all build inputs and the Node that builds: `v24.1.0 3f5a…`. */
export const hashInputs = async (root: string): Promise<string> =>
  `${process.version} ${await hashFiles(inputs, root)}`;

/** Whether `dist/` has to be built again. */
export async function isStale(root: string): Promise<boolean> {
  if (results.some((file) => !existsSync(join(root, file)))) return true;
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '');
  return stamp !== (await hashInputs(root));
}

/** Forgets the last build; called before a new one, so that a broken one never looks complete. */
export const removeStamp = (root: string): Promise<void> => rm(stampFile(root), { force: true });

/** Records that `dist/` was made from the inputs with this hash. */
export async function writeStamp(root: string, hash: string): Promise<void> {
  await mkdir(dirname(stampFile(root)), { recursive: true });
  await writeFile(stampFile(root), hash);
}

const stampFile = (root: string): string => join(root, 'build', 'stamp');
