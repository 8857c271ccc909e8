import { forecast } from '../../plant/methods/forecast.ts';
import { volumeBelow } from '../../plant/simulator/geometry.ts';
import { reading, statusOf } from '../../plant/simulator/reading.ts';
import type { Tank as SimulatedTank, Site } from '../../plant/simulator/types.ts';
import type { ApiReading, ApiTank, StockReading } from '../description/objects.ts';

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
