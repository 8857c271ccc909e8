import { timeAt } from '../simulator/clock.ts';
import { hourlyDemand } from '../simulator/demand.ts';
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
 * The day ahead of TK-204, as a model that closes, and not of its record: from its recorded level at the terminal's moment, the plant's own hourly demand draws it
 * down, and one delivery brings back what was taken. Metres to a tenth of a millimetre, kL by V = π·(D/2)²·h; the last
 * moment is the first again, a day later.
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
