import { studentT } from '../methods/statistics.ts';
import { factorise, whiten } from './covariance.ts';
import { eventShare, findEvents, type LossEvent } from './events.ts';
import { type BalanceInterval, buildSeries, dotProduct, type Estimate, estimate, type Fit } from './fit.ts';

/** `passIf` and `failIf` hold up to a meter error, `condition`, that is smaller than the one presumed. */
export type TestOutcome = 'pass' | 'passIf' | 'failIf' | 'fail' | 'open';
/** Reasons why the scatter or the days of a record allow no verdict. */
type OpenReason = 'few' | 'gaps' | 'wide' | 'gain' | 'booked' | 'skipped';

interface Decision {
  outcome: TestOutcome;
  reason: OpenReason | 'sudden' | undefined;
  /** Meter error in per cent of sales beyond which `passIf` no longer excludes the threshold, or that explains `failIf`. */
  condition: number | undefined;
}
type Facts = ReturnType<typeof collectFacts>;
/** Verdict on a tank over the whole period; volumes in litres, rates in litres per day. */
export type PeriodVerdict = Facts & Decision & { deciding: number | undefined };

/** Share of the threshold below which a proven loss is reported but still passes. */
export const negligibleShare = 0.5;
export const leastDays = 20;
const leastCoverage = 0.8;
/** Repeatability of a pump meter, per cent (OIML R 117-1). */
const repeatability = 0.1;
/** Dips are not read to half a litre: this share of smaller losses means that the closing stock was calculated. */
const booked = { litres: 0.5, share: 0.8 } as const;
/** Quantiles of the normal distribution: two-sided 95 %, and 5 % false alarms together with 5 % misses. */
const twoSided = 1.96;
const bothErrors = 2 * 1.645;

/**
 * Judges a chain against a threshold in litres per day, like statistical inventory reconciliation (EPA, "Standard Test
 * Procedures for Evaluating Leak Detection Methods: SIR", 2019). Intervals are those of the scatter alone, with 2.5 % on
 * either side; a systematic error of ± `meterError` per cent of sales is then weighed against them. Undefined below four
 * days.
 */
export function assessChain(
  chain: readonly BalanceInterval[],
  span: number,
  threshold: number,
  meterError = 0,
): PeriodVerdict | undefined {
  const days = chain.length;
  const series = buildSeries(chain);
  const { events, fit } = findEvents(chain, series);
  if (!fit || days < 4) return undefined;
  const calculated = series.losses.filter((loss) => Math.abs(loss) < booked.litres).length >= booked.share * days;
  const facts = collectFacts(chain, span, events, fit, meterError);
  const decided = decide(facts, threshold, calculated);
  const isShort = decided.reason === 'wide' || decided.reason === 'few';
  return { ...facts, ...decided, deciding: isShort ? decidingDays(facts, fit, threshold) : undefined };
}

/** Sums, rates and events of a chain. */
function collectFacts(
  chain: readonly BalanceInterval[],
  span: number,
  events: readonly LossEvent[],
  fit: Fit,
  meterError: number,
) {
  const days = chain.length;
  const last = Math.max(...events.map(({ kind, at }) => (kind === 'onset' ? at : -1)));
  const rate = estimate(fit, [1, ...events.map((event) => eventShare(event, days))]);
  const sales = chain.reduce((sum, { issues }) => sum + issues, 0) / days;
  const meter = (meterError / 100) * sales;
  return {
    days,
    span,
    total: chain.reduce((sum, { loss }) => sum + loss, 0),
    ...totalErrors(chain, fit),
    /** Mean issues, and the possible systematic error of what is counted, litres per day. */
    sales,
    meter,
    rate,
    steady: estimate(fit, [1, ...events.map((event) => (event.kind === 'onset' ? eventShare(event, days) : 0))]),
    // Rate since it last changed.
    current: chain[last] && { from: chain[last].date, rate: currentRate(events, fit) },
    events: events.map((event, index) => ({
      ...event,
      date: chain[event.at]?.date ?? '',
      tolerance: chain[event.at]?.tolerance ?? 0,
      size: estimate(fit, [0, ...events.map((_, other) => (other === index ? 1 : 0))]),
    })),
    // Smallest steady leak that a record of this quality detects with a probability of 95 %.
    smallest: (rate.half / twoSided) * bothErrors + meter,
  };
}

/** True for a significant sudden loss that also exceeds the tolerance of its day. */
export const isProven = ({ kind, size, tolerance }: Facts['events'][number]): boolean =>
  kind === 'sudden' && size.low > 0 && size.value > tolerance;

function decide(facts: Facts, threshold: number, calculated: boolean): Decision {
  const { rate, steady, current, events, days, span, sales, meter } = facts;
  const decision = (outcome: TestOutcome, reason?: Decision['reason'], litres?: number): Decision => ({
    outcome,
    reason,
    condition: litres === undefined ? undefined : (100 * litres) / (sales || 1),
  });
  const isSudden = events.some(isProven);
  const shown = [isSudden ? steady : rate, ...(current ? [current.rate] : [])].filter(
    ({ low, value }) => low > 0 && value >= threshold * negligibleShare,
  );
  const least = Math.max(...shown.map(({ low }) => low));
  if (least > meter) return decision('fail');
  // No meter error loses so much at once.
  if (isSudden) return decision('fail', 'sudden');
  if (shown.length > 0) return decision('failIf', undefined, least);
  if (calculated) return decision('open', 'booked');
  if (days < leastDays) return decision('open', 'few');
  if (days < span * leastCoverage) return decision('open', 'gaps');
  // A gain beyond the meter error, from inflowing water or a missed receipt, could hide a leak.
  if (rate.high < -meter && -rate.low - meter >= threshold * negligibleShare) return decision('open', 'gain');
  const most = Math.max(rate.high, current?.rate.high ?? rate.high);
  if (most >= threshold) return decision('open', 'wide');
  if (most + meter < threshold) return decision('pass');
  // No pass may hang on a meter that is truer than it repeats, while a loss is proven.
  const isFine = threshold - most >= (repeatability / 100) * sales;
  return rate.low > 0 && !isFine
    ? decision('failIf', undefined, rate.low)
    : decision('passIf', undefined, threshold - most);
}

/** Longest record considered, days. */
const longest = 730;

/** Days of such a record, without gaps, at which its present rate would be decided; undefined beyond two years. */
function decidingDays({ rate, current }: Facts, fit: Fit, threshold: number): number | undefined {
  const { value } = current?.rate ?? rate;
  // Either a loss is shown, or the threshold is excluded.
  const enough = Math.max(value >= threshold * negligibleShare ? value : 0, threshold - value);
  const likely = fit.solutions.filter(({ weight }) => weight > 0.01);
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  const half = (days: number) => {
    const ones = new Float64Array(days).fill(1);
    const linked = Array<boolean>(days).fill(true);
    const variance = likely.reduce((sum, { weight, scale, ...model }) => {
      const column = whiten(factorise(linked, model), ones);
      return sum + (weight * scale) / dotProduct(column, column);
    }, 0);
    return studentT(days - 1) * Math.sqrt(variance / total);
  };
  let [low, high] = [leastDays - 1, longest];
  if (half(high) > enough) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (half(middle) < enough) high = middle;
    else low = middle;
  }
  return high;
}

/** Steady rate since its last change, without sudden losses. */
export const currentRate = (events: readonly LossEvent[], fit: Fit): Estimate =>
  estimate(fit, [1, ...events.map(({ kind }) => (kind === 'onset' ? 1 : 0))]);

/** Half widths of the 95 % interval of the total loss: inner dips cancel, two per unbroken stretch remain. */
function totalErrors(chain: readonly BalanceInterval[], { solutions }: Fit) {
  const stretches = chain.filter(({ linked }, index) => index === 0 || !linked).length;
  const mean = (estimated: (solution: Fit['solutions'][number]) => number) =>
    twoSided * Math.sqrt(solutions.reduce((sum, one) => sum + one.weight * one.scale * estimated(one), 0));
  return {
    /** From the first and the last dip of a stretch. */
    endDips: mean(({ share }) => 2 * (1 - share)),
    dipHalf: mean(({ share }) => 2 * stretches * (1 - share)),
    // Correlated days add up: the variance of a long sum grows by (1 + ρ)/(1 − ρ).
    dayHalf: mean(({ share, rho }) => (chain.length * share * (1 + rho)) / (1 - rho)),
  };
}
