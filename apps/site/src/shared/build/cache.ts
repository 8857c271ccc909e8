import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../../site-folder.ts';

/** Cache folder, outside node_modules, which a fresh installation empties. */
const folder = join(siteFolder, '.cache', 'made');

/** Part of every key: other package versions may produce another result. */
const packages = createHash('sha256')
  .update(readFileSync(join(siteFolder, '../../package-lock.json')))
  .digest();

/** Bytes or a JSON value. */
export type Ingredient = string | object;

/**
 * Returns the cached result of an earlier build, or makes and stores it.
 * @param ingredients everything that determines the result, settings included; packages and Node’s version are added
 */
export async function cached(ingredients: readonly Ingredient[], make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(folder, cacheName(ingredients));
  // The file is missing while the result is not cached.
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    // Another build may have removed the file meanwhile.
    await utimes(file, now, now).catch(() => undefined);
    return known;
  }
  const made = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  // Written under a temporary name, so that an interrupted build leaves no partial file.
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** Removes results that no build has used since a moment. */
export async function forgetUnused(since: Date): Promise<void> {
  // The folder is missing before the first build.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtime < since) await rm(file, { force: true });
  }
}

function cacheName(ingredients: readonly Ingredient[]): string {
  const hash = createHash('sha256').update(process.version).update(packages);
  for (const ingredient of ingredients) {
    const bytes = ingredient instanceof Uint8Array ? ingredient : JSON.stringify(ingredient);
    hash.update(`\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
