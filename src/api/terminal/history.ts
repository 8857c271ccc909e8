import { isoAt, nextAt } from '../../plant/simulator/clock.ts';
import { readingsBetween } from '../../plant/simulator/history.ts';
import type { Reading, Site, Tank } from '../../plant/simulator/types.ts';
import type { HistoryInterval, HistoryPoint } from '../description/objects.ts';

/** Minutes of each width. */
const widths: Readonly<Record<HistoryInterval, number>> = { '15m': 15, '1h': 60, '1d': 1440 };

/** Minute of the first midnight before the start: intervals are counted from there, whatever the hour of the start. */
const midnight = nextAt(0, 0) - 1440;

/**
 * Means and extremes of the readings of each interval that begins in [from, to), oldest first; intervals without a
 * reading are left out. @param from and to minutes since the start
 */
export function historyView(
  site: Site,
  tank: Tank,
  interval: HistoryInterval,
  from: number,
  to: number,
): HistoryPoint[] {
  const width = widths[interval];
  const beginOf = (minute: number) => Math.floor((minute - midnight) / width) * width + midnight;
  const first = beginOf(from) < from ? beginOf(from) + width : from;
  const end = beginOf(to) < to ? beginOf(to) + width : to;
  const groups = new Map<number, Reading[]>();
  for (const reading of readingsBetween(tank, site.seed, first - 1, end - 1)) {
    const begin = beginOf(reading.at);
    const group = groups.get(begin);
    if (group) group.push(reading);
    else groups.set(begin, [reading]);
  }
  return [...groups].map(([begin, items]) => pointOf(begin, items));
}

function pointOf(begin: number, items: readonly Reading[]): HistoryPoint {
  const mean = (key: 'level' | 'temperature' | 'pressure', digits: number) =>
    Number((items.reduce((sum, item) => sum + item[key], 0) / items.length).toFixed(digits));
  const levels = items.map(({ level }) => level);
  return {
    timestamp: isoAt(begin),
    level: mean('level', 1),
    level_min: Number(Math.min(...levels).toFixed(1)),
    level_max: Number(Math.max(...levels).toFixed(1)),
    temperature: mean('temperature', 1),
    pressure: mean('pressure', 2),
  };
}
