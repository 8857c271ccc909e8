import type { TankSize } from '../../plant/vessel/size.ts';
import { type Vessel, vesselOf } from '../../plant/vessel/vessel.ts';
import { sizesOf, type Tank } from './tank-record.ts';

const none = { courseHeight: 1, courseDiameter: 1 };
const courses = Object.fromEntries(
  ([2, 3, 4, 5, 6, 7, 8] as const).flatMap((course) =>
    Object.entries(none).map(([name, value]) => [`${name}${course}`, value]),
  ),
) as Pick<TankSize, Extract<keyof TankSize, `course${'Height' | 'Diameter'}${number}`>>;

/** The cone under a silo, m: usually as deep as a quarter of its width. */
export const coneDepth = (diameter: number): number => diameter / 4;

/** With the ends that are usual: elliptical heads on what lies, flat floors and roofs on what stands. */
export const sizeOf = (tank: Tank): TankSize => ({
  ...courses,
  shape: tank.shape,
  diameter: tank.diameter,
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
