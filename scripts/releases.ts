import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { link, lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { markReleaseUsed, usageFolder } from 'server/release';

const releasesIn = (root: string) => join(root, 'build', 'releases');

/** Creates a folder for the next release, which is not served before `publish`. */
export function newRelease(root: string): string {
  const release = join(releasesIn(root), new Date().toISOString().replaceAll(/\D/g, ''));
  mkdirSync(release, { recursive: true });
  const marks = usageFolder(release);
  if (!existsSync(marks)) {
    mkdirSync(marks);
    // World-writable with sticky bit: the server may run as another user, and each user removes only its own marks.
    chmodSync(marks, 0o1777);
  }
  markReleaseUsed(release);
  return release;
}

/**
 * Replaces the published release atomically. Hashed files of the last release stay available for open pages; unused
 * releases are removed.
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

/** Replaces a symbolic link atomically. */
async function point(path: string, target: string) {
  const made = `${path}.next`;
  await rm(made, { force: true });
  await symlink(relative(dirname(path), target), made);
  // Before the first release the path does not exist, or is a plain folder of an old version.
  const stands = await lstat(path).catch(() => undefined);
  if (stands?.isDirectory()) await rm(path, { recursive: true });
  await rename(made, path);
}

const hashed = 'dist/_astro';

/**
 * Links the last release’s hashed files that the new one lacks into `earlier/_astro/`. If nothing changed, keeps the
 * last release’s earlier files instead.
 */
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
  const marks = readdirSync(usageFolder(release)).map((name) => name.split('.'));
  return marks.some(([name, owner]) => {
    if (name !== basename(release)) return false;
    try {
      return process.kill(Number(owner), 0);
    } catch (error) {
      // EPERM: the process runs as another user.
      return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
  });
}
