import { median } from '../../plant/methods/statistics.ts';
import type { Table } from '../kit/tabular/cells.ts';
import { dayNumber } from '../kit/tabular/dates.ts';
import type { UnreadFile } from '../kit/tabular/files.ts';
import { type BalanceInterval, fitColumns, seriesOf } from './fit.ts';
import type { LossValues } from './inputs.ts';
import { mostBadLines, type ReadChoices, readRecord } from './read.ts';
import type { BadLine, LossEntry, LossReason } from './record.ts';
import { assessChain, courseOf, type LossEvent, namedCause } from './verdict.ts';

export type Analysis = ReturnType<typeof analyse>['analysis'];
export type TankResult = ReturnType<typeof judgeTank>;
export type LossPoint = ReturnType<typeof pointsOf>[number];

const mostSuspicious = 20;
const mostRecent = 31;
const mostTanks = 200;
const mostPoints = 120;
const mostMonths = 120;
/** Share of lines that may be skipped beside a pass. */
const mostSkipped = 0.02;

/** Reads a record and weighs it, `tank` alone if one is named: for the page, and every day of it for the export. */
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
  const skipped = reading.badCount > mostSkipped * reading.lines;
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
    ends: { opening: days[0]?.opening ?? 0, closing: days.at(-1)?.closing ?? 0 },
    period: [days[0]?.date, days.at(-1)?.date] as const,
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

const totalsOf = (days: readonly LossDay[]) => {
  const sum = (of: (day: LossDay) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    days: days.length,
    receipts: sum(({ receipts }) => receipts),
    issues: sum(({ issues }) => issues),
    moved: sum(({ moved }) => moved),
    loss: sum(({ loss, overnight }) => loss + overnight),
    suspicious: days.filter(({ reasons }) => reasons.length > 0).length,
  };
};

/** A day misses half a delivery (all that a day sells, where none is written), or most days a tenth of what they sell. */
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

/** Judges a tank, and writes what was found beside its days. */
function judgeTank({ tank, days, span }: TankBalance, { threshold, meterError }: LossValues, skipped: boolean) {
  const plain = chainOf(days, false);
  const first = assessChain(plain, span, threshold, meterError);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? chainOf(days, true) : plain;
  const judged = corrected ? assessChain(chain, span, threshold, meterError) : first;
  // What stands on the lines that were not read may be a loss.
  const verdict: typeof judged =
    judged && skipped && judged.outcome === 'pass' ? { ...judged, outcome: 'open', reason: 'skipped' } : judged;
  for (const { kind, date, size } of verdict?.events ?? []) {
    const day = days.find((one) => one.date === date);
    day?.reasons.unshift({ kind: kind === 'sudden' && size.value < 0 ? 'surplus' : kind, litres: size.value });
  }
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  const delivered = days.flatMap(({ receipts }) => (receipts > 0 ? [receipts] : []));
  return {
    tank,
    verdict,
    cause: verdict && namedCause(chain, verdict),
    corrected,
    thermal,
    /** Litres a day and a delivery, for the tank's own sheet. */
    use: days.reduce((sum, { issues }) => sum + issues, 0) / Math.max(1, days.length),
    delivery: delivered.length > 0 ? median(delivered) : 0,
  };
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

/** Points of the charts, a date each; of more days each stretch has its loss farthest from zero. */
function pointsOf(days: readonly LossDay[]) {
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

export interface Weighing {
  values: LossValues;
  choices: ReadChoices;
  tank: string | undefined;
}

export interface WorkerRequest extends Weighing {
  source: string | File | undefined;
  wanted: 'analysis' | 'days';
}

/** How far the worker is: the file is open, its lines are read. */
export const steps = ['opened', 'read'] as const;
export type Step = (typeof steps)[number];

export interface WorkerReply {
  /** More follows. */
  step?: Step;
  problem?: FileProblem;
  analysis?: Analysis;
  days?: LossDay[];
}

/** One day of one tank, in litres. */
export interface LossDay {
  date: string;
  tank: string;
  opening: number;
  receipts: number;
  issues: number;
  /** What else came in less what else went out. */
  moved: number;
  closing: number;
  /** Opening + receipts + moved − issues − closing: what is missing; negative where there is too much. */
  loss: number;
  overnight: number;
  /** Litres of the loss that the change of temperature since the day before explains; zero without temperatures. */
  thermal: number;
  linked: boolean;
  tolerance: number;
  /** Litres that the sentence names; a day where a rate begins. */
  reasons: { kind: LossReason; litres: number }[];
}

type TankBalance = ReturnType<typeof reconcile>;

/** Loss of each day, with the reasons to look closer. After a gap in the dates the chain of dips begins anew. */
function reconcile({ tank, days: entries }: TankEntries, values: LossValues) {
  const [first, last] = [entries[0], entries.at(-1)];
  const isOpened = first?.opening !== undefined;
  /** Days after a gap whose opening stock nobody wrote: they cannot be reckoned. */
  const unopened: BadLine[] = [];
  // −20 mL of 20 L: 19.98 L left the tank where 20 were counted.
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
    const { date, receipts, issues, moved, closing, document = receipts } = day;
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
    return [
      { date, tank, opening, receipts, issues, moved, closing, loss, overnight, thermal, linked, tolerance, reasons },
    ];
  });
  const span = first && last ? dayNumber(last.date) - dayNumber(first.date) + (isOpened ? 1 : 0) : 0;
  return { tank, days, span, unopened };
}

interface TankEntries {
  tank: string;
  days: LossEntry[];
}

/** Sorts lines by tank and day, leaves out repetitions, and joins the shifts of a day. */
function cleanEntries(entries: readonly LossEntry[]) {
  // Lines that stood before an earlier day, that repeat another, and that contradict one of their day: the later holds.
  const done: Tidying = { unsorted: 0, duplicates: 0, conflicts: [] };
  const tanks = [...grouped(entries, (entry) => entry.tank)].map(
    ([tank, lines]): TankEntries => ({ tank, days: daysOf(inOrder(lines, done), done) }),
  );
  return { tanks, ...done };
}

interface Tidying {
  unsorted: number;
  duplicates: number;
  conflicts: BadLine[];
}

/** Lines by day. A list that runs backwards is turned, so that the shifts of a day come in their order. */
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

function daysOf(lines: readonly LossEntry[], result: Tidying): LossEntry[] {
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
      // A shift: first opening, last closing, sums between.
      day.receipts += entry.receipts;
      day.issues += entry.issues;
      day.moved += entry.moved;
      day.closing = entry.closing;
      if (entry.document !== undefined) day.document = (day.document ?? 0) + entry.document;
      day.temperature = entry.temperature ?? day.temperature;
    }
  }
  return days;
}

const repeats = (entry: LossEntry, other: LossEntry) =>
  (Object.keys(entry) as (keyof LossEntry)[]).every((name) => name === 'line' || entry[name] === other[name]);

/** A second shift opens where the first closed; what opens like the first describes the same hours again. */
function contradicts(day: LossEntry, entry: LossEntry): boolean {
  if (day.opening === undefined || entry.opening === undefined) return false;
  return Math.abs(entry.opening - day.opening) < Math.abs(entry.opening - day.closing);
}
