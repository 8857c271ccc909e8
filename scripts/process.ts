import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { paths } from './paths.ts';
import { openLog } from './run/log.mjs';

const running = new Set<ChildProcess>();

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  log?: string;
  title?: string;
}

/**
 * Runs a command with its children in a process group, so that browsers and servers end with it, also after `minutes`.
 * @param log file for its output, of which a failure prints the end; without one the output is shown
 * @returns the exit code; 127 when it did not start, 1 when a signal ended it
 */
export function run(
  command: string,
  args: readonly string[],
  minutes: number,
  { env = {}, cwd = paths.root, log: file, title = basename(command) }: Options = {},
): Promise<number> {
  return new Promise((resolve) => {
    const log = file === undefined ? undefined : openLog(title, file);
    const output = log?.fd ?? 'inherit';
    const options = { cwd, env: { ...process.env, ...env }, detached: true };
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
      log?.close(code !== 0);
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
