import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

export interface LockedEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

export type Packages = Readonly<Record<string, LockedEntry>>;

interface Lockfile {
  readonly packages: Packages;
}

const file = join(paths.root, 'package-lock.json');

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(file, 'utf8'));

export const writeLockfile = (lock: Lockfile): void => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/**
 * Entries for optional packages that others ask for and the lock file lacks. npm leaves out those
 * for other systems when its registry is a mirror that does not hold them (yet), and then `npm ci`
 * refuses the lock file everywhere.
 */
export function missingEntries(packages: Packages): Packages {
  const missing = Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]): [string, LockedEntry] => [
        `node_modules/${name}`,
        { version, ...(dev ? { dev } : {}), optional: true, ...systemOf(name) },
      ]),
  );
  return Object.fromEntries(missing);
}

/** Whether a package at `path` would find `name` in a node_modules folder of its own or above. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  const parts = path.split('/node_modules/');
  const places = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...places, `node_modules/${name}`].some((place) => place in packages);
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The system that a package is for, as its name says it, so that npm installs it nowhere else. */
function systemOf(name: string): Readonly<Record<string, readonly string[]>> {
  const words = name.split(/[/-]/);
  const os = systems.filter((word) => words.includes(word));
  const cpu = processors.filter((word) => words.includes(word));
  const libc = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }[words.at(-1) ?? ''];
  return { ...(cpu.length ? { cpu } : {}), ...(libc ? { libc: [libc] } : {}), ...(os.length ? { os } : {}) };
}
