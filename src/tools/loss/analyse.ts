import type { Table } from '../kit/tabular/table.ts';
import { cleanEntries, type LossDay, reconcile, type TankBalance } from './balance.ts';
import { type BalanceInterval, fitColumns, noiseModels } from './fit.ts';
import type { LossValues } from './inputs.ts';
import { mostBadLines, type ParsedRecord, type ReadChoices, readRecord } from './read.ts';
import type { LossReason } from './record.ts';
import { assessChain, courseOf, type FoundEvent, type LossEvent, namedCause, type PeriodVerdict } from './verdict.ts';

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

const mostSuspicious = 20;
const mostRecent = 31;
const mostTanks = 200;

/** Reads and judges a record; `tank` keeps to one of several. */
function weigh(table: Table, values: LossValues, choices: ReadChoices, tank?: string) {
  const { entries, ...reading } = readRecord(table, choices);
  const { tanks, unsorted, duplicates, conflicts } = cleanEntries(entries);
  const chosen = tanks.filter((one) => tank === undefined || one.tank === tank);
  const records = chosen.map((one) => reconcile(one.tank, one.days, values));
  const left = [...conflicts, ...records.flatMap(({ unopened }) => unopened)];
  const bad = [...reading.bad, ...left].sort((a, b) => a.line - b.line).slice(0, mostBadLines);
  return {
    reading: { ...reading, bad, badCount: reading.badCount + left.length },
    tidying: {
      usable: entries.length - duplicates - left.length,
      unsorted,
      duplicates,
      conflicts: conflicts.length,
      missingDays: records.reduce((sum, { span, days }) => sum + span - days.length, 0),
    },
    results: records.slice(0, mostTanks).map((record) => judgeTank(record, values.threshold)),
    tanks: tanks.map((one) => one.tank).slice(0, mostTanks),
    days: records.flatMap(({ days }) => days).sort(byDay),
  };
}

const byDay = (a: LossDay, b: LossDay) => (a.date === b.date ? (a.tank < b.tank ? -1 : 1) : a.date < b.date ? -1 : 1);

/** Reads a record and weighs it for the page. */
export function analyse(table: Table, values: LossValues, choices: ReadChoices = {}, tank?: string): Analysis {
  const { days, ...weighed } = weigh(table, values, choices, tank);
  return {
    ...weighed,
    totals: totalsOf(days),
    points: pointsOf(days),
    suspicious: days
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => Math.abs(b.loss + b.overnight) - Math.abs(a.loss + a.overnight))
      .slice(0, mostSuspicious),
    recent: days.slice(-mostRecent),
  };
}

/** Every day of a record, for the export. */
export const allDays = (table: Table, values: LossValues, choices: ReadChoices, tank?: string): LossDay[] =>
  weigh(table, values, choices, tank).days;

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

/** Judges a tank, and writes what was found beside its days. */
function judgeTank({ tank, days, span }: TankBalance, threshold: number): TankResult {
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  const plain = chainOf(days, false);
  const first = assessChain(plain, span, threshold);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? chainOf(days, true) : plain;
  const judged = corrected ? assessChain(chain, span, threshold) : first;
  for (const event of judged?.verdict.events ?? []) note(event, days);
  return {
    tank,
    verdict: judged?.verdict,
    cause: judged && namedCause(chain, judged),
    corrected,
    thermal,
  };
}

const chainOf = (days: readonly LossDay[], corrected: boolean): BalanceInterval[] =>
  days.map(({ date, loss, overnight, thermal, receipts, issues, linked }) => ({
    date,
    loss: loss + overnight - (corrected ? thermal : 0),
    receipts,
    issues,
    days: 1,
    linked,
  }));

/** A thermometer that does not show the liquid's temperature adds scatter: then the correction is left out. */
function helps(days: readonly LossDay[], events: readonly LossEvent[]): boolean {
  const [plain = -Infinity, corrected = -Infinity] = [false, true].map((correct) => {
    const chain = chainOf(days, correct);
    return fitColumns(
      chain.map(({ loss }) => loss),
      courseOf(chain, events),
      noiseModels(chain),
    )?.evidence;
  });
  return corrected > plain;
}

function note({ kind, date, size }: FoundEvent, days: readonly LossDay[]): void {
  const named: LossReason = kind === 'sudden' && size.value < 0 ? 'surplus' : kind;
  const day = days.find((one) => one.date === date);
  day?.reasons.unshift({ kind: named, litres: size.value });
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

const mostPoints = 120;

const totalsOf = (days: readonly LossDay[]): LossTotals =>
  days.reduce(
    (all, day) => ({
      days: all.days + 1,
      receipts: all.receipts + day.receipts,
      issues: all.issues + day.issues,
      loss: all.loss + day.loss + day.overnight,
      suspicious: all.suspicious + (day.reasons.length > 0 ? 1 : 0),
    }),
    { days: 0, receipts: 0, issues: 0, loss: 0, suspicious: 0 },
  );

/** Points of the charts; days of all tanks that share a date are one. */
function pointsOf(days: readonly LossDay[]): LossPoint[] {
  const byDate = new Map<string, LossPoint>();
  let sum = 0;
  for (const day of days) {
    sum += day.loss + day.overnight;
    const point = byDate.get(day.date);
    if (!point) {
      const { date, loss, tolerance, reasons } = day;
      byDate.set(date, { date, loss, tolerance, sum, marked: reasons.length > 0 });
      continue;
    }
    point.loss += day.loss;
    point.tolerance += day.tolerance;
    point.sum = sum;
    point.marked ||= day.reasons.length > 0;
  }
  const points = [...byDate.values()];
  const size = Math.ceil(points.length / mostPoints);
  if (size <= 1) return points;
  return Array.from({ length: Math.ceil(points.length / size) }, (_, index) =>
    points.slice(index * size, (index + 1) * size).reduce((first, point) => ({
      date: point.date,
      loss: Math.abs(point.loss) > Math.abs(first.loss) ? point.loss : first.loss,
      tolerance: Math.max(first.tolerance, point.tolerance),
      sum: point.sum,
      marked: first.marked || point.marked,
    })),
  );
}

/** How a record is to be weighed. */
export interface AnalysisSettings {
  values: LossValues;
  choices: ReadChoices;
  tank: string | undefined;
}

/** Why a file cannot be read at all. */
export type FileProblem = 'big' | 'binary' | 'empty' | 'workbook' | 'failed';

/** What the page asks of its worker. The record itself is sent once, and stays there. */
export type WorkerRequest =
  | { kind: 'analyse'; id: number; source?: string | Blob | undefined; weighing: AnalysisSettings }
  | {
      kind: 'export';
      id: number;
      weighing: AnalysisSettings;
      heads: readonly string[];
      reasonNames: Readonly<Record<string, string>>;
    };

export type WorkerReply =
  | { kind: 'analysis'; id: number; analysis: Analysis }
  | { kind: 'problem'; id: number; problem: FileProblem }
  | { kind: 'export'; id: number; file: Blob };
