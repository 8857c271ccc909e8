import type { Office } from '../schemas/site.ts';
import { fromWibClock, wibClock } from './wib.ts';

export type Opening = Office['opening'];

/** Whether an office stays closed on a day, given as `2026-12-25`: the place for public holidays. */
export type ClosedOn = (day: string) => boolean;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/**
 * The moment by which `hours` of office time have passed since `from`; time outside opening hours does not count.
 * @param opening weekdays and times in WIB
 * @param closedOn days without office hours, none unless given
 * @throws Error when the office does not open within a year
 */
export function afterOfficeHours(from: Date, hours: number, opening: Opening, closedOn: ClosedOn = () => false): Date {
  const opens = minutesOf(opening.opens) * minute;
  const closes = minutesOf(opening.closes) * minute;
  const clock = wibClock(from).getTime();
  let left = hours * 60 * minute;
  let midnight = clock - (clock % dayLength);
  for (let days = 0; days < 366; days += 1, midnight += dayLength) {
    if (!isOpen(new Date(midnight), opening, closedOn)) continue;
    const start = Math.max(clock, midnight + opens);
    const open = midnight + closes - start;
    if (open <= 0) continue;
    if (left <= open) return fromWibClock(new Date(start + left));
    left -= open;
  }
  throw new Error('the office does not open within a year');
}

function isOpen(midnight: Date, opening: Opening, closedOn: ClosedOn): boolean {
  const weekday = midnight.getUTCDay() || 7;
  return opening.days.includes(weekday) && !closedOn(midnight.toISOString().slice(0, 10));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
