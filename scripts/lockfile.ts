/**
 * `npm run lock` completes package-lock.json: npm leaves out entries or hashes of optional packages for other
 * systems, without which `npm ci` refuses the file or installs them unverified.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

interface Entry {
  version?: string;
  dev?: boolean;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const file = join(paths.root, 'package-lock.json');
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));

function isLocked(path: string, name: string) {
  const parts = path.split('/node_modules/');
  const places = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...places, `node_modules/${name}`].some((place) => place in lock.packages);
}

for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!isLocked(path, name)) lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }) };
  }
}

const unknown: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  // The root and the workspaces come from the repository itself.
  if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`;
  const asked = ['view', name, 'dist.integrity', 'os', 'cpu', 'libc', '--json'];
  const { status, stdout } = spawnSync('npm', asked, { encoding: 'utf8' });
  if (status !== 0) unknown.push(name);
  const { 'dist.integrity': integrity, ...system } = status === 0 ? JSON.parse(stdout) : {};
  lock.packages[path] = { ...entry, ...(integrity && { integrity }), optional: true, ...system };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
if (unknown.length > 0) console.warn(`Not found in the registry, so without a hash: ${unknown.join(', ')}`);
