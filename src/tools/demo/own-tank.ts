import { capacityOf } from '../../plant/simulator/geometry.ts';
import { tripLevel } from '../../plant/simulator/step.ts';
import type { SiteId, Strapping, TankSpec, VesselShape } from '../../plant/simulator/types.ts';
import { siteSpecs } from '../../plant/sites/index.ts';
import { readTable, writeTable } from '../kit/strapping-address.ts';

/** The tank that a visitor puts in, by its tag. */
export const ownTag = 'TA-01';

/** What can be in it: each behaves as the tank of the plant that holds the same, with its demand and its deliveries. */
const media = {
  diesel: ['minyak-gas', 'TK-204'],
  petrol: ['minyak-gas', 'TK-207'],
  methanol: ['petrokimia', 'TK-304'],
  cpo: ['agrikultur', 'TK-14'],
  water: ['agrikultur', 'TK-12'],
  sugar: ['makanan-minuman', 'TK-405'],
} as const satisfies Record<string, readonly [SiteId, string]>;
export type OwnMedium = keyof typeof media;

/** A tank by its inside dimensions in metres; `use` in kL at 15 °C a day, `level` in per cent of the height. */
export interface OwnTank {
  shape: VesselShape;
  /** Of what lies and of spheres: the diameter. */
  height: number;
  diameter: number;
  length?: number | undefined;
  medium: OwnMedium;
  use: number;
  level: number;
  /** A tank that was calculated elsewhere brings its table, and its volume in kL. */
  strapping?: Strapping | undefined;
  capacity?: number | undefined;
}

/** The tank of the plant that holds the same. @throws when the record has lost it */
export function kinOf(medium: OwnMedium): TankSpec {
  const [site, tag] = media[medium];
  const kin = siteSpecs[site].find(({ id }) => id === tag);
  if (!kin) throw new Error(`${site} has no ${tag}, after which the demo names ${medium}`);
  return kin;
}

/** Inside volume in kL. */
export const ownCapacity = ({ capacity, ...size }: OwnTank): number =>
  capacity ?? capacityOf({ shape: size.shape, height: size.height, diameter: size.diameter, length: size.length ?? 0 });

/** Why a tank cannot be, by the name of what contradicts. */
export function ownClash(own: OwnTank): 'level' | 'use' | undefined {
  const { dead } = kinOf(own.medium);
  if (own.level <= dead || own.level >= tripLevel) return 'level';
  const share = (own.use / ownCapacity(own)) * 100;
  return share > 0 && share < 200 ? undefined : 'use';
}

/** The tank as the simulator needs it: its own geometry, level and use; everything else as its kin has it. */
export function specOfOwn(own: OwnTank): TankSpec {
  // Nobody has gauged its water.
  const { length: _, water: __, ...kin } = kinOf(own.medium);
  const { shape, height, diameter, length, level, strapping, capacity } = own;
  return {
    ...kin,
    id: ownTag,
    shape,
    height,
    diameter,
    ...(length !== undefined && { length }),
    ...(strapping && capacity !== undefined && { strapping, capacity }),
    level,
    use: (own.use / ownCapacity(own)) * 100,
    // The same millimetres of noise on another height.
    noise: (kin.noise * kin.height) / height,
    age: 2,
    x: 110,
    y: 70,
    ended: [],
    losses: [],
  };
}

/** The names of shapes in addresses, as the tank table writes them. */
export const shapeNames: Record<VesselShape, string> = {
  vertical: 'tegak',
  horizontal: 'mendatar',
  sphere: 'bola',
  box: 'persegi',
};

/** The names of media in addresses. */
export const mediumNames: Record<OwnMedium, string> = {
  diesel: 'solar',
  petrol: 'bensin',
  methanol: 'metanol',
  cpo: 'cpo',
  water: 'air',
  sugar: 'gula',
};

/** What an address means that says neither level (per cent) nor use (share of the volume a day). */
const [usualLevel, usualShare] = [60, 0.08];

/** Metres, kL and per cent that a tank of an address may have. */
export const bounds = {
  tinggi: [0.2, 60],
  diameter: [0.2, 100],
  panjang: [0.2, 200],
  muat: [0.01, 500_000],
  pakai: [0.0001, 500_000],
  level: [0, 100],
} as const;
type Field = keyof typeof bounds;

const plain = /^\d{1,7}(\.\d{1,6})?$/;
/** The tank that an address describes, and whether it describes one that cannot be. */
export function readOwn(query: URLSearchParams): { tank: OwnTank | undefined; damaged: boolean } {
  if (!query.has('bentuk')) return { tank: undefined, damaged: false };
  const tank = tankIn(query);
  const possible = tank && ownClash(tank) === undefined;
  return { tank: possible ? tank : undefined, damaged: !possible };
}

function tankIn(query: URLSearchParams): OwnTank | undefined {
  const number = (name: Field): number | undefined => {
    const text = query.get(name) ?? '';
    const [least, most] = bounds[name];
    const value = plain.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
  const shape = keyOf(shapeNames, query.get('bentuk'));
  const [height, diameter, length, level] = [number('tinggi'), number('diameter'), number('panjang'), number('level')];
  const [capacity, table] = [number('muat'), query.get('tabel')];
  const strapping = table === null ? undefined : readTable(table);
  if (!shape || !height || !diameter || (table !== null && !(strapping && capacity))) return undefined;
  if ((shape === 'horizontal' || shape === 'box') && length === undefined) return undefined;
  const own: OwnTank = {
    shape,
    height,
    diameter,
    length,
    medium: keyOf(mediumNames, query.get('produk')) ?? 'diesel',
    level: level ?? usualLevel,
    use: 0,
    ...(strapping && { strapping, capacity }),
  };
  return { ...own, use: number('pakai') ?? usualShare * ownCapacity(own) };
}

const keyOf = <K extends string>(names: Readonly<Record<K, string>>, name: string | null): K | undefined =>
  (Object.keys(names) as K[]).find((key) => names[key] === name);

/** What an address says of a tank, name by name. */
export function writeOwn({ shape, height, diameter, length, medium, use, level, strapping, capacity }: OwnTank) {
  const number = (value: number | undefined) => (value === undefined ? undefined : String(Number(value.toFixed(6))));
  const parts = {
    bentuk: shapeNames[shape],
    tinggi: number(height),
    diameter: number(diameter),
    panjang: number(length),
    muat: strapping && number(capacity),
    tabel: strapping && writeTable(strapping),
    produk: mediumNames[medium],
    level: number(level),
    pakai: number(use),
  };
  return Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
}
