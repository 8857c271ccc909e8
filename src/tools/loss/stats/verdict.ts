import type { BalanceInterval } from './chain.ts';
import type { LossEvent } from './event.ts';
import { findEvents } from './events.ts';
import { type Estimate, estimate, type Fit, noiseModels } from './fit.ts';

/** EPA 40 CFR 280.43(h) with 280.43(a)(3): 0.2 gallon an hour; 0.2 × 24 × 3.785411784 L = 18.17 L a day. */
export const epaLitresPerDay = 0.2 * 24 * 3.785411784;

export type TestOutcome = 'pass' | 'fail' | 'open';
/** Why a record decides nothing. */
export type OpenReason = 'few' | 'gaps' | 'wide' | 'gain' | 'booked';

/** What a tank's record says about the whole period; volumes in litres, rates in litres a day. */
export interface PeriodVerdict {
  outcome: TestOutcome;
  /** Only where the outcome is open. */
  reason: OpenReason | undefined;
  /** Days that the used intervals cover, and those between the first and the last dip. */
  days: number;
  span: number;
  /** Sum of all losses, with half of its 95 % interval by the errors of two dips and of each day. */
  total: number;
  dipHalf: number;
  dayHalf: number;
  rate: Estimate;
  /** The rate since it last changed, where it did. */
  current: { from: string; rate: Estimate } | undefined;
  events: FoundEvent[];
  /** The smallest steady leak that a record like this shows in 95 of 100 cases. */
  smallest: number;
}

/** An event with its day and size. */
export interface FoundEvent extends Omit<LossEvent, 'at'> {
  date: string;
  /** Litres, or litres a day where a rate changes. */
  size: Estimate;
}

/** Chance of calling an honest tank leaky; what the search for events adds keeps it below 5 %. */
const falseAlarm = 0.035;
/** A proven loss below this part of the threshold is told, and still passes. */
export const negligible = 0.25;
const leastDays = 20;
const leastCoverage = 0.8;
/** Nobody reads a tank to half a litre: so many losses below it mean a closing stock that was calculated. */
const booked = { litres: 0.5, share: 0.8 } as const;
/** Two-sided 95 % of a normal distribution, and the sum of two one-sided ones: 5 % false alarms, 5 % misses. */
const twoSided = 1.96;
const bothErrors = 2 * 1.645;

/** What stands between a chain's first and last dip. */
export interface LossAssessment {
  verdict: PeriodVerdict;
  events: LossEvent[];
}

/**
 * Judges a chain against a threshold in litres a day, the way statistical inventory reconciliation reports (EPA,
 * "Standard Test Procedures for Evaluating Leak Detection Methods: SIR", 2019): failed where a loss is shown at the
 * 5 % level, passed where a loss as large as the threshold is excluded, otherwise open. Undefined below four days.
 */
export function assessChain(
  chain: readonly BalanceInterval[],
  span: number,
  threshold: number,
): LossAssessment | undefined {
  const losses = Float64Array.from(chain, ({ loss }) => loss);
  const models = noiseModels(chain);
  const { events, fit } = findEvents(chain, losses, models);
  if (!fit || chain.length < 4) return undefined;
  const days = chain.reduce((sum, interval) => sum + interval.days, 0);
  const rate = estimate(fit, [1, ...events.map((event) => shareOf(event, chain, days))]);
  const current = currentRate(chain, events, fit);
  const errors = errorsOf(chain, fit, days);
  const found = events.map(({ kind, at }, index) => ({
    kind,
    date: chain[at]?.date ?? '',
    size: estimate(fit, [0, ...events.map((_, other) => (other === index ? 1 : 0))]),
  }));
  const facts = {
    days,
    span,
    total: losses.reduce((sum, loss) => sum + loss, 0),
    ...errors,
    rate,
    current,
    events: found,
    smallest: (rate.half / twoSided) * bothErrors,
  };
  const calculated = losses.filter((loss) => Math.abs(loss) < booked.litres).length >= booked.share * losses.length;
  return { verdict: { ...decide(facts, threshold, calculated), ...facts }, events };
}

type Facts = Omit<PeriodVerdict, 'outcome' | 'reason'>;

function decide(facts: Facts, threshold: number, calculated: boolean): Pick<PeriodVerdict, 'outcome' | 'reason'> {
  const { rate, current, days, span } = facts;
  const counts = ({ high }: Estimate) => high >= threshold * negligible;
  const shown = rate.atMostZero < falseAlarm && counts(rate);
  const begun = current !== undefined && current.rate.low > 0 && counts(current.rate);
  if (shown || begun) return { outcome: 'fail', reason: undefined };
  const open = (reason: OpenReason) => ({ outcome: 'open' as const, reason });
  if (calculated) return open('booked');
  if (days < leastDays) return open('few');
  if (days < span * leastCoverage) return open('gaps');
  // Water that runs in, or a meter that shows too much, could hide a leak.
  if (rate.high < 0 && -rate.low >= threshold * negligible) return open('gain');
  if (Math.max(rate.high, current?.rate.high ?? 0) >= threshold) return open('wide');
  return { outcome: 'pass', reason: undefined };
}

/** Part of the period's mean rate that one unit of an event's coefficient makes. */
function shareOf({ kind, at }: LossEvent, chain: readonly BalanceInterval[], days: number): number {
  if (kind === 'misread') return 0;
  if (kind === 'sudden') return 1 / days;
  return chain.slice(at).reduce((sum, interval) => sum + interval.days, 0) / days;
}

function currentRate(
  chain: readonly BalanceInterval[],
  events: readonly LossEvent[],
  fit: Fit,
): PeriodVerdict['current'] {
  const last = events.filter(({ kind }) => kind === 'onset').sort((a, b) => b.at - a.at)[0];
  if (!last) return undefined;
  const rate = estimate(fit, [1, ...events.map(({ kind }) => (kind === 'onset' ? 1 : 0))]);
  return { from: chain[last.at]?.date ?? '', rate };
}

/** Half intervals of the sum of all losses: inner dips cancel, two of each unbroken stretch remain. */
function errorsOf(chain: readonly BalanceInterval[], fit: Fit, days: number) {
  const stretches = chain.filter(({ linked }, index) => index === 0 || !linked).length;
  const mean = (of: (share: number) => number) =>
    twoSided * Math.sqrt(fit.solutions.reduce((sum, { weight, scale, share }) => sum + weight * scale * of(share), 0));
  return { dipHalf: mean((share) => 2 * stretches * (1 - share)), dayHalf: mean((share) => days * share) };
}
