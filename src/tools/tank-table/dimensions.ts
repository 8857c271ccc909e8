import { referenceErrorMm } from '../../shared/records/selection-fields.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';
import { headNames, horizontal } from './horizontal.ts';
import { bottomNames, rectangular, silo, sphere, upright } from './upright.ts';
import { keepLevel, litres, type Vessel } from './vessel.ts';

export const shapeNames = ['mendatar', 'tegak', 'persegi', 'bola', 'silo'] as const;
export type Shape = (typeof shapeNames)[number];

/** What the page asks for. Lengths in m, inside; the names stand in addresses that people have sent. */
export const tankInputs = {
  bentuk: choice(shapeNames),
  diameter: number(2, 0.2, 100),
  panjang: number(5, 0.2, 100),
  lebar: number(2, 0.2, 100),
  tinggi: number(4, 0.2, 60),
  tutup: choice(headNames, 'elips'),
  dasar: choice(bottomNames),
  dalam: number(0.5, 0.05, 40),
  bukaan: number(0.3, 0, 20),
  level: number(0.5, 0, 100),
  satuan: choice(['mm', 'persen']),
  galat: number(referenceErrorMm, 0.1, 1000),
  rentang: number(15, 0.1, 100),
};
/** The same with the error of the owner's radar, ± mm, in its field. */
export const inputsFor = (radarMm: number): typeof tankInputs => ({
  ...tankInputs,
  galat: number(radarMm, 0.1, 1000),
});

export type TankValues = Values<typeof tankInputs>;
export type SizeField = 'diameter' | 'panjang' | 'lebar' | 'tinggi' | 'dalam' | 'bukaan';

/** What makes the tank, without what is read in it. */
type TankSize = Pick<TankValues, 'bentuk' | 'tutup' | 'dasar' | SizeField>;

/** The dimensions that each shape needs, in the order of the form. */
export function sizeFields({ bentuk, dasar }: Pick<TankValues, 'bentuk' | 'dasar'>): SizeField[] {
  switch (bentuk) {
    case 'mendatar':
      return ['diameter', 'panjang'];
    case 'tegak':
      return dasar === 'datar' ? ['diameter', 'tinggi'] : ['diameter', 'tinggi', 'dalam'];
    case 'persegi':
      return ['panjang', 'lebar', 'tinggi'];
    case 'bola':
      return ['diameter'];
    case 'silo':
      return ['diameter', 'tinggi', 'dalam', 'bukaan'];
  }
}

/** The tank that the values describe. */
export function vesselOf(values: TankSize): Vessel {
  const { diameter, panjang, lebar, tinggi, dalam } = values;
  switch (values.bentuk) {
    case 'mendatar':
      return horizontal({ diameter, length: panjang, head: values.tutup });
    case 'tegak':
      return upright({ diameter, shell: tinggi, depth: dalam, bottom: values.dasar });
    case 'persegi':
      return rectangular({ length: panjang, width: lebar, height: tinggi });
    case 'bola':
      return sphere(diameter);
    case 'silo':
      return silo({ diameter, shell: tinggi, depth: dalam, outlet: values.bukaan });
  }
}

/** The cone of a silo cannot open wider than the silo; the model then takes its diameter. */
export const outletTooWide = ({ bentuk, bukaan, diameter }: TankValues): boolean =>
  bentuk === 'silo' && bukaan > diameter;

export interface Reading {
  /** m */
  level: number;
  /** Litres below and above the level. */
  content: number;
  ullage: number;
  full: number;
  /** Shares of the height and of the volume, 0 to 1. */
  heightShare: number;
  contentShare: number;
  /** Litres that the centimetre around the level holds. */
  perCentimetre: number;
}

/** What a tank holds at a level. */
export function readingAt(vessel: Vessel, wanted: number): Reading {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const full = litres(vessel, vessel.height);
  const low = keepLevel(vessel, level - 0.005);
  const high = keepLevel(vessel, level + 0.005);
  return {
    level,
    content,
    ullage: full - content,
    full,
    heightShare: level / vessel.height,
    contentShare: content / full,
    perCentimetre: ((litres(vessel, high) - litres(vessel, low)) / (high - low)) * 0.01,
  };
}

/** The sensor's error as a length in m: typed in mm, or in per cent of its span. */
export const errorLength = ({ satuan, galat, rentang }: Pick<TankValues, 'satuan' | 'galat' | 'rentang'>): number =>
  satuan === 'mm' ? galat / 1000 : (galat / 100) * rentang;

/** Litres that lie between the level read and the level as it may be, below and above; from the volumes themselves. */
export function errorVolume(vessel: Vessel, wanted: number, error: number) {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const below = content - litres(vessel, level - error);
  const above = litres(vessel, level + error) - content;
  return { below, above, either: (below + above) / 2 };
}
