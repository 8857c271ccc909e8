import { fromWibClock, wibClock } from './wib.ts';

/** Times in WIB. */
export interface Opening {
  /** 1 = Monday to 7 = Sunday. */
  days: readonly number[];
  /** `09:00` */
  opens: string;
  closes: string;
}

/** Whether an office is closed on a day such as `2026-12-25`. */
export type ClosedOn = (day: string) => boolean;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** When `hours` of office time have passed. @throws Error when the office does not open within a year */
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

export interface OfficeState {
  open: boolean;
  /** Its next closing, or its next opening. */
  until: Date;
}

/** @throws Error when the office does not open within a year */
export function officeState(moment: Date, opening: Opening, closedOn: ClosedOn = () => false): OfficeState {
  const clock = wibClock(moment).getTime();
  const today = clock - (clock % dayLength);
  for (let days = 0; days < 366; days += 1) {
    const midnight = today + days * dayLength;
    if (!isOpen(new Date(midnight), opening, closedOn)) continue;
    const opens = midnight + minutesOf(opening.opens) * minute;
    const closes = midnight + minutesOf(opening.closes) * minute;
    if (clock < opens) return { open: false, until: fromWibClock(new Date(opens)) };
    if (clock < closes) return { open: true, until: fromWibClock(new Date(closes)) };
  }
  throw new Error('the office does not open within a year');
}

/** Whether an office works on a day such as `2026-12-24`. */
export function worksOn(day: string, opening: Opening, closedOn: ClosedOn = () => false): boolean {
  return isOpen(new Date(`${day}T00:00:00Z`), opening, closedOn);
}

function isOpen(midnight: Date, opening: Opening, closedOn: ClosedOn) {
  const weekday = midnight.getUTCDay() || 7;
  return opening.days.includes(weekday) && !closedOn(midnight.toISOString().slice(0, 10));
}

/** `09:30` → 570 */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
