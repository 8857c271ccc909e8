import type { Interval } from './chain.ts';
import { estimate, type Fit, fitColumns, type NoiseModel } from './fit.ts';
import { type Residuals, residualsOf, scoreOf } from './residuals.ts';

/**
 * What is more than scatter in a record: a loss (or gain) between two dips, one dip that was misread and so moves a
 * loss from one day to the next, or a rate that changes from one day on.
 */
export interface Event {
  kind: 'sudden' | 'misread' | 'onset';
  /** Place in the chain where it happens or begins. */
  at: number;
}

/** Chance of one false event in an honest record, for each kind. */
const falseAlarm = 0.01;
const mostEvents = 8;
const mostOnsets = 2;
/** Days that a rate must last to be one, at both ends of the record. */
const leastStretch = 5;
const mostCandidates = 48;
/** A record of decades is looked through more coarsely. */
const longRecord = { days: 2000, candidates: 16 } as const;

/** The column that an event adds to the fit. */
export function columnOf({ kind, at }: Event, chain: readonly Interval[]): Float64Array {
  const column = new Float64Array(chain.length);
  if (kind === 'onset') {
    for (let i = at; i < chain.length; i += 1) column[i] = chain[i]?.days ?? 0;
    return column;
  }
  column[at] = 1;
  if (kind === 'misread') column[at + 1] = -1;
  return column;
}

/** Columns of a record's own course: the days, then its events. */
export const courseOf = (chain: readonly Interval[], events: readonly Event[]): Float64Array[] => [
  columnOf({ kind: 'onset', at: 0 }, chain),
  ...events.map((event) => columnOf(event, chain)),
];

/**
 * Events of a chain, found one after the other. Of each kind the place with the largest studentised score (Cook &
 * Weisberg 1982, 2.2.2) is fitted; the clearest of them stays where its chance to be an accident, times the number of
 * places where it might have been (Bonferroni), is small.
 */
export function findEvents(
  chain: readonly Interval[],
  losses: ArrayLike<number>,
  models: readonly NoiseModel[],
): { events: Event[]; fit: Fit | undefined } {
  const events: Event[] = [];
  let fit = fitColumns(losses, courseOf(chain, events), models);
  while (fit && fit.freedom > leastStretch && events.length < mostEvents) {
    const residuals = residualsOf(losses, courseOf(chain, events), models, fit);
    const trials = residuals ? candidates(chain, residuals, events) : [];
    const fitted = trials.flatMap(({ event, places }) => {
      const next = fitColumns(losses, courseOf(chain, [...events, event]), models);
      return next ? [{ event, fit: next, chance: places * accident(next) }] : [];
    });
    const best = fitted.sort((a, b) => a.chance - b.chance)[0];
    if (!best || best.chance > falseAlarm) break;
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
function candidates(chain: readonly Interval[], residuals: Residuals, known: readonly Event[]) {
  const onsets = known.filter(({ kind }) => kind === 'onset').length < mostOnsets ? onsetPlaces(chain.length) : [];
  const places: Record<Event['kind'], number[]> = {
    sudden: chain.map((_, at) => at),
    misread: chain.flatMap((_, at) => (chain[at + 1]?.linked ? [at] : [])),
    onset: onsets,
  };
  return (['sudden', 'misread', 'onset'] as const).flatMap((kind) => {
    let best: { event: Event; score: number } | undefined;
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
