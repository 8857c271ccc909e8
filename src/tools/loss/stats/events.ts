import type { BalanceInterval } from './chain.ts';
import { columnOf, type LossEvent } from './event.ts';
import { estimate, type Fit, fitColumns, type NoiseModel } from './fit.ts';
import { type Residuals, residualsOf, scoreOf } from './residuals.ts';

/** Chance of one false event in an honest record, for each kind. */
const falseAlarm = 0.01;
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
