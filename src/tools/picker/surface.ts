import type { Answers } from './inputs.ts';

/** Whether the litres of a millimetre depend on a dimension that an upright tank does not have. */
export const asksFor = {
  panjang: ({ bentuk }: Pick<Answers, 'bentuk'>) => bentuk === 'mendatar' || bentuk === 'persegi',
  isian: ({ bentuk }: Pick<Answers, 'bentuk'>) => bentuk === 'mendatar' || bentuk === 'bola',
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/**
 * Free surface in m² at the level that was given, which is how many m³ a metre of level holds there; undefined while a
 * dimension is not known. Lying cylinder: chord 2√(h(D − h)) times length; sphere: circle πh(D − h).
 */
export function surfaceOf({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (asksFor.panjang({ bentuk }) && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** ± millimetres of level as ± litres in the tank that was described: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = surfaceOf(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}
