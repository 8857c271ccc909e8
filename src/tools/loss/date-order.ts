import { type DateOrder, dayNumber, parseDate } from './parse-date.ts';

export interface FoundOrder {
  order: DateOrder;
  /** True where both orders would do equally well: then the visitor is asked. */
  unsure: boolean;
}

const mostLooked = 5000;
/** Share of steps of one day by which the better order must lead. */
const lead = 0.2;

/**
 * The order of day and month that a column of dates shows: dates that do not exist in the other order decide first,
 * then which order makes the rows follow one another day by day.
 */
export function findDateOrder(samples: readonly string[]): FoundOrder {
  const looked = samples.slice(0, mostLooked).filter((sample) => sample.trim() !== '');
  const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) => {
    const days = looked.map((sample) => parseDate(sample, order));
    const read = days.flatMap((day) => day ?? []);
    return { days, read: read.length, steady: steadiness(read) };
  });
  if (!dmy || !mdy || looked.every((_, i) => dmy.days[i] === mdy.days[i])) return { order: 'dmy', unsure: false };
  if (dmy.read !== mdy.read) return { order: dmy.read > mdy.read ? 'dmy' : 'mdy', unsure: false };
  return { order: mdy.steady > dmy.steady ? 'mdy' : 'dmy', unsure: Math.abs(dmy.steady - mdy.steady) < lead };
}

/** Share of rows that come on the day of the row before or beside it. */
function steadiness(days: readonly string[]): number {
  const numbers = days.map(dayNumber);
  const near = numbers.filter((day, i) => i > 0 && Math.abs(day - (numbers[i - 1] ?? 0)) <= 1).length;
  return near / Math.max(1, numbers.length - 1);
}
