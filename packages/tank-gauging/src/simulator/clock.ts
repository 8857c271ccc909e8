/** Simulated start of every site: Friday, 20 November 2026, 09.07 WIB. The real clock is never read. */
export const simulationStart = '2026-11-20T09:07:00+07:00';

const startMilliseconds = Date.parse(simulationStart);
const startOfDay = 9 * 60 + 7;
const friday = 5;
const offset = 7 * 60 * 60_000;

const clockMinutes = (minute: number) => minute + startOfDay;

/** Minutes from the simulated start to an ISO 8601 time. */
export const parseMinute = (time: string): number => Math.round((Date.parse(time) - startMilliseconds) / 60_000);

/** Index of the clock hour counted from 00.00 of the first day; negative before it. */
export const hourIndex = (minute: number): number => Math.floor(clockMinutes(minute) / 60);

export const dayIndex = (minute: number): number => Math.floor(clockMinutes(minute) / 1440);

/** Hour of the day with fraction, 0 to 24. */
export const hourOfDay = (minute: number): number => (((clockMinutes(minute) % 1440) + 1440) % 1440) / 60;

export const dayOfWeek = (day: number): number => (((day + friday) % 7) + 7) % 7;

/** First minute at or after `minute` when the clock shows `hour`.00. */
export function nextClockHour(minute: number, hour: number): number {
  const ahead = hour * 60 - hourOfDay(minute) * 60;
  return Math.round(minute + (ahead < 0 ? ahead + 1440 : ahead));
}

/** Date whose UTC parts are the clock in WIB (UTC+7). */
export const wibDate = (minute: number): Date => new Date(startMilliseconds + minute * 60_000 + offset);

/** ISO 8601 time in WIB: `2026-11-20T09:05:00+07:00`. */
export const isoAt = (minute: number): string => `${wibDate(minute).toISOString().slice(0, 19)}+07:00`;

/** Clock time in WIB: `09.07`. */
export const clockTimeAt = (minute: number): string => wibDate(minute).toISOString().slice(11, 16).replace(':', '.');
