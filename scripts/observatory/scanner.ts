import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { isInstalled, packagesOf } from '../run/install.mjs';

const home = join(paths.root, '.cache', 'observatory');
const lock = 'package-lock.json';
const scanner = join(home, 'node_modules', '@mdn', 'mdn-http-observatory');

/** The command of MDN's scanner. */
export const scanCommand = join(scanner, 'src', 'scan.js');

/**
 * Installs MDN's scanner beside the site's packages: 230 packages that nothing else needs. Its install script, which
 * would fetch lists from other hosts, does not run.
 * @throws Error when npm fails
 */
export function ensureScanner(): void {
  const installed = join(home, 'node_modules', '.package-lock.json');
  const isReady =
    existsSync(installed) && isInstalled(packagesOf(join(import.meta.dirname, lock)), packagesOf(installed), true);
  if (!isReady) {
    mkdirSync(home, { recursive: true });
    for (const file of ['package.json', lock]) cpSync(join(import.meta.dirname, file), join(home, file));
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: home,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('npm ci failed (see above): the scanner is not there.');
  }
  // The browsers' list of hosts that are never asked over http. A host of this machine is not among them.
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), '{}\n');
}
