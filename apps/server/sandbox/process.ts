import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachable } from 'service/http-server';
import type { Settings } from '../settings.ts';

/** Megabytes that it may hold, sockets' buffers included, and milliseconds of silence after which it hangs. */
const limits = { megabytes: 320, silence: 20_000 };
/** Milliseconds before it is started again: doubled each time, up to the second, unless it stayed up for the third. */
const pause = { least: 500, most: 30_000, steady: 60_000 };
/** Milliseconds between two looks at it, and until it is ended by force. */
const [look, farewell] = [250, 3000];

/** Resident megabytes; undefined where the system has no such file. */
function residentOf(pid: number | undefined): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    // Not on Linux, or ended just now.
    return undefined;
  }
}

/** The sandbox's process as a child of this one: begun when first asked for, watched, and begun again when it ends. */
export class SandboxProcess {
  readonly socket: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  readonly #environment: NodeJS.ProcessEnv;
  /** Hears why it has ended. */
  ended: (how: object) => void = () => undefined;
  #child: ChildProcess | undefined;
  #up: Promise<boolean> | undefined;
  #ends = 0;
  #pausedUntil = 0;
  /** That it holds; 0 while there is none. */
  megabytes = 0;

  /** @param secret signs the keys */
  constructor(settings: Settings, secret: string) {
    this.socket = join(this.#folder, 'socket');
    // Nothing of the leads' settings.
    this.#environment = {
      SITE_ROOT: settings.SITE_ROOT,
      LOG_LEVEL: settings.LOG_LEVEL,
      PUBLIC_TLS: String(settings.PUBLIC_TLS),
      HSTS_SUBDOMAINS: String(settings.HSTS_SUBDOMAINS),
      SANDBOX_SECRET: secret,
      SANDBOX_SOCKET: this.socket,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    };
  }

  /** Has it begun. @returns seconds after which to come again; 0 when it answers */
  async wake(): Promise<number> {
    const left = this.#pausedUntil - performance.now();
    if (!this.#up && left > 0) return Math.ceil(left / 1000);
    this.#up ??= this.#start();
    return (await this.#up) ? 0 : 1;
  }

  async state(): Promise<'asleep' | 'up' | 'away'> {
    if (this.#child) return (await isReachable(this.socket)) ? 'up' : 'away';
    return this.#ends > 0 ? 'away' : 'asleep';
  }

  #start(): Promise<boolean> {
    const began = performance.now();
    let [heard, said] = [began, 0];
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=192', '--max-semi-space-size=8', join(import.meta.dirname, 'sandbox.mjs')],
      { env: this.#environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    this.#child = child;
    const watch = setInterval(() => {
      const [megabytes, silence] = [residentOf(child.pid) ?? said, performance.now() - heard];
      this.megabytes = megabytes;
      if (megabytes <= limits.megabytes && silence <= limits.silence) return;
      this.ended({ megabytes: Math.round(megabytes), silence: Math.round(silence) });
      child.kill('SIGKILL');
    }, look).unref();
    return new Promise((resolve) => {
      // It says once a second how many megabytes it holds, first when it listens.
      child.on('message', (megabytes: number) => {
        [heard, said] = [performance.now(), megabytes];
        resolve(true);
      });
      // That it could not be started: there is no exit then.
      child.on('error', () => child.emit('exit', null, null));
      child.once('exit', (code, signal) => {
        clearInterval(watch);
        [this.#child, this.#up, this.megabytes] = [undefined, undefined, 0];
        this.#ends = performance.now() - began > pause.steady ? 1 : this.#ends + 1;
        this.#pausedUntil = performance.now() + Math.min(pause.most, pause.least * 2 ** (this.#ends - 1));
        this.ended({ code, signal });
        resolve(false);
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.ended = () => undefined;
    if (child) {
      const force = setTimeout(() => child.kill('SIGKILL'), farewell);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(force);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
