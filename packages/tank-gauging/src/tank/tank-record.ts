import {
  choiceInput,
  type Input,
  type Inputs,
  initialValues,
  linkEdition,
  linkText,
  nameInput,
  numberInput,
  readLinkValue,
  type Values,
} from '../inputs.ts';
import { atmosphere, pickerChoices as choices, referenceErrorMm } from './choices.ts';
import { ownVesselFields } from './vessel-fields.ts';
import { detailFields, mainFields, vesselFields } from './vessel-inputs.ts';

/**
 * Fields that describe a tank to all tools. Inside dimensions in m, pressure in bar gauge; 0 and '' mean unknown where
 * that is no possible value. The quoted keys are in the links of every tool, with a common prefix.
 */
export const askedRecord = {
  tag: nameInput('t-tag'),
  kind: choiceInput('t-isi', choices.isi, 'solar'),
  medium: nameInput('t-bahan'),
  permittivity: numberInput('t-er', 0, 0, 200),
  density: numberInput('t-rho', 0, 0, 20, { unit: 'kg/L' }),
  task: choiceInput('t-ukur', choices.ukur, 'volume'),
  ...mainFields,
  temperature: numberInput('t-suhu', 32, -260, 1000, { unit: '°C' }),
  pressure: numberInput('t-tekanan', 0, -atmosphere, 1500, { unit: 'bar' }),
  opening: choiceInput('t-bukaan', choices.nosel),
  inside: choiceInput('t-dalam', choices.halangan),
  place: choiceInput('t-letak', choices.letak),
  zone: choiceInput('t-zona', choices.zona, 'zona-1'),
  power: choiceInput('t-daya', choices.daya, 'baterai'),
  signal: choiceInput('t-sinyal', choices.sinyal, 'lemah'),

  quantity: numberInput('t-jumlah', 1, 1, 10_000, { whole: true, unit: 'tangki' }),
  designTemperature: numberInput('t-suhuMaks', 0, 0, 1000, { unit: '°C' }),
  designPressure: numberInput('t-tekananMaks', 0, 0, 1500, { unit: 'bar' }),
  nozzle: numberInput('t-lubang', 0, 0, 1000, { unit: 'mm' }),
  neck: numberInput('t-leher', 0, 0, 3000, { unit: 'mm' }),
  flange: choiceInput('t-flensa', ['tak-tahu', 'pn16', 'pn40', 'asme150', 'asme300', 'ulir']),
  facing: choiceInput('t-muka', ['tak-tahu', 'rf', 'ff', 'rtj']),
  valve: numberInput('t-pv', 0, 0, 500, { unit: 'mbar' }),
  sulphide: choiceInput('t-h2s', ['tak-tahu', 'tidak', 'ya']),

  transfer: choiceInput('t-serah', choices.serah),
  errorLimit: numberInput('t-batas', 0, 0, 1000, { unit: 'mm' }),
  vapour: choiceInput('t-uap', choices.uap),
  /** Unknown means the foam of the medium. */
  foam: choiceInput('t-busa', ['tak-tahu', ...choices.busa]),
  /** Differences from the usual temperature and pressure to their minimum and maximum. */
  temperatureFall: numberInput('t-suhuTurun', 0, 0, 1000, { unit: '°C' }),
  temperatureRise: numberInput('t-suhuNaik', 0, 0, 1000, { unit: '°C' }),
  pressureFall: numberInput('t-tekananTurun', 0, 0, 1500, { unit: 'bar' }),
  pressureRise: numberInput('t-tekananNaik', 0, 0, 1500, { unit: 'bar' }),
  vapourWarmth: numberInput('t-uapHangat', 0, 0, 300, { unit: '°C' }),
  gauges: choiceInput('t-susunan', choices.susunan),
  bulk: choiceInput('t-curah', choices.curah),
  repose: numberInput('t-sudut', 35, 0, 60, { unit: '°' }),
  wall: choiceInput('t-dinding', choices.bahan),
  /** Mass of a floating roof, and the height of its legs. */
  roofMass: detailFields.roofMass,
  roofLegs: detailFields.roofLegs,
  /** From the sensor to the bottom; unknown means the height of the tank. */
  sensorHeight: numberInput('t-sensor', 0, 0, 60, { unit: 'm' }),
  headroom: numberInput('t-ruang', 0.5, 0, 10, { unit: 'm' }),
  filling: numberInput('t-isian', 50, 1, 99, { unit: '%' }),
  gaugeError: numberInput('t-galat', referenceErrorMm, 0.1, 100, { unit: 'mm' }),
  sight: choiceInput('t-pandang', choices.pandang),
  distance: numberInput('t-jarak', 0.8, 0, 60, { unit: 'km' }),
  interval: choiceInput('t-jeda', choices.jeda, '15'),

  reference: numberInput('t-acuan', 0, 0, 60, { unit: 'm' }),
  water: numberInput('t-air', 0, 0, 10_000, { unit: 'mm' }),
  certificate: choiceInput('t-tera', ['tak-tahu', 'berlaku', 'lewat', 'tanpa']),
  gauge: choiceInput('t-alat', ['tak-tahu', 'pita', 'pelampung', 'atg', 'tanpa']),

  dead: numberInput('t-mati', 0, 0, 1e8, { unit: 'L' }),
  safe: numberInput('t-aman', 0, 0, 1e8, { unit: 'L' }),
  use: numberInput('t-pakai', 0, 0, 1e7, { unit: 'L/hari' }),
  delivery: numberInput('t-kirim', 0, 0, 1e8, { unit: 'L' }),
  leadTime: numberInput('t-tunggu', 0, 0, 180, { unit: 'hari' }),
  fillRate: numberInput('t-laju', 0, 0, 1e6, { unit: 'L/menit' }),
} as const satisfies Inputs;
/** With the details of the vessel, about which the tank table asks. */
export const tankRecord = { ...askedRecord, ...detailFields } satisfies Inputs;
export type Tank = Values<typeof tankRecord>;
export type AskedField = keyof typeof askedRecord;
export type TankField = keyof Tank;

/** Fields that seldom decide: the usual value suits most tanks. */
export const seldomAsked: readonly AskedField[] = [
  ...(['transfer', 'errorLimit', 'vapour', 'foam', 'temperatureFall', 'temperatureRise', 'pressureFall'] as const),
  ...(['pressureRise', 'vapourWarmth', 'gauges', 'bulk', 'repose', 'wall', 'roofMass', 'roofLegs'] as const),
  ...(['sensorHeight', 'headroom', 'filling', 'gaugeError', 'sight', 'distance', 'interval'] as const),
];

/**
 * Input of a tool for a field of the tank: key and example are the tool's own, limits, unit and options those of the
 * tank record.
 */
export const sharedInput = <F extends TankField, const K extends string, M extends object = object>(
  field: F,
  key: K,
  more: M = {} as M,
): Omit<(typeof tankRecord)[F], 'key' | 'tankField' | keyof M> & { key: K; tankField: F } & M => ({
  ...tankRecord[field],
  key,
  tankField: field,
  ...more,
});

/** Key without the prefix of tank links, in a tool's own address. */
type OwnKey<K extends string> = K extends `t-${infer O}` ? O : never;

/** Details of the vessel as inputs of a tool that does not ask about them, and takes them from the tank. */
export const detailInputs = Object.fromEntries(
  Object.entries(detailFields).map(([field, input]) => [
    field,
    { ...input, key: input.key.slice('t-'.length), tankField: field },
  ]),
) as unknown as {
  [F in keyof typeof detailFields]: Omit<(typeof detailFields)[F], 'key'> & {
    key: OwnKey<(typeof detailFields)[F]['key']>;
    tankField: F;
  };
};

/** Dimensions of each shape. */
export const shapeDimensions: Readonly<Record<Tank['shape'], readonly AskedField[]>> = {
  mendatar: ['diameter', 'length'],
  tegak: ['diameter', 'height'],
  persegi: ['length', 'width', 'height'],
  bola: ['diameter'],
  silo: ['diameter', 'height'],
};

const fieldsByKey = new Map(Object.entries(tankRecord).map(([field, { key }]) => [key as string, field as TankField]));
export const isTankKey = (key: string): boolean => key.startsWith('t-');

/** Key of the fields in a link that are not stated: their keys without prefix, joined by dots. */
const assumedKey = 't-asumsi';

/** Tank fields in a link of an edition, those of them that are assumed, and the keys with invalid values. */
export function readTank(parts: Iterable<readonly [string, string]>, edition = linkEdition) {
  const tank: Record<string, number | string> = {};
  const assumed: TankField[] = [];
  const refused: string[] = [];
  for (const [key, text] of parts) {
    const field = fieldsByKey.get(key);
    const value = field && readLinkValue(tankRecord[field], text);
    if (key === assumedKey) assumed.push(...text.split('.').flatMap((name) => fieldsByKey.get(`t-${name}`) ?? []));
    else if (!field || value === undefined) refused.push(key);
    else tank[field] = value;
  }
  // Before heads were asked about, every horizontal tank had elliptical ones.
  const { heads } = initialValues(tankRecord, edition);
  const assumes = tank['shape'] === 'mendatar' && !isUnknown('heads', heads);
  return { tank: (assumes ? { heads, ...tank } : tank) as Partial<Tank>, assumed, refused };
}

/** Values that mean unknown, except of a pressure, for which 0 is usual. */
const unknowns: readonly unknown[] = [0, '', 'tak-tahu'];
export const isUnknown = (field: TankField, value: Tank[TankField]): boolean =>
  field !== 'pressure' && value === tankRecord[field].initial && unknowns.includes(value);

/**
 * Link parameters for every known field, also for those equal to the example, because other tools have other examples;
 * `assumed` fields are marked. Values outside the record's limits are left out.
 */
export function writeTank(tank: Partial<Tank>, assumed: readonly TankField[] = []): [string, string][] {
  const parts = Object.entries(tankRecord).flatMap(([name, input]) => {
    const field = name as TankField;
    const value = tank[field];
    if (value === undefined || isUnknown(field, value) || (field in detailFields && value === input.initial)) return [];
    // Every tool has the same example for these.
    if (
      (seldomAsked as readonly string[]).includes(field) &&
      (assumed.includes(field) || field !== 'interval') &&
      value === input.initial
    )
      return [];
    return fits(input, value) ? [[field, input.key, linkText(value)] as const] : [];
  });
  const marked = parts.flatMap(([field, key]) => (assumed.includes(field) ? [key.slice(2)] : []));
  return [
    ...parts.map(([, key, text]): [string, string] => [key, text]),
    ...(marked.length > 0 ? [[assumedKey, marked.join('.')] as [string, string]] : []),
  ];
}

/** Height in m from the bottom to the highest point; undefined while unknown. */
export const tankHeight = ({ shape, diameter, height }: Partial<Tank>): number | undefined =>
  shape === 'mendatar' || shape === 'bola' ? diameter : height;

/** Conversion between a tool's inputs and the tank's fields. */
export interface TankUse<I extends Inputs> {
  fromTank: (tank: Partial<Tank>) => Partial<Values<I>>;
  /** `carried` are the fields that the tool was opened with. */
  toTank: (values: Values<I>, carried?: Partial<Tank>) => Partial<Tank>;
}

/** Removes dimensions and parts of other shapes; for an unknown shape all of them. */
export function keepOwnSizes(tank: Partial<Tank>): Partial<Tank> {
  const own = ownVesselFields(tank);
  return Object.fromEntries(Object.entries(tank).filter(([name]) => !(name in vesselFields) || own.includes(name)));
}

const fits = (input: Input, value: number | string): boolean => readLinkValue(input, linkText(value)) !== undefined;

/**
 * Builds the conversion: inputs that ask for a tank field are copied where known and within limits; `from` and `to` add
 * the conversions that only this tool needs.
 */
export function mapTankFields<I extends Inputs>(
  inputs: I,
  from: (tank: Partial<Tank>) => object = () => ({}),
  to: (values: Values<I>, tank: Partial<Tank>, carried: Partial<Tank>) => Partial<Tank> = (_, tank) => tank,
): TankUse<I> {
  const questions = Object.entries(inputs).flatMap(([name, input]) =>
    input.tankField === undefined ? [] : [{ name, input, field: input.tankField as TankField }],
  );
  return {
    fromTank: (tank) => {
      const own = keepOwnSizes(tank);
      const inputValues = questions.flatMap(({ name, input, field }) => {
        const value = own[field];
        return value === undefined || isUnknown(field, value) || !fits(input, value) ? [] : [[name, value]];
      });
      return { ...known(from(tank)), ...Object.fromEntries(inputValues) };
    },
    toTank: (values, carried = {}) => {
      const tankValues = questions.flatMap(({ name, field }) => {
        const value: number | string | undefined = values[name];
        return value === undefined || !fits(tankRecord[field], value) ? [] : [[field, value] as const];
      });
      return keepOwnSizes(known(to(values, Object.fromEntries(tankValues), carried)));
    },
  };
}

/** Drops undefined fields. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
