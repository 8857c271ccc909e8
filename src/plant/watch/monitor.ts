import { cusum, hourlyDeviation, nextScore } from '../methods/cusum.ts';
import { type Forecast, forecast } from '../methods/forecast.ts';
import { hourIndex } from '../simulator/clock.ts';
import type { Tank } from '../simulator/types.ts';
import type { Monitor } from './types.ts';

const scoresKept = 72;

/** A monitor that knows the noise of its tank and nothing of the last days yet. */
function freshMonitor({ spec, capacity, hours }: Tank): Monitor {
  const sigma = hourlyDeviation(spec, capacity, hours);
  return { sigma, scores: [], since: hours[0]?.at ?? 0, forecast: unknown };
}

/** What stands for a forecast while the past is gone through: nobody made one then. */
const unknown: Forecast = { points: [], days: undefined, daysLow: undefined, daysHigh: undefined, daily: 0 };

/** The monitor of a tank after each hour of the last days, oldest first, with the number of the hour's reading. */
export function* monitorsOf(tank: Tank): Generator<{ index: number; monitor: Monitor }> {
  let monitor = freshMonitor(tank);
  const { length } = tank.hours;
  for (let index = Math.max(1, length - scoresKept); index < length; index++) {
    monitor = scored(monitor, tank, index);
    yield { index, monitor };
  }
}

/** The same monitor with the forecast of the tank as it stands. */
export const withForecast = (monitor: Monitor, tank: Tank): Monitor => ({ ...monitor, forecast: forecast(tank) });

/** The monitor after one more closed hour: the sum and the forecast. Nothing happens within an hour. */
export function watchHour(monitor: Monitor, before: Tank, after: Tank): Monitor {
  const opened = after.hours.at(-1);
  const closed = before.hours.at(-1);
  if (!opened || !closed || hourIndex(opened.at - 1) === hourIndex(closed.at - 1)) return monitor;
  const next = scored(monitor, after, after.hours.length - 2);
  return { ...next, forecast: forecast(after) };
}

function scored(monitor: Monitor, { hours }: Tank, index: number): Monitor {
  const [before, after] = [hours[index - 1], hours[index]];
  if (!before || !after) return monitor;
  const sum = monitor.scores.at(-1)?.sum ?? 0;
  // Page's rule begins anew after a signal.
  const score = nextScore(sum >= cusum.limit ? 0 : sum, before, after, monitor.sigma);
  // A loss began, as far as one can tell, after the last hour that was as usual.
  const since = score.z < cusum.slack ? after.at : monitor.since;
  return { ...monitor, since, scores: [...monitor.scores.slice(1 - scoresKept), score] };
}

/** Standard kL that are missing since the present run of the sum began, and per hour. */
export function missing({ scores, since }: Monitor): { volume: number; rate: number } {
  const run = scores.filter(({ at }) => at > since);
  const volume = run.reduce((sum, score) => sum + score.missing, 0);
  const hours = ((run.at(-1)?.at ?? since) - since) / 60;
  return { volume, rate: hours > 0 ? volume / hours : 0 };
}
