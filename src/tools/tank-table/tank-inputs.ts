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
const length = (initial: number, min: number, max: number) => ({
  ...number(initial, min, max),
  typedIn: { by: 'ukuran', worth: metresIn, digits: lengthDigits },
});

/**
 * What the page asks for. Lengths in m, inside, whatever the unit that they are typed in; the names stand in
 * addresses that people have sent.
 */
export const tankInputs = {
  bentuk: choice(shapeNames),
  diameter: length(2, 0.2, 100),
  panjang: length(5, 0.2, 100),
  lebar: length(2, 0.2, 100),
  tinggi: length(4, 0.2, 60),
  tutup: choice(headNames, 'elips'),
  dasar: choice(bottomNames),
  dalam: length(0.5, 0.05, 40),
  bukaan: length(0.3, 0, 20),
  atas: choice(upperNames),
  atasDiameter: length(1, 0, 100),
  atasPanjang: length(2, 0.2, 100),
  atasLebar: length(2, 0.2, 100),
  atasTinggi: length(0.5, 0.05, 60),
  kemiringan: number(0, 0, 20),
  titik: length(2.5, 0, 100),
  level: length(0.5, 0, 100),
  air: length(0, 0, 100),
  sisa: length(0, 0, 100),
  puncak: length(0, 0, 100),
  produk: choice(productNames),
  /** kg/m³ */
  massa: { ...number(845, 500, 1200), typedIn: { by: 'massaDalam', worth: kilogramsIn, digits: { kgm3: 2, kgL: 5 } } },
  massaDalam: choice(densityUnits),
  acuan: choice(['15', 'suhu']),
  suhu: number(30, -50, 150),
  ukuran: choice(lengthUnits),
  isi: choice(volumeNames),
  satuan: choice(['mm', 'persen']),
  galat: number(referenceErrorMm, 0.1, 1000),
  rentang: number(15, 0.1, 100),
};
/** The same with the error of the owner's radar, ± mm, in its field. */
export const inputsFor = (radarMm: number): typeof tankInputs => ({
  ...tankInputs,
  galat: number(radarMm, 0.1, 1000),
});

export type TankValues = Values<typeof tankInputs>;

/** Lengths that make the tank. */
export const sizeNames = [
  'diameter',
  'panjang',
  'lebar',
  'tinggi',
  'dalam',
  'bukaan',
  'atasDiameter',
  'atasPanjang',
  'atasLebar',
  'atasTinggi',
  'titik',
] as const;
export type SizeField = (typeof sizeNames)[number];

/** All lengths that are typed in the visitor's unit: those and the levels. */
export const lengthFields = [...sizeNames, 'level', 'air', 'sisa', 'puncak'] as const;
export type LengthField = (typeof lengthFields)[number];

const sizeKeys = ['bentuk', 'tutup', 'dasar', 'atas', 'kemiringan', ...sizeNames] as const;
/** What makes the tank, without what is read in it. */
export type TankSize = Pick<TankValues, (typeof sizeKeys)[number]>;
export const sizeOf = (values: TankSize): TankSize =>
  Object.fromEntries(sizeKeys.map((name) => [name, values[name]])) as TankSize;
