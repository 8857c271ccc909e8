import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readHeaderTable } from 'service/header-table';

/** Where processes say which release they serve or make, as `<release>.<process>`: a server may not write into one. */
export const marksBeside = (release: string) => join(dirname(dirname(release)), 'served');

/** Keeps builds from removing a release that this process uses; an unpacked archive needs no mark. */
export function markUsed(release: string): void {
  const mark = join(marksBeside(release), `${basename(release)}.${process.pid}`);
  try {
    writeFileSync(mark, '');
    process.on('exit', () => rmSync(mark, { force: true }));
  } catch {}
}

/** The same on every server and after every build that left the file as it was. */
export const contentTag = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** At most once a second: whether home's file and the table of its headers belong together. */
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
