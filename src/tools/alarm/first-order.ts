import type { AlarmValues } from './alarm-inputs.ts';
import { expectedExcess, type GammaMoments } from './gamma-distribution.ts';
import type { Exceedance } from './lead-time-demand.ts';
import { demandMoments, intervalDays } from './waiting.ts';

/** Cells between the content of today and the unusable rest. */
const cells = 800;

/** Litres a cell, and how many cells the content is above the threshold. */
interface Grid {
  size: number;
  distance: number;
}

/**
 * Chance that the tank runs dry before the delivery that the next alert calls: from today's content, read now and
 * then every interval. Solved upwards on a grid of contents: V(x) = Σ p(j)·V(x − j), where a step to or under the
 * threshold ends in the chance that the rest does not last. `above` is the use from the alert to the delivery.
 */
export function chanceFromNow(values: AlarmValues, above: Exceedance): number {
  const { content, lowLimit, unusable, dailyUse } = values;
  if (content <= unusable) return 1;
  if (content <= lowLimit) return above(content - unusable);
  const days = intervalDays(values);
  const step = demandMoments(values, { mean: days, variance: 0 });
  const far = distance(values, step);
  if (step.variance === 0) {
    // A crossing that falls on a reading belongs to it, whatever binary fractions make of it.
    const steps = Math.ceil(far / step.mean - 1e-9);
    return above(lowLimit + far - steps * dailyUse * days - unusable);
  }
  const least = Math.max(far, far + lowLimit - unusable) / cells;
  const count = Math.max(1, Math.round(far / least));
  const grid: Grid = { size: far < least ? least : far / count, distance: count };
  return solve(grid, stepWeights(step, grid.size), (under) => above(lowLimit - unusable - under));
}

/** How far above the threshold to begin: a distance of very many steps is shortened by whole steps. */
function distance({ content, lowLimit, unusable }: AlarmValues, { mean }: GammaMoments): number {
  const far = content - lowLimit;
  const enough = 4 * Math.max(lowLimit - unusable, mean);
  return far > enough ? far - Math.floor((far - enough) / mean) * mean : far;
}

/** Weight of each number of cells that the content falls between two readings, with the mean of the true law kept. */
function stepWeights(step: GammaMoments, size: number): number[] {
  const weights: number[] = [];
  let [before, here] = [expectedExcess(step, 0) + size, expectedExcess(step, 0)];
  for (let cell = 0; cell <= 2 * cells; cell++) {
    const next = expectedExcess(step, (cell + 1) * size);
    weights.push(Math.max(0, (before - 2 * here + next) / size));
    if (next < size * 1e-7) break;
    [before, here] = [here, next];
  }
  return weights;
}

function solve({ size, distance }: Grid, weights: readonly number[], dry: (under: number) => number): number {
  const [stays = 0, ...falls] = weights;
  const ends = weights.map((_, under) => dry(under * size));
  const chance = [0];
  for (let at = 1; at <= distance; at++) {
    // What falls further than the weights reach empties the tank in one step.
    let sum = 0;
    let left = 1 - stays;
    falls.forEach((weight, index) => {
      const to = at - index - 1;
      sum += weight * ((to > 0 ? chance[to] : ends[-to]) ?? 0);
      left -= weight;
    });
    chance.push(Math.min(1, (sum + Math.max(0, left)) / (1 - stays)));
  }
  return chance[distance] ?? 0;
}
