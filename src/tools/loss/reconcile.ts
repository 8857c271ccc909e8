import type { LossReason } from './columns-schema.ts';
import type { LossValues } from './inputs.ts';
import type { Entry } from './read.ts';

/** One day of one tank, in litres. */
export interface LossDay {
  date: string;
  tank: string;
  opening: number;
  receipts: number;
  issues: number;
  closing: number;
  /** Opening + receipts − issues − closing: what is missing; negative where there is too much. */
  loss: number;
  /** A loss or gain within this says nothing. */
  tolerance: number;
  reasons: Reason[];
  /** Litres that the change of temperature since the day before may explain; only with a temperature column. */
  thermal: number | undefined;
}

export interface Reason {
  kind: LossReason;
  /** Litres that the sentence names. */
  litres: number;
  /** Days that it looks back on, for runs and cumulative sums. */
  days: number;
}

/** So many losses one after the other happen by chance once in 128 weeks of honest noise. */
const runLength = 7;
/** Page's tabular CUSUM with the usual slack and decision interval, in standard deviations. */
const slack = 0.5;
const decision = 5;
/** Below this a median and a spread mean nothing. */
const leastDays = 10;

/** Joins lines of one tank and day (shifts, several deliveries): first opening, last closing, sums between. */
function joinDays(entries: readonly Entry[]): Entry[][] {
  const tanks = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const days = tanks.get(entry.tank) ?? new Map<string, Entry>();
    tanks.set(entry.tank, days);
    const day = days.get(entry.date);
    if (!day) {
      days.set(entry.date, { ...entry });
      continue;
    }
    day.receipts += entry.receipts;
    day.issues += entry.issues;
    day.closing = entry.closing;
    if (entry.document !== undefined) day.document = (day.document ?? 0) + entry.document;
    day.temperature = entry.temperature ?? day.temperature;
  }
  return [...tanks.values()].map((days) => [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)));
}

/**
 * Loss of each day and tank against its tolerance, with the reasons to look closer. The first day of a tank without
 * an opening stock only serves as the opening of the next.
 */
export function reconcile(entries: readonly Entry[], values: LossValues): LossDay[] {
  return joinDays(entries)
    .flatMap((days) => watch(daysOf(days, values), values))
    .sort((a, b) => (a.date === b.date ? (a.tank < b.tank ? -1 : 1) : a.date < b.date ? -1 : 1));
}

function daysOf(days: readonly Entry[], values: LossValues): LossDay[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1];
    const opening = day.opening ?? before?.closing;
    if (opening === undefined) return [];
    const { date, tank, receipts, issues, closing, document, temperature } = day;
    const basis = values.dasar === 'keluar' ? issues : issues + receipts;
    const limit = (amount: number) => Math.max(values.minimum, (amount * values.toleransi) / 100);
    const reasons: Reason[] = [];
    if (document !== undefined && Math.abs(document - receipts) > limit(document)) {
      reasons.push({ kind: 'delivery', litres: document - receipts, days: 1 });
    }
    if (day.opening !== undefined && before && Math.abs(before.closing - day.opening) > values.minimum) {
      reasons.push({ kind: 'continuity', litres: day.opening - before.closing, days: 1 });
    }
    const change =
      temperature === undefined || before?.temperature === undefined ? undefined : temperature - before.temperature;
    const loss = opening + receipts - issues - closing;
    const thermal = change === undefined ? undefined : (-change * closing * values.muai) / 100;
    return [{ date, tank, opening, receipts, issues, closing, loss, tolerance: limit(basis), reasons, thermal }];
  });
}

/** Marks the days of one tank, in their order. */
function watch(days: LossDay[], { minimum }: LossValues): LossDay[] {
  const { centre, spread } = spreadOf(days.map(({ loss }) => loss));
  // A record without any noise must not make every rounding a crossing.
  const sigma = Math.max(spread, minimum / 3, 1e-9);
  let [run, sum, since] = [0, 0, 0];
  let total = 0;
  for (const day of days) {
    if (Math.abs(day.loss) > day.tolerance) {
      day.reasons.push({ kind: day.loss > 0 ? 'tolerance' : 'gain', litres: day.loss, days: 1 });
    }
    run = day.loss > 0 ? run + 1 : 0;
    total = run > 0 ? total + day.loss : 0;
    if (run === runLength) day.reasons.push({ kind: 'run', litres: total, days: run });
    if (days.length < leastDays) continue;
    // One wild day is told by its tolerance; the sum is for what goes on.
    const step = Math.min((day.loss - centre) / sigma, decision - 1);
    sum = Math.max(0, sum + step - slack);
    since = sum > 0 ? since + 1 : 0;
    if (sum > decision) {
      day.reasons.push({ kind: 'cusum', litres: lastLosses(days, day, since), days: since });
      [sum, since] = [0, 0];
    }
  }
  return days;
}

function lastLosses(days: readonly LossDay[], until: LossDay, count: number): number {
  const end = days.indexOf(until) + 1;
  return days.slice(end - count, end).reduce((total, { loss }) => total + loss, 0);
}

/** Median and 1.4826 × median absolute deviation: a spread that a few bad days cannot move. */
export function spreadOf(values: readonly number[]): { centre: number; spread: number } {
  const centre = median(values);
  return { centre, spread: 1.4826 * median(values.map((value) => Math.abs(value - centre))) };
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
