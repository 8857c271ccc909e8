import { emptyFields } from '../inputs.ts';
import { itemAt } from '../item-at.ts';
import { gammaSurvival } from '../methods/gamma.ts';
import { bisect } from '../methods/root.ts';
import { remembered } from '../remembered.ts';
import { type AlarmField, type AlarmValues, alarmInputs } from './inputs.ts';

/** One cell of a distribution of waiting times: its weight, and days with the variance inside the cell. */
type Wait = { weight: number; days: GammaMoments };
type Exceedance = (litres: number) => number;

/**
 * Numbers of cells for the lead time, of cells for a reading interval that dominates the other variation, and of points
 * in the table of use.
 */
const [waitCells, phases, points] = [40, 6, 80];

/** Days between two readings. */
export const intervalDays = ({ readingInterval }: Pick<AlarmValues, 'readingInterval'>): number =>
  readingInterval / 1440;
/** Days from the alert to the order. */
export const orderDelay = ({ deliveryDelay }: Pick<AlarmValues, 'deliveryDelay'>): number => deliveryDelay / 24;

/** Litres used in a time: a gamma process, which never decreases. */
const demand = ({ dailyUse, useSpread }: AlarmValues, { mean, variance }: GammaMoments): GammaMoments => ({
  mean: dailyUse * mean,
  variance: ((useSpread / 100) * dailyUse) ** 2 * mean + dailyUse ** 2 * variance,
});

/** Waiting time from alert to delivery: the order's delay plus a gamma-distributed lead time. */
function waitsFromOrder(values: AlarmValues): Wait[] {
  const lead = { mean: values.leadTime, variance: values.leadTimeSpread ** 2 };
  const delay = orderDelay(values);
  if (lead.variance === 0) return [{ weight: 1, days: { mean: delay + lead.mean, variance: 0 } }];
  let end = lead.mean + 6 * values.leadTimeSpread;
  while (gammaExceedance(lead, end) > 1e-6) end *= 1.3;
  return Array.from({ length: waitCells }, (_, cell) => {
    // Smaller cells near zero, where a widely varying lead time concentrates.
    const [from, to] = [end * (cell / waitCells) ** 2, end * ((cell + 1) / waitCells) ** 2];
    const weight = gammaExceedance(lead, from) - gammaExceedance(lead, to);
    return { weight, days: { mean: delay + (from + to) / 2, variance: (to - from) ** 2 / 12 } };
  }).filter(({ weight }) => weight > 1e-9);
}

/**
 * Waiting time from crossing the threshold to the delivery: the next reading is uniformly distributed over the
 * interval.
 */
function waitsFromCrossing(values: AlarmValues): Wait[] {
  const interval = intervalDays(values);
  const spread = values.leadTimeSpread ** 2 + (values.useSpread / 100) ** 2 * values.leadTime;
  const parts = interval ** 2 / 12 < spread / 400 ? 1 : phases;
  return waitsFromOrder(values).flatMap(({ weight, days }) =>
    Array.from({ length: parts }, (_, part) => {
      const mean = days.mean + (interval * (part + 0.5)) / parts;
      return { weight: weight / parts, days: { mean, variance: days.variance + (interval / parts) ** 2 / 12 } };
    }),
  );
}

/** Exceedance probability of the use while waiting, as a linearly interpolated table. */
function leadTimeDemand(values: AlarmValues, waits: readonly Wait[]): Exceedance {
  const laws = waits.map(({ weight, days }) => ({ weight, law: demand(values, days) }));
  const exact: Exceedance = (litres) =>
    laws.reduce((sum, { weight, law }) => sum + weight * gammaExceedance(law, litres), 0);
  // Without variation the exceedance is a step, which a table would smooth.
  if (laws.every(({ law }) => law.variance === 0)) return exact;
  const mean = laws.reduce((sum, { weight, law }) => sum + weight * law.mean, 0);
  let top = mean;
  while (exact(top) > 1e-6) top *= 2;
  const least = mean / 1000;
  const from = exact(least) > 1 - 1e-6 ? bisect((litres) => exact(litres) > 1 - 1e-6, least, top) : 0;
  const to = bisect((litres) => exact(litres) > 1e-6, from, top);
  // A concentration near zero needs finer steps there.
  const bend = from > 0 ? 1 : 4;
  const table = Array.from({ length: points + 1 }, (_, point) => exact(from + (to - from) * (point / points) ** bend));
  return (litres) => {
    if (litres <= from) return 1;
    if (litres >= to) return 0;
    const at = points * ((litres - from) / (to - from)) ** (1 / bend);
    const floor = Math.floor(at);
    const [high = 0, low = 0] = [table[floor], table[floor + 1]];
    return high + (low - high) * (at - floor);
  };
}

/**
 * Numbers of parts for the exponential factor, whose tail matters when use varies widely, and for the uniform factor.
 */
const [parts, shares] = [48, 8];
const entropy = (share: number) => (share === 0 ? 0 : share * Math.log(share));
/**
 * Overshoot of a gamma process beyond a distant threshold, in units of variance over mean. Its density E1(x) is that of
 * an exponential times a uniform variable, here the products of the means of equally likely parts.
 */
const jumps = Array.from({ length: parts * shares }, (_, index) => {
  const part = Math.floor(index / shares);
  const exponential = 1 - (entropy((part + 1) / parts) - entropy(part / parts)) * parts;
  return (exponential * ((index % shares) + 0.5)) / shares;
});

function afterCrossing({ dailyUse, useSpread }: AlarmValues, above: Exceedance): Exceedance {
  const scale = (useSpread / 100) ** 2 * dailyUse;
  if (scale === 0) return above;
  return (litres) => jumps.reduce((sum, jump) => sum + above(litres - jump * scale), 0) / jumps.length;
}

const cells = 800;

/**
 * Probability of running dry before the next delivery, from today's content, with readings now and after each interval.
 * On a grid of contents V(x) = Σ p(j)·V(x − j); a step to or below the threshold ends in the probability that the rest
 * does not last.
 */
function chanceFromNow(values: AlarmValues, above: Exceedance): number {
  const { content, lowLimit, unusable } = values;
  if (content <= unusable) return 1;
  if (content <= lowLimit) return above(content - unusable);
  const step = demand(values, { mean: intervalDays(values), variance: 0 });
  // A distance of very many steps is shortened by whole steps.
  const enough = 4 * Math.max(lowLimit - unusable, step.mean);
  const whole = content - lowLimit;
  const far = whole > enough ? whole - Math.floor((whole - enough) / step.mean) * step.mean : whole;
  if (step.variance === 0) {
    // Tolerance for rounding: a crossing on a reading belongs to that reading.
    const steps = Math.ceil(far / step.mean - 1e-9);
    return above(lowLimit + far - steps * step.mean - unusable);
  }
  const least = Math.max(far, far + lowLimit - unusable) / cells;
  const distance = Math.max(1, Math.round(far / least));
  const size = far < least ? least : far / distance;
  const [stays = 0, ...falls] = stepWeights(step, size);
  const dry = [0, ...falls].map((_, under) => above(lowLimit - unusable - under * size));
  const chance = [0];
  for (let at = 1; at <= distance; at++) {
    // Falls beyond the range of the weights empty the tank in one step.
    let [sum, left] = [0, 1 - stays];
    falls.forEach((weight, index) => {
      const to = at - index - 1;
      sum += weight * ((to > 0 ? chance[to] : dry[-to]) ?? 0);
      left -= weight;
    });
    chance.push(Math.min(1, (sum + Math.max(0, left)) / (1 - stays)));
  }
  return itemAt(chance, distance);
}

/** Probability of each number of cells by which the content falls between two readings; preserves the mean. */
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

/** Rounded once, so that verdict, sentence and card agree. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/**
 * Assesses the threshold L: run-out probabilities from 0 to 1, and the reorder point in litres, without assuming normal
 * distributions. A tank too small for the service level has no reorder point, only the litres that would be `needed`.
 */
function assessAnew(values: AlarmValues) {
  const { content, capacity, unusable, lowLimit, deliverySize, serviceLevel } = values;
  const allowed = rounded(1 - serviceLevel / 100);
  const fromOrder = leadTimeDemand(values, waitsFromOrder(values));
  const fromCrossing = afterCrossing(values, leadTimeDemand(values, waitsFromCrossing(values)));
  const now = chanceFromNow(values, fromOrder);
  const later = fromCrossing(Math.min(lowLimit, capacity) - unusable);
  const chance = rounded(Math.max(now, later));
  const enough = chance <= allowed;
  const lasting = lastingPoint(values, fromCrossing, allowed);
  const point = enough
    ? Math.min(lowLimit, lasting)
    : (pointForNow(values, fromOrder, Math.max(lasting, lowLimit), allowed) ?? lasting);
  const found = {
    /**
     * Probability that the tank is empty before the delivery: from today's content, at any later order, and the larger
     * of both.
     */
    now,
    later,
    chance,
    /** Probability that a delivery does not fit with the present threshold. */
    overfull:
      content <= lowLimit
        ? 1 - fromOrder(content + deliverySize - capacity)
        : 1 - fromCrossing(lowLimit + deliverySize - capacity),
  };
  if (point > capacity) return { ...found, verdict: 'small' as const, needed: point };
  const verdict: 'enough' | 'raise' | 'late' = enough ? 'enough' : lowLimit < point ? 'raise' : 'late';
  return {
    ...found,
    verdict,
    /** Reorder point in litres for the service level. */
    point,
    /** Probability that a delivery ordered at `point` does not fit. */
    overfullThen: 1 - fromCrossing(point + deliverySize - capacity),
    /** Safety stock: part of the reorder point beyond the mean use. */
    safety: Math.max(0, point - unusable - values.dailyUse * (values.leadTime + orderDelay(values))),
  };
}
export type ReorderAssessment = ReturnType<typeof assessAnew>;

/** The same, remembered: a tank's limits follow from its reorder point, and every surface judges the tank anew. */
export const assessReorderPoint = remembered(assessAnew, 50);

/** Fields without which there is no reorder point. */
export const missingFields = (values: AlarmValues): AlarmField[] =>
  emptyFields(alarmInputs, values, ['dailyUse', 'deliverySize', 'leadTime']);

const daysPerYear = 365;
const oneDigit = (value: number) => Math.round(value * 10) / 10;

/**
 * Yearly figures of this tank for the ROI calculator; `cegahHabis` is the share of run-outs that the service level
 * would avoid.
 */
export function yearlyFigures(
  { dailyUse, deliverySize, serviceLevel, readingInterval }: AlarmValues,
  { later }: Pick<ReorderAssessment, 'later'>,
): Record<'tangki' | 'kirim' | 'habis' | 'cegahHabis' | 'selang', number> {
  const deliveries = (daysPerYear * dailyUse) / deliverySize;
  const spared = later > 0 ? Math.max(0, 1 - (1 - serviceLevel / 100) / later) : 0;
  return {
    tangki: 1,
    kirim: oneDigit(deliveries),
    habis: oneDigit(deliveries * later),
    cegahHabis: oneDigit(spared * 100),
    selang: readingInterval,
  };
}

/** Smallest threshold in whole litres with the allowed probability in the long run. */
function lastingPoint({ unusable }: AlarmValues, above: Exceedance, allowed: number): number {
  const { max } = alarmInputs.lowLimit;
  let high = 1;
  while (above(high) > allowed && high < max) high *= 2;
  return Math.min(max, Math.ceil(unusable + bisect((litres) => above(litres) > allowed, 0, high) + 0.01));
}

/** Smallest threshold for the next order; undefined when none suffices. */
function pointForNow(values: AlarmValues, above: Exceedance, from: number, allowed: number): number | undefined {
  const step = Math.max(1, Math.ceil(values.dailyUse * values.leadTime * 0.005));
  for (let point = from, tries = 0; point < values.content && tries < 40; point += step, tries++) {
    if (rounded(chanceFromNow({ ...values, lowLimit: point }, above)) <= allowed) return point;
  }
  return undefined;
}

/** Contradicting values: the field to mark with the key of its sentence. */
export const contradictions = (values: AlarmValues): Partial<Record<AlarmField, AlarmProblem>> => ({
  ...(values.content > values.capacity && { content: 'full' }),
  ...(values.unusable >= values.capacity && { unusable: 'unusable' }),
  ...(values.criticalLimit >= values.lowLimit && { criticalLimit: 'order' }),
  ...(values.lowLimit >= values.capacity && { lowLimit: 'above' }),
  ...(values.lowLimit <= values.unusable && { lowLimit: 'low' }),
});
export const alarmProblems = ['full', 'unusable', 'order', 'low', 'above'] as const;
type AlarmProblem = (typeof alarmProblems)[number];

/** Non-negative gamma-distributed quantity, by mean and variance. */
interface GammaMoments {
  mean: number;
  variance: number;
}

/** Probability that the quantity is at least `value`. */
function gammaExceedance({ mean, variance }: GammaMoments, value: number): number {
  if (value <= 0) return 1;
  if (variance <= 0) return mean >= value ? 1 : 0;
  return gammaSurvival(mean ** 2 / variance, (value * mean) / variance);
}

/** Expected excess E[(X − value)⁺]. */
function expectedExcess({ mean, variance }: GammaMoments, value: number): number {
  if (variance <= 0) return Math.max(0, mean - value);
  const [shape, x] = [mean ** 2 / variance, (Math.max(0, value) * mean) / variance];
  return mean * gammaSurvival(shape + 1, x) - value * gammaSurvival(shape, x);
}
