import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }>} Packages */

/**
 * Compares what the lock file asks for with npm's own record of what stands in node_modules, so that
 * a hand-made `npm install` counts as well and a half-done one does not.
 * @param {Packages} wanted `packages` of package-lock.json
 * @param {Packages} installed `packages` of node_modules/.package-lock.json
 * @param {boolean} withDev whether what only tests and development need has to be there too
 */
export function isInstalled(wanted, installed, withDev) {
  const missing = Object.entries(wanted).some(([path, entry]) => {
    if (path === '' || (entry.dev && !withDev)) return false;
    const present = installed[path];
    // Optional packages for other systems are never installed here.
    if (!present) return entry.optional !== true;
    return present.version !== entry.version || present.integrity !== entry.integrity;
  });
  return !missing && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Runs `npm ci` when node_modules is missing or differs from package-lock.json; ends the process
 * with npm's exit code when that fails.
 * @param {string} root folder of the project
 * @param {boolean} withDev whether what only tests and development need is installed too
 */
export function ensureInstalled(root, withDev) {
  const installed = installedIn(root);
  if (isInstalled(packagesOf(join(root, 'package-lock.json')), installed, withDev)) return;
  // What somebody has installed for tests stays there.
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
 * PATH without the project's own commands: npm must not run on the Node that it is replacing.
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
