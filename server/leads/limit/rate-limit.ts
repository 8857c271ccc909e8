import { clientNetwork } from '../request/client-network.ts';
import { LeadRefused } from '../request/problems.ts';
import { memoryCounter, type WindowCounter, windowAt, windowLength } from './windows.ts';

/** So many requests that one network may send in ten minutes. A repeat of a kept one is given back. */
export class RateLimit {
  readonly #limit: number;
  readonly #shared: WindowCounter | undefined;
  readonly #own = memoryCounter();

  /** @param shared counts for all servers; while it does not answer, this process counts alone */
  constructor(limit: number, shared?: WindowCounter) {
    this.#limit = limit;
    this.#shared = shared;
  }

  /** Counts a request. @throws LeadRefused when there were too many, with the seconds until the window ends */
  async take(ip: string, now = Date.now()): Promise<void> {
    const requests = await this.#add(ip, now, 1);
    if (requests <= this.#limit) return;
    const retryAfter = Math.ceil(((windowAt(now) + 1) * windowLength - now) / 1000);
    throw new LeadRefused('too-many', { retryAfter });
  }

  /** The request was one that had been counted before. */
  async giveBack(ip: string, now = Date.now()): Promise<void> {
    await this.#add(ip, now, -1);
  }

  async #add(ip: string, now: number, by: 1 | -1): Promise<number> {
    const network = clientNetwork(ip);
    const alone = await this.#own.add(network, windowAt(now), by);
    // A database that is away refuses the request itself, a moment later.
    return this.#shared ? await this.#shared.add(network, windowAt(now), by).catch(() => alone) : alone;
  }
}
