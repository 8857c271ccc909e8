import { type Head, hasDepth } from './geometry/heads.ts';
import { type Bottom, bottomNames, type SizeField, type TankSize, type Upper, upperNames } from './tank-inputs.ts';

const bottomDepth = (bottom: Bottom): boolean =>
  bottom === 'elips' || bottom === 'miring' || (bottom !== 'datar' && hasDepth(bottom));

/** The bottoms that a shape can have. */
export const bottomsOf = ({ bentuk }: Pick<TankSize, 'bentuk'>): readonly Bottom[] =>
  bentuk === 'tegak' ? bottomNames : bentuk === 'persegi' ? ['datar', 'miring'] : [];

/** What can stand on a shape: on a box, other prisms only. Nothing stands on spheres and lying cylinders here. */
export function uppersOf({ bentuk }: Pick<TankSize, 'bentuk'>): readonly Upper[] {
  if (bentuk === 'persegi') return ['tanpa', 'silinder', 'persegi'];
  return bentuk === 'tegak' || bentuk === 'silo' ? upperNames : [];
}

/** True where a tilt is calculated: lying cylinders with any heads, and upright tanks with flat floor and roof. */
export function canLean({ bentuk, dasar, atas }: Pick<TankSize, 'bentuk' | 'dasar' | 'atas'>): boolean {
  if (bentuk === 'mendatar') return true;
  return (
    (bentuk === 'tegak' || bentuk === 'persegi') &&
    bottomOf({ bentuk, dasar }) === 'datar' &&
    upperOf({ bentuk, atas }) === 'tanpa'
  );
}

/** True for a tank that leans and of which that is calculated. */
export const leans = (values: Pick<TankSize, 'bentuk' | 'dasar' | 'atas' | 'kemiringan'>): boolean =>
  values.kemiringan > 0 && canLean(values);

/** The bottom that counts: one that belongs to another shape is none. */
export const bottomOf = ({ bentuk, dasar }: Pick<TankSize, 'bentuk' | 'dasar'>): Bottom =>
  bottomsOf({ bentuk }).includes(dasar) ? dasar : 'datar';

/** The upper body that counts. */
export const upperOf = ({ bentuk, atas }: Pick<TankSize, 'bentuk' | 'atas'>): Upper =>
  uppersOf({ bentuk }).includes(atas) ? atas : 'tanpa';

/** Length along which a shape can lean. */
export const leaningField = ({ bentuk }: Pick<TankSize, 'bentuk'>): 'panjang' | 'diameter' =>
  bentuk === 'tegak' ? 'diameter' : 'panjang';

const headDepth = (head: Head): SizeField[] => (hasDepth(head) ? ['dalam'] : []);

/** The dimensions that a shape needs, in the order of the form. */
export function sizeFields(values: Pick<TankSize, 'bentuk' | 'tutup' | 'dasar'>): SizeField[] {
  const bottom: SizeField[] = bottomDepth(bottomOf(values)) ? ['dalam'] : [];
  switch (values.bentuk) {
    case 'mendatar':
      return ['diameter', 'panjang', ...headDepth(values.tutup)];
    case 'tegak':
      return ['diameter', 'tinggi', ...bottom];
    case 'persegi':
      return ['panjang', 'lebar', 'tinggi', ...bottom];
    case 'bola':
      return ['diameter'];
    case 'silo':
      return ['diameter', 'tinggi', 'dalam', 'bukaan'];
  }
}

/** The dimensions of what stands on it. */
export function upperFields(values: Pick<TankSize, 'bentuk' | 'atas'>): SizeField[] {
  switch (upperOf(values)) {
    case 'silinder':
    case 'kerucut':
      return ['atasDiameter', 'atasTinggi'];
    case 'persegi':
      return ['atasPanjang', 'atasLebar', 'atasTinggi'];
    case 'elips':
    case 'tembereng':
      return ['atasTinggi'];
    default:
      return [];
  }
}
