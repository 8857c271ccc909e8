import { buildVessel, type Vessel } from '../vessel/vessel.ts';
import { shapeDimensions, type Tank } from './tank-record.ts';
import { vesselSize } from './vessel-fields.ts';

/** Vessel of a tank; undefined while a dimension of its shape is missing. */
export function tankVessel(tank: Partial<Tank>): Vessel | undefined {
  const { shape } = tank;
  const isWhole = shape && shapeDimensions[shape].every((field) => tank[field]);
  return isWhole ? buildVessel(vesselSize(tank)) : undefined;
}
