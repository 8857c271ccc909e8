import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Stands before the process that serves or makes a release: while it runs, no build removes the release. */
export const usedBy = 'used-by-';

/** Marks a release as used by this process, until it ends. A folder that cannot be written is removed by nobody. */
export function markUsed(release: string): void {
  const mark = join(release, `${usedBy}${process.pid}`);
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
