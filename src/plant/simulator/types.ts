import type { Product } from '../records/products.ts';
import type { SiteId } from '../records/read.ts';
import type { SiteRecord, TankRecord } from '../records/schema.ts';

/**
 * Words of the simulator. Levels are in per cent of the inside height, volumes in kilolitres (for what is weighed,
 * cubic metres of bulk), "standard" volumes are reckoned at 15 °C, times are whole minutes since the simulated start.
 */
export type { SiteId };

/** Shares of the capacity at equal steps of the inside height, from 0 to 1; read straight between two lines. */
export type Strapping = readonly number[];

/** The state of a tank as screens and the interface name it. */
export type Status = 'normal' | 'high' | 'low' | 'silent';

export type VesselShape = TankRecord['shape']['kind'];
export type Pattern = TankRecord['pattern'];
type Limits = TankRecord['limits'];

/** What does not change about a tank. */
export interface TankSpec extends Limits {
  id: string;
  content: string;
  product: Product;
  /** kg/L at 15 °C, and the unit in which the trade counts its stock. */
  density: number;
  unit: SiteRecord['products'][string];
  shape: VesselShape;
  /** Metres: inside height (of a horizontal tank or sphere: its diameter), diameter or width, length. */
  height: number;
  diameter: number;
  length?: number;
  /** A tank that was strapped: its table and its volume in kL stand for the formula of its shape. */
  strapping?: Strapping;
  capacity?: number;
  pattern: Pattern;
  /** Free water at the bottom in mm by the last manual gauging; absent where nobody gauged it. */
  water?: number;
  /** Level at the start, and mean use a day in per cent of the capacity. */
  level: number;
  use: number;
  /** °C at the start, and its swing over a day. */
  temperature: number;
  swing: number;
  /** Absolute pressure of the vapour space in bar at the start temperature, and its rise per °C. */
  pressure: number;
  pressureRise: number;
  supply: SiteRecord['supplies'][string];
  /** Standard deviation of one level reading in per cent of height. */
  noise: number;
  /** Per cent at the start. */
  battery: number;
  /** Minutes since the last reading at the start; more than `silentAfter` means that the sensor is silent. */
  age: number;
  /** Place on the plan, per cent of the sheet. */
  x: number;
  y: number;
  /** Minutes in which deliveries of the past days ended outside the usual rule. */
  ended: readonly number[];
  /** Losses of the past days: minutes, and standard kL a minute. */
  losses: readonly { from: number; to: number; rate: number }[];
}

/** One transmission of a sensor, with what was booked on paper until then. */
export interface Reading {
  at: number;
  level: number;
  temperature: number;
  pressure: number;
  /** kL as seen, and at 15 °C. */
  volume: number;
  standard: number;
  /** kL at 15 °C booked since the start of the records: delivery notes and meters. */
  received: number;
  issued: number;
}

/** One clock hour before the start, as it truly was; volumes in standard kL. */
export interface PastHour {
  /** Minutes in which it begins and ends. */
  from: number;
  to: number;
  opening: number;
  issued: number;
  received: number;
  lost: number;
  /** Minutes in which a delivery flowed. */
  filling: { from: number; to: number } | undefined;
  /** What was booked until its beginning, and the factors by which books differ from the truth. */
  booked: { received: number; issued: number };
  factors: { note: number; meter: number };
}

/** What a visitor can cause. */
export type EventKind = 'leak' | 'theft' | 'silent' | 'late' | 'overfill';

export interface Tank {
  spec: TankSpec;
  /** Number within the site: names its streams of chance. */
  number: number;
  capacity: number;
  /** Truth: kL at 15 °C at the start and now. A sensor never shows it. */
  opening: number;
  standard: number;
  /** What really moved since the start. */
  flows: { received: number; issued: number; lost: number };
  booked: { received: number; issued: number };
  /** Arrival of what is on order; extra minutes that the next order will take. */
  arrival: number | undefined;
  delay: number;
  /** A delivery that is being unloaded: level at which it stops, error of its note. */
  receiving: { to: number; note: number } | undefined;
  /** The site's own overfill protection has closed the inlet. */
  tripped: boolean;
  /** Standard kL per minute that leave unseen; undefined without a leak. */
  leak: number | undefined;
  theft: { from: number; to: number; rate: number } | undefined;
  /** Minute until which nothing is sent. */
  silentUntil: number | undefined;
  battery: number;
  /** Four weeks before the start, oldest first. */
  past: readonly PastHour[];
  last: Reading;
  /** Readings of the last day, oldest first. */
  recent: readonly Reading[];
  /** The last reading of each hour, five weeks of them, oldest first. */
  hours: readonly Reading[];
}

export interface Site {
  id: SiteId;
  seed: number;
  /** Minutes since the start. */
  now: number;
  /** Seconds that do not make a minute yet. */
  rest: number;
  tanks: readonly Tank[];
}
