import { formatUnit } from '../../shared/format/format.ts';
import { timeAt } from '../simulator/clock.ts';
import type { Alarm, AlarmKind } from '../watch/types.ts';
import { terminal } from './terminal.ts';

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

/** What the screens in rendered pictures show: levels in per cent, and the alarms, newest first, at the terminal's moment. */
export function screenFigures() {
  return {
    tanks: terminal.tanks.map(({ tag, level }) => ({ tag, level })),
    alarms: terminal.session.alarms.map(({ at, tank, kind, facts, cleared }) => ({
      time: timeAt(at),
      tank,
      kind: letters[kind],
      figure: figureOf(facts),
      open: cleared === undefined,
    })),
  };
}
