import { fromWibClock, wibClock } from './wib.ts';

/** Office hours in WIB. */
export interface Opening {
  /** Working days, 1 = Monday to 7 = Sunday. */
  days: readonly number[];
  /** `09:00` */
  opens: string;
  closes: string;
}

/** Whether an office is closed on a day (`2026-12-25`). */
export type IsClosedOn = (day: string) => boolean;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Yields opening and closing of each working day for a year ahead, in ms of the WIB clock. */
function* workingDays(clock: number, { opens, closes, ...opening }: Opening, closedOn: IsClosedOn) {
  const today = clock - (clock % dayLength);
  for (let midnight = today; midnight < today + 366 * dayLength; midnight += dayLength) {
    if (!isOpen(new Date(midnight), opening, closedOn)) continue;
    yield [midnight + parseTime(opens) * minute, midnight + parseTime(closes) * minute] as const;
  }
}

const neverOpens = 'the office does not open within a year';

/** Moment at which `hours` of office time have passed. @throws Error when the office does not open within a year */
export function afterOfficeHours(
  from: Date,
  hours: number,
  opening: Opening,
  closedOn: IsClosedOn = () => false,
): Date {
  const clock = wibClock(from).getTime();
  let left = hours * 60 * minute;
  for (const [opens, closes] of workingDays(clock, opening, closedOn)) {
    const start = Math.max(clock, opens);
    if (start >= closes) continue;
    if (left <= closes - start) return fromWibClock(new Date(start + left));
    left -= closes - start;
  }
  throw new Error(neverOpens);
}

export interface OfficeState {
  open: boolean;
  /** Next closing while open, else next opening. */
  until: Date;
}

/** @throws Error when the office does not open within a year */
export function officeState(moment: Date, opening: Opening, closedOn: IsClosedOn = () => false): OfficeState {
  const clock = wibClock(moment).getTime();
  for (const [opens, closes] of workingDays(clock, opening, closedOn)) {
    if (clock < opens) return { open: false, until: fromWibClock(new Date(opens)) };
    if (clock < closes) return { open: true, until: fromWibClock(new Date(closes)) };
  }
  throw new Error(neverOpens);
}

/** Whether the office works on a day (`2026-12-24`). */
export function isWorkingDay(day: string, opening: Opening, closedOn: IsClosedOn = () => false): boolean {
  return isOpen(new Date(`${day}T00:00:00Z`), opening, closedOn);
}

function isOpen(midnight: Date, { days }: Pick<Opening, 'days'>, closedOn: IsClosedOn) {
  const weekday = midnight.getUTCDay() || 7;
  return days.includes(weekday) && !closedOn(midnight.toISOString().slice(0, 10));
}

/** `09:30` → 570 */
export function parseTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
