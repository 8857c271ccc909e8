import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { link, lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { marksBeside, markUsed } from 'server/release';

const releasesIn = (root: string) => join(root, 'build', 'releases');

/** A folder for the next release: nobody sees it before `publish`. */
export function newRelease(root: string): string {
  const release = join(releasesIn(root), new Date().toISOString().replaceAll(/\D/g, ''));
  mkdirSync(release, { recursive: true });
  const marks = marksBeside(release);
  if (!existsSync(marks)) {
    mkdirSync(marks);
    // The server may be another user's: each removes its own marks only.
    chmodSync(marks, 0o1777);
  }
  markUsed(release);
  return release;
}

/**
 * Puts a finished release in the place of the last one, all at once. Hashed files of the last stay for open pages;
 * unused releases go.
 */
export async function publish(release: string, root: string): Promise<void> {
  const current = join(root, 'build', 'current');
  const last = existsSync(current) ? realpathSync(current) : undefined;
  if (last !== undefined) await carryOver(last, release);
  await point(current, release);
  await point(join(root, 'dist'), join(current, 'dist'));
  const stay = [release, last];
  for (const name of await readdir(releasesIn(root))) {
    const folder = join(releasesIn(root), name);
    if (!stay.includes(folder) && !isUsed(folder)) await rm(folder, { recursive: true, force: true });
  }
}

/** A symbolic link that changes from one moment to the next. */
async function point(path: string, target: string) {
  const made = `${path}.next`;
  await rm(made, { force: true });
  await symlink(relative(dirname(path), target), made);
  // A folder is from before there were releases; nothing stands there before the first.
  const stands = await lstat(path).catch(() => undefined);
  if (stands?.isDirectory()) await rm(path, { recursive: true });
  await rename(made, path);
}

const hashed = 'dist/_astro';

/** Links the hashed files that the new release lacks into its `earlier/_astro/`; a build that changed none keeps those of its like. */
async function carryOver(last: string, release: string) {
  const to = join(release, 'earlier/_astro');
  await mkdir(to, { recursive: true });
  const now = new Set(await readdir(join(release, hashed)));
  const removed = (await readdir(join(last, hashed))).filter((name) => !now.has(name));
  const from = removed.length > 0 ? join(last, hashed) : join(last, 'earlier/_astro');
  const names = removed.length > 0 ? removed : await readdir(from).catch(() => []);
  for (const name of names) if (!now.has(name)) await link(join(from, name), join(to, name));
}

function isUsed(release: string) {
  const marks = readdirSync(marksBeside(release)).map((name) => name.split('.'));
  return marks.some(([name, owner]) => {
    if (name !== basename(release)) return false;
    try {
      return process.kill(Number(owner), 0);
    } catch (error) {
      // Somebody else's process is a process too.
      return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
  });
}
