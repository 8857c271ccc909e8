import film from '../../assets/hero/film.json' with { type: 'json' };
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Readout } from './schema.ts';

/** What the readouts say at one moment of the film, by what they show. */
export type FilmReadouts = Record<Readout['shows'], string> & {
  /** Seconds of the film. */
  t: number;
  /** Where the level stands in the picture, from its top. */
  line: string;
};

const { dead, level, days = 0 } = tankAt(filmTag);

/** Days until the dead level: those of the forecast at the poster's reading, elsewhere in step with the level. */
const daysLeft = (fill: number): number => (days * (fill - dead)) / (level - dead);

/**
 * The film's data track, written as the readouts show it. The renderer made the track with the pictures, so the two
 * cannot disagree; the first moment is that of the poster.
 */
export const filmMoments: readonly FilmReadouts[] = film.track.map(({ t, time, level_m, fill, line }) => ({
  t,
  line: `${line}%`,
  time: `${time.replace(':', '.')} WIB`,
  level: formatUnit(level_m, 'm', 2),
  share: formatUnit(fill, '%', 1),
  days: formatUnit(daysLeft(fill), 'hari', 1),
}));
