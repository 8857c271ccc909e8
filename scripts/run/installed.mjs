import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} Packages */

/** @param {string} lockFile @returns {Packages} */
export const packagesIn = (lockFile) =>
  existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};

/**
 * Compares the lock file with npm's record of node_modules, so that packages installed by hand count and interrupted
 * installations do not. Optional packages for other systems are never installed.
 * @param {Packages} locked @param {Packages} installed @param {boolean} withDev
 */
export const isInstalled = (locked, installed, withDev) =>
  Object.entries(locked).every(([path, { version, optional, dev }]) => {
    const present = installed[path];
    return path === '' || (dev && !withDev) || (present ? present.version === version : optional);
  }) && Object.keys(installed).every((path) => path in locked);
