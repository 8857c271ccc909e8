import { type CourseField, type TankSize, upperCourses } from '../../plant/vessel/size.ts';
import { type Vessel, vesselOf } from '../../plant/vessel/vessel.ts';
import { sizesOf, type Tank } from './tank-record.ts';

/** Courses that count for nothing. */
const courses = Object.fromEntries(
  upperCourses.flatMap((course) => [`courseHeight${course}`, `courseDiameter${course}`].map((field) => [field, 1])),
) as Record<CourseField, number>;

/** The cone under a silo, m: usually as deep as a quarter of its width. */
export const coneDepth = (diameter: number): number => diameter / 4;

/** With the ends that are usual: elliptical heads on what lies, flat floors and roofs on what stands. */
export const sizeOf = (tank: Tank): TankSize => ({
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

/** Undefined while a size of its shape is missing. */
export function vesselIn(tank: Partial<Tank>): Vessel | undefined {
  const { shape } = tank;
  const isWhole = shape && sizesOf[shape].every((field) => tank[field]);
  return isWhole ? vesselOf(sizeOf({ length: 1, width: 1, height: 1, diameter: 1, ...tank } as Tank)) : undefined;
}
