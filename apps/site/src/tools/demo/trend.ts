import { clockTimeAt } from 'tank-gauging/simulator/clock';
import type { Reading, Tank } from 'tank-gauging/simulator/types';
import type { Alarm, AlarmKind, Monitor } from 'tank-gauging/watch/types';
import { shortDateAt } from '../../plant/terminal/dates.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { PlotReading } from '../kit/charts/ChartReader.tsx';
import type { DemoText } from './schema.ts';
import { momentText, percentText } from './view.ts';

/** Alarms whose mark is on a labelled limit line. */
const onLimit: ReadonlySet<AlarmKind> = new Set(['highHigh', 'high', 'low', 'lowLow']);
/** Width of an event's name on a phone, in per cent of the chart. */
const eventWidth = 50;

/** Hours shown before and after now: a day, three days, ten days. */
export const spans = [
  { past: 24, ahead: 12 },
  { past: 72, ahead: 36 },
  { past: 240, ahead: 120 },
] as const;
export type TrendSpan = (typeof spans)[number];

/** Default span: shorter for tanks that turn over within days. */
export const defaultSpan = ({ spec }: Tank): TrendSpan => (spec.use > 30 ? spans[1] : spans[2]);

export const axisText = (minute: number, { past }: TrendSpan): string =>
  past > 100 ? shortDateAt(minute) : `${shortDateAt(minute)} ${clockTimeAt(minute)}`;

/** Minutes without a reading after which the curve is interrupted. */
const gap = 100;

/** All readings of a day; for longer spans hourly readings and the last one. */
function seenIn({ hours, recent, last }: Tank, now: number, past: number): readonly Reading[] {
  const from = now - past * 60;
  return past <= 24
    ? recent.filter(({ at }) => at >= from)
    : [...hours.filter(({ at }) => at >= from && at < last.at), last];
}

/** Minute of the reading on which the forecast is based: the last full hour. */
const forecastFrom = ({ hours, last }: Tank): number => hours.at(-2)?.at ?? last.at;

/** Coordinates of the chart in per cent of the plot; the band is its upper edge followed by its lower edge reversed. */
export function buildTrend(
  tank: Tank,
  { forecast }: Monitor,
  alarms: readonly Alarm[],
  now: number,
  { past, ahead }: TrendSpan = defaultSpan(tank),
) {
  const x = (minute: number) => ((minute - now + past * 60) / ((past + ahead) * 60)) * 100;
  const seen = seenIn(tank, now, past);
  const coming = forecast.points.filter((point) => point.ahead <= ahead);
  const base = forecastFrom(tank);
  const at = (hours: number) => Math.min(100, x(base + hours * 60));
  const marks = alarms
    .filter((alarm) => alarm.tank === tank.spec.id && alarm.at >= now - past * 60)
    .map((alarm) => ({ id: alarm.id, x: x(alarm.at), y: levelAt(seen, alarm.at), alarm }));
  return {
    lines: segments(seen).map((part) => part.map(({ at: minute, level }) => [x(minute), level] as const)),
    expected: coming.map((point) => [at(point.ahead), point.level] as const),
    band: [
      ...coming.map((point) => [at(point.ahead), point.high] as const),
      ...coming.map((point) => [at(point.ahead), point.low] as const).reverse(),
    ],
    now: x(now),
    marks,
    events: inLane(marks.filter(({ alarm }) => !onLimit.has(alarm.kind))),
  };
}

/**
 * Events that are named in the lane above the plot, where their names cover no curve: of those whose names would
 * overlap, the latest.
 */
export function inLane<Event extends { x: number; alarm: Pick<Alarm, 'at'> }>(events: readonly Event[]): Event[] {
  const named: Event[] = [];
  for (const event of events.toSorted((a, b) => b.alarm.at - a.alarm.at)) {
    const [from, to] = laneOf(event);
    if (named.every((other) => to <= laneOf(other)[0] || laneOf(other)[1] <= from)) named.push(event);
  }
  return named;
}

/** Horizontal extent of a name: it ends at an event of the right half, and begins at one of the left half. */
const laneOf = ({ x }: { x: number }) => (x >= 50 ? [x - eventWidth, x] : [x, x + eventWidth]) as [number, number];

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
