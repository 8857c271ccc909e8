import { litres, type Vessel } from '../vessel.ts';
import type { CalibrationPoint } from './read-calibration.ts';

/** Table and geometry at one height, in m and litres; the deviation is table less geometry. */
export interface Deviation {
  level: number;
  table: number;
  geometry: number;
  deviation: number;
}

export interface Comparison {
  rows: Deviation[];
  /** The row with the largest deviation in litres, either way. */
  largest: Deviation | undefined;
  /** Mean of the absolute deviations, litres. */
  mean: number;
  /** Heights of the table over the top of the drawn tank: they are not compared. */
  over: number;
}

/** Holds a calibration table against the geometry, height by height. */
export function compareCalibration(points: readonly CalibrationPoint[], vessel: Vessel): Comparison {
  const inside = points.filter(({ level }) => level <= vessel.height + 1e-6);
  const rows = inside.map(({ level, litres: table }) => {
    const geometry = litres(vessel, level);
    return { level, table, geometry, deviation: table - geometry };
  });
  const largest = rows.reduce<Deviation | undefined>(
    (most, row) => (most && Math.abs(most.deviation) >= Math.abs(row.deviation) ? most : row),
    undefined,
  );
  const sum = rows.reduce((total, { deviation }) => total + Math.abs(deviation), 0);
  return { rows, largest, mean: rows.length > 0 ? sum / rows.length : 0, over: points.length - inside.length };
}

/** Litres of the table at a level, linear between its neighbours; undefined below its first and over its last height. */
export function interpolate(points: readonly CalibrationPoint[], level: number): number | undefined {
  const after = points.findIndex((point) => point.level >= level - 1e-9);
  const high = points[after];
  if (!high) return undefined;
  if (Math.abs(high.level - level) < 1e-9) return high.litres;
  const low = points[after - 1];
  if (!low) return undefined;
  return low.litres + ((high.litres - low.litres) * (level - low.level)) / (high.level - low.level);
}
