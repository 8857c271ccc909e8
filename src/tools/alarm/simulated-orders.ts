import { seeded } from '../../plant/random.ts';
import type { AlarmValues } from './alarm-inputs.ts';

type Even = () => number;

/** Random numbers that are never negative, with a mean and a deviation (G. Marsaglia and W. W. Tsang, 2000). */
function gamma(mean: number, deviation: number, even: Even): number {
  if (deviation === 0 || mean === 0) return mean;
  const shape = (mean / deviation) ** 2;
  // Below 1 the method asks for one shape more and a power of an even number.
  const boost = shape < 1 ? (1 - even()) ** (1 / shape) : 1;
  const d = (shape < 1 ? shape + 1 : shape) - 1 / 3;
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - even()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) {
      return ((d * v * boost) / shape) * mean;
    }
  }
}

/**
 * Used until the first reading at which at least `distance` litres are gone. Walks a day at a time and halves the day of
 * the crossing by the bridge of the process, which is exact: parts of a gamma quantity are beta distributed.
 */
function usedAtAlert(distance: number, first: number, values: AlarmValues, even: Even): number {
  const { dailyUse, useSpread, readingInterval } = values;
  const interval = readingInterval / 1440;
  const use = (days: number) => gamma(dailyUse * days, (useSpread / 100) * dailyUse * Math.sqrt(days), even);
  let used = use(first);
  for (;;) {
    if (used >= distance) return used;
    let readings = Math.max(1, Math.round(1 / interval));
    let next = use(readings * interval);
    if (used + next < distance) {
      used += next;
      continue;
    }
    while (readings > 1) {
      const half = readings >> 1;
      const [a, b] = [use(half * interval), use((readings - half) * interval)];
      const part = a + b > 0 ? (next * a) / (a + b) : next / 2;
      if (used + part >= distance) [readings, next] = [half, part];
      else [readings, next, used] = [readings - half, next - part, used + part];
    }
    return used + next;
  }
}

/** Share of random orders that come too late: of the next one with `now`, else of one long after, by brute force. */
export function simulatedShare(values: AlarmValues, now: boolean, runs: number, seed = 20261120): number {
  const {
    content,
    lowLimit,
    capacity,
    unusable,
    dailyUse,
    useSpread,
    leadTime,
    leadTimeSpread,
    deliveryDelay,
    readingInterval,
  } = values;
  const even = seeded(seed);
  const level = Math.min(lowLimit, capacity);
  let dry = 0;
  for (let run = 0; run < runs; run++) {
    const start = now ? content : level + 25 * (useSpread / 100) ** 2 * dailyUse + (dailyUse * readingInterval) / 1440;
    const first = now ? 0 : (even() * readingInterval) / 1440;
    const used = start <= level ? 0 : usedAtAlert(start - level, first, values, even);
    const days = deliveryDelay / 24 + gamma(leadTime, leadTimeSpread, even);
    const late = gamma(dailyUse * days, (useSpread / 100) * dailyUse * Math.sqrt(days), even);
    if (start - used - late <= unusable) dry++;
  }
  return dry / runs;
}
