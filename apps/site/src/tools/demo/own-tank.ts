import { choiceInput, initialValues, numberInput, readLinkValue, type Values } from 'tank-gauging/inputs';
import { tankCapacity } from 'tank-gauging/simulator/geometry';
import { tripLevel } from 'tank-gauging/simulator/step';
import type { Strapping, TankSpec } from 'tank-gauging/simulator/types';
import { mainFields } from 'tank-gauging/tank/vessel-inputs';
import { type SiteId, siteSpecs } from '../../plant/sites/index.ts';
import { readTable, writeTable } from '../kit/strapping-address.ts';

export const ownTag = 'TA-01';

/** Shapes by their names in links, as the tank table writes them. */
const shapes = { tegak: 'vertical', mendatar: 'horizontal', bola: 'sphere', persegi: 'box' } as const;
export const shapeNames = Object.keys(shapes) as [keyof typeof shapes];

/** Available products, each with a tank of the plant whose other properties are used. */
const media = {
  solar: ['minyak-gas', 'TK-204'],
  bensin: ['minyak-gas', 'TK-207'],
  metanol: ['petrokimia', 'TK-304'],
  cpo: ['agrikultur', 'TK-14'],
  air: ['agrikultur', 'TK-12'],
  gula: ['makanan-minuman', 'TK-405'],
} as const satisfies Record<string, readonly [SiteId, string]>;
type OwnMedium = keyof typeof media;
export const mediumNames = Object.keys(media) as [OwnMedium];

/**
 * Inputs: inside dimensions in m, use in kL at 15 °C per day, level in per cent of the height. For a box `diameter` is
 * the width.
 */
export const ownInputs = {
  shape: { ...choiceInput('bentuk', shapeNames), of: 'shape' },
  medium: choiceInput('produk', mediumNames),
  diameter: { ...mainFields.diameter, key: 'diameter', initial: 12, max: 100 },
  length: { ...mainFields.length, key: 'panjang' },
  height: { ...mainFields.height, key: 'tinggi', initial: 10, min: 0.2 },
  use: numberInput('pakai', 90, 0.0001, 500_000, { unit: 'kL/hari' }),
  level: numberInput('level', 60, 0, 100, { unit: '%' }),
};
type OwnValues = Values<typeof ownInputs>;

export interface OwnTank extends OwnValues {
  /** Strapping table and capacity in kL of a tank from the tank table. */
  strapping?: Strapping | undefined;
  capacity?: number | undefined;
}

export const dimensions: Readonly<Record<OwnTank['shape'], readonly ('diameter' | 'length' | 'height')[]>> = {
  tegak: ['diameter', 'height'],
  mendatar: ['diameter', 'length'],
  bola: ['diameter'],
  persegi: ['length', 'diameter', 'height'],
};

export const withOwnHeight = (own: OwnTank): OwnTank =>
  own.strapping || dimensions[own.shape].includes('height') ? own : { ...own, height: own.diameter };

/** Tank of the plant with the same product. @throws when the plant has it no longer */
export function similarTank(medium: OwnMedium): TankSpec {
  const [site, tag] = media[medium];
  const kin = siteSpecs[site].find(({ id }) => id === tag);
  if (!kin) throw new Error(`${site} has no ${tag}, after which the demo names ${medium}`);
  return kin;
}

export const ownCapacity = ({ capacity, shape, height, diameter, length }: OwnTank): number =>
  capacity ?? tankCapacity({ shape: shapes[shape], height, diameter, length });

/** Reason why a tank is impossible. */
export function ownConflict(own: OwnTank): 'level' | 'use' | undefined {
  const { dead } = similarTank(own.medium);
  if (own.level <= dead || own.level >= tripLevel) return 'level';
  const share = (own.use / ownCapacity(own)) * 100;
  return share > 0 && share < 200 ? undefined : 'use';
}

/** Simulator specification of the tank, with the properties of its model tank for whatever is not entered. */
export function buildOwnSpec(own: OwnTank): TankSpec {
  // The model tank's length and free water do not apply to the visitor's tank.
  const { length: _, water: __, ...kin } = similarTank(own.medium);
  const { shape, height, diameter, length, level, strapping, capacity } = own;
  return {
    ...kin,
    // Thermal swing scales with wall area over volume (1/diameter), capped at 6 K, near that of the air.
    swing: Math.min(6, (kin.swing * kin.diameter) / diameter),
    id: ownTag,
    shape: shapes[shape],
    height,
    diameter,
    ...(dimensions[shape].includes('length') && { length }),
    ...(strapping && capacity !== undefined && { strapping, capacity }),
    level,
    use: (own.use / ownCapacity(own)) * 100,
    // The noise in mm is that of the model tank; `noise` is in per cent of the height.
    noise: (kin.noise * kin.height) / height,
    age: 2,
    x: 110,
    y: 70,
    ended: [],
    losses: [],
  };
}

/** Daily use as a share of the volume when a link omits it. */
const usualShare = 0.08;
const addressInputs = { ...ownInputs, capacity: numberInput('muat', 0, 0.01, 500_000) };

/** Tank in a link; `null` if there is none, `undefined` if it is impossible. */
export function readOwn(query: URLSearchParams): OwnTank | null | undefined {
  if (!query.has('bentuk')) return null;
  const given = Object.entries(addressInputs).flatMap(([name, input]) => {
    const value = readLinkValue(input, query.get(input.key) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  const { capacity, ...read }: Partial<OwnTank> = Object.fromEntries(given);
  const table = query.get('tabel');
  const strapping = readTable(table ?? '');
  const { shape, diameter, height } = read;
  if (!shape || !diameter || !height || dimensions[shape].some((name) => read[name] === undefined)) return undefined;
  if (table !== null && !(strapping && capacity)) return undefined;
  const tank: OwnTank = { ...initialValues(ownInputs), ...read, ...(strapping && { strapping, capacity }) };
  tank.use = read.use ?? usualShare * ownCapacity(tank);
  return ownConflict(tank) ? undefined : tank;
}

export function writeOwn(own: OwnTank): (readonly [name: string, text: string])[] {
  const { strapping, capacity } = own;
  const written = (value: string | number) => (typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
  const fields = Object.entries(ownInputs)
    .filter(([name]) => name !== 'length' || dimensions[own.shape].includes(name))
    .map(([name, { key }]) => [key, written(own[name as keyof OwnValues])] as const);
  const isStrapped = strapping && capacity !== undefined;
  return isStrapped ? [...fields, ['muat', written(capacity)], ['tabel', writeTable(strapping)]] : fields;
}
