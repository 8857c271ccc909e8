import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachable } from 'service/http-server';
import type { Settings } from '../settings.ts';

/**
 * Memory limit in MB, socket buffers included, and the silence in milliseconds after which the process counts as hung.
 */
const limits = { megabytes: 320, silence: 20_000 };
/** Pause before a restart, in milliseconds: doubled each time up to `most`, and reset after an uptime of `steady`. */
const pause = { least: 500, most: 30_000, steady: 60_000 };
/** Milliseconds between two checks of the process, and between SIGTERM and SIGKILL. */
const [look, farewell] = [250, 3000];

/** Resident memory in MB; undefined on systems without /proc. */
function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    // Not on Linux, or the process has just ended.
    return undefined;
  }
}

/** Makes the system kill a process before others when memory ends. */
function killFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '500');
  } catch {
    // Not on Linux, or the process could not be started.
  }
}

/**
 * The sandbox as a child process: started by the first request, watched, and restarted by the next request after it
 * ends.
 */
export class SandboxProcess {
  readonly socket: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  readonly #environment: NodeJS.ProcessEnv;
  /** Called with the reason when the process ends. */
  ended: (how: object) => void = () => undefined;
  #child: ChildProcess | undefined;
  #up: Promise<boolean> | undefined;
  #ends = 0;
  #pausedUntil = 0;
  /** Memory of the process in MB; 0 while it does not run. */
  megabytes = 0;

  /** @param secret signs the API keys */
  constructor(settings: Settings, secret: string) {
    this.socket = join(this.#folder, 'socket');
    // Without any of the settings for leads.
    this.#environment = {
      SITE_ROOT: settings.SITE_ROOT,
      LOG_LEVEL: settings.LOG_LEVEL,
      PUBLIC_TLS: String(settings.PUBLIC_TLS),
      HSTS_SUBDOMAINS: String(settings.HSTS_SUBDOMAINS),
      SANDBOX_SECRET: secret,
      SANDBOX_SOCKET: this.socket,
      // Keys signed by a random secret end with this process, and so does what they have changed.
      SANDBOX_DATABASE: (settings.SANDBOX_SECRET && settings.SANDBOX_DATABASE) ?? join(this.#folder, 'sandbox.sqlite'),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    };
  }

  /** Starts the process if needed. @returns seconds until a retry, or 0 when it answers */
  async wake(): Promise<number> {
    const left = this.#pausedUntil - performance.now();
    if (!this.#up && left > 0) return Math.ceil(left / 1000);
    this.#up ??= this.#start();
    return (await this.#up) ? 0 : 1;
  }

  async state(): Promise<'asleep' | 'up' | 'away'> {
    if (this.#child) return (await isReachable({ path: this.socket })) ? 'up' : 'away';
    return this.#ends > 0 ? 'away' : 'asleep';
  }

  #start(): Promise<boolean> {
    const began = performance.now();
    let [heard, reportedMegabytes] = [began, 0];
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=192', '--max-semi-space-size=8', join(import.meta.dirname, 'sandbox.mjs')],
      { env: this.#environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    this.#child = child;
    killFirst(child.pid);
    const watch = setInterval(() => {
      const [megabytes, silence] = [residentMegabytes(child.pid) ?? reportedMegabytes, performance.now() - heard];
      this.megabytes = megabytes;
      if (megabytes <= limits.megabytes && silence <= limits.silence) return;
      this.ended({ megabytes: Math.round(megabytes), silence: Math.round(silence) });
      child.kill('SIGKILL');
    }, look).unref();
    return new Promise((resolve) => {
      // The child reports its memory in MB every second, first when it listens.
      child.on('message', (megabytes: number) => {
        [heard, reportedMegabytes] = [performance.now(), megabytes];
        resolve(true);
      });
      // A process that could not be started has no `exit` event.
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
