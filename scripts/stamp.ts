import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/**
 * SHA-256 over names and contents of all build inputs. Contents rather than times, because a clone
 * or a change of branch touches times without changing anything.
 */
export async function hashInputs(root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !isTest(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    const content = await readFile(file);
    hash.update(`\n${file.slice(root.length)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

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
