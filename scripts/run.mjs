/**
 * Entry of the npm commands. Runs on the host's Node (20 or later), installs what is missing, then hands over to the
 * project's own Node.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ensureInstalled } from './run/install.mjs';

const root = resolve(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');
const projectNode = join(binaries, 'node');

const [command, ...args] = process.argv.slice(2);

/** They need no development packages. */
const productive = ['start', 'build'];

ensureInstalled(root, !productive.includes(command ?? ''));

if (!existsSync(projectNode)) {
  console.error(
    "The project's own Node is missing (node_modules/.bin/node). Its install script has to run: delete node_modules and run `npm ci` without --ignore-scripts.",
  );
  process.exit(1);
}

// A shell may remember the host's `node`.
const child = spawn(projectNode, [join(root, 'scripts/run/main.ts'), command ?? '', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}

child.on('error', (error) => {
  console.error(`The project's own Node did not start: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal) {
    // So that the caller sees how the child ended.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    process.exit(code ?? 1);
  }
});
