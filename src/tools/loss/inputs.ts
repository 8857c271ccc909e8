import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** The tolerance; the data itself never stands in the address. */
export const lossInputs = {
  /** Per cent of the basis. */
  toleransi: number(0.5, 0, 100),
  dasar: choice(['keluar', 'lewat']),
  /** Litres below which no difference counts: two dippings of ±30 L each, ±3 mm in a lying tank of 2 m × 5 m. */
  minimum: number(60, 0, 1_000_000),
  /** Per cent of volume a degree, for the note about temperature. */
  muai: number(0.12, 0, 1),
};
export type LossValues = Values<typeof lossInputs>;
