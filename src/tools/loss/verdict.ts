import {
  type BalanceInterval,
  type Estimate,
  estimate,
  type Fit,
  fitColumns,
  inverseDiagonal,
  leastSquares,
  type NoiseModel,
  noiseModels,
  unwhiten,
  whiten,
} from './fit.ts';

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
const negligible = 0.25;
const leastDays = 20;
const leastCoverage = 0.8;
/** Nobody reads a tank to half a litre: so many losses below it mean a closing stock that was calculated. */
const booked = { litres: 0.5, share: 0.8 } as const;
/** Two-sided 95 % of a normal distribution, and the sum of two one-sided ones: 5 % false alarms, 5 % misses. */
const twoSided = 1.96;
const bothErrors = 2 * 1.645;

/** What stands between a chain's first and last dip. */
interface LossAssessment {
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
  const last = Math.max(...events.map(({ kind, at }) => (kind === 'onset' ? at : -1)));
  const current = chain[last] && { from: chain[last].date, rate: currentRate(events, fit) };
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

/** The steady rate since it last changed, without what was lost at once. */
const currentRate = (events: readonly LossEvent[], fit: Fit): Estimate =>
  estimate(fit, [1, ...events.map(({ kind }) => (kind === 'onset' ? 1 : 0))]);

/** Half intervals of the sum of all losses: inner dips cancel, two of each unbroken stretch remain. */
function errorsOf(chain: readonly BalanceInterval[], fit: Fit, days: number) {
  const stretches = chain.filter(({ linked }, index) => index === 0 || !linked).length;
  const mean = (of: (share: number) => number) =>
    twoSided * Math.sqrt(fit.solutions.reduce((sum, { weight, scale, share }) => sum + weight * scale * of(share), 0));
  return { dipHalf: mean((share) => 2 * stretches * (1 - share)), dayHalf: mean((share) => days * share) };
}

/**
 * What is more than scatter in a record: a loss (or gain) between two dips, one dip that was misread and so moves a
 * loss from one day to the next, or a rate that changes from one day on.
 */
export interface LossEvent {
  kind: 'sudden' | 'misread' | 'onset';
  /** Place in the chain where it happens or begins. */
  at: number;
}

/** The column that an event adds to the fit. */
export function columnOf({ kind, at }: LossEvent, chain: readonly BalanceInterval[]): Float64Array {
  const column = new Float64Array(chain.length);
  if (kind === 'onset') {
    for (let i = at; i < chain.length; i += 1) column[i] = chain[i]?.days ?? 0;
    return column;
  }
  column[at] = 1;
  if (kind === 'misread') column[at + 1] = -1;
  return column;
}

/** Chance of one false event in an honest record, for each kind. */
const falseEvent = 0.01;
const mostEvents = 8;
const mostOnsets = 2;
/** Days that a rate must last to be one, at both ends of the record. */
const leastStretch = 5;
const mostCandidates = 48;
/** A record of decades is looked through more coarsely. */
const longRecord = { days: 2000, candidates: 16 } as const;

/** Columns of a record's own course: the days, then its events. */
export const courseOf = (chain: readonly BalanceInterval[], events: readonly LossEvent[]): Float64Array[] => [
  columnOf({ kind: 'onset', at: 0 }, chain),
  ...events.map((event) => columnOf(event, chain)),
];

/**
 * Events of a chain, found one after the other. Of each kind the place with the largest studentised score (Cook &
 * Weisberg 1982, 2.2.2) is fitted; the clearest of them stays where its chance to be an accident, times the number of
 * places where it might have been (Bonferroni), is small.
 */
export function findEvents(
  chain: readonly BalanceInterval[],
  losses: ArrayLike<number>,
  models: readonly NoiseModel[],
): { events: LossEvent[]; fit: Fit | undefined } {
  const events: LossEvent[] = [];
  let fit = fitColumns(losses, courseOf(chain, events), models);
  while (fit && fit.freedom > leastStretch && events.length < mostEvents) {
    const residuals = residualsOf(losses, courseOf(chain, events), models, fit);
    const trials = residuals ? candidates(chain, residuals, events) : [];
    const fitted = trials.flatMap(({ event, places }) => {
      const next = fitColumns(losses, courseOf(chain, [...events, event]), models);
      return next ? [{ event, fit: next, chance: places * accident(next) }] : [];
    });
    const best = fitted.sort((a, b) => a.chance - b.chance)[0];
    if (!best || best.chance > falseEvent) break;
    events.push(best.event);
    fit = best.fit;
  }
  return { events, fit };
}

/** Chance that the last coefficient of a fit has its size by accident, to both sides. */
function accident(fit: Fit): number {
  const { atMostZero } = estimate(fit, [...Array<number>(fit.columns - 1).fill(0), 1]);
  return 2 * Math.min(atMostZero, 1 - atMostZero);
}

/** Of each kind the place with the largest score, and the number of independent places that it was chosen from. */
function candidates(chain: readonly BalanceInterval[], residuals: Residuals, known: readonly LossEvent[]) {
  const onsets = known.filter(({ kind }) => kind === 'onset').length < mostOnsets ? onsetPlaces(chain.length) : [];
  const places: Record<LossEvent['kind'], number[]> = {
    sudden: chain.map((_, at) => at),
    misread: chain.flatMap((_, at) => (chain[at + 1]?.linked ? [at] : [])),
    onset: onsets,
  };
  return (['sudden', 'misread', 'onset'] as const).flatMap((kind) => {
    let best: { event: LossEvent; score: number } | undefined;
    for (const at of places[kind]) {
      const event = { kind, at };
      if (known.some((other) => other.kind === kind && other.at === at)) continue;
      const score = Math.abs(scoreOf(event, chain, residuals));
      if (!best || score > best.score) best = { event, score };
    }
    // Neighbouring onsets nearly repeat one another: four of them count as one trial.
    const count = kind === 'onset' ? Math.max(1, onsets.length / 4) : places[kind].length;
    return best ? [{ event: best.event, places: count }] : [];
  });
}

function onsetPlaces(length: number): number[] {
  const [first, last] = [leastStretch, length - leastStretch];
  if (last < first) return [];
  const most = length > longRecord.days ? longRecord.candidates : mostCandidates;
  const step = Math.max(1, Math.ceil((last - first) / most));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
}

/** What is left of a record after a fit, under the mixture of errors that the data favour. */
function residualsOf(
  losses: ArrayLike<number>,
  columns: readonly ArrayLike<number>[],
  models: readonly NoiseModel[],
  fit: Fit,
) {
  const likeliest = fit.solutions.reduce((best, one) => (one.weight > best.weight ? one : best));
  const factor = models.find(({ share }) => share === likeliest.share)?.factor;
  if (!factor) return undefined;
  const white = columns.map((column) => whiten(factor, column));
  const solved = leastSquares(white, whiten(factor, losses));
  return (
    solved && {
      factor,
      white: solved.left,
      /** V⁻¹ times the residuals. */
      weighted: unwhiten(factor, solved.left),
      /** Whitened columns of the fit, (XᵀV⁻¹X)⁻¹, and V⁻¹X. */
      columns: white,
      inverse: solved.inverse,
      weightedColumns: white.map((column) => unwhiten(factor, column)),
      inverseDiagonal: inverseDiagonal(factor),
      rss: solved.rss,
      freedom: fit.freedom,
    }
  );
}
type Residuals = NonNullable<ReturnType<typeof residualsOf>>;

/** Studentised size of an event that is not in the fit yet, had it been fitted. */
function scoreOf(event: LossEvent, chain: readonly BalanceInterval[], left: Residuals): number {
  const { slope, variance, cross } = event.kind === 'onset' ? stretch(event, chain, left) : point(event, left);
  const explained = cross.reduce(
    (sum, a, i) => sum + a * cross.reduce((row, b, j) => row + b * (left.inverse[i]?.[j] ?? 0), 0),
    0,
  );
  const information = variance - explained;
  if (!(information > 1e-9 * variance)) return 0;
  const freedom = left.freedom - 1;
  const gain = slope ** 2 / information;
  const scale = Math.max(left.rss - gain, 1e-9) / freedom;
  return slope / Math.sqrt(information * scale);
}

/** xᵀV⁻¹r, xᵀV⁻¹x and xᵀV⁻¹X of a column that touches one or two days. */
function point({ kind, at }: LossEvent, left: Residuals) {
  const next = kind === 'misread' ? at + 1 : -1;
  const pick = (values: Float64Array) => (values[at] ?? 0) - (next < 0 ? 0 : (values[next] ?? 0));
  const here = left.inverseDiagonal[at] ?? 0;
  const there = left.inverseDiagonal[next] ?? 0;
  // (V⁻¹)ᵢ,ᵢ₊₁ = −lᵢ₊₁·(V⁻¹)ᵢ₊₁,ᵢ₊₁
  const between = next < 0 ? 0 : -(left.factor.multipliers[next] ?? 0) * there;
  return { slope: pick(left.weighted), variance: here + there - 2 * between, cross: left.weightedColumns.map(pick) };
}

/** The same of a column that runs to the end. */
function stretch(event: LossEvent, chain: readonly BalanceInterval[], left: Residuals) {
  const white = whiten(left.factor, columnOf(event, chain));
  const dot = (other: Float64Array) => {
    let sum = 0;
    for (let i = event.at; i < white.length; i += 1) sum += (white[i] ?? 0) * (other[i] ?? 0);
    return sum;
  };
  return { slope: dot(left.white), variance: dot(white), cross: left.columns.map(dot) };
}

/** What a loss may be proportional to: days (a leak), litres sold (a meter), litres received (short deliveries). */
export const causeNames = ['time', 'sales', 'deliveries'] as const;
export type CauseName = (typeof causeNames)[number];

/** A cause that alone might explain a record. */
export interface Cause {
  name: CauseName;
  /** Its size where it is the only one: litres a day (since the last change), litres a litre sold or received. */
  size: Estimate;
  /** Chance that it alone explains the record, if one of the three does. */
  chance: number;
}

/** A cause is named where its chance reaches this and its interval holds losses alone. */
export const decisiveChance = 0.8;

/** What was lost at once over the period, in litres. */
export const suddenLoss = ({ events }: PeriodVerdict): number =>
  events.reduce((sum, { kind, size }) => sum + (kind === 'sudden' ? size.value : 0), 0);

/** The cause of a shown loss that was not lost at once, with its rival where the record cannot tell the two apart. */
export function namedCause(
  chain: readonly BalanceInterval[],
  { verdict, events }: LossAssessment,
): (Cause & { rival: CauseName | undefined }) | undefined {
  if (verdict.outcome !== 'fail' || verdict.total - suddenLoss(verdict) <= verdict.total / 4) return undefined;
  const [first, second] = causesOf(chain, events);
  const isClear = first && first.chance >= decisiveChance && first.size.low > 0;
  return first && { ...first, rival: isClear ? undefined : second?.name };
}

/**
 * The causes that a record varies in, the likeliest first: from the marginal likelihood of each alone, with the loss of
 * the whole period as the common unit so that no cause is favoured (Kass & Raftery 1995).
 */
export function causesOf(chain: readonly BalanceInterval[], events: readonly LossEvent[]): Cause[] {
  const models = noiseModels(chain);
  const losses = Float64Array.from(chain, ({ loss }) => loss);
  const columns: Record<CauseName, Float64Array> = {
    time: Float64Array.from(chain, ({ days }) => days),
    sales: Float64Array.from(chain, ({ issues }) => issues),
    deliveries: Float64Array.from(chain, ({ receipts }) => receipts),
  };
  const jumps = events.filter(({ kind }) => kind !== 'onset').map((event) => columnOf(event, chain));
  const alone = (column: Float64Array) => {
    const period = column.reduce((sum, value) => sum + value, 0);
    const fit = period > 0 ? fitColumns(losses, [column.map((value) => value / period), ...jumps], models) : undefined;
    return fit && { fit, period };
  };
  // A leak may also have begun where a change of rate was found; its size is then that of the verdict.
  const onsets = events.filter(({ kind }) => kind === 'onset').map((event) => columnOf(event, chain));
  const course = fitColumns(losses, courseOf(chain, events), models);
  const found = causeNames.flatMap((name) => {
    const own = alone(columns[name]);
    if (!own || !course) return [];
    const evidence = [own, ...(name === 'time' ? onsets.map(alone) : [])].map((one) => one?.fit.evidence ?? -1e12);
    const size =
      name === 'time' ? currentRate(events, course) : estimate(own.fit, [1 / own.period, ...jumps.map(() => 0)]);
    return [{ name, size, evidence: Math.max(...evidence) }];
  });
  const top = Math.max(...found.map(({ evidence }) => evidence));
  const all = found.reduce((sum, { evidence }) => sum + Math.exp(evidence - top), 0);
  return found
    .map(({ name, size, evidence }) => ({ name, size, chance: Math.exp(evidence - top) / all }))
    .sort((a, b) => b.chance - a.chance);
}
