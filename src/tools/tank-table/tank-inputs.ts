import { referenceErrorMm } from '../../shared/records/selection-fields.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';
import { headNames } from './geometry/heads.ts';
import { lengthDigits, lengthUnits, metresIn, volumeNames } from './units.ts';

export const shapeNames = ['mendatar', 'tegak', 'persegi', 'bola', 'silo'] as const;
export type Shape = (typeof shapeNames)[number];

/** `miring`: a flat floor that rises from one side to the other. */
export const bottomNames = [...headNames, 'miring'] as const;
export type Bottom = (typeof bottomNames)[number];

/** What stands on the first body. `kerucut` narrows to a diameter, which may be 0. */
export const upperNames = ['tanpa', 'silinder', 'persegi', ...headNames.filter((name) => name !== 'datar')] as const;
export type Upper = (typeof upperNames)[number];

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
export const sizeNames = [
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
