import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Hash of names and contents of files, tests excluded; unlike modification times, it is stable across clones and
 * branch switches.
 */
export async function hashFiles(patterns: readonly string[], root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    const isTest = entry.name.endsWith('.test.ts');
    if (entry.isFile() && !isTest) files.push(relative(root, join(entry.parentPath, entry.name)));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(join(root, file));
    hash.update(`\n${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
