import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { type LengthUnit, litresOf, metresIn, type VolumeName, volumeSign } from './units.ts';

/** How lengths and volumes are written in the units that the visitor chose. */
export interface Quantities {
  lengthUnit: LengthUnit;
  volumeUnit: string;
  /** A level: as fine as one is read. */
  level(metres: number): string;
  /** A volume: as fine as the size of the tank makes sense. */
  volume(litres: number): string;
  /** The same without unit. */
  bareVolume(litres: number): string;
  /** Steps of the table, in m, and how many stand in one of its lines. */
  step: number;
  perLine: number;
}

/** Digits of a level in each unit: about a millimetre at most. */
const levelDigits: Readonly<Record<LengthUnit, readonly [least: number, most: number]>> = {
  m: [2, 3],
  cm: [0, 1],
  mm: [0, 0],
  in: [0, 2],
  ft: [2, 3],
};

/** Volumes get so many digits that the last one is about a hundred-thousandth of the tank, at most a tenth of a litre. */
function volumeDigits(unit: VolumeName, full: number): number {
  const litre = full < 100_000 ? 1 : 0;
  return unit === 'L' || unit === 'gal' ? litre : unit === 'bbl' ? litre + 2 : Math.min(3, litre + 3);
}

/** Writes lengths in m and volumes in litres in other units; `full` is what the tank holds, in litres. */
export function quantitiesOf(length: LengthUnit, volume: VolumeName, full: number): Quantities {
  const digits = volumeDigits(volume, full);
  const bareVolume = (litres: number) => formatNumber(litres / litresOf(volume), digits);
  const imperial = length === 'in' || length === 'ft';
  return {
    lengthUnit: length,
    volumeUnit: volumeSign(volume),
    level: (metres) => {
      const value = metres / metresIn[length];
      const [least, most] = levelDigits[length];
      const decimals = String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0;
      return formatUnit(value, length, Math.max(least, decimals));
    },
    volume: (litres) => `${bareVolume(litres)}\u00a0${volumeSign(volume)}`,
    bareVolume,
    step: imperial ? metresIn.in : metresIn.cm,
    perLine: imperial ? 12 : 10,
  };
}

/** The length of a dimension, with as many digits as it has. */
export function sizeWords(metres: number, unit: LengthUnit, digits: number): string {
  const value = Number((metres / metresIn[unit]).toFixed(digits));
  return formatUnit(value, unit, String(value).split('.')[1]?.length ?? 0);
}
