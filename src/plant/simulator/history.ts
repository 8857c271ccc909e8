import { streamOf, uniform } from './chance.ts';
import { isDue, measure } from './sensor.ts';
import type { PastHour, Reading, Tank } from './types.ts';

type Known = Pick<Tank, 'spec' | 'number' | 'capacity'>;

/** The truth of one past hour at its full minutes, its beginning left out. */
function minutesOf({ number }: Known, hour: PastHour, seed: number) {
  const { from, to, opening, received, issued, lost, filling, booked, factors } = hour;
  const weight = (minute: number) => 0.5 + uniform(seed, streamOf(number, 'tick'), minute);
  const minutes = Array.from({ length: to - from }, (_, index) => from + index);
  const weights = minutes.reduce((sum, minute) => sum + weight(minute), 0);
  const filled = filling ? filling.to - filling.from : 0;
  let taken = 0;
  return minutes.map((minute) => {
    const at = minute + 1;
    taken += (issued * weight(minute)) / weights;
    const inside = filling ? Math.min(at, filling.to) - filling.from : 0;
    const came = filled > 0 ? received * Math.min(1, Math.max(0, inside / filled)) : 0;
    return {
      at,
      standard: opening + came - taken - (lost * (at - from)) / (to - from),
      booked: { received: booked.received + came * factors.note, issued: booked.issued + taken * factors.meter },
    };
  });
}

/** One reading at the beginning of each past hour, oldest first. */
export function hourlyReadings(tank: Known, past: readonly PastHour[], seed: number): Reading[] {
  return past.map(({ from, opening, booked }) => measure({ ...tank, standard: opening, booked }, seed, from));
}

/** Every reading that the sensor sent in past hours after one minute and until another, oldest first. */
export function sentReadings(
  tank: Known,
  past: readonly PastHour[],
  seed: number,
  after: number,
  until: number,
): Reading[] {
  return past
    .filter((hour) => hour.to > after && hour.from < until)
    .flatMap((hour) => minutesOf(tank, hour, seed))
    .filter(({ at }) => at > after && at <= until && isDue(tank.spec, at))
    .map(({ at, ...truth }) => measure({ ...tank, ...truth }, seed, at));
}

/**
 * Every reading of a tank after one minute and until another, as far back as four weeks before the start: the past
 * from its hours, what came since the start from what is kept (25 hours).
 */
export function readingsBetween(tank: Tank, seed: number, after: number, until: number): Reading[] {
  const kept = tank.recent.filter(({ at }) => at > after && at <= until);
  const first = kept[0]?.at ?? tank.last.at + 1;
  return [...sentReadings(tank, tank.past, seed, after, Math.min(until, first - 1)), ...kept];
}
