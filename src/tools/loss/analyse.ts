import { median } from '../../plant/methods/statistics.ts';
import { dayNumber } from '../kit/tabular/dates.ts';
import type { Table } from '../kit/tabular/table.ts';
import { type BalanceInterval, fitColumns, seriesOf } from './fit.ts';
import type { LossValues } from './inputs.ts';
import { mostBadLines, type ParsedRecord, type ReadChoices, readRecord } from './read.ts';
import type { BadLine, LossEntry, LossReason } from './record.ts';
import { assessChain, courseOf, type LossEvent, namedCause, type PeriodVerdict } from './verdict.ts';

/** What the page shows: bounded, however long the record is. */
export interface Analysis {
  reading: Omit<ParsedRecord, 'entries'>;
  /** What had to be done to the lines before they could be reckoned. */
  tidying: { usable: number; unsorted: number; duplicates: number; conflicts: number; missingDays: number };
  /** Results by tank, of the chosen one alone where one is chosen. */
  results: TankResult[];
  tanks: string[];
  totals: LossTotals;
  /** First and last day that could be reckoned. */
  period: readonly [from: string | undefined, to: string | undefined];
  points: LossPoint[];
  months: LossMonth[];
  /** What a balance misses by, on a day or on most of them: it is asked about before anything is concluded. */
  missed: { date: string | undefined; litres: number } | undefined;
  /** Days with a reason, the largest difference first. */
  suspicious: LossDay[];
  /** The last days of the record. */
  recent: LossDay[];
}

/** What is said of one tank. */
export interface TankResult {
  tank: string;
  /** Undefined below four days. */
  verdict: PeriodVerdict | undefined;
  cause: ReturnType<typeof namedCause>;
  /** Whether losses were corrected for temperature; undefined without temperatures. */
  corrected: boolean | undefined;
  /** Litres that temperature explains over the period. */
  thermal: number;
}

interface LossTotals {
  days: number;
  receipts: number;
  issues: number;
  loss: number;
  /** Days with a reason to look closer. */
  suspicious: number;
}

/** What a month comes to. */
interface LossMonth extends LossTotals {
  /** `2026-10` */
  month: string;
}

/** What a chart shows of a stretch of days: more days than points are drawn stretch by stretch. */
export interface LossPoint {
  date: string;
  /** Loss of the day, or the one farthest from zero in the stretch. */
  loss: number;
  tolerance: number;
  /** Sum of all losses up to here. */
  sum: number;
  marked: boolean;
}

const mostSuspicious = 20;
const mostRecent = 31;
const mostTanks = 200;
const mostPoints = 120;
const mostMonths = 120;

/** Reads a record and weighs it, `tank` alone if one is named: for the page, and every day of it for the export. */
export function analyse(
  table: Table,
  values: LossValues,
  choices: ReadChoices = {},
  tank?: string,
): { analysis: Analysis; days: LossDay[] } {
  const { entries, ...reading } = readRecord(table, choices);
  const { tanks, unsorted, duplicates, conflicts } = cleanEntries(entries);
  const records = tanks.filter((one) => tank === undefined || one.tank === tank).map((one) => reconcile(one, values));
  const left = [...conflicts, ...records.flatMap(({ unopened }) => unopened)];
  const results = records.slice(0, mostTanks).map((record) => judgeTank(record, values));
  const days = records
    .flatMap((record) => record.days)
    .sort((a, b) => compare(a.date, b.date) || compare(a.tank, b.tank));
  const size = (day: LossDay) => Math.abs(day.loss + day.overnight);
  const suspicious = days.filter(({ reasons }) => reasons.length > 0).sort((a, b) => size(b) - size(a));
  const months = grouped(days, ({ date }) => date.slice(0, 7));
  const analysis: Analysis = {
    reading: {
      ...reading,
      bad: [...reading.bad, ...left].sort((a, b) => a.line - b.line).slice(0, mostBadLines),
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
    totals: totalsOf(days),
    period: [days[0]?.date, days.at(-1)?.date],
    points: pointsOf(days),
    months: [...months].map(([month, own]) => ({ month, ...totalsOf(own) })).slice(-mostMonths),
    missed: choices.sure ? undefined : records.map(missedDelivery).find(Boolean),
    suspicious: suspicious.slice(0, mostSuspicious),
    recent: days.slice(-mostRecent),
  };
  return { analysis, days };
}

/** As the platform's `Map.groupBy`, which older browsers lack. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const totalsOf = (days: readonly LossDay[]): LossTotals => {
  const sum = (of: (day: LossDay) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    days: days.length,
    receipts: sum(({ receipts }) => receipts),
    issues: sum(({ issues }) => issues),
    loss: sum(({ loss, overnight }) => loss + overnight),
    suspicious: days.filter(({ reasons }) => reasons.length > 0).length,
  };
};

/**
 * A balance that a record of measured stock cannot have: a day misses half a delivery, or where none is written all that
 * a day sells; or most days miss a tenth of what they sell. A column or a line is not what it seems.
 */
function missedDelivery({ days }: TankBalance): Analysis['missed'] {
  const usual = median(days.map(({ issues }) => issues));
  const limit = median(days.flatMap(({ receipts }) => (receipts > 0 ? [receipts] : []))) / 2 || usual || Infinity;
  const off = ({ loss, overnight }: LossDay) => Math.max(Math.abs(loss), Math.abs(loss + overnight));
  const worst = days.find((day) => off(day) >= limit);
  if (worst) return { date: worst.date, litres: worst.loss || worst.overnight };
  const often = median(days.map(off));
  const clear = Math.max(usual / 10, 5 * median(days.map(({ tolerance }) => tolerance)));
  return days.length > 3 && often > clear ? { date: undefined, litres: often } : undefined;
}

/** Judges a tank, and writes what was found beside its days. */
function judgeTank({ tank, days, span }: TankBalance, { threshold, meterError }: LossValues): TankResult {
  const plain = chainOf(days, false);
  const first = assessChain(plain, span, threshold, meterError);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? chainOf(days, true) : plain;
  const verdict = corrected ? assessChain(chain, span, threshold, meterError) : first;
  for (const { kind, date, size } of verdict?.events ?? []) {
    const day = days.find((one) => one.date === date);
    day?.reasons.unshift({ kind: kind === 'sudden' && size.value < 0 ? 'surplus' : kind, litres: size.value });
  }
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  return { tank, verdict, cause: verdict && namedCause(chain, verdict), corrected, thermal };
}

const chainOf = (days: readonly LossDay[], corrected: boolean): BalanceInterval[] =>
  days.map(({ date, loss, overnight, thermal, receipts, issues, linked, tolerance }) => ({
    date,
    loss: loss + overnight - (corrected ? thermal : 0),
    receipts,
    issues,
    linked,
    tolerance,
  }));

/** A thermometer that does not show the liquid's temperature adds scatter: then the correction is left out. */
function helps(days: readonly LossDay[], events: readonly LossEvent[]): boolean {
  const evidence = (corrected: boolean) =>
    fitColumns(seriesOf(chainOf(days, corrected)), courseOf(days.length, events))?.evidence ?? -Infinity;
  return evidence(true) > evidence(false);
}

/** Points of the charts; days of all tanks that share a date are one. */
function pointsOf(days: readonly LossDay[]): LossPoint[] {
  const byDate = new Map<string, LossPoint>();
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

/** Why a file cannot be read at all. */
export type FileProblem = 'big' | 'binary' | 'empty' | 'workbook' | 'failed';

/** How a record is to be weighed. */
export interface Weighing {
  values: LossValues;
  choices: ReadChoices;
  tank: string | undefined;
}

/** What the page asks of its worker. The record itself is sent once, and stays there. */
export interface WorkerRequest extends Weighing {
  source: string | File | undefined;
  wanted: 'analysis' | 'days';
}

/** Without an analysis there is a problem: a former result never stands for a new file. */
export interface WorkerReply {
  problem?: FileProblem;
  analysis?: Analysis;
  days?: LossDay[];
}

interface Reason {
  kind: LossReason;
  /** Litres that the sentence names; litres a day for a rate that begins. */
  litres: number;
}

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
  /** Closing of the day before − opening: what is missing between two days. */
  overnight: number;
  /** Litres of the loss that the change of temperature since the day before explains; zero without temperatures. */
  thermal: number;
  /** True when the closing dip of the day before is this day's first dip. */
  linked: boolean;
  /** A loss or gain within this says nothing. */
  tolerance: number;
  reasons: Reason[];
}

/** The days of one tank, and what lies between the first and the last of them. */
interface TankBalance {
  tank: string;
  days: LossDay[];
  /** Days from the first dip to the last. */
  span: number;
  /** Days after a gap whose opening stock nobody wrote: they cannot be reckoned. */
  unopened: BadLine[];
}

/**
 * Loss of each day of a tank against its tolerance, with the reasons to look closer. The first day without an opening
 * stock only serves as the opening of the next; after a gap in the dates the chain of dips begins anew.
 */
function reconcile({ tank, days: entries }: TankEntries, values: LossValues): TankBalance {
  const [first, last] = [entries[0], entries.at(-1)];
  const isOpened = first?.opening !== undefined;
  const unopened: BadLine[] = [];
  const limit = (amount: number) => Math.max(values.minimum, (amount * values.tolerance) / 100);
  const days = entries.flatMap((day, index): LossDay[] => {
    const before = entries[index - 1];
    const near = before && dayNumber(day.date) - dayNumber(before.date) === 1 ? before : undefined;
    const opening = day.opening ?? near?.closing;
    if (opening === undefined) {
      if (index > 0) unopened.push({ line: day.line, problem: 'noOpening' });
      return [];
    }
    const { date, receipts, issues, closing, document = receipts } = day;
    const loss = opening + receipts - issues - closing;
    const overnight = near ? near.closing - opening : 0;
    const change = (day.temperature ?? Number.NaN) - (near?.temperature ?? Number.NaN);
    const thermal = Number.isNaN(change) ? 0 : (-change * opening * values.expansion) / 100;
    const tolerance = limit(values.basis === 'keluar' ? issues : issues + receipts);
    const linked = near !== undefined && (index > 1 || isOpened);
    const reasons: Reason[] = [];
    if (Math.abs(document - receipts) > limit(document)) {
      reasons.push({ kind: 'delivery', litres: document - receipts });
    }
    if (Math.abs(overnight) > limit(0)) reasons.push({ kind: 'continuity', litres: -overnight });
    if (Math.abs(loss) > tolerance) reasons.push({ kind: loss > 0 ? 'tolerance' : 'gain', litres: loss });
    return [{ date, tank, opening, receipts, issues, closing, loss, overnight, thermal, linked, tolerance, reasons }];
  });
  const span = first && last ? dayNumber(last.date) - dayNumber(first.date) + (isOpened ? 1 : 0) : 0;
  return { tank, days, span, unopened };
}

/** The lines of one tank, one a day, in the order of time. */
interface TankEntries {
  tank: string;
  days: LossEntry[];
}

interface CleanedRecord {
  tanks: TankEntries[];
  /** Lines that stood before an earlier day. */
  unsorted: number;
  /** Lines that repeat another word for word, and were left out. */
  duplicates: number;
  /** Lines that contradict another of the same day: the later one holds. */
  conflicts: BadLine[];
}

/** Sorts lines by tank and day, leaves out repetitions, and joins the shifts of a day. */
function cleanEntries(entries: readonly LossEntry[]): CleanedRecord {
  const result: CleanedRecord = { tanks: [], unsorted: 0, duplicates: 0, conflicts: [] };
  for (const [tank, lines] of grouped(entries, (entry) => entry.tank))
    result.tanks.push({ tank, days: daysOf(inOrder(lines, result), result) });
  return result;
}

/** Lines by day. A list that runs backwards is turned, so that the shifts of a day come in their order. */
function inOrder(lines: readonly LossEntry[], result: CleanedRecord): readonly LossEntry[] {
  const steps = lines.slice(1).map(({ date }, i) => compare(date, lines[i]?.date ?? date));
  const falls = steps.filter((step) => step < 0).length;
  if (falls === 0) return lines;
  result.unsorted += falls;
  const isBackwards = falls > steps.filter((step) => step > 0).length;
  const forward = isBackwards ? [...lines].reverse() : [...lines];
  return forward.sort((a, b) => compare(a.date, b.date));
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function daysOf(lines: readonly LossEntry[], result: CleanedRecord): LossEntry[] {
  const days: LossEntry[] = [];
  const seen = new Set<string>();
  for (const entry of lines) {
    const day = days.at(-1);
    if (day?.date !== entry.date) seen.clear();
    const key = JSON.stringify({ ...entry, line: 0 });
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) result.duplicates += 1;
    else if (day?.date !== entry.date) days.push({ ...entry });
    else if (contradicts(day, entry)) {
      result.conflicts.push({ line: entry.line, problem: 'conflict' });
      days[days.length - 1] = { ...entry };
    } else {
      // A shift: first opening, last closing, sums between.
      day.receipts += entry.receipts;
      day.issues += entry.issues;
      day.closing = entry.closing;
      if (entry.document !== undefined) day.document = (day.document ?? 0) + entry.document;
      day.temperature = entry.temperature ?? day.temperature;
    }
  }
  return days;
}

/** A second shift opens where the first closed; a line that opens like the first describes the same hours again. */
function contradicts(day: LossEntry, entry: LossEntry): boolean {
  if (day.opening === undefined || entry.opening === undefined) return false;
  return Math.abs(entry.opening - day.opening) < Math.abs(entry.opening - day.closing);
}
