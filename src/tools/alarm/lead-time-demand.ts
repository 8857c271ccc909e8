import type { AlarmValues } from './alarm-inputs.ts';
import { gammaExceedance } from './gamma-distribution.ts';
import { demandMoments, type WaitScenario } from './waiting.ts';

/** Chance, 0 to 1, that at least so many litres are used. */
export type Exceedance = (litres: number) => number;

const points = 80;

/** What is used while waiting, as a table from 0 up to where next to nothing is left, with straight lines between. */
export function leadTimeDemand(values: AlarmValues, waits: readonly WaitScenario[]): Exceedance {
  const laws = waits.map(({ weight, days }) => ({ weight, law: demandMoments(values, days) }));
  const exact: Exceedance = (litres) =>
    laws.reduce((sum, { weight, law }) => sum + weight * gammaExceedance(law, litres), 0);
  const mean = laws.reduce((sum, { weight, law }) => sum + weight * law.mean, 0);
  // Nothing varies: a table would round the one step off.
  if (laws.every(({ law }) => law.variance === 0)) return exact;
  let top = mean;
  while (exact(top) > 1e-6) top *= 2;
  const least = mean / 1000;
  const from = exact(least) > 1 - 1e-6 ? whereItFallsTo(1 - 1e-6, exact, least, top) : 0;
  const to = whereItFallsTo(1e-6, exact, from, top);
  // What gathers near zero needs fine steps there.
  const bend = from > 0 ? 1 : 4;
  const table = Array.from({ length: points + 1 }, (_, point) => exact(from + (to - from) * (point / points) ** bend));
  return (litres) => {
    if (litres <= from) return 1;
    if (litres >= to) return 0;
    const at = points * ((litres - from) / (to - from)) ** (1 / bend);
    const below = Math.floor(at);
    const [high = 0, low = 0] = [table[below], table[below + 1]];
    return high + (low - high) * (at - below);
  };
}

function whereItFallsTo(share: number, above: Exceedance, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (above(middle) > share) low = middle;
    else high = middle;
  }
  return low;
}

const parts = 6;

/**
 * How far a gamma process jumps over a distant threshold, in units of variance over mean. Its density
 * E1(x) = ∫ e^-(x/v)/v dv, v from 0 to 1, is that of an exponential quantity times an evenly distributed one; here the
 * products of the means of their equally likely parts.
 */
const jumps = Array.from({ length: parts * parts }, (_, index) => {
  const [from, to] = [Math.floor(index / parts) / parts, (Math.floor(index / parts) + 1) / parts];
  const entropy = (share: number) => (share === 0 ? 0 : share * Math.log(share));
  const exponential = 1 - (entropy(to) - entropy(from)) * parts;
  return (exponential * ((index % parts) + 0.5)) / parts;
});

/** Adds how far the content has already jumped below the threshold when it crosses it. */
export function afterCrossing({ dailyUse, useSpread }: AlarmValues, above: Exceedance): Exceedance {
  const scale = (useSpread / 100) ** 2 * dailyUse;
  if (scale === 0) return above;
  return (litres) => jumps.reduce((sum, jump) => sum + above(litres - jump * scale), 0) / jumps.length;
}
