import { itemAt } from '../item-at.ts';
import { chiSquare, normalSurvival } from '../methods/gamma.ts';
import { type AcceptanceValues, agreementLimits, isWithin, referenceShare } from './model.ts';

/** A gauge worth accepting: no bias, and its own scatter in mm (standard deviation). */
const goodGauge = 1;
/** Scatter of a single dip in mm where it was not repeated. */
const usualDip = 0.8;
/** Power at which a test is worth its pairs. */
const wanted = 0.8;
const mostPairs = 500;
const leastPairs = 9;

type Plan = AcceptanceValues & { limit: number };

export interface Power {
  /** Probability that a good gauge is accepted with as many pairs as now. */
  chance: number;
  /** Pairs with which it reaches 80 %; undefined where no number does. */
  pairs: number | undefined;
}

const scatter = ({ repeat, dips }: Plan) => (repeat > 0 ? repeat : usualDip) / Math.sqrt(dips);
const normalCdf = (z: number) => normalSurvival(-z);

/** Equally probable values of χ²/freedom. */
function varianceShares(freedom: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, part) => chiSquare((part + 0.5) / parts, freedom) / freedom);
}

/**
 * Probability that the limits of agreement with their intervals are within the criterion: over the sample variances of
 * pairs and repeats by equally probable values, over the mean by the normal distribution.
 */
function proofChance(count: number, plan: Plan): number {
  const dip = scatter(plan);
  const variance = goodGauge ** 2 + dip ** 2;
  // The reference error is stated with k = 2, and shifts all pairs alike.
  const shift = Math.hypot(plan.dipError / 2, Math.sqrt(variance / count));
  const repeated = plan.repeat > 0 ? varianceShares(plan.repeats - 1, 12) : [0];
  const seen = varianceShares(count - 1, 24);
  let sum = 0;
  for (const share of seen) {
    for (const repeatedShare of repeated) {
      const repeat = plan.repeat * Math.sqrt(repeatedShare);
      const summary = { middle: 0, variance: variance * share, count, limit: plan.limit };
      const { lower, upper } = agreementLimits(summary, { ...plan, repeat });
      if (plan.dipError >= plan.limit || !isWithin(plan.limit, lower, upper)) continue;
      sum += 2 * normalCdf((plan.limit - upper.value - upper.outer) / shift) - 1;
    }
  }
  return sum / seen.length / repeated.length;
}

/** Probability that every pair of a good gauge is within the limit. */
function contractChance(count: number, plan: Plan): number {
  if (plan.dipError > plan.limit * referenceShare) return 0;
  const spread = Math.hypot(goodGauge, scatter(plan));
  // Common error of the reference in standard deviations, weighted by the normal distribution.
  const errors = Array.from({ length: 41 }, (_, part) => -4 + part / 5);
  const weights = errors.map((error) => Math.exp(-(error ** 2) / 2));
  const accepted = errors.map((error, at) => {
    const shift = (plan.dipError / 2) * error;
    const one = normalCdf((plan.limit - shift) / spread) - normalCdf((-plan.limit - shift) / spread);
    return one ** count * itemAt(weights, at);
  });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return sum(accepted) / sum(weights);
}

/** More pairs make a proof easier, up to the share that the reference leaves. */
export function planProof(count: number, plan: Plan): Power {
  const chance = proofChance(count, plan);
  const steps = [leastPairs, 12, 20, 35, 60, 120, 250, mostPairs];
  const reached = steps.find((pairs) => proofChance(pairs, plan) >= wanted);
  if (reached === undefined) return { chance, pairs: undefined };
  let [low, high] = [steps[steps.indexOf(reached) - 1] ?? leastPairs - 1, reached];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (proofChance(middle, plan) >= wanted) high = middle;
    else low = middle;
  }
  return { chance, pairs: high };
}

/** Every further pair is one more that may lie outside, so that the least number is the best. */
export const planContract = (count: number, plan: Plan): Power => ({
  chance: contractChance(count, plan),
  pairs: contractChance(leastPairs, plan) >= wanted ? leastPairs : undefined,
});
