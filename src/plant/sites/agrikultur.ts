import type { TankSpec } from '../simulator/types.ts';
import { common, millimetres, place, water } from './shared.ts';

const hot = { density: 0.92, expansion: 0.0007, unit: 't', pattern: 'process', temperature: 50, swing: 4 } as const;
/** Grain lies in a heap, so that a level says less about the volume. */
const grain = { expansion: 0, unit: 't', pattern: 'shift', noise: 0.12 } as const;
const mill = { lead: 12, fillTo: 84, duration: 12, from: 0, to: 24 } as const;
const truck = { lead: 24, fillTo: 80, duration: 6, from: 6, to: 16 } as const;
const pump = { lead: 1, fillTo: 90, duration: 4, from: 0, to: 24 } as const;

/** A palm estate with its mill, a feed store, ponds and water towers. */
export const estate: readonly TankSpec[] = (
  [
    { ...hot, id: 'TK-14', content: 'CPO', height: 11, diameter: 16, level: 61.7, use: 13.2, supply: mill, age: 2 },
    { ...hot, id: 'TK-15', content: 'CPO', height: 11, diameter: 16, level: 83.4, use: 10.8, supply: mill, age: 4 },
    {
      ...grain,
      id: 'SL-21',
      content: 'Jagung',
      density: 0.72,
      height: 18,
      diameter: 9,
      level: 47.5,
      use: 8.6,
      supply: truck,
      age: 3,
    },
    {
      ...grain,
      id: 'SL-22',
      content: 'Bungkil',
      density: 0.6,
      height: 15,
      diameter: 8,
      level: 68.2,
      use: 7.1,
      supply: truck,
      age: 1,
    },
    {
      ...water,
      id: 'EM-31',
      content: 'Embung',
      shape: 'box',
      height: 3.2,
      diameter: 80,
      length: 120,
      pattern: 'field',
      level: 55.8,
      use: 6.5,
      reorder: 34,
      dead: 10,
      supply: { lead: 48, fillTo: 86, duration: 40, from: 0, to: 24 },
      battery: 20.05,
      age: 2,
    },
    {
      ...water,
      id: 'TK-12',
      content: 'Air bersih',
      height: 4,
      diameter: 4.5,
      pattern: 'household',
      level: 72.6,
      use: 48,
      reorder: 45,
      supply: pump,
      age: 1,
    },
    {
      id: 'TK-16',
      content: 'Pupuk cair',
      density: 1.3,
      expansion: 0.0004,
      unit: 'kL',
      height: 5,
      diameter: 4,
      pattern: 'field',
      level: 41.3,
      use: 9.4,
      supply: truck,
      age: 27,
    },
  ] as const
).map((known, index) => ({ ...common, noise: millimetres(2, known.height), ...known, ...place(index, 4) }));
