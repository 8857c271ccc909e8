import { formatNumber } from '../../shared/format/format.ts';
import type { Axis } from '../kit/charts/axis.ts';
import { RangeControl } from '../kit/charts/RangeControl.tsx';
import { type ChartRange, useRange } from '../kit/charts/use-range.ts';
import { ticks } from '../kit/ticks.ts';
import type { Analysis } from './analyse.ts';
import type { LossToolText } from './schema.ts';
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

/** Every day can be read. */
export const places = (points: readonly LossPoint[]) => points.map((_, index) => index);
/** A week at least is shown. */
export const useDays = (points: readonly LossPoint[]) => useRange(0, Math.max(1, points.length - 1), 6);

export const DaysControl = ({ points, range }: { points: readonly LossPoint[]; range: ChartRange }) => (
  <RangeControl range={range} step={1} name={(index) => dayName(points[index]?.date ?? nowhere.date)} />
);

export const nowhere = { date: '1970-01-01', loss: 0, tolerance: 0, sum: 0 };

export interface LossChartProps {
  analysis: Analysis;
  text: LossToolText;
}

/** The figures of both charts. */
export const tableOf = ({ points }: Analysis, { charts }: LossToolText, caption: string) => ({
  caption,
  columns: charts.columns,
  rows: points.map(({ date, loss, tolerance, sum }) => [
    dayName(date),
    formatNumber(loss),
    formatNumber(tolerance),
    formatNumber(sum),
  ]),
});
