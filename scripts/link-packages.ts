import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';

/**
 * Gives a copy of the repository a node_modules of links: to the installed packages, and to the copy's own workspaces.
 * @param folder absolute root of the copy
 */
export async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(paths.root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      // npm links workspaces by relative paths, which lead to the copy's from there.
      const target = entry.isSymbolicLink() ? await readlink(join(from, entry.name)) : join(from, entry.name);
      await symlink(target, join(to, entry.name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }),
  );
}

const isSource = (path: string) => !/\/(\.cache|\.astro|node_modules)$/.test(path);

/** Copies files and folders of the repository without what is made from them, and links their packages. */
export async function copySources(parts: readonly string[], folder: string): Promise<void> {
  for (const part of parts) await cp(join(paths.root, part), join(folder, part), { recursive: true, filter: isSource });
  await linkPackages(folder);
}
