import type { Clashes } from '../kit/tool-state.ts';
import { canLean, leaningField, upperOf } from './tank-fields.ts';
import type { TankValues, tankInputs } from './tank-inputs.ts';
import { vesselOf } from './vessel-of.ts';

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
