import { changedIn, choiceInput, noFigure, numberInput, type Values } from '../inputs.ts';
import { referenceErrorMm } from '../tank/choices.ts';
import { detailInputs, sharedInput } from '../tank/tank-record.ts';
import { unitFactors } from '../units.ts';
import { bottomNames, headNames, shapeNames } from '../vessel/size.ts';

const lengthUnits = ['m', 'cm', 'mm', 'in', 'ft'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const metresPerUnit: Readonly<Record<LengthUnit, number>> = unitFactors.length;

/** Decimals of a length: about 0.1 mm. */
export const lengthDigits: Readonly<Record<LengthUnit, number>> = { m: 4, cm: 2, mm: 1, in: 3, ft: 4 };

const volumeNames = ['L', 'kL', 'm3', 'bbl', 'gal'] as const;
export type VolumeName = (typeof volumeNames)[number];

export const litresPerVolumeUnit: Readonly<Record<VolumeName, number>> = {
  ...unitFactors.volume,
  m3: unitFactors.volume.kL,
};

/** Length in m, entered in the visitor's unit. */
const typedIn = { by: 'lengthUnit', worth: metresPerUnit, digits: lengthDigits };
const lengthInput = <const K extends string>(key: K, initial: number, min: number, max: number) => ({
  ...numberInput(key, initial, min, max),
  typedIn,
});

/** Details of the vessel, with lengths in the visitor's unit. */
const typedDetails = Object.fromEntries(
  Object.entries(detailInputs).map(([field, input]) => [
    field,
    'unit' in input && input.unit === 'm' ? { ...input, typedIn } : input,
  ]),
) as typeof detailInputs;

const fahrenheit = { from: (typed: number) => (typed - 32) / 1.8, to: (celsius: number) => celsius * 1.8 + 32 };
/** °API at 60 °F, relative to water of 999.016 kg/m³ (API MPMS 11.5). */
const api = {
  from: (typed: number) => (141.5 * 999.016) / (typed + 131.5),
  to: (density: number) => (141.5 * 999.016) / density - 131.5,
};

/** Error of a gauge in mm or per cent; the number is not converted between the two. */
const gaugeError = (initial: number) => ({
  ...numberInput('galat', initial, 0.1, 1000),
  typedIn: { by: 'errorUnit', worth: { mm: 1, persen: 1 }, digits: { mm: 6, persen: 6 } },
});

/**
 * Inputs of the tool. Inside lengths in m, whatever unit they are entered in. The quoted keys are in links that
 * visitors have shared.
 */
export const tankInputs = {
  shape: sharedInput('shape', 'bentuk', { initial: shapeNames[0] }),
  diameter: sharedInput('diameter', 'diameter', { initial: 2, typedIn }),
  ...typedDetails,
  bodyLength: sharedInput('length', 'panjang', { initial: 5, typedIn }),
  bodyWidth: sharedInput('width', 'lebar', { typedIn }),
  bodyHeight: sharedInput('height', 'tinggi', { initial: 4, typedIn }),
  heads: changedIn(6, 'elips', { ...choiceInput('tutup', headNames), tankField: 'heads' }),
  bottom: { ...choiceInput('dasar', bottomNames), tankField: 'bottom' },
  bottomDepth: sharedInput('bottomDepth', 'dalam', { initial: 0.5, min: 0.05, typedIn }),
  outlet: sharedInput('outlet', 'bukaan', { typedIn }),
  dipFrom: choiceInput('ukurDari', ['dasar', 'acuan']),
  level: lengthInput('level', 0.5, 0, 100),
  ullage: lengthInput('jarak', 1.6, 0, 120),
  referenceHeight: lengthInput('tinggiAcuan', 2.1, 0.2, 120),
  waterLevel: lengthInput('air', 0, 0, 100),
  suctionLevel: lengthInput('sisa', 0, 0, 100),
  highestFill: lengthInput('puncak', 0, 0, 100),
  product: choiceInput('produk', ['bbm', 'mentah', 'pelumas', 'lpg']),
  /** Density in kg/m³. */
  density: {
    ...numberInput('massa', 845, 350, 1200, { unknown: noFigure }),
    typedIn: { by: 'densityUnit', worth: { kgm3: 1, kgL: 1000, api }, digits: { kgm3: 2, kgL: 5, api: 2 } },
  },
  edition: choiceInput('edisi', ['2004', '1980']),
  shell: choiceInput('baja', ['tanpa', 'karbon', 'inoks304', 'inoks316']),
  airTemperature: numberInput('udara', 30, -50, 80, { unit: '°C' }),
  tableTemperature: numberInput('suhuTabel', 15, -20, 60, { unit: '°C' }),
  densityUnit: choiceInput('massaDalam', ['kgm3', 'kgL', 'api']),
  densityBasis: choiceInput('acuan', ['15', 'suhu', '60f']),
  temperature: {
    ...numberInput('suhu', 30, -50, 150),
    typedIn: { by: 'temperatureUnit', worth: { C: 1, F: fahrenheit }, digits: { C: 2, F: 2 } },
  },
  temperatureUnit: choiceInput('suhuDalam', ['C', 'F']),
  /** Sediment and water in per cent of the volume. */
  sediment: numberInput('bsw', 0, 0, 100, { unit: '%' }),
  lengthUnit: choiceInput('ukuran', lengthUnits),
  volumeUnit: choiceInput('isi', volumeNames),
  errorUnit: choiceInput('satuan', ['mm', 'persen']),
  gaugeError: gaugeError(referenceErrorMm),
  gaugeSpan: numberInput('rentang', 15, 0.1, 100, { unit: 'm' }),
};
/** Inputs with the radar error of the catalogue, ± mm, as example. */
export const inputsFor = (radarMm: number): typeof tankInputs => ({
  ...tankInputs,
  gaugeError: gaugeError(radarMm),
});

export type TankValues = Values<typeof tankInputs>;
