import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../../site-folder.ts';

/** Outside node_modules, which a fresh installation empties. */
const folder = join(siteFolder, '.cache', 'made');

/** Other packages may make something else of the same. */
const packages = createHash('sha256')
  .update(readFileSync(join(siteFolder, '../../package-lock.json')))
  .digest();

/** Bytes, or what JSON can say. */
export type Ingredient = string | object;

/**
 * What an earlier build made of the same, or `make` makes now.
 * @param of all that decides about the result but the packages, settings included
 */
export async function cached(of: readonly Ingredient[], make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(folder, nameOf(of));
  // Not there yet: it is made.
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    // Another build may have forgotten it.
    await utimes(file, now, now).catch(() => undefined);
    return known;
  }
  const made = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  // A build that is stopped leaves no half of it behind.
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** What no build has asked for since. */
export async function forgetUnused(since: Date): Promise<void> {
  // No folder yet: nothing to forget.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtime < since) await rm(file, { force: true });
  }
}

function nameOf(of: readonly Ingredient[]): string {
  const hash = createHash('sha256').update(process.version).update(packages);
  for (const ingredient of of) {
    const bytes = ingredient instanceof Uint8Array ? ingredient : JSON.stringify(ingredient);
    hash.update(`\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
