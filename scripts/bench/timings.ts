import type { PageObservation } from './observe.ts';

/** Times in ms; CLS has no unit. */
export interface Timings {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  readonly cls: number;
}

/**
 * The web vitals of one visit.
 * @throws Error when the page painted nothing
 */
export function timings({ firstContentfulPaint, largest, shifts }: PageObservation): Timings {
  if (firstContentfulPaint === null || largest === null) throw new Error('The page painted nothing.');
  return {
    fcp: firstContentfulPaint,
    lcp: largest.time,
    lcpElement: largest.element,
    cls: cumulativeLayoutShift(shifts),
  };
}

/**
 * The worst session window: shifts less than 1 s apart, 5 s at most (web.dev/articles/evolving-cls).
 * Shifts are in order of time.
 */
export function cumulativeLayoutShift(shifts: PageObservation['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let previous = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    const sameWindow = time - previous < 1_000 && time - first < 5_000;
    if (!sameWindow) [sum, first] = [0, time];
    sum += value;
    previous = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}
