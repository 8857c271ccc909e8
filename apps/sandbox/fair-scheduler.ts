import { setImmediate as turn } from 'node:timers/promises';
import { networkWeights } from 'service/networks';

/** Maximum number of waiting calls. */
const most = 64;
/** Half-life of the time counted as spent, and the interval at which it decays, ms. */
const [halfLife, step] = [2000, 250];
/** Spent milliseconds above which a call waits even without competition: about a quarter of the processor’s time. */
const enough = 700;

interface Call {
  names: readonly string[];
  run: () => Promise<void>;
  drop: () => void;
}

/**
 * Runs calls one at a time, those that spent least recently first, and none for more than a quarter of the time, so
 * that one visitor’s load does not delay others.
 */
export class FairScheduler {
  readonly #waiting: Call[] = [];
  /** Recently spent milliseconds per key and per network. */
  readonly #spent = new Map<string, number>();
  #running = false;

  constructor() {
    const fade = () => {
      for (const [name, spent] of this.#spent) {
        if (spent < 1) this.#spent.delete(name);
        else this.#spent.set(name, spent * 0.5 ** (step / halfLife));
      }
      if (!this.#running) void this.#run();
    };
    setInterval(fade, step).unref();
  }

  /**
   * Queues work. @param names key and networks, narrowest first @returns undefined when dropped because the queue is
   * full
   */
  take<T>(names: readonly string[], act: () => Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ names, run: () => act().then(resolve, reject), drop: () => resolve(undefined) });
      if (this.#waiting.length > most)
        this.#waiting
          .splice(
            this.#find((rank, worst) => rank >= worst),
            1,
          )[0]
          ?.drop();
      if (!this.#running) void this.#run();
    });
  }

  /**
   * Recent load of a call, the higher the later: that of its key or of its networks, divided by how many addresses a
   * wider network may count for.
   */
  #rank({ names: [key = '', ...networks] }: Call): number {
    const spent = networks.map((name, at) => (this.#spent.get(name) ?? 0) / (networkWeights[at] ?? 1));
    return Math.max(this.#spent.get(key) ?? 0, ...spent);
  }

  /** Index of the call that comes before all others. */
  #find(isBefore: (rank: number, other: number) => boolean): number {
    const ranks = this.#waiting.map((call) => this.#rank(call));
    return ranks.reduce((best, rank, at) => (isBefore(rank, ranks[best] ?? rank) ? at : best), 0);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      // Lets calls that arrived meanwhile join the queue.
      await turn();
      const place = this.#find((rank, best) => rank < best);
      const next = this.#waiting[place];
      if (!next || this.#rank(next) > enough) break;
      this.#waiting.splice(place, 1);
      const began = performance.now();
      await next.run();
      const took = performance.now() - began;
      for (const name of next.names) this.#spent.set(name, (this.#spent.get(name) ?? 0) + took);
    }
    this.#running = false;
  }
}
