import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { binary, paths } from '../paths.ts';

/** Runs the development server with the writer's desk, for this machine only. @returns its exit code */
export async function desk(args: readonly string[]): Promise<number> {
  const server = spawn(
    process.execPath,
    [binary('astro'), 'dev', '--host', '127.0.0.1', '--open', '/sunting', ...args],
    {
      cwd: paths.root,
      stdio: 'inherit',
      env: { ...process.env, DESK: '1' },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
  const [code] = (await once(server, 'exit')) as [number | null];
  return code ?? 1;
}
