import type { Product } from '../methods/standard-volume.ts';

/*
 * Units: levels in per cent of the inside height, volumes in kilolitres (m³ of bulk for weighed goods), "standard"
 * volumes at 15 °C, times in whole minutes since the simulated start.
 */
/** Shares of the capacity at equal steps of the inside height, from 0 to 1. */
export type Strapping = readonly number[];

export type Status = 'normal' | 'high' | 'low' | 'silent';

/** Kind of consumption, which decides the hours of the day. */
export type DemandPattern = 'shift' | 'process' | 'retail' | 'household' | 'field';

/** Per cent of the inside height: alarms, order, lowest level that can be pumped. */
export type Limits = Record<'high' | 'low' | 'reorder' | 'dead', number>;

/** Hours from order to arrival, level (%) to which a delivery fills, its length (h), hours of the day, warmth (°C). */
export interface Supply {
  lead: number;
  fillTo: number;
  duration: number;
  warmer: number;
  from: number;
  to: number;
}

/** Fixed properties of a tank, and its state at the start. */
export interface TankSpec extends Limits {
  id: string;
  content: string;
  product: Product;
  /** kg/L at 15 °C, and the unit in which the trade counts its stock. */
  density: number;
  unit: 'kL' | 'm³' | 't' | 'L';
  shape: 'vertical' | 'horizontal' | 'sphere' | 'box';
  /** Metres: inside height (diameter of a horizontal tank), diameter (width of a box), length. */
  height: number;
  diameter: number;
  length?: number;
  /** Strapping table and total volume in kL of a strapped tank; they replace the formula of its shape. */
  strapping?: Strapping;
  capacity?: number;
  pattern: DemandPattern;
  /** Free water at the bottom in mm by the last manual gauging; absent where there was none. */
  water?: number;
  /** Level at the start in per cent of height, and mean daily use in per cent of the capacity. */
  level: number;
  use: number;
  /** Temperature of the contents at the start, and its daily swing, °C. */
  temperature: number;
  swing: number;
  /** Absolute pressure of the gas space at the start in bar, and its rise per °C. */
  pressure: number;
  pressureRise: number;
  supply: Supply;
  /** Standard deviation of a level reading in per cent of height. */
  noise: number;
  battery: number;
  /** Battery used per reading, in per cent. */
  batteryDrain: number;
  /** Minutes since the last reading at the start. */
  age: number;
  x: number;
  y: number;
  /** Minutes in which deliveries ended that the usual rule of the tank does not produce. */
  ended: readonly number[];
  /** Unbooked losses: begin and end in minutes, rate in standard kL per minute. */
  losses: readonly { from: number; to: number; rate: number }[];
}

export interface Reading {
  at: number;
  level: number;
  temperature: number;
  pressure: number;
  /** kL: observed, and at 15 °C. */
  volume: number;
  standard: number;
  /** Booked totals in kL at 15 °C: received by delivery notes, issued by meters. */
  received: number;
  issued: number;
}

export interface PastHour {
  from: number;
  to: number;
  opening: number;
  issued: number;
  received: number;
  lost: number;
  filling: { from: number; to: number } | undefined;
  /** Booked totals at the beginning of the hour, and the factors by which books differ from the truth. */
  booked: { received: number; issued: number };
  factors: { note: number; meter: number };
  /** Temperature at the beginning of the hour, and of its delivery, in °C as `warmth` of the tank. */
  warmth: number;
  loaded: number;
}

export interface Tank {
  spec: TankSpec;
  /** Index within the site; selects the random streams of the tank. */
  number: number;
  capacity: number;
  /** True volume in kL at 15 °C, which no sensor shows. */
  standard: number;
  booked: { received: number; issued: number };
  /** °C added by deliveries since the start, and the value it approaches without further deliveries. */
  warmth: number;
  rest: number;
  /** Minute at which the ordered delivery arrives, and extra minutes for the next order. */
  arrival: number | undefined;
  delay: number;
  /** Level at which unloading stops, factor of the delivery note, temperature in °C as `warmth`. */
  receiving: { to: number; note: number; loaded: number } | undefined;
  /** True after the site's own overfill protection has closed the inlet. */
  tripped: boolean;
  leak: number | undefined;
  theft: { from: number; to: number; rate: number } | undefined;
  silentUntil: number | undefined;
  battery: number;
  /** Hourly states in the four weeks before the start, oldest first. */
  past: readonly PastHour[];
  last: Reading;
  /** Readings of the last 25 hours, oldest first. */
  recent: readonly Reading[];
  /** Last reading of each hour for five weeks, oldest first. */
  hours: readonly Reading[];
}

/** Fixed properties of a tank in its site, without its contents. */
export type TankBody = Pick<Tank, 'spec' | 'number' | 'capacity'>;
export type TankTemperature = TankBody & Pick<Tank, 'warmth'>;

export interface Site {
  id: string;
  seed: number;
  now: number;
  tanks: readonly Tank[];
}
