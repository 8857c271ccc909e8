import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { timeAt } from '../simulator/clock.ts';
import { hourlyDemand } from '../simulator/demand.ts';
import type { Alarm, AlarmKind } from '../watch/types.ts';
import { filmTag, recordedTank, tankAt, terminal } from './terminal.ts';

/** One moment of the day that the film shows. */
export interface FilmMoment {
  /** `HH:MM`, WIB. */
  time: string;
  level_m: number;
  volume_kl: number;
}

/** Minutes between two moments, and the clock minute at which the film begins: 17.30, the light of its poster. */
const step = 5;
const begins = 17 * 60 + 30;
/** The delivery, in clock minutes: by pipeline, 01.00 to 04.00, valves opening and closing in ten minutes. */
const delivery = { from: 60, minutes: 180, valve: 10 };

/** The delivery of the film's day: clock hours, and what arrives, the use of that day in kL as observed. */
export function filmDelivery(): { from: string; to: string; volume: number } {
  const tank = recordedTank(filmTag);
  const { seed } = terminal.session.site;
  const clock = (minutes: number) => timeAt(tank.last.at + wait + minutes);
  const wait = (delivery.from - clockOf(tank.last.at) + 1440) % 1440;
  const volume = fiveMinutes(tank.last.at).reduce((sum, at) => sum + hourlyDemand(tank, seed, at) * step, 0);
  return { from: clock(0), to: clock(delivery.minutes), volume };
}

/** Minutes from now at which the day of the film is given. */
const fiveMinutes = (from: number) => Array.from({ length: 1440 / step }, (_, k) => from + k * step);

/** Minute of the day at a minute from now. */
function clockOf(at: number): number {
  const [hours = 0, minutes = 0] = timeAt(at).split('.').map(Number);
  return hours * 60 + minutes;
}

/** Share of the full delivery rate at a clock minute. */
function inflow(clock: number): number {
  const into = clock - delivery.from;
  return Math.max(0, Math.min(1, into / delivery.valve, (delivery.minutes - into) / delivery.valve));
}

/**
 * The day ahead of TK-204 as a model that closes, not its record: from the recorded level the plant's hourly demand
 * draws it down, and one delivery brings back what was taken. The last moment is the first again, a day later.
 */
export function filmDay(): FilmMoment[] {
  const tank = recordedTank(filmTag);
  const area = Math.PI * (tank.spec.diameter / 2) ** 2;
  const { seed } = terminal.session.site;
  const minutes = fiveMinutes(tank.last.at);
  const clocks = minutes.map(clockOf);
  const taken = minutes.map((at) => (hourlyDemand(tank, seed, at) * step) / area);
  const shares = clocks.map(inflow);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const full = sum(taken) / sum(shares);
  let level = tankAt(filmTag).metres;
  const day = clocks.map((clock, k) => {
    const moment = { clock, level };
    level += (shares[k] ?? 0) * full - (taken[k] ?? 0);
    return moment;
  });
  const first = day.findIndex(({ clock }) => clock >= begins && clock < begins + step);
  return [...day.slice(first), ...day.slice(0, first + 1)].map((moment) => written(moment, area));
}

function written({ clock, level }: { clock: number; level: number }, area: number): FilmMoment {
  const metres = Number(level.toFixed(4));
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    time: `${pad(Math.floor(clock / 60))}:${pad(clock % 60)}`,
    level_m: metres,
    volume_kl: Number((metres * area).toFixed(1)),
  };
}

/** Letters that stand for an alarm on a rendered screen, where no sentence can be read (H, L, C and B as on a loop sheet). */
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

const figureOf = ({ level, volume }: Alarm['facts']) =>
  volume !== undefined ? formatUnit(volume, 'kL', 1) : level !== undefined ? formatUnit(level, '%', 1) : '';

/**
 * The figures that screens and displays in rendered pictures show, by name, at the terminal's moment: levels in per
 * cent, what TK-204's display says, the alarms (newest first), and the day of TK-204 by the hour.
 */
export function screenFigures(): Record<string, unknown> {
  const { metres, level, volume, temperature } = tankAt(filmTag);
  return {
    ...Object.fromEntries(terminal.tanks.map((tank) => [`${tank.tag} level %`, tank.level])),
    // A display cuts off what it has no place for.
    [`${filmTag} level shown`]: formatNumber(Math.floor(metres * 1000) / 1000, 3),
    [`${filmTag} share shown`]: formatUnit(level, '%', 1),
    [`${filmTag} volume shown`]: formatUnit(volume, 'kL'),
    [`${filmTag} temperature shown`]: formatUnit(temperature, '°C', 1),
    [`${filmTag} day`]: filmDay().flatMap(({ time, level_m }) => (time.endsWith(':00') ? [level_m] : [])),
    alarms: terminal.session.alarms.map(({ at, tank, kind, facts, cleared }) => ({
      time: timeAt(at),
      tank,
      kind: letters[kind],
      figure: figureOf(facts),
      open: cleared === undefined,
    })),
  };
}
