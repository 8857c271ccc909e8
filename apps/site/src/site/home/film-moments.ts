import film from '../../assets/hero/film.json' with { type: 'json' };
import { filmTag, findTankView } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Readout } from './schema.ts';

/** Values of the readouts at one moment of the film. */
export type FilmReadouts = Record<Readout['shows'], string> & {
  /** Time in the film, in seconds. */
  t: number;
  /** Position of the level in the picture, from its top. */
  line: string;
};

const { dead, level, days = 0 } = findTankView(filmTag);

/** Days until the dead level: the forecast for the poster's level, and proportional to the usable volume for others. */
const daysLeft = (fill: number): number => (days * (fill - dead)) / (level - dead);

/**
 * Readouts over the film. The renderer wrote the track together with the pictures, so the two cannot disagree; the
 * first moment is the poster's.
 */
export const filmMoments: readonly FilmReadouts[] = film.track.map(({ t, time, level_m, fill, line }) => ({
  t,
  line: `${line}%`,
  time: `${time.replace(':', '.')} WIB`,
  level: formatUnit(level_m, 'm', 2),
  share: formatUnit(fill, '%', 1),
  days: formatUnit(daysLeft(fill), 'hari', 1),
}));
