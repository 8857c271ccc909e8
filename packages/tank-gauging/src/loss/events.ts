import { itemAt } from '../item-at.ts';
import { studentCdf } from '../methods/statistics.ts';
import { shortForms, unwhiten, whiten } from './covariance.ts';
import {
  type BalanceInterval,
  chanceBelowZero,
  dotProduct,
  type Fit,
  fitColumns,
  leastSquares,
  type Series,
} from './fit.ts';

/** Sudden loss or gain, misread dip that shifts a loss to the next day, or onset of a rate that lasts. */
export interface LossEvent {
  kind: 'sudden' | 'misread' | 'onset';
  at: number;
}

export const eventColumn = ({ kind, at }: LossEvent, length: number): Float64Array =>
  new Float64Array(length).map((_, i) => {
    if (kind === 'onset') return i >= at ? 1 : 0;
    return i === at ? 1 : kind === 'misread' && i === at + 1 ? -1 : 0;
  });

/** Share of the period's mean rate that a unit of the event adds. */
export const eventShare = ({ kind, at }: LossEvent, days: number): number =>
  kind === 'misread' ? 0 : kind === 'sudden' ? 1 / days : (days - at) / days;

/** The mean rate of a record. */
const wholePeriod: LossEvent = { kind: 'onset', at: 0 };

/** Model columns of a record: a constant rate, then its events. */
export const modelColumns = (length: number, events: readonly LossEvent[]): Float64Array[] =>
  [wholePeriod, ...events].map((event) => eventColumn(event, length));

/**
 * Probability of a false event of each kind in a record without events. An onset takes part of a wandering error with it,
 * so that the rest seems independent from day to day: its probability is several times the nominal one.
 */
const falseEvent = { sudden: 0.003, misread: 0.003, onset: 0.0005 } as const;
/** Corrected p-value above which no further event is looked for: one that others mask is still below it. */
const hopeless = 0.25;
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
export function findEvents(chain: readonly BalanceInterval[], series: Series) {
  let events: LossEvent[] = [];
  const known = new Map<string, Float64Array>();
  const columnsOf = (wanted: readonly LossEvent[]) =>
    [wholePeriod, ...wanted].map((event) => {
      const name = `${event.kind} ${event.at}`;
      const column = known.get(name) ?? eventColumn(event, chain.length);
      known.set(name, column);
      return column;
    });
  let fit = fitColumns(series, columnsOf(events));
  let sure = { events, fit };
  const trialsFor: number[] = [];
  while (fit && fit.freedom > leastStretch && events.length < mostEvents) {
    const { freedom } = fit;
    const score = scorer(series, columnsOf(events), fit);
    const scored = candidates(chain, events).flatMap(({ kind, places, trials }) => {
      let best: LossEvent | undefined;
      let most = -1;
      for (const place of places) {
        if (events.some((known) => known.kind === kind && known.at === place)) continue;
        const size = Math.abs(score({ kind, at: place }));
        if (size > most) [best, most] = [{ kind, at: place }, size];
      }
      return best ? [{ event: best, size: most, trials }] : [];
    });
    // The better of a sudden loss and a misread dip is fitted, and an onset, which the fit judges otherwise than the score.
    const [brief] = scored.filter(({ event }) => event.kind !== 'onset').sort((a, b) => b.size - a.size);
    const found = scored.flatMap((one) => {
      const isFitted = one === brief ? one.trials * twoSided(one.size, freedom) < hopeless : one.event.kind === 'onset';
      if (!isFitted) return [];
      const next = fitColumns(series, columnsOf([...events, one.event]));
      return next ? [{ ...one, fit: next, chance: one.trials * accident(next, events.length + 1) }] : [];
    });
    const clearest = found.sort((a, b) => a.chance - b.chance)[0];
    if (!clearest || clearest.chance > hopeless) break;
    events = [...events, clearest.event];
    trialsFor.push(clearest.trials);
    const next: Fit = clearest.fit;
    fit = next;
    // Events of equal size mask one another: up to three are added together, and kept once each is significant.
    const isSure = events.every(
      ({ kind }, at) => at < sure.events.length || (trialsFor[at] ?? 1) * accident(next, at + 1) <= falseEvent[kind],
    );
    if (isSure) sure = { events, fit };
    else if (events.length - sure.events.length >= mostHidden) break;
  }
  return sure;
}

const twoSided = (size: number, freedom: number) => 2 * studentCdf(-size, freedom);

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
  const target = whiten(factor, losses);
  const solved = leastSquares(white, target);
  if (!solved) return () => 0;
  const left = target.map(
    (value, i) => value - solved.coefficients.reduce((sum, one, j) => sum + one * itemAt(itemAt(white, j), i), 0),
  );
  const weighted = unwhiten(factor, left);
  const weightedColumns = white.map((column) => unwhiten(factor, column));
  const quadratic = shortForms(factor);
  return ({ kind, at: day }: LossEvent): number => {
    const pick = (values: Float64Array) => {
      if (kind !== 'onset') return itemAt(values, day) - (kind === 'misread' ? itemAt(values, day + 1) : 0);
      let sum = 0;
      for (const value of values.subarray(day)) sum += value;
      return sum;
    };
    const variance = () => {
      if (kind !== 'onset') return quadratic(day, kind === 'misread' ? [1, -1] : [1, 0]);
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
