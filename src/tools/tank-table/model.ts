import type { Clashes } from '../kit/tool-state.ts';
import { canLean, leaningField, type TankValues, type tankInputs, upperOf } from './tank-inputs.ts';
import { fullLitres, keepLevel, litres, type Vessel, vesselOf } from './vessel.ts';

export interface LevelReading {
  /** m */
  level: number;
  /** Litres below and above the level. */
  content: number;
  ullage: number;
  full: number;
  /** Shares of the height and of the volume, 0 to 1. */
  heightShare: number;
  contentShare: number;
  /** Litres that a metre of level holds here. */
  perMetre: number;
}

/** What a tank holds at a level. */
export function readingAt(vessel: Vessel, wanted: number): LevelReading {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const full = fullLitres(vessel);
  const low = keepLevel(vessel, level - 0.005);
  const high = keepLevel(vessel, level + 0.005);
  return {
    level,
    content,
    ullage: full - content,
    full,
    heightShare: level / vessel.height,
    contentShare: content / full,
    perMetre: (litres(vessel, high) - litres(vessel, low)) / (high - low),
  };
}

interface StockLimits {
  /** Levels in m: of the water at the bottom, of the outlet, and up to which it may be filled (0: to the top). */
  water: number;
  outlet: number;
  highest: number;
}

/** Litres of a stock: water, product over it, what cannot be drawn, what can, and what may still be filled in. */
export function stockAt(vessel: Vessel, level: number, { water, outlet, highest }: StockLimits) {
  const at = litres(vessel, level);
  const free = litres(vessel, Math.min(water, level));
  const dead = litres(vessel, Math.min(Math.max(water, outlet), level));
  const top = highest > 0 ? litres(vessel, highest) : fullLitres(vessel);
  return {
    water: free,
    product: at - free,
    dead: dead - free,
    usable: at - dead,
    room: Math.max(0, top - at),
    /** Litres over the highest filling. */
    over: Math.max(0, at - top),
    safe: top,
  };
}

/** The sensor's error as a length in m: typed in mm, or in per cent of its span. */
export const errorLength = ({
  errorUnit,
  gaugeError,
  gaugeSpan,
}: Pick<TankValues, 'errorUnit' | 'gaugeError' | 'gaugeSpan'>): number =>
  errorUnit === 'mm' ? gaugeError / 1000 : (gaugeError / 100) * gaugeSpan;

/** Litres that lie between the level read and the level as it may be, below and above; from the volumes themselves. */
export function errorVolume(vessel: Vessel, wanted: number, error: number) {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const below = content - litres(vessel, level - error);
  const above = litres(vessel, level + error) - content;
  return { below, above, either: (below + above) / 2 };
}

/** Sentences of the record for what cannot be together. */
type Clash = 'outlet' | 'lean' | 'gauge' | 'cap' | 'narrow' | 'water' | 'deadStock' | 'highest';

/** Dimensions and levels that exclude each other: the field that is refused, and why. */
export function clashesOf(values: TankValues): Clashes<typeof tankInputs> {
  const { shape, bottom, heads, diameter, bottomDepth, slope, dipPoint, waterLevel, suctionLevel, highestFill, level } =
    values;
  const found: Partial<Record<keyof TankValues, Clash>> = {};
  if (shape === 'silo' && values.outlet > diameter) found.outlet = 'outlet';
  if (slope > 0 && !canLean(values)) found.slope = 'lean';
  if (slope > 0 && canLean(values) && dipPoint > values[leaningField(values)]) found.dipPoint = 'gauge';
  const capped = (shape === 'mendatar' && heads === 'tembereng') || (shape === 'tegak' && bottom === 'tembereng');
  if (capped && bottomDepth > diameter / 2 + 1e-9) found.bottomDepth = 'cap';
  if (upperOf(values) === 'tembereng' && values.upperHeight > diameter / 2 + 1e-9) found.upperHeight = 'cap';
  if (upperOf(values) === 'silinder' && values.upperDiameter === 0) found.upperDiameter = 'narrow';
  const { height } = vesselOf(values);
  const top = height + 1e-9;
  if (waterLevel > Math.min(level, height) + 1e-9) found.waterLevel = 'water';
  if (suctionLevel > top) found.suctionLevel = 'deadStock';
  if (highestFill > 0 && (highestFill > top || highestFill <= suctionLevel)) found.highestFill = 'highest';
  return found;
}
