import { type ChildProcess, spawn } from 'node:child_process';
import { paths } from '../paths.ts';

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Open file for its output; without one it is shown. */
  output?: number;
}

const running = new Set<ChildProcess>();

/**
 * Runs a command, and ends it with its children after `minutes`. Never rejects: 127 could not start, 1 ended by a
 * signal.
 */
export function run(
  command: string,
  args: readonly string[],
  minutes: number,
  { env = {}, output }: RunOptions = {},
): Promise<{ code: number; timedOut: boolean }> {
  return new Promise((resolve) => {
    // A process group, so that browsers and servers end with it.
    const child = spawn(command, args, {
      cwd: paths.root,
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    let timedOut = false;
    if (running.size === 0) process.on('SIGINT', endAll).on('SIGTERM', endAll);
    running.add(child);
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) process.off('SIGINT', endAll).off('SIGTERM', endAll);
      resolve({ code, timedOut });
    };
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

function endAll(signal: NodeJS.Signals) {
  for (const child of running) endGroup(child, signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already ended.
  }
}
