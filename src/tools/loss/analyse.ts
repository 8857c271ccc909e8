import type { Table } from '../kit/tabular/table.ts';
import { cleanEntries } from './clean-entries.ts';
import type { BadLine } from './entry.ts';
import type { LossValues } from './inputs.ts';
import { judgeTank, type TankResult } from './judge-tank.ts';
import { type ParsedRecord, type ReadChoices, readRecord } from './read.ts';
import { type LossDay, reconcile, type TankBalance } from './reconcile.ts';
import { type LossPoint, type LossTotals, pointsOf, totalsOf } from './summary.ts';

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

interface Weighed {
  reading: ParsedRecord;
  records: TankBalance[];
  results: TankResult[];
  tanks: string[];
  tidying: Analysis['tidying'];
}

/** Reads and judges a record; `tank` keeps to one of several. */
function weigh(table: Table, values: LossValues, choices: ReadChoices, tank?: string): Weighed {
  const reading = readRecord(table, choices);
  const { tanks, unsorted, duplicates, conflicts } = cleanEntries(reading.entries);
  const chosen = tanks.filter((one) => tank === undefined || one.tank === tank);
  const records = chosen.map((one) => reconcile(one.tank, one.days, values));
  const left = [...conflicts, ...records.flatMap(({ unopened }) => unopened)];
  addBad(reading, left);
  return {
    reading,
    records,
    results: records.slice(0, mostTanks).map((record) => judgeTank(record, values.threshold)),
    tanks: tanks.map((one) => one.tank).slice(0, mostTanks),
    tidying: {
      usable: reading.entries.length - duplicates - left.length,
      unsorted,
      duplicates,
      conflicts: conflicts.length,
      missingDays: records.reduce((sum, { span, days }) => sum + span - days.length, 0),
    },
  };
}

function addBad(reading: ParsedRecord, more: readonly BadLine[]): void {
  reading.badCount += more.length;
  reading.bad = [...reading.bad, ...more].sort((a, b) => a.line - b.line).slice(0, 200);
}

const byDay = (a: LossDay, b: LossDay) => (a.date === b.date ? (a.tank < b.tank ? -1 : 1) : a.date < b.date ? -1 : 1);

const daysOf = ({ records }: Weighed): LossDay[] => records.flatMap(({ days }) => days).sort(byDay);

/** Reads a record and weighs it for the page. */
export function analyse(table: Table, values: LossValues, choices: ReadChoices = {}, tank?: string): Analysis {
  const weighed = weigh(table, values, choices, tank);
  const { entries: _, ...reading } = weighed.reading;
  const days = daysOf(weighed);
  const { results, tanks, tidying } = weighed;
  return {
    reading,
    tidying,
    results,
    tanks,
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
  daysOf(weigh(table, values, choices, tank));
