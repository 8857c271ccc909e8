import { choice, number, type Values } from '../kit/inputs.ts';

/** What a record is weighed with; the data itself never stands in the address. */
export const lossInputs = {
  /** Litres a day that a tank may not lose: 0.2 gallon an hour (EPA 40 CFR 280.43(h)), 0.2 × 24 × 3.785 = 18.17. */
  threshold: number('ambang', 18, 0.1, 1_000_000, { unit: 'L/hari' }),
  /** Per cent of the basis within which a single day says nothing. */
  tolerance: number('toleransi', 0.5, 0, 100, { unit: '%' }),
  basis: choice('dasar', ['keluar', 'lewat']),
  /** Litres below which no difference counts: two dippings of ±30 L each, ±3 mm in a lying tank of 2 m × 5 m. */
  minimum: number('minimum', 60, 0, 1_000_000, { unit: 'L' }),
  /** Per cent of volume a degree near 15 °C: petrol of 740 kg/m³, with the constants of API MPMS 11.1 (ISO 91). */
  expansion: number('muai', 0.12, 0, 1, { unit: '%/°C' }),
  /** mL of 20 L that a proving can had more (less) than the pump counted; litres over all nozzles weigh them. */
  proving: number('bejana', 0, -200, 200),
  /** °C by which what is delivered is warmer than the tank: it shrinks by the expansion. */
  warmer: number('hangat', 0, -20, 30, { unit: '°C' }),
  /** Per cent of what is sold that evaporates. */
  evaporation: number('uap', 0, 0, 5, { unit: '%' }),
  /** ± per cent that pump meters may be off, all to one side; 0,5 at verification (Dirjen PKTN 121/2020; OIML R 117-1). */
  meterError: number('meter', 0, 0, 5, { unit: '%' }),
};
export type LossValues = Values<typeof lossInputs>;
