import { plantRecords } from '../records/plant-records.ts';
import { dateAt, isoAt, timeAt } from '../simulator/clock.ts';
import { statusOf } from '../simulator/reading.ts';
import type { SiteId, Status, Tank, TankSpec } from '../simulator/types.ts';
import { createSession } from '../watch/session.ts';
import type { Session } from '../watch/types.ts';
import { type Stock, stockOf } from './stock.ts';

/** The plant at the one moment that every page, document and example shows: the start of the simulated clock. */

/** A tank as screens show it; everything follows from its last reading and its four weeks. */
export interface TankView
  extends Pick<
    TankSpec,
    'content' | 'shape' | 'height' | 'diameter' | 'high' | 'low' | 'reorder' | 'dead' | 'unit' | 'x' | 'y'
  > {
  tag: string;
  /** Tag of its level instrument, `LT-204`. */
  sensor: string;
  /** kL when full to its height. */
  capacity: number;
  /** Last reading: per cent of height, and metres. */
  level: number;
  metres: number;
  /** kL as observed, at 15 °C, and that would still fit below the full height. */
  volume: number;
  standard: number;
  ullage: number;
  /** °C; bar absolute in the gas space. */
  temperature: number;
  pressure: number;
  /** Days until the dead level by the forecast, with the band of nine in ten; undefined beyond three weeks. */
  days: number | undefined;
  daysLow: number | undefined;
  daysHigh: number | undefined;
  /** Minutes since the last reading, and its moment as `09.05` and in ISO 8601. */
  age: number;
  readAt: string;
  timestamp: string;
  status: Status;
  /** Per cent, rounded up as the platform shows it. */
  battery: number;
}

export interface SiteView {
  id: SiteId;
  name: string;
  /** `Jumat, 20 Nov 2026`, `09.07`, and ISO 8601. */
  moment: { day: string; time: string; timestamp: string };
  session: Session;
  tanks: readonly TankView[];
  stock: Stock;
}

function viewOf(tank: Tank, { site, monitors }: Session): TankView {
  const { spec, last, capacity, battery } = tank;
  const { content, shape, height, diameter, high, low, reorder, dead, unit, x, y } = spec;
  const { days, daysLow, daysHigh } = monitors[spec.id]?.forecast ?? {};
  return {
    tag: spec.id,
    sensor: spec.id.replace(/^[A-Z]+/, 'LT'),
    ...{ content, shape, height, diameter, high, low, reorder, dead, unit, x, y },
    capacity,
    level: last.level,
    metres: (last.level / 100) * height,
    volume: last.volume,
    standard: last.standard,
    ullage: capacity - last.volume,
    temperature: last.temperature,
    pressure: last.pressure,
    ...{ days, daysLow, daysHigh },
    age: site.now - last.at,
    readAt: timeAt(last.at),
    timestamp: isoAt(last.at),
    status: statusOf(tank, site.now),
    battery: Math.ceil(battery),
  };
}

const views = new Map<SiteId, SiteView>();

/** One site at the moment of the plant. */
export function siteView(id: SiteId): SiteView {
  const known = views.get(id);
  if (known) return known;
  const session = createSession(id);
  const view: SiteView = {
    id,
    name: plantRecords.sites[id].name,
    moment: { day: dateAt(0), time: timeAt(0), timestamp: isoAt(0) },
    session,
    tanks: session.site.tanks.map((tank) => viewOf(tank, session)),
    stock: stockOf(session),
  };
  views.set(id, view);
  return view;
}
