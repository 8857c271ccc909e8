import { timeAt } from '../simulator/clock.ts';
import { truthBetween } from '../simulator/history.ts';
import { levelOf, temperatureAt } from '../simulator/sensor.ts';
import { filmTag, recordedTank, terminal } from './terminal.ts';

/** One moment of the day that the film shows. */
export interface FilmMoment {
  /** `HH:MM`, WIB. */
  time: string;
  level_m: number;
  volume_kl: number;
}

const every = 5;

/**
 * The 24 hours of TK-204 that end with its last reading, every five minutes: as the level truly was, without the noise
 * of the gauge, metres to the millimetre and kL that fit them by V = π·(D/2)²·h.
 */
export function filmDay(): FilmMoment[] {
  const tank = recordedTank(filmTag);
  const { spec, capacity, last, past } = tank;
  const { seed } = terminal.session.site;
  const from = last.at - 1440;
  const moments = truthBetween(tank, past, seed, from - 1, last.at)
    .filter(({ at }) => (at - from) % every === 0)
    .map(({ at, standard }) => ({ at, level: levelOf(spec, capacity, standard, temperatureAt(tank, seed, at)) }));
  return moments.map(({ at, level }) => {
    const metres = Number(((level / 100) * spec.height).toFixed(3));
    const volume = Math.PI * (spec.diameter / 2) ** 2 * metres;
    return { time: timeAt(at).replace('.', ':'), level_m: metres, volume_kl: Number(volume.toFixed(1)) };
  });
}
