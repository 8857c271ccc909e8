import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  ProblemTexts,
  Question,
  SandboxRequest,
  ServerWords,
  StreamEvent,
  StreamRequest,
} from '../../contract/sandbox.ts';
import { lifetimes } from './keys.ts';

/** What the build writes for the sandbox, below build/ of a release: the bundled thread, and what it works with. */
export const sandboxFiles = { folder: 'sandbox', program: 'worker', data: 'sandbox.json' };

/** Keys that may have changes, their bytes together, and milliseconds after which an idle one may go, and any one must. */
const ceiling = { keys: 20_000, bytes: 64 * 1024 * 1024, idle: 10 * 60_000, life: lifetimes.key };
/** Megabytes of the thread's heap: beyond them it ends, and the next request starts another. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };
/** Questions that may wait, and milliseconds for which an answer is awaited: a thread that is silent for as long hangs. */
const [most, patience] = [64, 20_000];

/** The simulation in its thread. What it cannot take or fails at is answered with undefined: the caller says 503. */
export class SandboxThread {
  readonly #folder: string;
  /** Hears of what the thread could not answer, and of its end by a fault. */
  failed: (error: unknown) => void = () => undefined;
  #worker: Worker | undefined;
  /** Since when keys have not lost what they changed. */
  #began = Date.now();
  #number = 0;
  #heard = 0;
  readonly #waiting = new Map<number, (result: unknown) => void>();

  constructor(release: string) {
    this.#folder = join(release, 'build', sandboxFiles.folder);
  }

  /** Texts of problems, and the sentences of the server. @throws when the release has no sandbox */
  texts(): ProblemTexts & { words: ServerWords } {
    const file = join(this.#folder, sandboxFiles.data);
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first, or set SANDBOX=off.`);
    const { spec, words } = JSON.parse(readFileSync(file, 'utf8'));
    return { help: spec.help, problems: spec.problems, words };
  }

  answer = (id: string, born: number, request: SandboxRequest) =>
    this.#ask<{ status: number; headers: Record<string, string>; text: string }>({ id, born, asks: { request } });

  /** What a stream of a key has not had yet, and the id of the last of it. */
  events = (id: string, born: number, stream: StreamRequest) =>
    this.#ask<{ events: StreamEvent[]; last: string }>({ id, born, asks: { stream } });

  #ask<T>(question: Question): Promise<T | undefined> {
    if (this.#waiting.size >= most) return Promise.resolve(undefined);
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve) => {
      const asked = performance.now();
      const look = () => {
        resolve(undefined);
        // A thread that is merely slow goes on.
        const silent = performance.now() - Math.max(asked, this.#heard);
        if (silent < patience) timer = setTimeout(look, patience - silent);
        else void this.stop();
      };
      let timer = setTimeout(look, patience);
      this.#waiting.set(number, (result) => {
        clearTimeout(timer);
        this.#waiting.delete(number);
        resolve(result as T | undefined);
      });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ...question, number });
    });
  }

  #start(): Worker {
    const worker = new Worker(join(this.#folder, `${sandboxFiles.program}.mjs`), {
      workerData: { file: join(this.#folder, sandboxFiles.data), ceiling, began: this.#began },
      resourceLimits,
      env: {},
    });
    worker.on('message', ({ number, result, failed }) => {
      this.#heard = performance.now();
      if (failed) this.failed(failed);
      this.#waiting.get(number)?.(result);
    });
    // Out of memory, or stopped: who waits is told to come back, and the next one starts another.
    worker.on('error', (error) => this.failed(error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#began = Date.now();
      for (const end of this.#waiting.values()) end(undefined);
    });
    worker.unref();
    return worker;
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }
}
