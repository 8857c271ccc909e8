import { forecast } from '../../plant/methods/forecast.ts';
import { isoAt, nextAt } from '../../plant/simulator/clock.ts';
import { volumeBelow } from '../../plant/simulator/geometry.ts';
import { readingsBetween } from '../../plant/simulator/history.ts';
import { reading, statusOf } from '../../plant/simulator/reading.ts';
import type { Reading, Tank as SimulatedTank, Site } from '../../plant/simulator/types.ts';
import type { ApiReading, ApiTank, HistoryInterval, HistoryPoint, StockReading } from '../description/objects.ts';

/** The example terminal as a place of the account. */
export const siteId = 'terminal-1';

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** What does not change about a tank, and its status. */
export function tankView({ now }: Site, tank: SimulatedTank): ApiTank {
  const { spec, capacity } = tank;
  return {
    tank_id: spec.id,
    site_id: siteId,
    content: spec.content,
    height: spec.height,
    diameter: spec.diameter,
    capacity: Math.round(capacity),
    limit_low: spec.low,
    limit_high: spec.high,
    sensor: spec.id.replace(/^[A-Z]+/, 'LT'),
    status: statusOf(tank, now),
  };
}

/** The last reading in six fields. */
export const readingView = ({ now }: Site, tank: SimulatedTank): ApiReading => reading(tank, now) as ApiReading;

/** The last reading with the stock that follows from it; nothing is foretold of a sensor that has fallen silent. */
export function stockView(site: Site, tank: SimulatedTank): StockReading {
  const { capacity, last, spec } = tank;
  const view = readingView(site, tank);
  const days = view.status === 'silent' ? undefined : forecast(tank).days;
  return {
    ...view,
    site_id: siteId,
    volume: rounded(last.volume, 1),
    volume_15: rounded(last.standard, 1),
    ullage: rounded(capacity - last.volume, 1),
    water: spec.water ?? null,
    water_volume: spec.water === undefined ? null : rounded(volumeBelow(spec, spec.water), 2),
    days_to_empty: days === undefined ? null : rounded(days, 1),
  };
}

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
  tank: SimulatedTank,
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
