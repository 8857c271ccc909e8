import { afterOfficeHours, type IsClosedOn, isWorkingDay, type Opening, parseTime } from 'contract/office-hours';
import { fromWibClock, wibClock } from 'contract/wib';

/** Ways to meet, by their names in the URL. */
export const meetingModes = ['daring', 'telepon', 'kunjungan'] as const;
export type MeetingMode = (typeof meetingModes)[number];

/** A talk takes an hour; a visit takes the rest of a half day, between opening, breaks and closing. */
export type MeetingKind = 'talk' | 'visit';

/** Length of a talk and interval between starts, minutes. */
const talkLength = 60;
/** Shortest visit, minutes. */
const shortestVisit = 120;
/** Notice in office hours, for reading the request, preparing, and travelling to a visit. */
const notice: Record<MeetingKind, number> = { talk: 4, visit: 16 };
/** Weeks in the calendar, including the current one. */
export const weeks = 5;

export interface CalendarDay {
  /** `2026-11-26` */
  day: string;
  /** Undefined on days with free slots. */
  closed?: 'past' | 'weekend' | 'holiday';
  name?: string;
}

/** A daily break without meetings, such as lunch. */
export interface Break {
  /** 1 = Monday to 7 = Sunday; every day when undefined. */
  days?: readonly number[] | undefined;
  /** `12:00`, WIB. */
  from: string;
  to: string;
}

export interface MeetingSlot {
  starts: Date;
  ends: Date;
}

export interface Rules {
  kind: MeetingKind;
  opening: Opening;
  breaks: readonly Break[];
  /** Holiday names by date: `2026-12-25` → Natal */
  holidays: Record<string, string>;
}

const dayLength = 24 * 60 * 60_000;
const isoDay = (clock: number) => new Date(clock).toISOString().slice(0, 10);
const closedOn =
  ({ holidays }: Rules): IsClosedOn =>
  (day) =>
    Object.hasOwn(holidays, day);

/** Earliest start of a meeting. Breaks count as office hours, as they are short. */
export const earliestStart = (now: Date, rules: Rules): Date =>
  afterOfficeHours(now, notice[rules.kind], rules.opening, closedOn(rules));

/** Whole weeks from Monday on, the current one first, in WIB. */
export function meetingCalendar(now: Date, rules: Rules): CalendarDay[] {
  const clock = wibClock(now).getTime();
  const today = clock - (clock % dayLength);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayLength;
  return Array.from({ length: weeks * 7 }, (_, day) => calendarDay(isoDay(monday + day * dayLength), now, rules));
}

function calendarDay(day: string, now: Date, rules: Rules): CalendarDay {
  const name = Object.hasOwn(rules.holidays, day) ? rules.holidays[day] : undefined;
  if (day < isoDay(wibClock(now).getTime())) return { day, closed: 'past' };
  if (name) return { day, closed: 'holiday', name };
  if (!isWorkingDay(day, rules.opening)) return { day, closed: 'weekend' };
  return freeSlotsOn(day, now, rules).length > 0 ? { day } : { day, closed: 'past' };
}

/** Open sessions of a day between opening, breaks and closing, in minutes since midnight WIB. */
function sessions(day: string, { opening, breaks }: Rules): [number, number][] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const closed = breaks
    .filter(({ days }) => !days || days.includes(weekday))
    .map(({ from, to }) => [parseTime(from), parseTime(to)] as const)
    .sort(([a], [b]) => a - b);
  const closes = parseTime(opening.closes);
  const open: [number, number][] = [];
  let from = parseTime(opening.opens);
  for (const [begin, end] of [...closed, [closes, closes] as const]) {
    if (begin > from) open.push([from, Math.min(begin, closes)]);
    from = Math.max(from, end);
  }
  return open;
}

/** Free slots of a day: full hours or half days within the sessions, after the notice period. */
export function freeSlotsOn(day: string, now: Date, rules: Rules): MeetingSlot[] {
  if (!isWorkingDay(day, rules.opening, closedOn(rules))) return [];
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  const from = earliestStart(now, rules).getTime();
  const at = (minute: number) => fromWibClock(new Date(midnight + minute * 60_000));
  const spans = sessions(day, rules).flatMap((session) => (rules.kind === 'visit' ? halfDay(session) : talks(session)));
  return spans
    .map(([begin, end]) => ({ starts: at(begin), ends: at(end) }))
    .filter(({ starts }) => starts.getTime() >= from);
}

const halfDay = ([from, to]: [number, number]): [number, number][] => (to - from >= shortestVisit ? [[from, to]] : []);

const talks = ([from, to]: [number, number]): [number, number][] =>
  Array.from({ length: Math.floor((to - from) / talkLength) }, (_, index) => [
    from + index * talkLength,
    from + (index + 1) * talkLength,
  ]);

/** Time in a zone, `10.00`; with the weekday if it differs from WIB. */
export function clockInZone(moment: Date, timeZone: string): string {
  const day = (zone: string) => new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: zone }).format(moment);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = new Intl.DateTimeFormat('id-ID', clock).format(moment);
  return day(timeZone) === day('Asia/Jakarta') ? time : `${day(timeZone)} ${time}`;
}
