import film from '../../assets/hero/film.json' with { type: 'json' };
import { filmTag, recordedTank } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Readout } from './schema.ts';

/** What the readouts say at one moment of the film, by what they show. */
export type FilmReadouts = Record<Readout['shows'], string> & {
  /** Seconds of the film. */
  t: number;
  /** Where the level stands in the picture, from its top. */
  line: string;
};

const { dead, use } = recordedTank(filmTag).spec;

/** Days until the dead level at the tank's mean use; both in per cent of its height. */
const daysLeft = (fill: number): number => (fill - dead) / use;

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
