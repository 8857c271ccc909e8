import { limits, siteTanks } from '../example/example-site.ts';
import { tank } from '../example/example-tank.ts';
import type { TankSpec } from '../simulator/types.ts';
import { common, millimetres } from './shared.ts';

/** What each product of the terminal weighs (kg/L at 15 °C) and how it grows per °C. */
const products: Readonly<Record<string, { density: number; expansion: number }>> = {
  Solar: { density: 0.84, expansion: 0.00083 },
  Biosolar: { density: 0.85, expansion: 0.00083 },
  FAME: { density: 0.88, expansion: 0.0008 },
  Bensin: { density: 0.74, expansion: 0.0012 },
  'Minyak dasar': { density: 0.87, expansion: 0.00075 },
};

const batteries: Readonly<Record<string, number>> = { 'TK-204': 92, 'TK-205': 88, 'TK-206': 20.04, 'TK-208': 71 };

/** The example terminal of the site, tank by tank as its dashboard shows it at 09.07. */
export const oilTerminal: readonly TankSpec[] = siteTanks.map((known) => ({
  ...common,
  ...(products[known.content] ?? { density: 0.84, expansion: 0.00083 }),
  id: known.tag,
  content: known.content,
  height: tank.height,
  diameter: known.diameter,
  level: known.level,
  use: known.use,
  temperature: known.temperature,
  high: limits.high,
  low: limits.reorder,
  reorder: limits.reorder,
  dead: (tank.dead / tank.height) * 100,
  supply: { lead: 30, fillTo: 86, duration: 5, from: 6, to: 20 },
  noise: millimetres(1.5, tank.height),
  battery: batteries[known.tag] ?? 90,
  age: known.age,
  x: known.x,
  y: known.y,
}));
