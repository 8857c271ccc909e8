import { capacityOf } from '../../plant/simulator/geometry.ts';
import { tripLevel } from '../../plant/simulator/step.ts';
import type { Strapping } from '../../plant/simulator/strapping.ts';
import type { SiteId, TankSpec, VesselShape } from '../../plant/simulator/types.ts';
import { siteSpecs } from '../../plant/sites/index.ts';
import type { OwnMedium } from './medium-ids.ts';

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
} as const satisfies Record<OwnMedium, readonly [SiteId, string]>;

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
  const { length: _, ...kin } = kinOf(own.medium);
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
