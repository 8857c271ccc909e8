import type { Tank } from '../../plant/simulator/types.ts';
import type { Monitor } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { PlotReading } from '../kit/charts/chart-reading.ts';
import type { DemoText } from './schema.ts';
import { forecastFrom, seenIn, type TrendSpan } from './trend.ts';
import { momentText, percentText } from './view.ts';

/** Every how many minutes the chart can be read: a day more closely than ten. */
const stepOf = ({ past }: TrendSpan) => (past <= 24 ? 5 : 60);

/** What the chart of one tank answers: its readings, then what is expected, with its range. */
export function trendReading(
  tank: Tank,
  { forecast }: Monitor,
  now: number,
  span: TrendSpan,
  text: DemoText['tank']['read'],
): PlotReading {
  const { past, ahead } = span;
  const from = forecastFrom(tank);
  const { height } = tank.spec;
  const measured = seenIn(tank, now, past).map(({ at, level }) => ({ at, level }));
  const expected = forecast.points
    .map(({ ahead: hours, ...point }) => ({ at: from + hours * 60, ...point }))
    .filter(({ at }) => at > now && at <= now + ahead * 60);
  const points: readonly { at: number; level: number; low?: number; high?: number }[] = [...measured, ...expected];
  return {
    places: points.map(({ at }) => ((at - now + past * 60) / ((past + ahead) * 60)) * 100),
    read: (index) => {
      const { at = now, level = 0, low, high } = points[index] ?? {};
      return {
        title: momentText(at),
        values: [
          { label: low === undefined ? text.measured : text.expected, value: percentText(level), y: level },
          { label: text.metres, value: formatUnit((level / 100) * height, 'm', 2) },
          ...(low === undefined || high === undefined
            ? []
            : [{ label: text.band, value: `${percentText(low)}–${percentText(high)}` }]),
        ],
      };
    },
  };
}

/** What two tanks on one axis say at a minute: the level of each at its last reading before it, or as expected. */
export function comparedReading(
  tanks: readonly { tank: Tank; monitor: Monitor }[],
  now: number,
  span: TrendSpan,
): PlotReading {
  const { past, ahead } = span;
  const step = Math.max(stepOf(span), 60);
  const count = Math.floor(((past + ahead) * 60) / step);
  const minutes = Array.from({ length: count + 1 }, (_, index) => now - past * 60 + index * step);
  return {
    places: minutes.map((_, index) => (index / count) * 100),
    read: (index) => {
      const at = minutes[index] ?? now;
      return {
        title: momentText(at),
        values: tanks.flatMap(({ tank, monitor }) => {
          const level = levelAt(tank, monitor, at, now, past);
          return level === undefined ? [] : [{ label: tank.spec.id, value: percentText(level), y: level }];
        }),
      };
    },
  };
}

/** Level in per cent at a minute; undefined where the sensor had been silent for two hours. */
function levelAt(tank: Tank, { forecast }: Monitor, at: number, now: number, past: number): number | undefined {
  if (at > now) return forecast.points.find(({ ahead }) => forecastFrom(tank) + ahead * 60 >= at)?.level;
  const reading = seenIn(tank, now, past).findLast((seen) => seen.at <= at + 5);
  return reading && at - reading.at < 120 ? reading.level : undefined;
}
