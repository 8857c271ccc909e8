import { type ChildProcess, spawn } from 'node:child_process';
import { paths } from '../paths.ts';

export interface ProcessResult {
  /** Exit code; 1 when a signal ended the command. */
  readonly code: number;
  readonly timedOut: boolean;
}

/**
 * Runs a command with its output shown, and ends it with all its children after `minutes`.
 * Never rejects: a command that cannot start has exit code 127.
 */
export function run(
  command: string,
  args: readonly string[],
  minutes: number,
  env: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    // A process group of its own, so that browsers and servers a test started end with it.
    const child = spawn(command, args, {
      cwd: paths.root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    let timedOut = false;
    const stopForwarding = forwardSignals(child);
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (code: number): void => {
      clearTimeout(timer);
      stopForwarding();
      resolve({ code, timedOut });
    };
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/** Passes Ctrl+C and SIGTERM on to the group, then ends this process too. */
function forwardSignals(child: ChildProcess): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    endGroup(child, signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  return () => process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself in the meantime.
  }
}
