import type { VesselShape } from '../../plant/simulator/types.ts';
import { formatFree, parseNumber } from '../../shared/format/parse-number.ts';
import type { OwnMedium } from './medium-ids.ts';
import { bounds } from './own-address.ts';
import { type OwnTank, ownClash } from './own-tank.ts';

export const ownFields = ['height', 'diameter', 'length', 'width', 'use', 'level'] as const;
export type OwnField = (typeof ownFields)[number];
export const shapes = ['vertical', 'horizontal', 'sphere', 'box'] as const satisfies readonly VesselShape[];

/** The form as it stands: a shape, a medium, and what is typed. A table that came with a link stays with its tank. */
export interface TypedOwn {
  shape: VesselShape;
  medium: OwnMedium;
  fields: Record<OwnField, string>;
  table: Pick<OwnTank, 'shape' | 'height' | 'diameter' | 'length' | 'strapping' | 'capacity'> | undefined;
}

/** The dimensions that make a shape, then use and level. */
export function fieldsOf({ shape, table }: Pick<TypedOwn, 'shape' | 'table'>): readonly OwnField[] {
  if (table) return ['use', 'level'];
  switch (shape) {
    case 'vertical':
      return ['diameter', 'height', 'use', 'level'];
    case 'horizontal':
      return ['diameter', 'length', 'use', 'level'];
    case 'sphere':
      return ['diameter', 'use', 'level'];
    case 'box':
      return ['length', 'width', 'height', 'use', 'level'];
    default:
      return shape satisfies never;
  }
}

const limits: Record<OwnField, readonly [min: number, max: number, unit: string]> = {
  height: [...bounds.tinggi, 'm'],
  diameter: [...bounds.diameter, 'm'],
  length: [...bounds.panjang, 'm'],
  width: [...bounds.diameter, 'm'],
  use: [...bounds.pakai, 'kL/hari'],
  level: [...bounds.level, '%'],
};

/** A tank of a plant's yard, for a visitor to change: 12 m wide, 10 m high. */
const example: OwnTank = { shape: 'vertical', height: 10, diameter: 12, medium: 'diesel', use: 90, level: 60 };

/** A tank as it stands in the form; without one, the example. */
export function typedOwn(own: OwnTank = example): TypedOwn {
  const { shape, medium, height, diameter, length = 6, use, level, strapping, capacity } = own;
  const values = { height, diameter, length, width: diameter, use, level };
  const texts = Object.entries(values).map(([field, value]) => [field, formatFree(value)]);
  return {
    shape,
    medium,
    fields: Object.fromEntries(texts) as TypedOwn['fields'],
    table: strapping && { shape, height, diameter, length: own.length, strapping, capacity },
  };
}

export interface OwnRead {
  problems: Partial<Record<OwnField, string>>;
  clash: 'level' | 'use' | undefined;
  /** The tank as it is typed, as far as its fields can be read. */
  own: OwnTank | undefined;
}

/** What is typed, as a tank. */
export function readOwnForm(typed: TypedOwn): OwnRead {
  const { shape, medium, fields, table } = typed;
  const values: Partial<Record<OwnField, number>> = {};
  const problems: OwnRead['problems'] = {};
  for (const field of fieldsOf(typed)) {
    const [min, max, unit] = limits[field];
    const parsed = parseNumber(fields[field], { min, max, unit });
    if ('value' in parsed) values[field] = Number(parsed.value.toFixed(6));
    else problems[field] = parsed.problem;
  }
  const { use, level } = values;
  if (use === undefined || level === undefined || Object.keys(problems).length > 0) {
    return { problems, clash: undefined, own: undefined };
  }
  const own: OwnTank = { ...(table ?? sizeOf(shape, values)), medium, use, level };
  return { problems, clash: ownClash(own), own };
}

/** Of what lies and of spheres the height is the diameter; a box has its width where others have their diameter. */
function sizeOf(
  shape: VesselShape,
  { height = 0, diameter = 0, length, width = 0 }: Partial<Record<OwnField, number>>,
) {
  switch (shape) {
    case 'vertical':
      return { shape, height, diameter };
    case 'horizontal':
      return { shape, height: diameter, diameter, length };
    case 'sphere':
      return { shape, height: diameter, diameter };
    case 'box':
      return { shape, height, diameter: width, length };
    default:
      return shape satisfies never;
  }
}
