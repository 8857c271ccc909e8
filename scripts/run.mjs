/**
 * Entry of the npm commands, on the host's Node (20 or later): installs the packages of the lock file if any is missing,
 * then continues on the project's own Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isInstalled, packagesIn } from './run/installed.mjs';
import { openLog } from './run/log.mjs';

const root = resolve(import.meta.dirname, '..');
const own = join(root, 'node_modules', '.bin');
const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== own);
const [command = '', ...args] = process.argv.slice(2);

/** @param {string} message @param {number} code */
function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
// Starting and building need no development packages, but installed ones are kept up to date.
const withDev = !['start', 'build'].includes(command) || Object.values(installed).some(({ dev }) => dev);
if (!isInstalled(packagesIn(join(root, 'package-lock.json')), installed, withDev)) {
  const npm = process.env['npm_execpath'];
  const words = ['ci', ...(withDev ? [] : ['--omit=dev']), '--no-audit', '--no-fund'];
  console.log('Installing the packages of package-lock.json (output: build/log/install.log) …');
  const log = openLog('npm ci', join(root, 'build/log/install.log'));
  const installing = spawn(npm ? 'node' : 'npm', [...(npm ? [npm] : []), ...words], {
    cwd: root,
    stdio: ['ignore', log.fd, log.fd],
    // On the host's Node: npm must not run on the Node that it replaces.
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  const [status] = await once(installing, 'exit');
  log.close(status !== 0);
  if (status !== 0) fail('The packages could not be installed; nothing was started.', status ?? 1);
}
if (!existsSync(join(own, 'node'))) {
  fail("The project's own Node is missing: its install script has to run. Delete node_modules, run `npm ci`.");
}

const child = spawn(join(own, 'node'), [join(root, 'scripts/run/main.ts'), command, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // libuv reads it before any code runs. With its 4 threads a silent name server would block every request.
    ...(command === 'start' && { UV_THREADPOOL_SIZE: '32' }),
    ...process.env,
    // For programs that must run on the host's Node too.
    HOST_NODE: process.execPath,
    // A shell may have cached the path of the host's `node`.
    PATH: [own, ...path].join(delimiter),
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', (error) => fail(`The project's own Node did not start: ${error.message}`));
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  // Lets the signal end this process, so that the caller sees how the child ended.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
