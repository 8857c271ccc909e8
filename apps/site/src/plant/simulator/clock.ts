/** The simulated moment at which every site starts: Friday, 20 November 2026, 09.07 WIB. No real clock is read. */
export const start = '2026-11-20T09:07:00+07:00';

const startMilliseconds = Date.parse(start);
const startOfDay = 9 * 60 + 7;
const friday = 5;
const offset = 7 * 60 * 60_000;

const clockMinutes = (minute: number) => minute + startOfDay;

/** Minutes from the simulated start to a moment, ISO 8601. */
export const minuteOf = (time: string): number => Math.round((Date.parse(time) - startMilliseconds) / 60_000);

/** Number of the clock hour from 00.00 of the first day; negative before it. */
export const hourIndex = (minute: number): number => Math.floor(clockMinutes(minute) / 60);

export const dayIndex = (minute: number): number => Math.floor(clockMinutes(minute) / 1440);

/** With fraction, 0 to 24. */
export const hourOfDay = (minute: number): number => (((clockMinutes(minute) % 1440) + 1440) % 1440) / 60;

export const weekdayOf = (day: number): number => (((day + friday) % 7) + 7) % 7;

/** The first minute from `minute` on at which the clock shows a full hour. */
export function nextAt(minute: number, hour: number): number {
  const ahead = hour * 60 - hourOfDay(minute) * 60;
  return Math.round(minute + (ahead < 0 ? ahead + 1440 : ahead));
}

/** Moment whose UTC parts read as the clock in WIB (UTC+7). */
export const wibDate = (minute: number): Date => new Date(startMilliseconds + minute * 60_000 + offset);

/** ISO 8601 in WIB: `2026-11-20T09:05:00+07:00`. */
export const isoAt = (minute: number): string => `${wibDate(minute).toISOString().slice(0, 19)}+07:00`;

/** `09.07` */
export const timeAt = (minute: number): string => wibDate(minute).toISOString().slice(11, 16).replace(':', '.');
