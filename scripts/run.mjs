/**
 * Entry of `npm start`, `npm test` and `npm run build`. Runs on the host's Node (20 or later) and
 * needs nothing installed: it installs what is missing, then hands over to the project's own Node.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ensureInstalled } from './run/install.mjs';

const root = resolve(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');
const projectNode = join(binaries, 'node');

const [command, ...args] = process.argv.slice(2);

/** Commands that need nothing of what only tests and development use. */
const productive = ['start', 'build'];

ensureInstalled(root, !productive.includes(command ?? ''));

if (!existsSync(projectNode)) {
  console.error(
    "The project's own Node is missing (node_modules/.bin/node). Its install script has to run: delete node_modules and run `npm ci` without --ignore-scripts.",
  );
  process.exit(1);
}

// The full path, because a shell may remember the host's `node` from before the installation.
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
    // Ends this process the way the child ended, so that the caller sees the same.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    process.exit(code ?? 1);
  }
});
