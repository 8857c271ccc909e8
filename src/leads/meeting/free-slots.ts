import {
  afterOfficeHours,
  type ClosedOn,
  minutesOf,
  type Opening,
  worksOn,
} from '../../../server/contract/office-hours.ts';
import { fromWibClock, wibClock } from '../../../server/contract/wib.ts';

/** How long a meeting lasts, in minutes; it also is the step between two beginnings. */
export const meetingLength = 60;
/** Office hours between the wish and the earliest meeting: somebody must read it and prepare. */
export const notice = 4;
/** Weeks shown, the current one included. */
export const weeks = 5;

export interface CalendarDay {
  /** `2026-11-26` */
  day: string;
  /** Why no meeting can be had; absent on days with free hours. */
  closed?: 'past' | 'weekend' | 'holiday';
  /** Name of the holiday. */
  name?: string;
}

export interface Rules {
  opening: Opening;
  /** `2026-12-25` → Natal */
  holidays: Readonly<Record<string, string>>;
}

const dayLength = 24 * 60 * 60_000;
const isoDay = (clock: number): string => new Date(clock).toISOString().slice(0, 10);
const closedOn =
  ({ holidays }: Rules): ClosedOn =>
  (day) =>
    Object.hasOwn(holidays, day);

/** The earliest moment for which a wish can be kept. */
export const earliest = (now: Date, rules: Rules): Date =>
  afterOfficeHours(now, notice, rules.opening, closedOn(rules));

/** Weeks from Monday to Sunday, beginning with the current one, as the calendar in WIB has them. */
export function calendar(now: Date, rules: Rules): CalendarDay[][] {
  const clock = wibClock(now).getTime();
  const today = clock - (clock % dayLength);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayLength;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayOf(isoDay(monday + (week * 7 + weekday) * dayLength), now, rules)),
  );
}

function dayOf(day: string, now: Date, rules: Rules): CalendarDay {
  const name = Object.hasOwn(rules.holidays, day) ? rules.holidays[day] : undefined;
  if (day < isoDay(wibClock(now).getTime())) return { day, closed: 'past' };
  if (name) return { day, closed: 'holiday', name };
  if (!worksOn(day, rules.opening)) return { day, closed: 'weekend' };
  return beginnings(day, now, rules).length > 0 ? { day } : { day, closed: 'past' };
}

/** When a meeting may begin on a day: full steps within the office hours, none earlier than the notice allows. */
export function beginnings(day: string, now: Date, rules: Rules): Date[] {
  if (!worksOn(day, rules.opening, closedOn(rules))) return [];
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  const opens = minutesOf(rules.opening.opens);
  const count = Math.floor((minutesOf(rules.opening.closes) - opens) / meetingLength);
  const from = earliest(now, rules).getTime();
  return Array.from({ length: count }, (_, index) =>
    fromWibClock(new Date(midnight + (opens + index * meetingLength) * 60_000)),
  ).filter((moment) => moment.getTime() >= from);
}

/** `10.00` on the clock of a time zone; also the day when it is not that of WIB. */
export function clockIn(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const day = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone });
  const sameDay =
    day.format(moment) ===
    new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'Asia/Jakarta' }).format(moment);
  return `${sameDay ? '' : `${day.format(moment)} `}${time.format(moment)}`;
}

/** Whether the clocks of a zone differ from WIB at a moment. */
export function differsFromWib(moment: Date, timeZone: string): boolean {
  return clockIn(moment, timeZone) !== clockIn(moment, 'Asia/Jakarta');
}
