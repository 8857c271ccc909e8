import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** What is not named here is carried along. */
export interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
}
export type LockedPackages = Record<string, LockedPackage>;

/** Packages that source texts import, Node's own left out. */
function importedPackages(sources: readonly string[]): string[] {
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\bfrom '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/** The part of a lock file that packages need, found as Node finds them. @throws Error when one is not locked */
export function neededPackages(names: readonly string[], locked: LockedPackages): LockedPackages {
  const needed: Record<string, LockedPackage> = {};
  const add = (name: string, from: string, optional: boolean) => {
    const path = placeOf(name, from, locked);
    if (path === undefined && !optional)
      throw new Error(`package-lock.json does not hold ${name}, which ${from || 'the server'} needs`);
    const entry = path === undefined ? undefined : locked[path];
    if (path === undefined || entry === undefined || needed[path]) return;
    const { dev: _, ...rest } = entry;
    needed[path] = rest;
    for (const next of Object.keys(entry.dependencies ?? {})) add(next, path, false);
    for (const next of Object.keys(entry.optionalDependencies ?? {})) add(next, path, true);
  };
  for (const name of names) add(name, '', false);
  return Object.fromEntries(Object.entries(needed).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function placeOf(name: string, from: string, locked: LockedPackages): string | undefined {
  const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (locked[own]) return own;
  if (from === '') return undefined;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), locked);
}

/**
 * package.json and package-lock.json of a release: `npm ci` installs what the server needs and nothing of the build.
 */
export async function writeServerPackage(build: string): Promise<void> {
  const sources: string[] = [];
  for await (const file of glob('{contract,server}/**/*.ts', { cwd: paths.root })) {
    if (!file.endsWith('.test.ts')) sources.push(await readFile(join(paths.root, file), 'utf8'));
  }
  const read = (name: string) => JSON.parse(readFileSync(join(paths.root, name), 'utf8'));
  const { name, version, description, engines, dependencies: known } = read('package.json');
  const { lockfileVersion, packages } = read('package-lock.json');
  const names = importedPackages(sources);
  const dependencies = Object.fromEntries(names.map((each) => [each, known[each]]));
  const scripts = { start: 'node server/main.ts', leads: 'node server/leads/cli/main.ts' };
  // From this version on Node runs TypeScript.
  const manifest = {
    ...{ name, version, description, private: true, type: 'module' },
    ...{ engines: { ...engines, node: '>=24' }, scripts, dependencies },
  };
  const lock = {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': manifest, ...neededPackages(names, packages) },
  };
  await mkdir(join(build, 'server'), { recursive: true });
  await writeFile(join(build, 'server', 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(build, 'server', 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
