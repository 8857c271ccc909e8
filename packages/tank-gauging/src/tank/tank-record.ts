import {
  choiceInput,
  type Input,
  type Inputs,
  initialValues,
  linkEdition,
  nameInput,
  numberInput,
  readLinkValue,
  type Values,
} from '../inputs.ts';
import { pickerChoices as choices } from './choices.ts';
import { detailFields, mainFields, ownVesselFields, vesselFields } from './vessel-fields.ts';

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
  pressure: numberInput('t-tekanan', 0, -1, 1500, { unit: 'bar' }),
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

/** Tank fields in a link of an edition, and the keys with invalid values. */
export function readTank(
  parts: Iterable<readonly [string, string]>,
  edition = linkEdition,
): { tank: Partial<Tank>; refused: string[] } {
  const tank: Record<string, number | string> = {};
  const refused: string[] = [];
  for (const [key, text] of parts) {
    const field = fieldsByKey.get(key);
    const value = field && readLinkValue(tankRecord[field], text);
    if (!field || value === undefined) refused.push(key);
    else tank[field] = value;
  }
  // Before heads were asked about, every horizontal tank had elliptical ones.
  const { heads } = initialValues(tankRecord, edition);
  const assumes = tank['shape'] === 'mendatar' && !isUnknown('heads', heads);
  return { tank: assumes ? { heads, ...tank } : tank, refused };
}

/** Values that mean unknown. */
const unknowns: readonly unknown[] = [0, '', 'tak-tahu'];
export const isUnknown = (field: TankField, value: Tank[TankField]): boolean =>
  value === tankRecord[field].initial && unknowns.includes(value);

/**
 * Link parameters for every known field, also for those equal to the example, because other tools have other examples.
 * Values outside the record's limits are left out.
 */
export const writeTank = (tank: Partial<Tank>): [string, string][] =>
  Object.entries(tankRecord).flatMap(([name, input]) => {
    const field = name as TankField;
    const value = tank[field];
    if (value === undefined || isUnknown(field, value) || (field in detailFields && value === input.initial)) return [];
    const text = typeof value === 'number' ? String(Number(value.toFixed(6))) : value;
    return fits(input, value) ? [[input.key, text] as [string, string]] : [];
  });

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

const fits = (input: Input, value: number | string): boolean =>
  readLinkValue(input, typeof value === 'number' ? String(Number(value.toFixed(6))) : value) !== undefined;

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
