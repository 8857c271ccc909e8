import { csv } from '../../../server/contract/csv.ts';
import type { LossDay } from './reconcile.ts';

const rounded = (value: number) => Number(value.toFixed(2));

/** Days as CSV for Indonesian spreadsheets: semicolons, decimal commas. */
export function exportDays(
  days: readonly LossDay[],
  heads: readonly string[],
  reasonNames: Readonly<Record<string, string>>,
): string {
  const rows = days.map((day) => [
    day.date,
    day.tank,
    ...[day.opening, day.receipts, day.issues, day.closing, day.loss, day.tolerance].map(rounded),
    day.reasons.map(({ kind }) => reasonNames[kind] ?? kind).join(', '),
  ]);
  return csv([heads, ...rows], ';');
}
