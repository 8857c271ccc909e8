import { type Head, hasDepth } from './geometry/heads.ts';
import { type Bottom, bottomNames, type SizeField, type TankSize, type Upper, upperNames } from './tank-inputs.ts';

const bottomDepth = (bottom: Bottom): boolean =>
  bottom === 'elips' || bottom === 'miring' || (bottom !== 'datar' && hasDepth(bottom));

/** The bottoms that a shape can have. */
export const bottomsOf = ({ shape }: Pick<TankSize, 'shape'>): readonly Bottom[] =>
  shape === 'tegak' ? bottomNames : shape === 'persegi' ? ['datar', 'miring'] : [];

/** What can stand on a shape: on a box, other prisms only. Nothing stands on spheres and lying cylinders here. */
export function uppersOf({ shape }: Pick<TankSize, 'shape'>): readonly Upper[] {
  if (shape === 'persegi') return ['tanpa', 'silinder', 'persegi'];
  return shape === 'tegak' || shape === 'silo' ? upperNames : [];
}

/** True where a tilt is calculated: lying cylinders with any heads, and upright tanks with flat floor and roof. */
export function canLean({ shape, bottom, upper }: Pick<TankSize, 'shape' | 'bottom' | 'upper'>): boolean {
  if (shape === 'mendatar') return true;
  return (
    (shape === 'tegak' || shape === 'persegi') &&
    bottomOf({ shape, bottom }) === 'datar' &&
    upperOf({ shape, upper }) === 'tanpa'
  );
}

/** True for a tank that leans and of which that is calculated. */
export const leans = (values: Pick<TankSize, 'shape' | 'bottom' | 'upper' | 'slope'>): boolean =>
  values.slope > 0 && canLean(values);

/** The bottom that counts: one that belongs to another shape is none. */
export const bottomOf = ({ shape, bottom }: Pick<TankSize, 'shape' | 'bottom'>): Bottom =>
  bottomsOf({ shape }).includes(bottom) ? bottom : 'datar';

/** The upper body that counts. */
export const upperOf = ({ shape, upper }: Pick<TankSize, 'shape' | 'upper'>): Upper =>
  uppersOf({ shape }).includes(upper) ? upper : 'tanpa';

/** Length along which a shape can lean. */
export const leaningField = ({ shape }: Pick<TankSize, 'shape'>): 'bodyLength' | 'diameter' =>
  shape === 'tegak' ? 'diameter' : 'bodyLength';

const headDepth = (head: Head): SizeField[] => (hasDepth(head) ? ['bottomDepth'] : []);

/** The dimensions that a shape needs, in the order of the form. */
export function sizeFields(values: Pick<TankSize, 'shape' | 'heads' | 'bottom'>): SizeField[] {
  const bottom: SizeField[] = bottomDepth(bottomOf(values)) ? ['bottomDepth'] : [];
  switch (values.shape) {
    case 'mendatar':
      return ['diameter', 'bodyLength', ...headDepth(values.heads)];
    case 'tegak':
      return ['diameter', 'bodyHeight', ...bottom];
    case 'persegi':
      return ['bodyLength', 'bodyWidth', 'bodyHeight', ...bottom];
    case 'bola':
      return ['diameter'];
    case 'silo':
      return ['diameter', 'bodyHeight', 'bottomDepth', 'outlet'];
  }
}

/** The dimensions of what stands on it. */
export function upperFields(values: Pick<TankSize, 'shape' | 'upper'>): SizeField[] {
  switch (upperOf(values)) {
    case 'silinder':
    case 'kerucut':
      return ['upperDiameter', 'upperHeight'];
    case 'persegi':
      return ['upperLength', 'upperWidth', 'upperHeight'];
    case 'elips':
    case 'tembereng':
      return ['upperHeight'];
    default:
      return [];
  }
}
