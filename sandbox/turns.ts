import { setImmediate as turn } from 'node:timers/promises';
import { widths } from '../server/base/networks.ts';

/** Calls that may wait. */
const most = 64;
/** Milliseconds after which half of the time that somebody has taken is forgotten. */
const halfLife = 2000;

interface Call {
  names: readonly string[];
  run: () => Promise<void>;
  drop: () => void;
}

/** One call after the other, first of those who have taken least time of late: one visitor's cost is not another's wait. */
export class Turns {
  readonly #waiting: Call[] = [];
  /** Milliseconds of a key, and of each of its networks. */
  readonly #spent = new Map<string, number>();
  #running = false;

  constructor() {
    const fade = () => {
      for (const [name, spent] of this.#spent) {
        if (spent < 1) this.#spent.delete(name);
        else this.#spent.set(name, spent / 2);
      }
    };
    setInterval(fade, halfLife).unref();
  }

  /** @param names key and networks, from the narrowest @returns undefined where others go first and no more may wait */
  take<T>(names: readonly string[], act: () => Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ names, run: () => act().then(resolve, reject), drop: () => resolve(undefined) });
      if (this.#waiting.length > most) this.#remove((rank, worst) => rank >= worst)?.drop();
      if (!this.#running) void this.#run();
    });
  }

  /** A key counts for itself as its address does; a wider network may take more. */
  #rank = ({ names: [key = '', ...networks] }: Call): number =>
    Math.max(
      this.#spent.get(key) ?? 0,
      ...networks.map((name, at) => (this.#spent.get(name) ?? 0) / (widths[at] ?? 1)),
    );

  /** Takes out the call whose rank comes before those of all others; the rest keep their order. */
  #remove(isBefore: (rank: number, other: number) => boolean): Call | undefined {
    const ranks = this.#waiting.map(this.#rank);
    const first = ranks.reduce((best, rank, at) => (isBefore(rank, ranks[best] ?? rank) ? at : best), 0);
    return this.#waiting.splice(first, 1)[0];
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      // Hears first who has come meanwhile.
      await turn();
      const call = this.#remove((rank, best) => rank < best);
      const began = performance.now();
      await call?.run();
      for (const name of call?.names ?? []) {
        this.#spent.set(name, (this.#spent.get(name) ?? 0) + performance.now() - began);
      }
    }
    this.#running = false;
  }
}
