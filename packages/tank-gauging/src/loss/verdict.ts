import { itemAt } from '../item-at.ts';
import {
  type BalanceInterval,
  buildSeries,
  chanceBelowZero,
  dotProduct,
  type Estimate,
  estimate,
  type Fit,
  fitColumns,
  inverseDiagonal,
  leastSquares,
  type Series,
  unwhiten,
  whiten,
} from './fit.ts';

export type TestOutcome = 'pass' | 'fail' | 'open';
/** Reasons why a record allows no verdict; with `meter` the meters' error may explain the loss found. */
type OpenReason = 'few' | 'gaps' | 'wide' | 'gain' | 'booked' | 'meter' | 'skipped';

interface Decision {
  outcome: TestOutcome;
  reason: OpenReason | 'sudden' | undefined;
}
type Facts = ReturnType<typeof collectFacts>;
/** Verdict on a tank over the whole period; volumes in litres, rates in litres per day. */
export type PeriodVerdict = Facts & Decision;

/** Significance level for a loss; the search for events adds false alarms, and both together are below 5 %. */
const falseAlarm = 0.035;
/** Share of the threshold below which a proven loss is reported but still passes. */
export const negligibleShare = 0.5;
const leastDays = 20;
const leastCoverage = 0.8;
/** Dips are not read to half a litre: this share of smaller losses means that the closing stock was calculated. */
const booked = { litres: 0.5, share: 0.8 } as const;
/** Quantiles of the normal distribution: two-sided 95 %, and 5 % false alarms together with 5 % misses. */
const twoSided = 1.96;
const bothErrors = 2 * 1.645;

/**
 * Judges a chain against a threshold in litres per day, like statistical inventory reconciliation (EPA, "Standard Test
 * Procedures for Evaluating Leak Detection Methods: SIR", 2019): failed when a loss is significant at the 5 % level,
 * passed when a loss as large as the threshold is excluded, otherwise open. Undefined below four days.
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
  const total = chain.reduce((sum, { issues }) => sum + issues, 0);
  const calculated = series.losses.filter((loss) => Math.abs(loss) < booked.litres).length >= booked.share * days;
  const [facts, without] = [((meterError / 100) * total) / days, 0].map((meter) =>
    collectFacts(chain, span, events, fit, meter),
  ) as [Facts, Facts];
  const decided = decide(facts, threshold, calculated);
  // A possible meter error can leave a verdict open, but not turn a failure into a pass.
  const isOpened = decided.outcome !== 'fail' && decide(without, threshold, calculated).outcome === 'fail';
  return { ...facts, ...(isOpened ? { outcome: 'open', reason: 'meter' } : decided) };
}

/** Sums, rates and events of a chain; `meter` is the possible meter error in litres per day. */
function collectFacts(
  chain: readonly BalanceInterval[],
  span: number,
  events: readonly LossEvent[],
  fit: Fit,
  meter: number,
) {
  const days = chain.length;
  const last = Math.max(...events.map(({ kind, at }) => (kind === 'onset' ? at : -1)));
  const rate = estimate(fit, [1, ...events.map((event) => eventShare(event, days))], meter);
  return {
    days,
    span,
    total: chain.reduce((sum, { loss }) => sum + loss, 0),
    ...totalErrors(chain, fit),
    meter,
    rate,
    steady: estimate(fit, [1, ...events.map((event) => (event.kind === 'onset' ? eventShare(event, days) : 0))], meter),
    // Rate since it last changed.
    current: chain[last] && { from: chain[last].date, rate: currentRate(events, fit, meter) },
    events: events.map((event, index) => ({
      ...event,
      date: chain[event.at]?.date ?? '',
      tolerance: chain[event.at]?.tolerance ?? 0,
      size: estimate(fit, [0, ...events.map((_, other) => (other === index ? 1 : 0))]),
    })),
    // Smallest steady leak that a record of this quality detects with a probability of 95 %.
    smallest: ((rate.half - meter) / twoSided) * bothErrors + meter,
  };
}

/** True for a significant sudden loss that also exceeds the tolerance of its day. */
export const isProven = ({ kind, size, tolerance }: Facts['events'][number]): boolean =>
  kind === 'sudden' && size.low > 0 && size.value > tolerance;

function decide(facts: Facts, threshold: number, calculated: boolean): Decision {
  const { rate, steady, current, events, days, span } = facts;
  const counts = ({ value }: Estimate) => value >= threshold * negligibleShare;
  const isShown = (estimated: Estimate) => estimated.atMostZero < falseAlarm && counts(estimated);
  const begun = current !== undefined && current.rate.low > 0 && counts(current.rate);
  const sudden = events.some(isProven);
  if (sudden && !begun && !isShown(steady)) return { outcome: 'fail', reason: 'sudden' };
  if (isShown(rate) || begun) return { outcome: 'fail', reason: undefined };
  const open = (reason: OpenReason) => ({ outcome: 'open' as const, reason });
  if (calculated) return open('booked');
  if (days < leastDays) return open('few');
  if (days < span * leastCoverage) return open('gaps');
  // A gain, from inflowing water or a meter that counts too much, could hide a leak.
  if (rate.high < 0 && -rate.low >= threshold * negligibleShare) return open('gain');
  if (Math.max(rate.high, current?.rate.high ?? 0) >= threshold) return open('wide');
  return { outcome: 'pass', reason: undefined };
}

const eventShare = ({ kind, at }: LossEvent, days: number): number =>
  kind === 'misread' ? 0 : kind === 'sudden' ? 1 / days : (days - at) / days;

/** Steady rate since its last change, without sudden losses. */
const currentRate = (events: readonly LossEvent[], fit: Fit, meter = 0): Estimate =>
  estimate(fit, [1, ...events.map(({ kind }) => (kind === 'onset' ? 1 : 0))], meter);

/** Half widths of the 95 % interval of the total loss: inner dips cancel, two per unbroken stretch remain. */
function totalErrors(chain: readonly BalanceInterval[], { solutions }: Fit) {
  const stretches = chain.filter(({ linked }, index) => index === 0 || !linked).length;
  const mean = (estimated: (share: number) => number) =>
    twoSided *
    Math.sqrt(solutions.reduce((sum, { weight, scale, share }) => sum + weight * scale * estimated(share), 0));
  return { dipHalf: mean((share) => 2 * stretches * (1 - share)), dayHalf: mean((share) => chain.length * share) };
}

/** Sudden loss or gain, misread dip that shifts a loss to the next day, or onset of a rate that lasts. */
export interface LossEvent {
  kind: 'sudden' | 'misread' | 'onset';
  at: number;
}

const eventColumn = ({ kind, at }: LossEvent, length: number): Float64Array =>
  new Float64Array(length).map((_, i) => {
    if (kind === 'onset') return i >= at ? 1 : 0;
    return i === at ? 1 : kind === 'misread' && i === at + 1 ? -1 : 0;
  });

/** Model columns of a record: a constant rate, then its events. */
export const modelColumns = (length: number, events: readonly LossEvent[]): Float64Array[] =>
  [{ kind: 'onset', at: 0 } as const, ...events].map((event) => eventColumn(event, length));

/** Probability of a false event of each kind in a record without events. */
const falseEvent = 0.01;
const mostEvents = 8;
const mostHidden = 3;
const mostOnsets = 2;
/** Shortest duration of a rate in days, at both ends of the record. */
const leastStretch = 5;
/** Number of onsets tried; records of decades are searched more coarsely. */
const onsetTrials = (length: number) => (length > 2000 ? 16 : 48);

/**
 * Finds events one after another. For each kind the place with the largest studentised score (Cook & Weisberg 1982,
 * 2.2.2) is fitted; the most significant event is kept if its Bonferroni-corrected p-value is small.
 */
function findEvents(chain: readonly BalanceInterval[], series: Series) {
  let events: LossEvent[] = [];
  let fit = fitColumns(series, modelColumns(chain.length, events));
  let sure = { events, fit };
  const trialsFor: number[] = [];
  while (fit && fit.freedom > leastStretch && events.length < mostEvents) {
    const score = scorer(series, modelColumns(chain.length, events), fit);
    const found = candidates(chain, events).flatMap(({ kind, places, trials }) => {
      let best: LossEvent | undefined;
      let most = -1;
      for (const place of places) {
        if (events.some((known) => known.kind === kind && known.at === place)) continue;
        const size = Math.abs(score({ kind, at: place }));
        if (size > most) [best, most] = [{ kind, at: place }, size];
      }
      if (!best) return [];
      const next = fitColumns(series, modelColumns(chain.length, [...events, best]));
      return next ? [{ event: best, fit: next, trials, chance: trials * accident(next, events.length + 1) }] : [];
    });
    const clearest = found.sort((a, b) => a.chance - b.chance)[0];
    if (!clearest) break;
    events = [...events, clearest.event];
    trialsFor.push(clearest.trials);
    const next: Fit = clearest.fit;
    fit = next;
    // Events of equal size mask one another: up to three are added together, and kept once each is significant.
    const isSure = events.every(
      (_, at) => at < sure.events.length || (trialsFor[at] ?? 1) * accident(next, at + 1) <= falseEvent,
    );
    if (isSure) sure = { events, fit };
    else if (events.length - sure.events.length >= mostHidden) break;
  }
  return sure;
}

/** Two-sided p-value of coefficient `place`. */
function accident(fit: Fit, place: number): number {
  const chance = chanceBelowZero(fit, place);
  return 2 * Math.min(chance, 1 - chance);
}

/** Possible places of each kind of event, and the equivalent number of independent trials. */
function candidates(chain: readonly BalanceInterval[], known: readonly LossEvent[]) {
  const range = chain.length - 2 * leastStretch;
  const step = Math.max(1, Math.ceil(range / onsetTrials(chain.length)));
  const more = range >= 0 && known.filter(({ kind }) => kind === 'onset').length < mostOnsets;
  const onsets = more ? Array.from({ length: Math.floor(range / step) + 1 }, (_, i) => leastStretch + i * step) : [];
  const all = chain.map((_, at) => at);
  const linked = all.filter((at) => chain[at + 1]?.linked);
  return [
    { kind: 'sudden' as const, places: all, trials: all.length },
    { kind: 'misread' as const, places: linked, trials: linked.length },
    // Neighbouring onsets are strongly correlated: four count as one trial.
    { kind: 'onset' as const, places: onsets, trials: Math.max(1, onsets.length / 4) },
  ];
}

/**
 * Studentised size that an event would have if fitted, computed from xᵀV⁻¹r, xᵀV⁻¹x and xᵀV⁻¹X of its column x in a few
 * steps per day.
 */
function scorer({ losses }: Series, columns: readonly Float64Array[], { solutions, freedom }: Fit) {
  const { factor } = solutions.reduce((best, one) => (one.weight > best.weight ? one : best));
  const white = columns.map((column) => whiten(factor, column));
  const solved = leastSquares(white, whiten(factor, losses));
  if (!solved) return () => 0;
  const weighted = unwhiten(factor, solved.left);
  const weightedColumns = white.map((column) => unwhiten(factor, column));
  const diagonal = inverseDiagonal(factor);
  return ({ kind, at: day }: LossEvent): number => {
    const pick = (values: Float64Array) => {
      if (kind !== 'onset') return itemAt(values, day) - (kind === 'misread' ? itemAt(values, day + 1) : 0);
      let sum = 0;
      for (const value of values.subarray(day)) sum += value;
      return sum;
    };
    const variance = () => {
      if (kind === 'sudden') return itemAt(diagonal, day);
      if (kind === 'misread') {
        const there = itemAt(diagonal, day + 1);
        // (V⁻¹)ᵢ,ᵢ₊₁ = −lᵢ₊₁·(V⁻¹)ᵢ₊₁,ᵢ₊₁
        return itemAt(diagonal, day) + there + 2 * itemAt(factor.multipliers, day + 1) * there;
      }
      const column = whiten(factor, eventColumn({ kind, at: day }, losses.length));
      return dotProduct(column, column);
    };
    const cross = weightedColumns.map(pick);
    const own = variance();
    const information =
      own -
      dotProduct(
        cross,
        solved.inverse.map((row) => dotProduct(row, cross)),
      );
    if (!(information > 1e-9 * own)) return 0;
    const slope = pick(weighted);
    const scale = Math.max(solved.rss - slope ** 2 / information, 1e-9) / (freedom - 1);
    return slope / Math.sqrt(information * scale);
  };
}

/** Causes to which a loss is proportional: days (a leak), litres sold (a meter), litres received (short deliveries). */
export const causeNames = ['time', 'sales', 'deliveries'] as const;
export type CauseName = (typeof causeNames)[number];

export interface Cause {
  name: CauseName;
  size: Estimate;
  chance: number;
}

/** Probability from which a cause is named, if its interval is also above zero. */
const decisiveChance = 0.8;

export const suddenLoss = ({ events }: PeriodVerdict): number =>
  events.reduce((sum, { kind, size }) => sum + (kind === 'sudden' ? size.value : 0), 0);

/** Most probable cause of a proven loss, with a rival when the record cannot distinguish the two. */
export function mostProbableCause(
  chain: readonly BalanceInterval[],
  verdict: PeriodVerdict,
): (Cause & { rival: CauseName | undefined }) | undefined {
  if (verdict.outcome !== 'fail' || verdict.total - suddenLoss(verdict) <= verdict.total / 4) return undefined;
  const [first, second] = rankCauses(chain, verdict.events);
  const isClear = first && first.chance >= decisiveChance && first.size.low > 0;
  return first && { ...first, rival: isClear ? undefined : second?.name };
}

/**
 * Causes by decreasing probability: marginal likelihood of each alone, in units of the total loss (Kass & Raftery
 * 1995).
 */
function rankCauses(chain: readonly BalanceInterval[], events: readonly LossEvent[]): Cause[] {
  const series = buildSeries(chain);
  const columnsFor = (kept: readonly LossEvent[]) => kept.map((event) => eventColumn(event, chain.length));
  const jumps = columnsFor(events.filter(({ kind }) => kind !== 'onset'));
  const alone = (column: Float64Array) => {
    const period = column.reduce((sum, value) => sum + value, 0);
    const fit = period > 0 ? fitColumns(series, [column.map((value) => value / period), ...jumps]) : undefined;
    return fit && { evidence: fit.evidence, size: estimate(fit, [1 / period, ...jumps.map(() => 0)]) };
  };
  const course = fitColumns(series, modelColumns(chain.length, events));
  const time = alone(new Float64Array(chain.length).fill(1));
  if (!course || !time) return [];
  // A leak may also have begun at an onset found; its size is then that of the verdict.
  const onsets = columnsFor(events.filter(({ kind }) => kind === 'onset')).flatMap((column) => alone(column) ?? []);
  const evidence = Math.max(...[time, ...onsets].map((one) => one.evidence));
  const others = (['sales', 'deliveries'] as const).flatMap((name) => {
    const found = alone(Float64Array.from(chain, (day) => (name === 'sales' ? day.issues : day.receipts)));
    return found ? [{ name, ...found }] : [];
  });
  const found = [{ name: 'time' as const, size: currentRate(events, course), evidence }, ...others];
  const top = Math.max(...found.map((one) => one.evidence));
  const all = found.reduce((sum, one) => sum + Math.exp(one.evidence - top), 0);
  return found
    .map(({ name, size, evidence: own }) => ({ name, size, chance: Math.exp(own - top) / all }))
    .sort((a, b) => b.chance - a.chance);
}
