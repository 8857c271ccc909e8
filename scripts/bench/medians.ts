import { kinds } from './traffic.ts';
import type { Visit } from './visit.ts';

/** The middle of the numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('no numbers, no median');
  return (low + high) / 2;
}

/** Each figure's own median, with every element that was the largest paint in a visit. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (figure: (visit: Visit) => number): number => median(visits.map(figure));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    lcpElement: [...new Set(visits.map(({ lcpElement }) => lcpElement))].join(' or '),
    cls: of(({ cls }) => cls),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, of(({ bytes }) => bytes[kind])])) as Visit['bytes'],
    requests: of(({ requests }) => requests),
  };
}
