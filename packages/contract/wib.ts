/** WIB is seven hours ahead of UTC all year. */
const offset = 7 * 60 * 60 * 1000;

/** Created on first use: at page load it would delay a slow phone by many milliseconds. */
let formatter: Intl.DateTimeFormat | undefined;
function fullDay(day: Date) {
  formatter ??= new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });
  return formatter.format(day);
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Date whose UTC parts are the WIB clock time. */
export const wibClock = (moment: Date): Date => new Date(moment.getTime() + offset);

export const fromWibClock = (clock: Date): Date => new Date(clock.getTime() - offset);

/** `2026-11-20T09:05:00+07:00` */
export function formatIsoWib(moment: Date): string {
  return `${wibClock(moment).toISOString().slice(0, 19)}+07:00`;
}

/** `09.05` */
export function formatClockWib(moment: Date): string {
  const clock = wibClock(moment);
  return `${pad(clock.getUTCHours())}.${pad(clock.getUTCMinutes())}`;
}

/** `Jumat, 20 November 2026 pukul 09.05 WIB` */
export const formatLongWib = (moment: Date) => `${fullDay(wibClock(moment))} pukul ${formatClockWib(moment)} WIB`;

/** `2026-11-20` → `Jumat, 20 November 2026` */
export const formatLongDay = (iso: string) => fullDay(new Date(`${iso}T00:00:00Z`));
