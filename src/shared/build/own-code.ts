import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';

/** Modules, and the records that the bundler puts into modules: words of components and the plant's values. */
const sources = ['src/**/*.{ts,tsx}', 'src/content/{words,plant,connectivity}/*.yaml'];

/** SHA-256 of all that the site's own code is made of: what was drawn by other code is not kept. */
export const ownCode = async (): Promise<Uint8Array> => {
  const files = await Array.fromAsync(glob(sources));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest();
};
