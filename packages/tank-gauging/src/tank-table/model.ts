import type { Contradictions } from '../inputs.ts';
import { vesselParts } from '../vessel/size.ts';
import { buildVessel, clamp, fullLitres, litresBelow, type Vessel } from '../vessel/vessel.ts';
import type { TankValues, tankInputs } from './inputs.ts';

/** Level in m above the bottom, from a dip or from the ullage below the reference point. */
export const levelFromDip = ({ dipFrom, level, ullage, referenceHeight }: TankValues): number =>
  dipFrom === 'dasar' ? level : Math.max(0, referenceHeight - ullage);

export function readingAt(vessel: Vessel, wanted: number) {
  const level = clamp(wanted, 0, vessel.height);
  const content = litresBelow(vessel, level);
  const full = fullLitres(vessel);
  const [low, high] = [Math.max(0, level - 0.005), Math.min(vessel.height, level + 0.005)];
  return {
    level,
    content,
    ullage: full - content,
    full,
    heightShare: level / vessel.height,
    contentShare: content / full,
    /** Litres per metre at this level. */
    perMetre: (litresBelow(vessel, high) - litresBelow(vessel, low)) / (high - low),
  };
}

/** Levels in m: of the water at the bottom, of the outlet, and the highest fill (0 means the top). */
type StockLimits = Pick<TankValues, 'waterLevel' | 'suctionLevel' | 'highestFill'>;

/** Stock in litres: water, product above it, dead stock, usable stock, and room up to the highest fill. */
export function stockAt(vessel: Vessel, level: number, { waterLevel, suctionLevel, highestFill }: StockLimits) {
  const at = litresBelow(vessel, level);
  const water = litresBelow(vessel, Math.min(waterLevel, level));
  const dead = litresBelow(vessel, Math.min(Math.max(waterLevel, suctionLevel), level));
  const safe = highestFill > 0 ? litresBelow(vessel, highestFill) : fullLitres(vessel);
  return {
    water,
    product: at - water,
    dead: dead - water,
    usable: at - dead,
    room: Math.max(0, safe - at),
    over: Math.max(0, at - safe),
    safe,
  };
}

/** Gauge error in m, from mm or from per cent of the span. */
export const errorLength = (values: Pick<TankValues, 'errorUnit' | 'gaugeError' | 'gaugeSpan'>): number =>
  values.errorUnit === 'mm' ? values.gaugeError / 1000 : (values.gaugeError / 100) * values.gaugeSpan;

/** Litres between the level read and the lowest and highest possible level. */
export function errorVolume(vessel: Vessel, level: number, error: number) {
  const content = litresBelow(vessel, level);
  const below = content - litresBelow(vessel, level - error);
  const above = litresBelow(vessel, level + error) - content;
  return { below, above, either: (below + above) / 2 };
}

/** Contradictions among dimensions and levels: the rejected field and the key of the reason. */
export function contradictions(values: TankValues): Contradictions<typeof tankInputs> {
  const { shape, diameter, bottomDepth, upperHeight, slope, waterLevel, suctionLevel, highestFill } = values;
  const { end, upper, along, courses, isRound, topDiameter } = vesselParts(values);
  const overFirst = courses.reduce((sum, course) => sum + course.height, 0);
  const { height } = buildVessel(values);
  const over = (value: number, limit: number) => value > limit + 1e-9;
  const found: readonly (readonly [field: keyof TankValues, problem: string, isFound: boolean])[] = [
    ['ullage', 'ullage', values.dipFrom === 'acuan' && values.ullage > values.referenceHeight],
    ['outlet', 'outlet', shape === 'silo' && values.outlet > diameter],
    ['slope', 'lean', slope > 0 && !along],
    ['roofLegs', 'legs', shape === 'tegak' && values.roofMass > 0 && values.roofLegs >= values.bodyHeight],
    ['dipPoint', 'gauge', slope > 0 && along !== undefined && values.dipPoint > values[along]],
    ['bottomDepth', 'cap', end === 'tembereng' && over(bottomDepth, diameter / 2)],
    [
      'secondDepth',
      'cap',
      shape === 'mendatar' && isRound && values.secondHead === 'tembereng' && over(values.secondDepth, diameter / 2),
    ],
    [
      'upperHeight',
      'cap',
      upper === 'tembereng' && over(upperHeight, (courses.at(-1)?.diameter ?? (topDiameter || diameter)) / 2),
    ],
    ['bodyHeight', 'courses', courses.length > 0 && overFirst >= values.bodyHeight],
    ['upperDiameter', 'narrow', upper === 'silinder' && values.upperDiameter === 0],
    ['waterLevel', 'water', over(waterLevel, Math.min(levelFromDip(values), height))],
    ['suctionLevel', 'deadStock', over(suctionLevel, height)],
    ['highestFill', 'highest', highestFill > 0 && (over(highestFill, height) || highestFill <= suctionLevel)],
  ];
  return Object.fromEntries(found.flatMap(([field, problem, isFound]) => (isFound ? [[field, problem]] : [])));
}
