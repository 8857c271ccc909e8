/** Thrown instead of waiting any longer: too many wait already, or this one waited too long. */
export class GateFull extends Error {}

interface Entry {
  readonly since: number;
  start(): void;
  refuse(error: GateFull): void;
}

/**
 * Lets a few through at once and a bounded number wait, each for a bounded time, so that a slow database
 * costs an answer but never memory. Who has begun is never cut off.
 */
export class Gate {
  readonly #abreast: number;
  readonly #places: number;
  readonly #patience: number;
  readonly #queue: Entry[] = [];
  #inside = 0;

  /**
   * @param abreast how many may be inside at once
   * @param places how many may wait
   * @param patience longest wait in milliseconds; checked when somebody's turn comes
   */
  constructor(abreast: number, places: number, patience: number) {
    this.#abreast = abreast;
    this.#places = places;
    this.#patience = patience;
  }

  /** How many are waiting or inside. */
  get load(): number {
    return this.#queue.length + this.#inside;
  }

  /** @throws GateFull when there is no place, or the turn came too late */
  async pass<T>(task: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#abreast) await this.#turn();
    else this.#inside += 1;
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.length >= this.#places) throw new GateFull('no place to wait');
    return new Promise((start, refuse) => {
      this.#queue.push({ since: performance.now(), start, refuse });
    });
  }

  #leave(): void {
    const oldest = performance.now() - this.#patience;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.since >= oldest) {
        // The place inside passes on to the next one.
        next.start();
        return;
      }
      next.refuse(new GateFull('waited too long'));
    }
    this.#inside -= 1;
  }
}
