import { clockTimeAt, hourOfDay } from 'tank-gauging/simulator/clock';
import { hourlyDemand } from 'tank-gauging/simulator/demand';
import type { Alarm, AlarmKind } from 'tank-gauging/watch/types';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { filmTag, findTankView, recordedTank, terminal } from './terminal.ts';

const step = 5;
/** Pipeline delivery of the film in clock minutes: 01.00 to 04.00, the valves take ten minutes to open and to close. */
const delivery = { from: 60, minutes: 180, valve: 10 };

const tank = recordedTank(filmTag);
const now = tank.last.at;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const clockMinute = (at: number) => Math.round(hourOfDay(at) * 60);

/** Next 24 hours in five-minute steps: minute of the day, use in kL, inflow as a share of the full delivery rate. */
const day = Array.from({ length: 1440 / step }, (_, k) => {
  const at = now + k * step;
  const into = clockMinute(at) - delivery.from;
  return {
    clock: clockMinute(at),
    taken: hourlyDemand(tank, terminal.session.site.seed, at) * step,
    inflow: Math.max(0, Math.min(1, into / delivery.valve, (delivery.minutes - into) / delivery.valve)),
  };
});

/** Clock times and volume (kL as observed) of the delivery, which replaces exactly one day's use. */
export function filmDelivery() {
  const from = now + ((delivery.from - clockMinute(now) + 1440) % 1440);
  return {
    from: clockTimeAt(from),
    to: clockTimeAt(from + delivery.minutes),
    volume: sum(day.map(({ taken: issued }) => issued)),
  };
}

export type FilmMoment = ReturnType<typeof filmDay>[number];

/**
 * Periodic day of TK-204 for the film, from the recorded level: hourly demand lowers it, one delivery restores it, and
 * the last moment equals the first.
 */
export function filmDay() {
  const area = Math.PI * (tank.spec.diameter / 2) ** 2;
  const full = sum(day.map(({ taken: issued }) => issued / area)) / sum(day.map(({ inflow }) => inflow));
  let level = findTankView(filmTag).metres;
  const pad = (value: number) => String(value).padStart(2, '0');
  const moments = day.map(({ clock, taken: issued, inflow }) => {
    const level_m = Number(level.toFixed(4));
    level += inflow * full - issued / area;
    const time = `${pad(Math.floor(clock / 60))}:${pad(clock % 60)}`;
    return { time, level_m, volume_kl: Number((level_m * area).toFixed(1)) };
  });
  return [...moments, ...moments.slice(0, 1)];
}

/** Letters for the kinds of alarm on a rendered screen; level alarms as on loop sheets. */
const letters = {
  highHigh: 'HH',
  high: 'H',
  low: 'L',
  lowLow: 'LL',
  leak: 'dV',
  theft: 'dV',
  silent: 'COMM',
  shortage: 'LL',
  battery: 'BAT',
} as const satisfies Record<AlarmKind, string>;

const limitFigure = ({ level, volume }: Alarm['facts']) =>
  volume !== undefined ? formatUnit(volume, 'kL', 1) : level !== undefined ? formatUnit(level, '%', 1) : '';

/**
 * Values on screens in rendered pictures at the terminal's moment: alarms newest first, the day of TK-204 by the hour.
 */
export function screenFigures(): Record<string, unknown> {
  const { metres, level, volume, temperature } = findTankView(filmTag);
  return {
    moment: terminal.moment.time,
    ...Object.fromEntries(terminal.tanks.map((tank) => [`${tank.tag} level %`, tank.level])),
    // The display truncates digits instead of rounding them.
    [`${filmTag} level shown`]: formatNumber(Math.floor(metres * 1000) / 1000, 3),
    [`${filmTag} share shown`]: formatUnit(level, '%', 1),
    [`${filmTag} volume shown`]: formatUnit(volume, 'kL'),
    [`${filmTag} temperature shown`]: formatUnit(temperature, '°C', 1),
    [`${filmTag} day`]: filmDay().flatMap(({ time, level_m }) => (time.endsWith(':00') ? [level_m] : [])),
    alarms: terminal.session.alarms.map(({ at, tank, kind, facts, cleared }) => ({
      time: clockTimeAt(at),
      tank,
      kind: letters[kind],
      figure: limitFigure(facts),
      open: cleared === undefined,
    })),
  };
}
