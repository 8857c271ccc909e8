import type { LossValues } from './inputs.ts';
import { type BadLine, dayNumber, type LossEntry, type LossReason } from './record.ts';

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
export interface TankBalance {
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
export function reconcile({ tank, days: entries }: TankEntries, values: LossValues): TankBalance {
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
export function cleanEntries(entries: readonly LossEntry[]): CleanedRecord {
  const result: CleanedRecord = { tanks: [], unsorted: 0, duplicates: 0, conflicts: [] };
  const byTank = new Map<string, LossEntry[]>();
  for (const entry of entries) {
    const lines = byTank.get(entry.tank);
    if (lines) lines.push(entry);
    else byTank.set(entry.tank, [entry]);
  }
  for (const [tank, lines] of byTank) result.tanks.push({ tank, days: daysOf(inOrder(lines, result), result) });
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
