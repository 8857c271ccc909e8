import { hourIndex } from './clock.ts';
import { readingsBetween } from './past.ts';
import { advanceSite } from './step.ts';
import type { Reading, Site, Tank } from './types.ts';

const day = 1440;

/** Index of the last reading at or before a minute (binary search); -1 when there is none. */
function indexAt(readings: readonly Reading[], minute: number): number {
  let [low, high] = [0, readings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((readings[middle]?.at ?? 0) <= minute) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Readings of a site at any minute before and after the start; simulated once and shared by all readers. */
export class Timeline {
  readonly start: Site;
  #site: Site;
  readonly #readings: Reading[][];
  readonly #hours: Reading[][];
  readonly #past = new Map<number, Reading[]>();

  /** @param start a site at minute 0 */
  constructor(start: Site) {
    this.start = start;
    this.#site = this.start;
    this.#readings = this.start.tanks.map(({ recent }) => [...recent]);
    this.#hours = this.start.tanks.map(({ hours }) => [...hours]);
  }

  /** Simulates ahead in whole days, which the site's 25 hours of readings cover. */
  #until(minute: number): void {
    while (this.#site.now < minute) {
      this.#site = advanceSite(this.#site, day);
      for (const [number, { recent, hours }] of this.#site.tanks.entries()) {
        this.#append(this.#readings[number] ?? [], recent);
        this.#append(this.#hours[number] ?? [], hours);
      }
    }
  }

  /** Replaces the overlap with the site's newer readings: the entry of the running hour changes until the hour ends. */
  #append(all: Reading[], kept: readonly Reading[]): void {
    all.length = indexAt(all, (kept[0]?.at ?? 0) - 1) + 1;
    all.push(...kept);
  }

  /** Tank as the platform knows it at a minute. @param number index of the tank within the site */
  tankAt(number: number, minute: number): Tank {
    this.#until(minute);
    const tank = this.start.tanks[number] as Tank;
    const readings = this.#readings[number] ?? [];
    const end = indexAt(readings, minute) + 1;
    const last = readings[end - 1] ?? tank.last;
    const hours = this.#hours[number] ?? [];
    const closed = hours.slice(Math.max(0, indexAt(hours, minute) - 35 * 24), indexAt(hours, minute) + 1);
    // Drop the entry of the running hour: its reading so far is `last`.
    if (hourIndex((closed.at(-1)?.at ?? 0) - 1) === hourIndex(last.at - 1)) closed.pop();
    return { ...tank, last, recent: readings.slice(Math.max(0, end - 300), end), hours: [...closed, last] };
  }

  /** Last reading at or before a minute. @param number index of the tank within the site */
  lastAt(number: number, minute: number): Reading {
    this.#until(minute);
    const readings = this.#readings[number] ?? [];
    return readings[indexAt(readings, minute)] ?? this.tankAt(number, 0).last;
  }

  /** Readings within (after, until], oldest first, as far back as four weeks before the start. */
  readings(number: number, after: number, until: number): readonly Reading[] {
    this.#until(until);
    const readings = this.#readings[number] ?? [];
    const since = readings.slice(indexAt(readings, after) + 1, indexAt(readings, until) + 1);
    const first = readings[0]?.at ?? 0;
    if (after >= first - 1) return since;
    const past = this.#past.get(number) ?? this.#readingsBefore(number, first - 1);
    return [...past.slice(indexAt(past, after) + 1, indexAt(past, until) + 1), ...since];
  }

  #readingsBefore(number: number, until: number): Reading[] {
    const past = readingsBetween(this.start.tanks[number] as Tank, this.start.seed, -29 * day, until);
    this.#past.set(number, past);
    return past;
  }
}
