import { worthOf } from '../../shared/format/units.ts';
import { litresIn, type VolumeUnit } from '../kit/tabular/units.ts';

export const lengthUnits = ['m', 'cm', 'mm', 'in', 'ft'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Metres of one unit. */
export const metresIn: Readonly<Record<LengthUnit, number>> = worthOf.length;

/** Digits behind the comma with which a length is shown in a unit: about a tenth of a millimetre. */
export const lengthDigits: Readonly<Record<LengthUnit, number>> = { m: 4, cm: 2, mm: 1, in: 3, ft: 4 };

export const volumeNames = ['L', 'kL', 'm3', 'bbl', 'gal'] as const;
export type VolumeName = (typeof volumeNames)[number];

/** A cubic metre is a kilolitre. */
const counted: Readonly<Record<VolumeName, VolumeUnit>> = { L: 'L', kL: 'kL', m3: 'kL', bbl: 'bbl', gal: 'gal' };

export const litresOf = (unit: VolumeName): number => litresIn[counted[unit]];
/** Its sign. */
export const volumeSign = (unit: VolumeName): string => (unit === 'm3' ? 'm³' : unit);
