import { type ChildProcess, spawn } from 'node:child_process';
import { paths } from './paths.ts';

const running = new Set<ChildProcess>();

/**
 * Runs a command with its children in a process group, so that browsers and servers end with it, also after `minutes`.
 * @param output an open file; without one it is shown
 * @returns the exit code; 127 when it did not start, 1 when a signal ended it
 */
export function run(
  command: string,
  args: readonly string[],
  minutes: number,
  { env = {}, output = 'inherit' }: { env?: NodeJS.ProcessEnv; output?: number | 'inherit' } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const options = { cwd: paths.root, env: { ...process.env, ...env }, detached: true };
    const child = spawn(command, args, { ...options, stdio: ['ignore', output, output] });
    if (running.size === 0) process.on('SIGINT', endAll).on('SIGTERM', endAll);
    running.add(child);
    const timer = setTimeout(() => {
      console.error(`${command} was stopped after ${minutes} minutes.`);
      endGroup(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) process.off('SIGINT', endAll).off('SIGTERM', endAll);
      resolve(code);
    };
    child
      .on('exit', (code) => finish(code ?? 1))
      .on('error', (error) => {
        console.error(`${command} did not start: ${error.message}`);
        finish(127);
      });
  });
}

function endAll(signal: NodeJS.Signals) {
  for (const child of running) endGroup(child, signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Already ended.
  }
}
