import type { TankSpec } from '../simulator/types.ts';
import { common, millimetres, place } from './shared.ts';

const buried = {
  shape: 'horizontal',
  height: 2.5,
  diameter: 2.5,
  length: 6.2,
  unit: 'L',
  pattern: 'retail',
  low: 25,
  reorder: 38,
  temperature: 29,
  swing: 0.8,
  dead: 6,
} as const;
const depot = {
  shape: 'horizontal',
  height: 2.4,
  diameter: 2.4,
  length: 7,
  unit: 'L',
  pattern: 'shift',
  swing: 6,
  dead: 6,
} as const;
const petrol = { density: 0.74, expansion: 0.0012 } as const;
const diesel = { density: 0.84, expansion: 0.00083 } as const;
const tanker = { lead: 6, fillTo: 84, duration: 0.75, from: 5, to: 22 } as const;
const weekly = { lead: 10, fillTo: 84, duration: 0.75, from: 7, to: 16 } as const;

/** A forecourt with five buried tanks, and the depot behind it that fills the operator's own fleet. */
export const forecourt: readonly TankSpec[] = (
  [
    { ...buried, ...petrol, id: 'TP-01', content: 'Bensin 90', level: 55.4, use: 52, supply: tanker, age: 1 },
    { ...buried, ...petrol, id: 'TP-02', content: 'Bensin 90', level: 72.8, use: 47, supply: tanker, age: 3 },
    { ...buried, ...petrol, id: 'TP-03', content: 'Bensin 92', level: 48.1, use: 26, supply: tanker, age: 2 },
    { ...buried, ...diesel, id: 'TP-04', content: 'Biosolar', level: 37.6, use: 44, supply: tanker, age: 4 },
    {
      ...buried,
      ...diesel,
      id: 'TP-05',
      content: 'Solar',
      level: 66.3,
      use: 15,
      supply: tanker,
      battery: 20.05,
      age: 1,
    },
    { ...depot, ...petrol, id: 'TK-31', content: 'Bensin depo', level: 61.9, use: 12, supply: weekly, age: 2 },
    {
      ...depot,
      ...diesel,
      id: 'TK-32',
      content: 'Solar depo',
      level: 69.7,
      use: 28,
      low: 30,
      reorder: 42,
      supply: weekly,
      age: 3,
    },
    {
      id: 'TK-33',
      content: 'AdBlue',
      density: 1.09,
      expansion: 0.0004,
      unit: 'L',
      height: 2.6,
      diameter: 1.8,
      level: 51.2,
      use: 11,
      supply: weekly,
      age: 4,
    },
  ] as const
).map((known, index) => ({ ...common, noise: millimetres(1, known.height), ...known, ...place(index, 4) }));
