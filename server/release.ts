import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readHeaderTable } from './header-table.ts';

/**
 * The release below a folder: what `build/current` points to just now, which a build replaces as a whole
 * (scripts/releases.ts), or the folder itself where a release was unpacked. It holds dist/ and build/.
 */
export function releaseIn(folder: string): string {
  try {
    return realpathSync(join(folder, 'build', 'current'));
  } catch {
    return folder;
  }
}

/** Where processes say which release they serve or make, as `<release>.<process>`: a server may not write into one. */
export const marksBeside = (release: string): string => join(dirname(dirname(release)), 'served');

/** Keeps builds from removing a release while this process runs. An unpacked archive stands alone and needs no mark. */
export function markUsed(release: string): void {
  const mark = join(marksBeside(release), `${basename(release)}.${process.pid}`);
  try {
    writeFileSync(mark, '');
    process.on('exit', () => rmSync(mark, { force: true }));
  } catch {}
}

/** The tag of a file's content: the same on every server and after every build that left the file as it was. */
export const contentTag = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Looks, at most once a second, whether home's file and the table of its headers lie on the disk and belong together. */
export function releaseCheck(release: string): () => boolean {
  let looked = Number.NEGATIVE_INFINITY;
  let whole = false;
  return () => {
    if (performance.now() - looked >= 1000) {
      looked = performance.now();
      whole = isWhole(release);
    }
    return whole;
  };
}

function isWhole(release: string): boolean {
  try {
    const { pages, home } = readHeaderTable(join(release, 'build', 'headers.json'));
    return pages['/'] !== undefined && home === contentTag(readFileSync(join(release, 'dist', 'index.html')));
  } catch {
    return false;
  }
}
