import { median } from '../methods/statistics.ts';
import type { Table } from '../tabular/cells.ts';
import { dayNumber } from '../tabular/dates.ts';
import type { UnreadFile } from '../tabular/files.ts';
import { mostProbableCause } from './causes.ts';
import { type LossEvent, modelColumns } from './events.ts';
import { type BalanceInterval, buildSeries, fitColumns } from './fit.ts';
import { type LossValues, presumedError } from './inputs.ts';
import { compareWithRule } from './owner-rule.ts';
import { maxBadLines, type ReadChoices, readRecord } from './read.ts';
import type { BadLine, LossEntry, LossReason } from './record.ts';
import { rivalFigures } from './rivals.ts';
import { assessChain } from './verdict.ts';

export type Analysis = ReturnType<typeof analyse>['analysis'];
export type TankResult = ReturnType<typeof judgeTank>;
export type LossPoint = ReturnType<typeof chartPoints>[number];

const mostSuspicious = 20;
const mostRecent = 31;
const mostTanks = 200;
const mostPoints = 120;
const mostMonths = 120;
/** Largest share of skipped lines with which a record may still pass. */
const mostSkipped = 0.02;

/**
 * Reads a record and analyses it, all tanks or only `tank`. Returns a compact analysis for the page, and every day for
 * the export.
 */
export function analyse(
  table: Table,
  values: LossValues,
  choices: ReadChoices = {},
  tank?: string,
  wasRead?: () => void,
) {
  const { entries, ...reading } = readRecord(table, choices);
  wasRead?.();
  const { tanks, unsorted, duplicates, conflicts } = cleanEntries(entries);
  const records = tanks.filter((one) => tank === undefined || one.tank === tank).map((one) => reconcile(one, values));
  const left = [...conflicts, ...records.flatMap(({ unopened }) => unopened)];
  // A line that contradicts another one of its day is as unread as one that cannot be read.
  const skipped = reading.badCount + conflicts.length > mostSkipped * reading.lines;
  const results = records.slice(0, mostTanks).map((record) => judgeTank(record, values, skipped));
  const days = records
    .flatMap((record) => record.days)
    .sort((a, b) => compare(a.date, b.date) || compare(a.tank, b.tank));
  const size = (day: LossDay) => Math.abs(day.loss + day.overnight);
  const suspicious = days.filter(({ reasons }) => reasons.length > 0).sort((a, b) => size(b) - size(a));
  const months = grouped(days, ({ date }) => date.slice(0, 7));
  const analysis = {
    reading: {
      ...reading,
      bad: [...reading.bad, ...left].sort((a, b) => a.line - b.line).slice(0, maxBadLines),
      badCount: reading.badCount + left.length,
    },
    tidying: {
      usable: entries.length - duplicates - left.length,
      unsorted,
      duplicates,
      conflicts: conflicts.length,
      missingDays: records.reduce((all, record) => all + record.span - record.days.length, 0),
    },
    results,
    tanks: tanks.map((one) => one.tank).slice(0, mostTanks),
    totals: sumDays(days),
    ends: { opening: days[0]?.opening ?? 0, closing: days.at(-1)?.closing ?? 0 },
    period: [days[0]?.date, days.at(-1)?.date] as const,
    points: chartPoints(days),
    months: [...months].map(([month, own]) => ({ month, ...sumDays(own) })).slice(-mostMonths),
    missed: choices.sure ? undefined : records.map(missedDelivery).find(Boolean),
    suspicious: suspicious.slice(0, mostSuspicious),
    recent: days.slice(-mostRecent),
  };
  return { analysis, days };
}

/** `Map.groupBy`, which older browsers lack. */
function grouped<T>(items: readonly T[], itemKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(itemKey(item));
    if (group) group.push(item);
    else groups.set(itemKey(item), [item]);
  }
  return groups;
}

const sumDays = (days: readonly LossDay[]) => {
  const sum = (amount: (day: LossDay) => number) => days.reduce((all, day) => all + amount(day), 0);
  return {
    days: days.length,
    receipts: sum(({ receipts }) => receipts),
    issues: sum(({ issues }) => issues),
    moved: sum(({ moved }) => moved),
    loss: sum(({ loss, overnight }) => loss + overnight),
    suspicious: days.filter(({ reasons }) => reasons.length > 0).length,
  };
};

/**
 * Sign of an unrecorded delivery or pump: one day misses half a usual delivery (a usual day's sales if there are none),
 * or most days miss a tenth of their sales.
 */
function missedDelivery({ days }: TankBalance) {
  const usual = median(days.map(({ issues }) => issues));
  const limit = median(days.flatMap(({ receipts }) => (receipts > 0 ? [receipts] : []))) / 2 || usual || Infinity;
  const off = ({ loss, overnight }: LossDay) => Math.max(Math.abs(loss), Math.abs(loss + overnight));
  const worst = days.find((day) => off(day) >= limit);
  if (worst) return { date: worst.date, litres: off(worst) };
  const often = median(days.map(off));
  const clear = Math.max(usual / 10, 5 * median(days.map(({ tolerance }) => tolerance)));
  return days.length > 3 && often > clear ? { date: undefined, litres: often } : undefined;
}

/** Verdict for a tank; also adds the events found to the reasons of their days. */
function judgeTank({ tank, days, span }: TankBalance, values: LossValues, skipped: boolean) {
  const { threshold } = values;
  const meterError = presumedError(values);
  const plain = buildChain(days, false);
  const first = assessChain(plain, span, threshold, meterError);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? buildChain(days, true) : plain;
  const judged = corrected ? assessChain(chain, span, threshold, meterError) : first;
  // Skipped lines may hide a loss.
  const verdict: typeof judged =
    judged && skipped && (judged.outcome === 'pass' || judged.outcome === 'passIf')
      ? { ...judged, outcome: 'open', reason: 'skipped' }
      : judged;
  for (const { kind, date, size } of verdict?.events ?? []) {
    const day = days.find((one) => one.date === date);
    day?.reasons.unshift({ kind: kind === 'sudden' && size.value < 0 ? 'surplus' : kind, litres: size.value });
  }
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  const delivered = days.flatMap(({ receipts }) => (receipts > 0 ? [receipts] : []));
  return {
    tank,
    verdict,
    cause: verdict && mostProbableCause(chain, verdict),
    rivals: verdict && rivalFigures(days, verdict, values),
    months: ownerMonths(days, verdict?.endDips ?? values.minimum, values),
    corrected,
    thermal,
    /** Mean issues per day and median delivery in litres, for the tank data sheet. */
    use: days.reduce((sum, { issues }) => sum + issues, 0) / Math.max(1, days.length),
    delivery: delivered.length > 0 ? median(delivered) : 0,
  };
}

/** Months listed for a tank. */
const mostOwnerMonths = 24;

const ownerMonths = (days: readonly LossDay[], endDips: number, values: LossValues) =>
  [...grouped(days, ({ date }) => date.slice(0, 7))].slice(-mostOwnerMonths).map(([month, own]) => {
    const sums = sumDays(own);
    return { month, days: own.length, loss: sums.loss, ...compareWithRule(sums, endDips, values) };
  });

const buildChain = (days: readonly LossDay[], corrected: boolean): BalanceInterval[] =>
  days.map(({ date, loss, overnight, thermal, receipts, issues, linked, tolerance }) => ({
    date,
    loss: loss + overnight - (corrected ? thermal : 0),
    receipts,
    issues,
    linked,
    tolerance,
  }));

/**
 * True if the temperature correction improves the fit. A thermometer that does not follow the liquid adds scatter, and
 * the correction is dropped.
 */
function helps(days: readonly LossDay[], events: readonly LossEvent[]): boolean {
  const evidence = (corrected: boolean) =>
    fitColumns(buildSeries(buildChain(days, corrected)), modelColumns(days.length, events))?.evidence ?? -Infinity;
  return evidence(true) > evidence(false);
}

/** Points of the charts, one per date; longer records are thinned to the largest loss of each stretch of days. */
function chartPoints(days: readonly LossDay[]) {
  const byDate = new Map<string, { date: string; loss: number; tolerance: number; sum: number; marked: boolean }>();
  let sum = 0;
  for (const { date, loss, overnight, tolerance, reasons } of days) {
    sum += loss + overnight;
    const before = byDate.get(date) ?? { loss: 0, tolerance: 0, marked: false };
    byDate.set(date, {
      date,
      loss: before.loss + loss,
      tolerance: before.tolerance + tolerance,
      sum,
      marked: before.marked || reasons.length > 0,
    });
  }
  const points = [...byDate.values()];
  const size = Math.ceil(points.length / mostPoints);
  return points
    .filter((_, index) => index % size === 0)
    .map((first, index) =>
      points.slice(index * size, (index + 1) * size).reduce(
        (worst, { date, loss, tolerance, sum: upTo, marked }) => ({
          date,
          loss: Math.abs(loss) > Math.abs(worst.loss) ? loss : worst.loss,
          tolerance: Math.max(worst.tolerance, tolerance),
          sum: upTo,
          marked: worst.marked || marked,
        }),
        first,
      ),
    );
}

export type FileProblem = UnreadFile | 'big' | 'empty' | 'failed';

export interface AnalysisTask {
  values: LossValues;
  choices: ReadChoices;
  tank: string | undefined;
}

export interface WorkerRequest extends AnalysisTask {
  source: string | File | undefined;
  wanted: 'analysis' | 'days';
}

/** Progress of the worker: the file is open, its lines are read. */
export const analysisSteps = ['opened', 'read'] as const;
export type AnalysisStep = (typeof analysisSteps)[number];

export interface WorkerReply {
  /** Progress message; the result follows. */
  step?: AnalysisStep;
  problem?: FileProblem;
  analysis?: Analysis;
  days?: LossDay[];
}

/** Balance of one tank on one day, litres. */
export interface LossDay {
  date: string;
  tank: string;
  opening: number;
  receipts: number;
  issues: number;
  /** Net volume of other movements: in minus out. */
  moved: number;
  /** Corrections, which are not part of the balance, and test draws poured back. */
  adjustment: number;
  drawn: number;
  closing: number;
  /** Opening + receipts + moved − issues − closing; negative for a gain. */
  loss: number;
  overnight: number;
  /**
   * Part of the loss that the temperature change since the previous day explains, litres; zero without temperatures.
   */
  thermal: number;
  linked: boolean;
  tolerance: number;
  /** Reasons to look closer; `litres` is the volume in the sentence, for `onset` litres per day. */
  reasons: { kind: LossReason; litres: number }[];
}

type TankBalance = ReturnType<typeof reconcile>;

/** Balances of a tank with the reasons to look closer. A gap in the dates ends a chain of dips. */
function reconcile({ tank, days: entries }: TankEntries, values: LossValues) {
  const [first, last] = [entries[0], entries.at(-1)];
  const isOpened = first?.opening !== undefined;
  /** Days after a gap without an opening stock, which cannot be balanced. */
  const unopened: BadLine[] = [];
  // `proving` is in mL per 20 L: at −20, 19.98 L left the tank for 20 L counted.
  const factor = 1 + values.proving / 20_000 + values.evaporation / 100;
  const arrived = 1 - (values.warmer * values.expansion) / 100;
  const limit = (amount: number) => Math.max(values.minimum, (amount * values.tolerance) / 100);
  const days = entries.flatMap((day, index): LossDay[] => {
    const before = entries[index - 1];
    const near = before && dayNumber(day.date) - dayNumber(before.date) === 1 ? before : undefined;
    const opening = day.opening ?? near?.closing;
    if (opening === undefined) {
      if (index > 0) unopened.push({ line: day.line, problem: 'noOpening' });
      return [];
    }
    const { date, receipts, issues, moved, adjustment, drawn, closing, document = receipts } = day;
    const loss = opening + receipts * arrived + moved - issues * factor - closing;
    const overnight = near ? near.closing - opening : 0;
    const change = (day.temperature ?? Number.NaN) - (near?.temperature ?? Number.NaN);
    const thermal = Number.isNaN(change) ? 0 : (-change * opening * values.expansion) / 100;
    const tolerance = limit(values.basis === 'keluar' ? issues : issues + receipts);
    const linked = near !== undefined && (index > 1 || isOpened);
    const reasons: LossDay['reasons'] = [];
    if (Math.abs(document - receipts) > limit(document)) {
      reasons.push({ kind: 'delivery', litres: document - receipts });
    }
    if (Math.abs(overnight) > limit(0)) reasons.push({ kind: 'continuity', litres: -overnight });
    if (Math.abs(loss) > tolerance) reasons.push({ kind: loss > 0 ? 'tolerance' : 'gain', litres: loss });
    const balance = { opening, receipts, issues, moved, closing, loss };
    return [{ date, tank, ...balance, adjustment, drawn, overnight, thermal, linked, tolerance, reasons }];
  });
  const span = first && last ? dayNumber(last.date) - dayNumber(first.date) + (isOpened ? 1 : 0) : 0;
  return { tank, days, span, unopened };
}

interface TankEntries {
  tank: string;
  days: LossEntry[];
}

/** Sorts lines by tank and day, drops duplicates, and merges the shifts of a day. */
function cleanEntries(entries: readonly LossEntry[]) {
  // Counts of lines that are out of order or duplicates, and lines that contradict an earlier one of their day, where
  // the later one is used.
  const done: Tidying = { unsorted: 0, duplicates: 0, conflicts: [] };
  const tanks = [...grouped(entries, (entry) => entry.tank)].map(
    ([tank, lines]): TankEntries => ({ tank, days: tidyDays(inOrder(lines, done), done) }),
  );
  return { tanks, ...done };
}

interface Tidying {
  unsorted: number;
  duplicates: number;
  conflicts: BadLine[];
}

/**
 * Lines in the order of their dates. A descending list is reversed first, so that the shifts of a day keep their order.
 */
function inOrder(lines: readonly LossEntry[], result: Tidying): readonly LossEntry[] {
  const steps = lines.slice(1).map(({ date }, i) => compare(date, lines[i]?.date ?? date));
  const falls = steps.filter((step) => step < 0).length;
  if (falls === 0) return lines;
  result.unsorted += falls;
  const isBackwards = falls > steps.filter((step) => step > 0).length;
  const forward = isBackwards ? [...lines].reverse() : [...lines];
  return forward.sort((a, b) => compare(a.date, b.date));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function tidyDays(lines: readonly LossEntry[], result: Tidying): LossEntry[] {
  const days: LossEntry[] = [];
  let seen: LossEntry[] = [];
  for (const entry of lines) {
    const day = days.at(-1);
    if (day?.date !== entry.date) seen = [];
    const isRepeated = seen.some((other) => repeats(entry, other));
    seen.push(entry);
    if (isRepeated) result.duplicates += 1;
    else if (day?.date !== entry.date) days.push({ ...entry });
    else if (contradicts(day, entry)) {
      result.conflicts.push({ line: entry.line, problem: 'conflict' });
      days[days.length - 1] = { ...entry };
    } else {
      // Another shift of the day: keep the first opening and the last closing, add up the rest.
      day.receipts += entry.receipts;
      day.issues += entry.issues;
      day.moved += entry.moved;
      day.adjustment += entry.adjustment;
      day.drawn += entry.drawn;
      day.closing = entry.closing;
      if (entry.document !== undefined) day.document = (day.document ?? 0) + entry.document;
      day.temperature = entry.temperature ?? day.temperature;
    }
  }
  return days;
}

const repeats = (entry: LossEntry, other: LossEntry) =>
  (Object.keys(entry) as (keyof LossEntry)[]).every((name) => name === 'line' || entry[name] === other[name]);

/**
 * True for a line that opens nearer to the opening than to the closing of its day: it repeats the same hours instead of
 * continuing them.
 */
function contradicts(day: LossEntry, entry: LossEntry): boolean {
  if (day.opening === undefined || entry.opening === undefined) return false;
  return Math.abs(entry.opening - day.opening) < Math.abs(entry.opening - day.closing);
}
