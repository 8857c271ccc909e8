import { type CourseField, type TankSize, upperCourses } from '../vessel/size.ts';
import { buildVessel, type Vessel } from '../vessel/vessel.ts';
import { shapeDimensions, type Tank } from './tank-record.ts';

/** Placeholder dimensions of shell courses that the tank does not have; they are ignored. */
const courses = Object.fromEntries(
  upperCourses.flatMap((course) => [`courseHeight${course}`, `courseDiameter${course}`].map((field) => [field, 1])),
) as Record<CourseField, number>;

/** Depth in m of a silo's cone, usually a quarter of the diameter. */
export const coneDepth = (diameter: number): number => diameter / 4;

/**
 * Full size of a tank with the usual ends: 2:1 elliptical heads on horizontal tanks, flat floor and roof on vertical
 * ones.
 */
export const fullTankSize = (tank: Tank): TankSize => ({
  ...courses,
  shape: tank.shape,
  diameter: tank.diameter,
  topDiameter: 0,
  section: 'lingkaran',
  bodyLength: tank.length,
  bodyWidth: tank.width,
  bodyHeight: tank.height,
  heads: 'elips',
  secondHead: 'sama',
  secondDepth: 0.5,
  courses: '1',
  bottom: 'datar',
  bottomDepth: coneDepth(tank.diameter),
  outlet: Math.min(0.3, tank.diameter),
  upper: 'tanpa',
  upperDiameter: 1,
  upperLength: 2,
  upperWidth: 2,
  upperHeight: 0.5,
  slope: 0,
  dipPoint: 0,
});

/** Vessel of a tank; undefined while a dimension of its shape is missing. */
export function tankVessel(tank: Partial<Tank>): Vessel | undefined {
  const { shape } = tank;
  const isWhole = shape && shapeDimensions[shape].every((field) => tank[field]);
  return isWhole
    ? buildVessel(fullTankSize({ length: 1, width: 1, height: 1, diameter: 1, ...tank } as Tank))
    : undefined;
}
