import { setImmediate as turn } from 'node:timers/promises';
import { widths } from 'service/networks';

/** Calls that may wait. */
const most = 64;
/** Milliseconds after which half of the time that somebody has taken is forgotten, and between two steps towards it. */
const [halfLife, step] = [2000, 250];
/** Milliseconds that are taken of late beyond which a call waits even where nobody else does: a quarter of all time. */
const enough = 700;

interface Call {
  names: readonly string[];
  run: () => Promise<void>;
  drop: () => void;
}

/**
 * One call after the other, first of those who have taken least time of late, and nobody for more than a quarter of the
 * time: one visitor's cost is not another's wait.
 */
export class Turns {
  readonly #waiting: Call[] = [];
  /** Milliseconds of a key, and of each of its networks. */
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

  /** @param names key and networks, from the narrowest @returns undefined where others go first and no more may wait */
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

  /** A key counts for itself as its address does; a wider network may take more. */
  #rank({ names: [key = '', ...networks] }: Call): number {
    const spent = networks.map((name, at) => (this.#spent.get(name) ?? 0) / (widths[at] ?? 1));
    return Math.max(this.#spent.get(key) ?? 0, ...spent);
  }

  /** Place of the call whose rank comes before all others. */
  #find(isBefore: (rank: number, other: number) => boolean): number {
    const ranks = this.#waiting.map((call) => this.#rank(call));
    return ranks.reduce((best, rank, at) => (isBefore(rank, ranks[best] ?? rank) ? at : best), 0);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      // Hears first who has come meanwhile.
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
