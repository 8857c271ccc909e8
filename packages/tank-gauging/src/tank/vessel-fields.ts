import type { Values } from '../inputs.ts';
import { type Head, type TankSize, vesselParts } from '../vessel/size.ts';
import { buildVessel, fullLitres } from '../vessel/vessel.ts';
import { detailFields, mainFields, vesselFields } from './vessel-inputs.ts';

type VesselRecord = Values<typeof vesselFields>;
/**
 * What is known of a vessel. Pressures in bar gauge decide which heads are usual, the density in kg/L how much a floating
 * roof displaces.
 */
export type KnownVessel = Partial<VesselRecord & { pressure: number; designPressure: number; density: number }>;

/** Bottoms that the shape may have, and heads to choose from: the assumption of older links only where a link made it. */
export const bottomOptions = (tank: KnownVessel): VesselRecord['bottom'][] => [
  'tak-tahu',
  ...vesselParts(sizeWith(tank, 'datar')).bottoms,
];
export const headOptions = ({ heads }: KnownVessel): VesselRecord['heads'][] =>
  mainFields.heads.options.filter((name) => name !== 'anggap-elips' || name === heads);

/** Usual depth in m of a cone or another bottom of free depth: a quarter of the diameter. */
export const coneDepth = (diameter: number): number => diameter / 4;
/** Usual rise of a sloped floor: 2 % of its length. */
const floorRise = 0.02;

/** Heads in common use, from the least volume to the largest. */
const usualHeads = {
  atmospheric: ['datar', 'kloepper', 'elips'],
  pressure: ['kloepper', 'elips', 'setengah-bola'],
} as const;
const told = ['datar', 'kloepper', 'elips', 'setengah-bola'] as const satisfies readonly Head[];

/** Above 0.5 bar gauge a tank is a pressure vessel (Directive 2014/68/EU), which has no flat ends. */
const isPressureVessel = ({ pressure = 0, designPressure = 0 }: KnownVessel) =>
  Math.max(pressure, designPressure) > 0.5;

/** Largest relative difference between a stated capacity and that of the dimensions with the right heads. */
export const capacityMatch = 0.01;

interface EndVolume {
  name: Head;
  litres: number;
}
/** Ends of a vessel: as stated, as found from the stated capacity, or assumed with the capacities in question. */
export type VesselEnds =
  | { basis: 'typed' | 'capacity'; name: TankSize['bottom'] }
  | { basis: 'assumed'; name: TankSize['bottom']; range: readonly EndVolume[] };

/**
 * Ends of a horizontal tank, or bottom of a vertical one; undefined for a shape without such a question. Heads that
 * are not stated follow from the capacity if it fits exactly one of the usual ones, else the smallest usual one is
 * assumed: flat at atmospheric pressure, 2:1 elliptical under pressure.
 */
export function vesselEnds(tank: KnownVessel): VesselEnds | undefined {
  const { shape, heads = 'tak-tahu', bottom = 'tak-tahu', capacity = 0 } = tank;
  if (shape === 'tegak' || shape === 'persegi')
    return bottom === 'tak-tahu' ? { basis: 'assumed', name: 'datar', range: [] } : { basis: 'typed', name: bottom };
  if (shape !== 'mendatar' || (tank.section ?? 'lingkaran') !== 'lingkaran') return undefined;
  if (heads !== 'tak-tahu' && heads !== 'anggap-elips') return { basis: 'typed', name: heads };
  const isSized = tank.diameter !== undefined && tank.length !== undefined;
  const volumeOf = (name: Head) => ({ name, litres: fullLitres(buildVessel(sizeWith(tank, name))) });
  const fitting = told.map(volumeOf).filter(({ litres }) => Math.abs(capacity / litres - 1) < capacityMatch);
  const [only] = fitting;
  if (capacity > 0 && isSized && only && fitting.length === 1) return { basis: 'capacity', name: only.name };
  const isPressure = isPressureVessel(tank);
  const usual = isPressure || heads === 'anggap-elips' ? 'elips' : 'datar';
  return { basis: 'assumed', name: usual, range: usualHeads[isPressure ? 'pressure' : 'atmospheric'].map(volumeOf) };
}

/** Full size of a vessel, with the usual value of what is not known. */
export function vesselSize(tank: KnownVessel): TankSize {
  const ends = vesselEnds(tank);
  return sizeWith(tank, ends?.name ?? 'datar');
}

function sizeWith(tank: KnownVessel, end: TankSize['bottom']): TankSize {
  const known = { ...initialVessel, ...tank };
  const { diameter, length, width, height, shape, bottomDepth } = known;
  const along = shape === 'persegi' ? length : diameter;
  return {
    ...known,
    bodyLength: length,
    bodyWidth: width,
    bodyHeight: height,
    heads: end === 'miring' ? 'datar' : end,
    bottom: end,
    bottomDepth: bottomDepth || (end === 'miring' ? along * floorRise : coneDepth(diameter)),
    outlet: Math.min(known.outlet, diameter),
    density: Number(((tank.density ?? 0) * 1000).toFixed(3)),
  };
}

const initialVessel = Object.fromEntries(
  Object.entries(vesselFields).map(([field, { initial }]) => [field, initial]),
) as VesselRecord;

/** Fields of the record that go by another name in `TankSize`. */
const recordNames = { bodyLength: 'length', bodyWidth: 'width', bodyHeight: 'height' } as const;

/** Vessel fields that describe the shape and its parts, with their dimensions; all others do not apply. */
export function ownVesselFields(tank: KnownVessel): readonly string[] {
  if (!tank.shape) return ['capacity'];
  const { fields, moreFields, upperFields, along } = vesselParts(vesselSize(tank));
  const tilt = along ? ['slope', ...(tank.slope ? ['dipPoint'] : [])] : [];
  return ['shape', 'capacity', ...fields, ...moreFields, ...upperFields, ...tilt].map(
    (name) => recordNames[name as keyof typeof recordNames] ?? name,
  );
}

/** True for a vessel with details that only the tank table asks about. */
export function hasDetails(size: Omit<KnownVessel, 'density'> & Pick<TankSize, keyof typeof detailFields>): boolean {
  const { outlet: _, dipPoint: __, roofLegs: ___, ...parts } = detailFields;
  const own = ownVesselFields(size);
  return Object.entries(parts).some(
    ([field, { initial }]) => own.includes(field) && size[field as keyof typeof parts] !== initial,
  );
}

const endFields = ['heads', 'bottom', 'bottomDepth'] as const;
type Ends = Pick<TankSize, (typeof endFields)[number]>;

/** Ends of the vessel that apply to its shape; a depth only if the diameter is known. */
function definiteEnds(tank: KnownVessel): Partial<Ends> {
  if (!tank.shape) return {};
  const size = vesselSize(tank);
  const { fields } = vesselParts(size);
  const own = endFields.filter((field) => fields.includes(field) && (field !== 'bottomDepth' || tank.diameter));
  return Object.fromEntries(own.map((field) => [field, size[field]]));
}

/**
 * Conversions from and to the tank record for a tool whose ends are always definite: ends that are not stated are the
 * assumed ones there, and remain unstated in the record until they are changed.
 */
export const sharedEnds = [
  definiteEnds,
  <T extends KnownVessel>(values: Ends & Pick<TankSize, 'shape'>, tank: T, carried: KnownVessel): T => {
    if (carried.shape !== values.shape) return tank;
    const assumed = definiteEnds(carried);
    const isStated = (field: keyof Ends) => ![undefined, 0, 'tak-tahu', 'anggap-elips'].includes(carried[field]);
    const unstated = endFields.filter((field) => !isStated(field) && assumed[field] === values[field]);
    return Object.fromEntries(Object.entries(tank).filter(([field]) => !unstated.includes(field as keyof Ends))) as T;
  },
] as const;
