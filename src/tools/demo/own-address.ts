import type { VesselShape } from '../../plant/simulator/types.ts';
import { readTable, writeTable } from '../kit/strapping-address.ts';
import type { OwnMedium } from './medium-ids.ts';
import { type OwnTank, ownCapacity, ownClash } from './own-tank.ts';

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
export function writeOwn(own: OwnTank): [string, string][] {
  const number = (value: number) => String(Number(value.toFixed(6)));
  return [
    ['bentuk', shapeNames[own.shape]],
    ['tinggi', number(own.height)],
    ['diameter', number(own.diameter)],
    ...(own.length === undefined ? [] : [['panjang', number(own.length)] as [string, string]]),
    ...(own.strapping && own.capacity !== undefined
      ? ([
          ['muat', number(own.capacity)],
          ['tabel', writeTable(own.strapping)],
        ] as [string, string][])
      : []),
    ['produk', mediumNames[own.medium]],
    ['level', number(own.level)],
    ['pakai', number(own.use)],
  ];
}
