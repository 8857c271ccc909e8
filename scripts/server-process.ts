import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** As tests have just bundled it (tests/server/bundle.ts), or as the last build has. */
const folder = process.env['SERVER_BUNDLE'] ?? join(paths.current, 'server');
export const program = (name: 'main' | 'leads'): string => join(folder, `${name}.mjs`);

/** Hundreds of starts need not compile the same files again. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(paths.root, '.cache/compiled'),
};

/** Nothing but the given settings is set. @param within a command that runs the one behind it */
export function launch(settings: Record<string, string>, within: readonly string[] = []) {
  const [command = process.execPath, ...rest] = [...within, process.execPath, program('main')];
  const child = spawn(command, rest, {
    // Tests stop servers at once and begin without store and sandbox.
    env: { ...bareEnvironment, LINGER_SECONDS: '0', LEADS_CREATE_STORE: 'true', SANDBOX: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended, output: () => output };
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

export async function startServer(siteRoot: string, settings: Record<string, string> = {}, within?: readonly string[]) {
  const port = await freePort();
  const server = launch({ PORT: String(port), SITE_ROOT: siteRoot, ...settings }, within);
  const ready = new Promise<void>((done) => {
    server.child.stdout.on('data', () => server.output().includes('The site stands on') && done());
  });
  const early = server.ended.then(({ output }) => {
    throw new Error(`The server ended before it listened:\n${output}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    ...server,
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.child.kill('SIGTERM');
      return server.ended;
    },
  };
}

/** Below the ports that systems lend, so that nobody gets it meanwhile; `fetch` refuses 10080. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number) {
  const probe = createServer().listen(port);
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (listens) await new Promise((done) => probe.close(done));
  return listens;
}
