import { worthOf } from '../../shared/format/units.ts';
import { referenceErrorMm } from '../../shared/records/selection-fields.ts';
import { litresIn, type VolumeUnit } from '../kit/tabular/units.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';

export const lengthUnits = ['m', 'cm', 'mm', 'in', 'ft'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Metres of one unit. */
export const metresIn: Readonly<Record<LengthUnit, number>> = worthOf.length;

/** Digits behind the comma with which a length is shown in a unit: about a tenth of a millimetre. */
export const lengthDigits: Readonly<Record<LengthUnit, number>> = { m: 4, cm: 2, mm: 1, in: 3, ft: 4 };

export const volumeNames = ['L', 'kL', 'm3', 'bbl', 'gal'] as const;
export type VolumeName = (typeof volumeNames)[number];

/** A cubic metre is a kilolitre. */
const counted: Readonly<Record<VolumeName, VolumeUnit>> = { L: 'L', kL: 'kL', m3: 'kL', bbl: 'bbl', gal: 'gal' };

export const litresOf = (unit: VolumeName): number => litresIn[counted[unit]];
/** Its sign. */
export const volumeSign = (unit: VolumeName): string => (unit === 'm3' ? 'm³' : unit);

export const shapeNames = ['mendatar', 'tegak', 'persegi', 'bola', 'silo'] as const;
export type Shape = (typeof shapeNames)[number];

export const headNames = [
  'datar',
  'elips',
  'setengah-bola',
  'kloepper',
  'korbbogen',
  'asme',
  'tembereng',
  'kerucut',
] as const;
export type Head = (typeof headNames)[number];

/** Heads whose depth is typed; that of the others follows from the diameter. */
export const hasDepth = (head: Bottom): boolean => head === 'kerucut' || head === 'tembereng';

/** `miring`: a flat floor that rises from one side to the other. */
export const bottomNames = [...headNames, 'miring'] as const;
export type Bottom = (typeof bottomNames)[number];

/** What stands on the first body. `kerucut` narrows to a diameter, which may be 0. */
export const upperNames = ['tanpa', 'silinder', 'persegi', ...headNames.filter((name) => name !== 'datar')] as const;
type Upper = (typeof upperNames)[number];

export const densityUnits = ['kgm3', 'kgL'] as const;
const kilogramsIn = { kgm3: 1, kgL: 1000 } as const;

export const productNames = ['bbm', 'mentah', 'pelumas'] as const;

/** A length in m that is typed in the visitor's unit. */
const length = <const K extends string>(key: K, initial: number, min: number, max: number) => ({
  ...number(key, initial, min, max),
  typedIn: { by: 'lengthUnit', worth: metresIn, digits: lengthDigits },
});

/** An error of a gauge, in mm or per cent: the figure of the one means nothing in the other. */
const gaugeError = (initial: number) => ({
  ...number('galat', initial, 0.1, 1000),
  typedIn: { by: 'errorUnit', worth: { mm: 1, persen: 1 }, digits: { mm: 6, persen: 6 } },
});

/**
 * What the page asks for. Lengths in m, inside, whatever the unit that they are typed in. The names in quotes
 * stand in addresses that people have sent.
 */
export const tankInputs = {
  shape: choice('bentuk', shapeNames),
  diameter: length('diameter', 2, 0.2, 100),
  bodyLength: length('panjang', 5, 0.2, 100),
  bodyWidth: length('lebar', 2, 0.2, 100),
  bodyHeight: length('tinggi', 4, 0.2, 60),
  heads: choice('tutup', headNames, 'elips'),
  bottom: choice('dasar', bottomNames),
  bottomDepth: length('dalam', 0.5, 0.05, 40),
  outlet: length('bukaan', 0.3, 0, 20),
  upper: choice('atas', upperNames),
  upperDiameter: length('atasDiameter', 1, 0, 100),
  upperLength: length('atasPanjang', 2, 0.2, 100),
  upperWidth: length('atasLebar', 2, 0.2, 100),
  upperHeight: length('atasTinggi', 0.5, 0.05, 60),
  slope: number('kemiringan', 0, 0, 20, { unit: '%' }),
  dipPoint: length('titik', 2.5, 0, 100),
  level: length('level', 0.5, 0, 100),
  waterLevel: length('air', 0, 0, 100),
  suctionLevel: length('sisa', 0, 0, 100),
  highestFill: length('puncak', 0, 0, 100),
  product: choice('produk', productNames),
  /** kg/m³ */
  density: {
    ...number('massa', 845, 500, 1200),
    typedIn: { by: 'densityUnit', worth: kilogramsIn, digits: { kgm3: 2, kgL: 5 } },
  },
  densityUnit: choice('massaDalam', densityUnits),
  densityBasis: choice('acuan', ['15', 'suhu']),
  temperature: number('suhu', 30, -50, 150, { unit: '°C' }),
  lengthUnit: choice('ukuran', lengthUnits),
  volumeUnit: choice('isi', volumeNames),
  errorUnit: choice('satuan', ['mm', 'persen']),
  gaugeError: gaugeError(referenceErrorMm),
  gaugeSpan: number('rentang', 15, 0.1, 100, { unit: 'm' }),
};
/** The same with the error of the owner's radar, ± mm, in its field. */
export const inputsFor = (radarMm: number): typeof tankInputs => ({
  ...tankInputs,
  gaugeError: gaugeError(radarMm),
});

export type TankValues = Values<typeof tankInputs>;

/** Lengths that make the tank. */
const sizeNames = [
  'diameter',
  'bodyLength',
  'bodyWidth',
  'bodyHeight',
  'bottomDepth',
  'outlet',
  'upperDiameter',
  'upperLength',
  'upperWidth',
  'upperHeight',
  'dipPoint',
] as const;
export type SizeField = (typeof sizeNames)[number];

/** All lengths that are typed in the visitor's unit: those and the levels. */
export const lengthFields = [...sizeNames, 'level', 'waterLevel', 'suctionLevel', 'highestFill'] as const;
export type LengthField = (typeof lengthFields)[number];
export const lengthKeys = lengthFields.map((name) => tankInputs[name].key);

const sizeKeys = ['shape', 'heads', 'bottom', 'upper', 'slope', ...sizeNames] as const;
/** What makes the tank, without what is read in it. */
export type TankSize = Pick<TankValues, (typeof sizeKeys)[number]>;
export const sizeOf = (values: TankSize): TankSize =>
  Object.fromEntries(sizeKeys.map((name) => [name, values[name]])) as TankSize;

/** Bottoms whose depth is typed: an upright tank has its ellipsoid as deep as it is. */
export const bottomHasDepth = (bottom: Bottom): boolean =>
  bottom === 'elips' || bottom === 'miring' || hasDepth(bottom);

/** The bottoms that a shape can have. */
export const bottomsOf = ({ shape }: Pick<TankSize, 'shape'>): readonly Bottom[] =>
  shape === 'tegak' ? bottomNames : shape === 'persegi' ? ['datar', 'miring'] : [];

/** What can stand on a shape: on a box, other prisms only. Nothing stands on spheres and lying cylinders here. */
export function uppersOf({ shape }: Pick<TankSize, 'shape'>): readonly Upper[] {
  if (shape === 'persegi') return ['tanpa', 'silinder', 'persegi'];
  return shape === 'tegak' || shape === 'silo' ? upperNames : [];
}

/** True where a tilt is calculated: lying cylinders with any heads, and upright tanks with flat floor and roof. */
export function canLean({ shape, bottom, upper }: Pick<TankSize, 'shape' | 'bottom' | 'upper'>): boolean {
  if (shape === 'mendatar') return true;
  return (
    (shape === 'tegak' || shape === 'persegi') &&
    bottomOf({ shape, bottom }) === 'datar' &&
    upperOf({ shape, upper }) === 'tanpa'
  );
}

/** True for a tank that leans and of which that is calculated. */
export const leans = (values: Pick<TankSize, 'shape' | 'bottom' | 'upper' | 'slope'>): boolean =>
  values.slope > 0 && canLean(values);

/** The bottom that counts: one that belongs to another shape is none. */
export const bottomOf = ({ shape, bottom }: Pick<TankSize, 'shape' | 'bottom'>): Bottom =>
  bottomsOf({ shape }).includes(bottom) ? bottom : 'datar';

/** The upper body that counts. */
export const upperOf = ({ shape, upper }: Pick<TankSize, 'shape' | 'upper'>): Upper =>
  uppersOf({ shape }).includes(upper) ? upper : 'tanpa';

/** Length along which a shape can lean. */
export const leaningField = ({ shape }: Pick<TankSize, 'shape'>): 'bodyLength' | 'diameter' =>
  shape === 'tegak' ? 'diameter' : 'bodyLength';

/** The dimensions that a shape needs, in the order of the form. */
export function sizeFields(values: Pick<TankSize, 'shape' | 'heads' | 'bottom'>): SizeField[] {
  const bottom: SizeField[] = bottomHasDepth(bottomOf(values)) ? ['bottomDepth'] : [];
  switch (values.shape) {
    case 'mendatar':
      return ['diameter', 'bodyLength', ...(hasDepth(values.heads) ? (['bottomDepth'] as const) : [])];
    case 'tegak':
      return ['diameter', 'bodyHeight', ...bottom];
    case 'persegi':
      return ['bodyLength', 'bodyWidth', 'bodyHeight', ...bottom];
    case 'bola':
      return ['diameter'];
    case 'silo':
      return ['diameter', 'bodyHeight', 'bottomDepth', 'outlet'];
  }
}

const upperSizes: Readonly<Partial<Record<Upper, readonly SizeField[]>>> = {
  silinder: ['upperDiameter', 'upperHeight'],
  kerucut: ['upperDiameter', 'upperHeight'],
  persegi: ['upperLength', 'upperWidth', 'upperHeight'],
  elips: ['upperHeight'],
  tembereng: ['upperHeight'],
};

/** The dimensions of what stands on it. */
export const upperFields = (values: Pick<TankSize, 'shape' | 'upper'>): readonly SizeField[] =>
  upperSizes[upperOf(values)] ?? [];
