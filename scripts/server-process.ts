import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../server/main.ts');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  ended: Promise<Ended>;
  stop(): Promise<Ended>;
}

/** Starts the server without waiting; nothing but the given settings is set. */
export function launch(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    // A release waits for its proxies; a test that stops a server does not.
    env: { PATH: process.env['PATH'], LINGER_SECONDS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, output }));
  return { child, ended, output: () => output };
}

/** Starts the server over a site and waits until it listens. */
export async function startServer(
  siteRoot: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const server = launch({ PORT: String(port), SITE_ROOT: siteRoot, ...settings });
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

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
