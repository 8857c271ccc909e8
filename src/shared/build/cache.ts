import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside Astro's own store of pictures: outside node_modules, which a fresh installation empties. */
const folder = join(process.cwd(), '.cache', 'made');

/** Other versions of the packages may make something else of the same. */
const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest();

/** What decides about a result: bytes, or what JSON can say. */
export type Ingredient = string | object;

/**
 * What was made of the same things by an earlier build, or what `make` makes of them now: after a changed word, a build
 * makes again what says that word.
 * @param of all that decides about the result but the versions of packages, settings included
 */
export async function cached(of: readonly Ingredient[], make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(folder, nameOf(of));
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    // Another build may just have forgotten it.
    await utimes(file, now, now).catch(() => undefined);
    return known;
  }
  const made = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  // Renamed when it is whole: a build that is stopped leaves no half of it behind.
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** Removes what no build has asked for since a moment. */
export async function forgetUnused(since: Date): Promise<void> {
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
