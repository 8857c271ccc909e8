import { choice, number, type Values } from '../inputs.ts';
import { referenceErrorMm } from '../tank/choices.ts';
import { asked } from '../tank/tank-record.ts';
import { worthOf } from '../units.ts';
import {
  bottomNames,
  type CourseField,
  courseCounts,
  headNames,
  secondHeadNames,
  sectionNames,
  shapeNames,
  upperCourses,
  upperNames,
} from '../vessel/size.ts';

const lengthUnits = ['m', 'cm', 'mm', 'in', 'ft'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const metresIn: Readonly<Record<LengthUnit, number>> = worthOf.length;

/** Decimals of a length: about 0.1 mm. */
export const lengthDigits: Readonly<Record<LengthUnit, number>> = { m: 4, cm: 2, mm: 1, in: 3, ft: 4 };

const volumeNames = ['L', 'kL', 'm3', 'bbl', 'gal'] as const;
export type VolumeName = (typeof volumeNames)[number];

export const litresOf: Readonly<Record<VolumeName, number>> = { ...worthOf.volume, m3: worthOf.volume.kL };

/** Length in m, entered in the visitor's unit. */
const typedIn = { by: 'lengthUnit', worth: metresIn, digits: lengthDigits };
const length = <const K extends string>(key: K, initial: number, min: number, max: number) => ({
  ...number(key, initial, min, max),
  typedIn,
});

type LengthInput<K extends string> = ReturnType<typeof length<K>>;

const courseInputs = Object.fromEntries(
  upperCourses.flatMap((course) => [
    [`courseHeight${course}`, length(`lajur${course}Tinggi`, 1.5, 0.2, 60)],
    [`courseDiameter${course}`, length(`lajur${course}Diameter`, 2, 0.2, 100)],
  ]),
) as {
  [F in CourseField]: LengthInput<
    F extends `courseHeight${infer N}`
      ? `lajur${N}Tinggi`
      : F extends `courseDiameter${infer N}`
        ? `lajur${N}Diameter`
        : never
  >;
};

const fahrenheit = { from: (typed: number) => (typed - 32) / 1.8, to: (celsius: number) => celsius * 1.8 + 32 };
/** °API at 60 °F, relative to water of 999.016 kg/m³ (API MPMS 11.5). */
const api = {
  from: (typed: number) => (141.5 * 999.016) / (typed + 131.5),
  to: (density: number) => (141.5 * 999.016) / density - 131.5,
};

/** Error of a gauge in mm or per cent; the number is not converted between the two. */
const gaugeError = (initial: number) => ({
  ...number('galat', initial, 0.1, 1000),
  typedIn: { by: 'errorUnit', worth: { mm: 1, persen: 1 }, digits: { mm: 6, persen: 6 } },
});

/**
 * Inputs of the tool. Inside lengths in m, whatever unit they are entered in. The quoted keys are in links that
 * visitors have shared.
 */
export const tankInputs = {
  shape: asked('shape', 'bentuk', { initial: shapeNames[0] }),
  diameter: asked('diameter', 'diameter', { initial: 2, typedIn }),
  topDiameter: length('diameterAtas', 0, 0, 100),
  section: choice('penampang', sectionNames),
  bodyLength: asked('length', 'panjang', { initial: 5, typedIn }),
  bodyWidth: asked('width', 'lebar', { typedIn }),
  bodyHeight: asked('height', 'tinggi', { initial: 4, typedIn }),
  heads: choice('tutup', headNames, 'elips'),
  secondHead: choice('tutup2', secondHeadNames),
  secondDepth: length('dalam2', 0.5, 0.05, 40),
  courses: choice('lajur', courseCounts),
  ...courseInputs,
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
  dipFrom: choice('ukurDari', ['dasar', 'acuan']),
  level: length('level', 0.5, 0, 100),
  ullage: length('jarak', 1.6, 0, 120),
  referenceHeight: length('tinggiAcuan', 2.1, 0.2, 120),
  waterLevel: length('air', 0, 0, 100),
  suctionLevel: length('sisa', 0, 0, 100),
  highestFill: length('puncak', 0, 0, 100),
  product: choice('produk', ['bbm', 'mentah', 'pelumas']),
  /** Density in kg/m³. */
  density: {
    ...number('massa', 845, 500, 1200),
    typedIn: { by: 'densityUnit', worth: { kgm3: 1, kgL: 1000, api }, digits: { kgm3: 2, kgL: 5, api: 2 } },
  },
  edition: choice('edisi', ['2004', '1980']),
  shell: choice('baja', ['tanpa', 'karbon', 'inoks304', 'inoks316']),
  airTemperature: number('udara', 30, -50, 80, { unit: '°C' }),
  tableTemperature: number('suhuTabel', 15, -20, 60, { unit: '°C' }),
  densityUnit: choice('massaDalam', ['kgm3', 'kgL', 'api']),
  densityBasis: choice('acuan', ['15', 'suhu', '60f']),
  temperature: {
    ...number('suhu', 30, -50, 150),
    typedIn: { by: 'temperatureUnit', worth: { C: 1, F: fahrenheit }, digits: { C: 2, F: 2 } },
  },
  temperatureUnit: choice('suhuDalam', ['C', 'F']),
  /** Sediment and water in per cent of the volume. */
  sediment: number('bsw', 0, 0, 100, { unit: '%' }),
  lengthUnit: choice('ukuran', lengthUnits),
  volumeUnit: choice('isi', volumeNames),
  errorUnit: choice('satuan', ['mm', 'persen']),
  gaugeError: gaugeError(referenceErrorMm),
  gaugeSpan: number('rentang', 15, 0.1, 100, { unit: 'm' }),
};
/** Inputs with the radar error of the catalogue, ± mm, as example. */
export const inputsFor = (radarMm: number): typeof tankInputs => ({
  ...tankInputs,
  gaugeError: gaugeError(radarMm),
});

export type TankValues = Values<typeof tankInputs>;
