import type { BadLine, LossEntry } from './entry.ts';

/** The lines of one tank, one a day, in the order of time, and what had to be done for it. */
export interface TankEntries {
  tank: string;
  days: LossEntry[];
}

export interface CleanedRecord {
  tanks: TankEntries[];
  /** Lines that stood before an earlier day. */
  unsorted: number;
  /** Lines that repeat another word for word, and were left out. */
  duplicates: number;
  /** Lines that contradict another of the same day: the later one holds. */
  conflicts: BadLine[];
}

/** Sorts lines by tank and day, leaves out repetitions, and joins the shifts of a day. */
export function cleanEntries(entries: readonly LossEntry[]): CleanedRecord {
  const result: CleanedRecord = { tanks: [], unsorted: 0, duplicates: 0, conflicts: [] };
  const byTank = new Map<string, LossEntry[]>();
  for (const entry of entries) {
    const lines = byTank.get(entry.tank);
    if (lines) lines.push(entry);
    else byTank.set(entry.tank, [entry]);
  }
  for (const [tank, lines] of byTank) {
    result.tanks.push({ tank, days: daysOf(inOrder(lines, result), result) });
  }
  return result;
}

/** Lines by day. A list that runs backwards is turned, so that the shifts of a day come in their order. */
function inOrder(lines: readonly LossEntry[], result: CleanedRecord): LossEntry[] {
  let falls = 0;
  let rises = 0;
  for (const [i, { date }] of lines.entries()) {
    const before = lines[i - 1]?.date ?? date;
    if (date < before) falls += 1;
    if (date > before) rises += 1;
  }
  if (falls === 0) return [...lines];
  result.unsorted += falls;
  const forward = [...lines];
  if (falls > rises) forward.reverse();
  return forward.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

function daysOf(lines: readonly LossEntry[], result: CleanedRecord): LossEntry[] {
  const days: LossEntry[] = [];
  const seen = new Set<string>();
  for (const entry of lines) {
    const { line: _, ...content } = entry;
    const key = JSON.stringify(content);
    const day = days.at(-1);
    if (day?.date !== entry.date) seen.clear();
    if (seen.has(key)) {
      result.duplicates += 1;
      continue;
    }
    seen.add(key);
    if (day?.date !== entry.date) days.push({ ...entry });
    else if (contradicts(day, entry)) {
      result.conflicts.push({ line: entry.line, problem: 'conflict' });
      days[days.length - 1] = { ...entry };
    } else join(day, entry);
  }
  return days;
}

/** A second shift opens where the first closed; a line that opens like the first describes the same hours again. */
function contradicts(day: LossEntry, entry: LossEntry): boolean {
  if (day.opening === undefined || entry.opening === undefined) return false;
  return Math.abs(entry.opening - day.opening) < Math.abs(entry.opening - day.closing);
}

/** First opening, last closing, sums between. */
function join(day: LossEntry, shift: LossEntry): void {
  day.receipts += shift.receipts;
  day.issues += shift.issues;
  day.closing = shift.closing;
  if (shift.document !== undefined) day.document = (day.document ?? 0) + shift.document;
  day.temperature = shift.temperature ?? day.temperature;
}
