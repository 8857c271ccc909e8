import { csv } from '../../../server/contract/csv.ts';
import type { LossValues } from './inputs.ts';
import { type ReadChoices, type Reading, readRecord } from './read.ts';
import { type LossDay, reconcile } from './reconcile.ts';
import { type LossPoint, type LossTotals, pointsOf, totalsOf } from './summary.ts';

/** What the page shows: bounded, however long the record is. */
export interface Analysis {
  reading: Omit<Reading, 'entries'>;
  usable: number;
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

/** Reads a record and weighs it. `tank` keeps to one of several. */
export function analyse(text: string, values: LossValues, choices: ReadChoices = {}, tank?: string): Analysis {
  const { entries, ...reading } = readRecord(text, choices);
  const all = reconcile(entries, values);
  const tanks = [...new Set(all.map((day) => day.tank))].slice(0, mostTanks);
  const days = tank === undefined ? all : all.filter((day) => day.tank === tank);
  return {
    reading,
    usable: entries.length,
    tanks,
    totals: totalsOf(days),
    points: pointsOf(days),
    suspicious: days
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))
      .slice(0, mostSuspicious),
    recent: days.slice(-mostRecent),
  };
}

const rounded = (value: number) => Number(value.toFixed(2));

/** Every day as CSV for Indonesian spreadsheets: semicolons, decimal commas. */
export function exportDays(
  text: string,
  values: LossValues,
  choices: ReadChoices,
  tank: string | undefined,
  heads: readonly string[],
  reasonNames: Readonly<Record<string, string>>,
): string {
  const days = reconcile(readRecord(text, choices).entries, values).filter(
    (day) => tank === undefined || day.tank === tank,
  );
  const rows = days.map((day) => [
    day.date,
    day.tank,
    ...[day.opening, day.receipts, day.issues, day.closing, day.loss, day.tolerance].map(rounded),
    day.reasons.map(({ kind }) => reasonNames[kind] ?? kind).join(', '),
  ]);
  return csv([heads, ...rows], ';');
}
