import { formatNumber } from '../../shared/format/format.ts';
import type { Axis } from '../kit/charts/axis.ts';
import type { ChartRange } from '../kit/charts/use-range.ts';
import { ticks } from '../kit/ticks.ts';
import type { LossPoint } from './summary.ts';
import { dayName } from './words.ts';

const namedDays = 4;

/** An axis that holds all values and zero. */
export function valueAxis(values: readonly number[], title: string): Axis {
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values), 5);
  return {
    min: steps[0] ?? 0,
    max: steps.at(-1) ?? 1,
    ticks: steps.map((at) => ({ at, label: formatNumber(at) })),
    title,
  };
}

/** The days that are shown, a few of them named. */
export function daysAxis(points: readonly LossPoint[], title: string, { from, to }: ChartRange): Axis {
  const between = (part: number) => Math.round(from + (to - from) * part);
  const places = [...new Set(Array.from({ length: namedDays }, (_, i) => between(i / (namedDays - 1))))];
  const years = new Set(points.map(({ date }) => date.slice(0, 4))).size > 1;
  return {
    min: from,
    max: to,
    ticks: places.map((at) => ({ at, label: dayName(points[at]?.date ?? '1970-01-01', years) })),
    title,
  };
}

/** Day, loss, tolerance and sum, as the tables under the charts show them. */
export const daysTable = (points: readonly LossPoint[]) =>
  points.map(({ date, loss, tolerance, sum }) => [
    dayName(date),
    formatNumber(loss),
    formatNumber(tolerance),
    formatNumber(sum),
  ]);
