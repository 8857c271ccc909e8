import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** Bundle made by the tests (tests/server/bundle.ts), or that of the last build. */
const folder = process.env['SERVER_BUNDLE'] ?? join(paths.current, 'server');
export const programFile = (name: 'main' | 'leads'): string => join(folder, `${name}.mjs`);

/** Shared compile cache: tests start the server hundreds of times. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(paths.root, '.cache/compiled'),
};

/** Starts the server with the given settings only. @param within command that runs the server as its arguments */
export function launchServer(settings: Record<string, string>, within: readonly string[] = []) {
  const [command = process.execPath, ...rest] = [...within, process.execPath, programFile('main')];
  const child = spawn(command, rest, {
    // Defaults for tests: stop at once, create the store, no sandbox.
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
  const server = launchServer({ PORT: String(port), SITE_ROOT: siteRoot, ...settings }, within);
  const ready = new Promise<void>((done) => {
    server.child.stdout.on('data', () => server.output().includes('The site is at') && done());
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

/**
 * A port below the ephemeral range, so that the system does not assign it meanwhile; starts above 10080, which
 * `fetch` blocks.
 */
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
