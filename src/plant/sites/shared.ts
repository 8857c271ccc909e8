import type { TankSpec } from '../simulator/types.ts';

/** What most tanks of these sites have in common; each record says where it differs. */
export const common = {
  shape: 'vertical',
  expansion: 0.00083,
  unit: 'kL',
  pattern: 'shift',
  temperature: 31,
  swing: 3,
  pressure: 1.02,
  pressureRise: 0.0004,
  high: 90,
  low: 30,
  reorder: 30,
  dead: 4,
  battery: 88,
} as const satisfies Partial<TankSpec>;

/** Standard deviation of a level reading of so many millimetres, in per cent of a height in metres. */
export const millimetres = (deviation: number, height: number): number => deviation / 10 / height;

/** Share of its volume by which water grows per °C near 30 °C. */
export const water = { density: 1, expansion: 0.0003, unit: 'm³' } as const;

/** Places on a plan in two rows. */
export const place = (index: number, columns: number): Pick<TankSpec, 'x' | 'y'> => ({
  x: Math.round((100 * ((index % columns) + 0.5)) / columns),
  y: index < columns ? 27 : 73,
});
