import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { timeAt } from '../simulator/clock.ts';
import type { Alarm, AlarmKind } from '../watch/types.ts';
import { filmDay } from './film-day.ts';
import { filmTag, tankAt, terminal } from './terminal.ts';

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
