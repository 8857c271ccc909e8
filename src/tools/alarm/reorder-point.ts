import { type AlarmField, type AlarmValues, alarmInputs } from './alarm-inputs.ts';
import { expectedExcess, type GammaMoments, gammaExceedance } from './gamma-distribution.ts';

/** One part of the days between an alert and its delivery: how likely it is, and where it lies. */
export interface WaitScenario {
  weight: number;
  /** Days, with the variance inside the part. */
  days: GammaMoments;
}

const waitCells = 40;
/** Parts of a reading interval, where it is long against everything else. */
const phases = 6;
const minutesOfDay = 1440;

/** Days between two readings. */
export const intervalDays = ({ readingInterval }: Pick<AlarmValues, 'readingInterval'>): number =>
  readingInterval / minutesOfDay;

/** Days from the alert until the order is placed. */
export const orderDelay = ({ deliveryDelay }: Pick<AlarmValues, 'deliveryDelay'>): number => deliveryDelay / 24;

/** Litres used in some days: a gamma process, so that it grows day by day and never goes back. */
export function demandMoments({ dailyUse, useSpread }: AlarmValues, { mean, variance }: GammaMoments): GammaMoments {
  const daily = ((useSpread / 100) * dailyUse) ** 2;
  return { mean: dailyUse * mean, variance: daily * mean + dailyUse ** 2 * variance };
}

/** Days from the alert to the delivery: the delay until it is ordered, and a lead time that is gamma distributed. */
export function waits(values: AlarmValues): WaitScenario[] {
  const lead: GammaMoments = { mean: values.leadTime, variance: values.leadTimeSpread ** 2 };
  const delay = orderDelay(values);
  if (lead.variance === 0) return [{ weight: 1, days: { mean: delay + lead.mean, variance: 0 } }];
  let end = lead.mean + 6 * values.leadTimeSpread;
  while (gammaExceedance(lead, end) > 1e-6) end *= 1.3;
  // Finer near zero, where a lead time that varies widely gathers.
  const edge = (cell: number) => end * (cell / waitCells) ** 2;
  return Array.from({ length: waitCells }, (_, cell) => {
    const [from, to] = [edge(cell), edge(cell + 1)];
    return {
      weight: gammaExceedance(lead, from) - gammaExceedance(lead, to),
      days: { mean: delay + (from + to) / 2, variance: (to - from) ** 2 / 12 },
    };
  }).filter(({ weight }) => weight > 1e-9);
}

/** The same from the moment that the threshold is crossed: the next reading is up to an interval away, evenly likely. */
export function waitsFromCrossing(values: AlarmValues): WaitScenario[] {
  const interval = intervalDays(values);
  const spread = values.leadTimeSpread ** 2 + (values.useSpread / 100) ** 2 * values.leadTime;
  const parts = interval ** 2 / 12 < spread / 400 ? 1 : phases;
  return waits(values).flatMap(({ weight, days }) =>
    Array.from({ length: parts }, (_, part) => ({
      weight: weight / parts,
      days: {
        mean: days.mean + (interval * (part + 0.5)) / parts,
        variance: days.variance + (interval / parts) ** 2 / 12,
      },
    })),
  );
}

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

export interface ReorderAssessment {
  /** Chance that the tank is empty before the delivery: from today's content, and at any later order, 0 to 1. */
  now: number;
  later: number;
  /** The larger of the two, as it is shown and judged: rounded to a tenth of a per cent. */
  chance: number;
  /** Chance that a delivery finds no room for all of it, 0 to 1. */
  overfull: number;
  /** Content at which to order for the service level, whole litres. */
  point: number;
  /** How much of it is kept above the unusable rest and the mean use until the delivery, litres. */
  safety: number;
  verdict: 'enough' | 'raise' | 'late' | 'small';
}

/** One rounding for verdict, sentence and card, so that they cannot part. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/**
 * What the threshold L is worth. The use until the delivery is a gamma process over reading interval, delay of the order
 * and a gamma-distributed lead time; its distribution is calculated, and none of it taken for normal.
 */
export function assessReorderPoint(values: AlarmValues): ReorderAssessment {
  const { content, capacity, unusable, lowLimit, deliverySize, serviceLevel } = values;
  const allowed = rounded(1 - serviceLevel / 100);
  const fromOrder = leadTimeDemand(values, waits(values));
  const fromCrossing = afterCrossing(values, leadTimeDemand(values, waitsFromCrossing(values)));
  const now = chanceFromNow(values, fromOrder);
  const later = fromCrossing(Math.min(lowLimit, capacity) - unusable);
  const chance = rounded(Math.max(now, later));
  const enough = chance <= allowed;
  const lasting = pointFor(values, fromCrossing, allowed);
  const wanted = enough
    ? Math.min(lowLimit, lasting)
    : forThisOrder(values, fromOrder, Math.max(lasting, lowLimit), allowed);
  const point = wanted ?? lasting;
  return {
    now,
    later,
    chance,
    overfull:
      content <= lowLimit
        ? 1 - fromOrder(content + deliverySize - capacity)
        : 1 - fromCrossing(lowLimit + deliverySize - capacity),
    point,
    safety: Math.max(0, point - unusable - values.dailyUse * (values.leadTime + orderDelay(values))),
    verdict: enough ? 'enough' : verdictOf(values, point),
  };
}

function verdictOf({ capacity, lowLimit }: AlarmValues, point: number): ReorderAssessment['verdict'] {
  if (point > capacity) return 'small';
  return lowLimit < point ? 'raise' : 'late';
}

/** The least whole litres that leave no more than the allowed chance in the long run. */
function pointFor({ unusable }: AlarmValues, above: Exceedance, allowed: number): number {
  let [low, high] = [0, 1];
  while (above(high) > allowed && high < alarmInputs.lowLimit.max) high *= 2;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (above(middle) > allowed) low = middle;
    else high = middle;
  }
  return Math.min(alarmInputs.lowLimit.max, Math.ceil(unusable + high));
}

/** The same also for the order to come, whose readings fall where they fall; undefined when no threshold saves it. */
function forThisOrder(values: AlarmValues, above: Exceedance, from: number, allowed: number): number | undefined {
  const step = Math.max(1, Math.ceil(values.dailyUse * values.leadTime * 0.005));
  for (let point = from, tries = 0; point < values.content && tries < 40; point += step, tries++) {
    if (rounded(chanceFromNow({ ...values, lowLimit: point }, above)) <= allowed) return point;
  }
  return undefined;
}

/** Values that each could be, but not together, by the field that is marked and the sentence it gets. */
export function contradictions({ capacity, unusable, content, lowLimit, criticalLimit }: AlarmValues) {
  const found: Partial<Record<AlarmField, 'full' | 'unusable' | 'order' | 'low' | 'above'>> = {
    ...(content > capacity && { content: 'full' }),
    ...(unusable >= capacity && { unusable: 'unusable' }),
    ...(criticalLimit >= lowLimit && { criticalLimit: 'order' }),
    ...(lowLimit >= capacity && { lowLimit: 'above' }),
    ...(lowLimit <= unusable && { lowLimit: 'low' }),
  };
  return found;
}
