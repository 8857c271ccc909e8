import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readHeaderTable } from 'service/header-table';

/**
 * Folder where processes mark the release that they use, as `<release>.<process>`: a server may not write into a
 * release.
 */
export const usageFolder = (release: string) => join(dirname(dirname(release)), 'served');

/** Marks a release as in use, so that builds do not remove it; an unpacked archive needs no mark. */
export function markReleaseUsed(release: string): void {
  const mark = join(usageFolder(release), `${basename(release)}.${process.pid}`);
  try {
    writeFileSync(mark, '');
    process.on('exit', () => rmSync(mark, { force: true }));
  } catch {}
}

/** Hash of a file's content, equal on every server and after every build that did not change the file. */
export const contentTag = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Checks at most once per second that the home page and the header table come from the same build. */
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

function isWhole(release: string) {
  try {
    const { pages, home } = readHeaderTable(release);
    return pages['/'] !== undefined && home === contentTag(readFileSync(join(release, 'dist', 'index.html')));
  } catch {
    return false;
  }
}
