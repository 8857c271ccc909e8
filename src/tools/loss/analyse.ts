import type { Table } from '../kit/tabular/table.ts';
import { cleanEntries, compare, type LossDay, reconcile, type TankBalance } from './balance.ts';
import { type BalanceInterval, fitColumns, seriesOf } from './fit.ts';
import type { LossValues } from './inputs.ts';
import { mostBadLines, type ParsedRecord, type ReadChoices, readRecord } from './read.ts';
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
  points: LossPoint[];
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
  const results = records.slice(0, mostTanks).map((record) => judgeTank(record, values.threshold));
  const days = records
    .flatMap((record) => record.days)
    .sort((a, b) => compare(a.date, b.date) || compare(a.tank, b.tank));
  const size = (day: LossDay) => Math.abs(day.loss + day.overnight);
  const suspicious = days.filter(({ reasons }) => reasons.length > 0).sort((a, b) => size(b) - size(a));
  const sum = (of: (day: LossDay) => number) => days.reduce((all, day) => all + of(day), 0);
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
    totals: {
      days: days.length,
      receipts: sum(({ receipts }) => receipts),
      issues: sum(({ issues }) => issues),
      loss: sum(({ loss, overnight }) => loss + overnight),
      suspicious: suspicious.length,
    },
    points: pointsOf(days),
    suspicious: suspicious.slice(0, mostSuspicious),
    recent: days.slice(-mostRecent),
  };
  return { analysis, days };
}

/** Judges a tank, and writes what was found beside its days. */
function judgeTank({ tank, days, span }: TankBalance, threshold: number): TankResult {
  const plain = chainOf(days, false);
  const first = assessChain(plain, span, threshold);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? chainOf(days, true) : plain;
  const verdict = corrected ? assessChain(chain, span, threshold) : first;
  for (const { kind, date, size } of verdict?.events ?? []) {
    const day = days.find((one) => one.date === date);
    day?.reasons.unshift({ kind: kind === 'sudden' && size.value < 0 ? 'surplus' : kind, litres: size.value });
  }
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  return { tank, verdict, cause: verdict && namedCause(chain, verdict), corrected, thermal };
}

const chainOf = (days: readonly LossDay[], corrected: boolean): BalanceInterval[] =>
  days.map(({ date, loss, overnight, thermal, receipts, issues, linked }) => ({
    date,
    loss: loss + overnight - (corrected ? thermal : 0),
    receipts,
    issues,
    linked,
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
  id: number;
  source: string | File | undefined;
  wanted: 'analysis' | 'days';
}

/** Without an analysis there is a problem: a former result never stands for a new file. */
export interface WorkerReply {
  problem?: FileProblem;
  analysis?: Analysis;
  days?: LossDay[];
}
