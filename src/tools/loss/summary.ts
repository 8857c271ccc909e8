import type { LossDay } from './reconcile.ts';

export interface LossTotals {
  days: number;
  receipts: number;
  issues: number;
  loss: number;
  /** Days with a reason to look closer. */
  suspicious: number;
}

/** What a chart shows of a stretch of days: more days than points are drawn stretch by stretch. */
export interface LossPoint {
  date: string;
  /** Loss of the day, or the one farthest from zero in the stretch. */
  loss: number;
  tolerance: number;
  /** Sum of all losses up to here. */
  sum: number;
  marked: boolean;
}

const mostPoints = 120;

export const totalsOf = (days: readonly LossDay[]): LossTotals =>
  days.reduce(
    (all, day) => ({
      days: all.days + 1,
      receipts: all.receipts + day.receipts,
      issues: all.issues + day.issues,
      loss: all.loss + day.loss + day.overnight,
      suspicious: all.suspicious + (day.reasons.length > 0 ? 1 : 0),
    }),
    { days: 0, receipts: 0, issues: 0, loss: 0, suspicious: 0 },
  );

/** Points of the charts; days of all tanks that share a date are one. */
export function pointsOf(days: readonly LossDay[]): LossPoint[] {
  const byDate = new Map<string, LossPoint>();
  let sum = 0;
  for (const day of days) {
    sum += day.loss + day.overnight;
    const point = byDate.get(day.date);
    if (!point) {
      const { date, loss, tolerance, reasons } = day;
      byDate.set(date, { date, loss, tolerance, sum, marked: reasons.length > 0 });
      continue;
    }
    point.loss += day.loss;
    point.tolerance += day.tolerance;
    point.sum = sum;
    point.marked ||= day.reasons.length > 0;
  }
  const points = [...byDate.values()];
  const size = Math.ceil(points.length / mostPoints);
  if (size <= 1) return points;
  return Array.from({ length: Math.ceil(points.length / size) }, (_, index) =>
    points.slice(index * size, (index + 1) * size).reduce((first, point) => ({
      date: point.date,
      loss: Math.abs(point.loss) > Math.abs(first.loss) ? point.loss : first.loss,
      tolerance: Math.max(first.tolerance, point.tolerance),
      sum: point.sum,
      marked: first.marked || point.marked,
    })),
  );
}
