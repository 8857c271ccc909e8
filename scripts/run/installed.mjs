import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }>} Packages */

/**
 * Compares the lock file with npm's record of node_modules: a hand-made `npm install` counts, a half-done one does not.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {boolean} withDev
 */
export function isInstalled(wanted, installed, withDev) {
  const missing = Object.entries(wanted).some(([path, entry]) => {
    if (path === '' || (entry.dev && !withDev)) return false;
    const present = installed[path];
    // Optional packages for other systems are never installed.
    if (!present) return entry.optional !== true;
    return present.version !== entry.version || present.integrity !== entry.integrity;
  });
  return !missing && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Runs `npm ci` when needed; ends the process with npm's exit code when that fails.
 * @param {string} root
 * @param {boolean} withDev
 */
export function ensureInstalled(root, withDev) {
  const installed = installedIn(root);
  if (isInstalled(packagesOf(join(root, 'package-lock.json')), installed, withDev)) return;
  // What somebody has installed for tests stays.
  const all = withDev || Object.values(installed).some(({ dev }) => dev);
  const args = ['ci', ...(all ? [] : ['--omit=dev']), '--no-audit', '--no-fund'];
  console.log(`Installing the packages of package-lock.json (npm ${args.slice(0, -2).join(' ')}) …`);
  const npm = process.env['npm_execpath'];
  const result = spawnSync(npm ? 'node' : 'npm', [...(npm ? [npm] : []), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: hostPath(root) },
  });
  if (result.status !== 0) {
    console.error('npm ci failed (see above); nothing was started.');
    process.exit(result.status ?? 1);
  }
}

/**
 * Without the project's commands: npm must not run on the Node that it replaces.
 * @param {string} root
 */
function hostPath(root) {
  const own = join(root, 'node_modules', '.bin');
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => folder !== own).join(delimiter);
}

/** @param {string} root */
function installedIn(root) {
  try {
    return packagesOf(join(root, 'node_modules', '.package-lock.json'));
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
