import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startAgain } from '../../src/desk/server/start-again.ts';
import { binary, paths } from '../paths.ts';

/**
 * Runs a development server with the writer's desk in a folder, again whenever it asks for that: after a new address
 * all schemas have to be read anew, which Astro does only at its start.
 * @returns its exit code
 */
export async function keepRunning(
  command: readonly string[],
  cwd: string,
  first: readonly string[] = [],
): Promise<number> {
  const env = { ...process.env, DESK: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  for (let extra = first; ; extra = []) {
    const server = spawn(process.execPath, [...command, ...extra], { cwd, stdio: 'inherit', env });
    const stop = () => server.kill();
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.once(signal, stop);
    const [code] = (await once(server, 'exit')) as [number | null];
    for (const signal of signals) process.off(signal, stop);
    if (code !== startAgain) return code ?? 1;
  }
}

/** `npm run desk`: for this machine only, and opened in the browser. @returns its exit code */
export const desk = (args: readonly string[]): Promise<number> =>
  keepRunning([binary('astro'), 'dev', '--host', '127.0.0.1', ...args], paths.root, ['--open', '/sunting']);
