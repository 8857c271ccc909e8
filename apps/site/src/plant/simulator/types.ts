import type { Product } from '../methods/standard-volume.ts';

/*
 * Levels are in per cent of the inside height, volumes in kilolitres (of what is weighed, cubic metres of bulk),
 * "standard" ones at 15 °C, times in whole minutes since the simulated start.
 */
/** Shares of the capacity at equal steps of the inside height, from 0 to 1. */
export type Strapping = readonly number[];

export type Status = 'normal' | 'high' | 'low' | 'silent';

/** Who takes from a tank, and when in the day. */
export type Pattern = 'shift' | 'process' | 'retail' | 'household' | 'field';

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

/** What does not change about a tank. */
export interface TankSpec extends Limits {
  id: string;
  content: string;
  product: Product;
  /** kg/L at 15 °C, and the unit in which the trade counts its stock. */
  density: number;
  unit: 'kL' | 'm³' | 't' | 'L';
  shape: 'vertical' | 'horizontal' | 'sphere' | 'box';
  /** Metres: inside height (of what lies: its diameter), diameter or width, length. */
  height: number;
  diameter: number;
  length?: number;
  /** Of a strapped tank, in place of the formula of its shape: its table, and its volume in kL. */
  strapping?: Strapping;
  capacity?: number;
  pattern: Pattern;
  /** mm at the bottom by the last manual gauging; absent where nobody gauged it. */
  water?: number;
  /** Level at the start, and mean use a day in per cent of the capacity. */
  level: number;
  use: number;
  /** °C of all that is in it at the start, and its swing over a day. */
  temperature: number;
  swing: number;
  /** bar, absolute, in the vapour space at the start, and its rise per °C. */
  pressure: number;
  pressureRise: number;
  supply: Supply;
  /** Standard deviation of a level reading in per cent of height. */
  noise: number;
  battery: number;
  /** Per cent of the battery that one reading takes. */
  batteryDrain: number;
  /** Minutes since the last reading at the start. */
  age: number;
  x: number;
  y: number;
  /** Minutes in which deliveries ended outside the usual rule of the tank. */
  ended: readonly number[];
  /** Minutes, and standard kL a minute. */
  losses: readonly { from: number; to: number; rate: number }[];
}

export interface Reading {
  at: number;
  level: number;
  temperature: number;
  pressure: number;
  /** kL as seen, and at 15 °C. */
  volume: number;
  standard: number;
  /** kL at 15 °C booked by delivery notes and meters. */
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
  /** Booked until its beginning, and by which factors books differ from the truth. */
  booked: { received: number; issued: number };
  factors: { note: number; meter: number };
  /** °C at its beginning, and of its delivery: both as `warmth` of the tank. */
  warmth: number;
  loaded: number;
}

export interface Tank {
  spec: TankSpec;
  /** Within the site; names its streams of chance. */
  number: number;
  capacity: number;
  /** What is truly in it, kL at 15 °C. A sensor never shows it. */
  standard: number;
  booked: { received: number; issued: number };
  /** °C that deliveries have made since the start, and to which it goes when none comes. */
  warmth: number;
  rest: number;
  /** Of what is on order, and extra minutes of the next order. */
  arrival: number | undefined;
  delay: number;
  /** Level at which unloading stops, error of the note, °C as `warmth`. */
  receiving: { to: number; note: number; loaded: number } | undefined;
  /** The site's own overfill protection has closed the inlet. */
  tripped: boolean;
  leak: number | undefined;
  theft: { from: number; to: number; rate: number } | undefined;
  silentUntil: number | undefined;
  battery: number;
  /** Four weeks before the start, oldest first. */
  past: readonly PastHour[];
  last: Reading;
  /** Those of the last day, oldest first. */
  recent: readonly Reading[];
  /** The last reading of each hour of five weeks, oldest first. */
  hours: readonly Reading[];
}

/** What makes a tank, apart from what is in it. */
export type TankBody = Pick<Tank, 'spec' | 'number' | 'capacity'>;
export type WarmTank = TankBody & Pick<Tank, 'warmth'>;

export interface Site {
  id: string;
  seed: number;
  now: number;
  tanks: readonly Tank[];
}
