import { shortDateAt, timeAt } from '../../plant/simulator/clock.ts';
import type { Reading, Tank } from '../../plant/simulator/types.ts';
import type { Alarm, Monitor } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { PlotReading } from '../kit/charts/ChartReader.tsx';
import type { DemoText } from './schema.ts';
import { momentText, percentText } from './view.ts';

/** Hours that a chart goes back and ahead: a day, three, ten. */
export const spans = [
  { past: 24, ahead: 12 },
  { past: 72, ahead: 36 },
  { past: 240, ahead: 120 },
] as const;
export type TrendSpan = (typeof spans)[number];

/** Without a choice, tanks that turn over within days are seen closer. */
export const spanOf = ({ spec }: Tank): TrendSpan => (spec.use > 30 ? spans[1] : spans[2]);

export const axisText = (minute: number, { past }: TrendSpan): string =>
  past > 100 ? shortDateAt(minute) : `${shortDateAt(minute)} ${timeAt(minute)}`;

/** Minutes without a reading after which the line is broken. */
const gap = 100;

/** The readings of the last hours: every one of a day, else one an hour and the last. */
function seenIn({ hours, recent, last }: Tank, now: number, past: number): readonly Reading[] {
  const from = now - past * 60;
  return past <= 24
    ? recent.filter(({ at }) => at >= from)
    : [...hours.filter(({ at }) => at >= from && at < last.at), last];
}

/** The minute from which the hours of a forecast count: it was made on the hour, from the reading that stood then. */
const forecastFrom = ({ hours, last }: Tank): number => hours.at(-2)?.at ?? last.at;

/** What the chart draws, in per cent of its box; the band is its upper edge, then the lower one back. */
export function trendOf(
  tank: Tank,
  { forecast }: Monitor,
  alarms: readonly Alarm[],
  now: number,
  { past, ahead }: TrendSpan = spanOf(tank),
) {
  const x = (minute: number) => ((minute - now + past * 60) / ((past + ahead) * 60)) * 100;
  const seen = seenIn(tank, now, past);
  const coming = forecast.points.filter((point) => point.ahead <= ahead);
  const base = forecastFrom(tank);
  const at = (hours: number) => Math.min(100, x(base + hours * 60));
  return {
    lines: segments(seen).map((part) => part.map(({ at: minute, level }) => [x(minute), level] as const)),
    expected: coming.map((point) => [at(point.ahead), point.level] as const),
    band: [
      ...coming.map((point) => [at(point.ahead), point.high] as const),
      ...coming.map((point) => [at(point.ahead), point.low] as const).reverse(),
    ],
    now: x(now),
    marks: alarms
      .filter((alarm) => alarm.tank === tank.spec.id && alarm.at >= now - past * 60)
      .map((alarm) => ({ id: alarm.id, x: x(alarm.at), y: levelAt(seen, alarm.at), alarm })),
  };
}

function segments(readings: readonly Reading[]): Reading[][] {
  const parts: Reading[][] = [];
  for (const [i, reading] of readings.entries()) {
    const before = readings[i - 1];
    if (!before || reading.at - before.at > gap) parts.push([reading]);
    else parts.at(-1)?.push(reading);
  }
  return parts;
}

const levelAt = (readings: readonly Reading[], minute: number) =>
  (readings.findLast(({ at }) => at <= minute) ?? readings[0])?.level ?? 0;

export function trendReading(
  tank: Tank,
  { forecast }: Monitor,
  now: number,
  { past, ahead }: TrendSpan,
  text: DemoText['tank']['read'],
): PlotReading {
  const from = forecastFrom(tank);
  const points: readonly { at: number; level: number; low?: number; high?: number }[] = [
    ...seenIn(tank, now, past).map(({ at, level }) => ({ at, level })),
    ...forecast.points
      .map(({ ahead: hours, ...point }) => ({ at: from + hours * 60, ...point }))
      .filter(({ at }) => at > now && at <= now + ahead * 60),
  ];
  return {
    places: points.map(({ at }) => ((at - now + past * 60) / ((past + ahead) * 60)) * 100),
    read: (index) => {
      const { at = now, level = 0, low, high } = points[index] ?? {};
      return {
        title: momentText(at),
        values: [
          { label: low === undefined ? text.measured : text.expected, value: percentText(level), y: level },
          { label: text.metres, value: formatUnit((level / 100) * tank.spec.height, 'm', 2) },
          ...(low === undefined || high === undefined
            ? []
            : [{ label: text.band, value: `${percentText(low)}–${percentText(high)}` }]),
        ],
      };
    },
  };
}
