import { changedIn, choiceInput, numberInput, type Values } from '../inputs.ts';

/** Settings of the analysis; the record itself is never written to the address. */
export const lossInputs = {
  /**
   * Loss in litres per day that must be detected: 0.2 gallon per hour (EPA 40 CFR 280.43(h)), 0.2 × 24 × 3.785 = 18.17.
   */
  threshold: numberInput('ambang', 18, 0.1, 1_000_000, { unit: 'L/hari' }),
  /** Tolerance of a single day in per cent of the basis. */
  tolerance: numberInput('toleransi', 0.5, 0, 100, { unit: '%' }),
  basis: choiceInput('dasar', ['keluar', 'lewat']),
  /** Smallest tolerance in litres: two dips of ±30 L each, ±3 mm in a horizontal tank of 2 m × 5 m. */
  minimum: numberInput('minimum', 60, 0, 1_000_000, { unit: 'L' }),
  /**
   * Thermal expansion near 15 °C in per cent per °C: petrol of 740 kg/m³, with the constants of API MPMS 11.1 (ISO 91).
   */
  expansion: numberInput('muai', 0.12, 0, 1, { unit: '%/°C' }),
  /** Deviation of a proving can in mL per 20 L counted by the pump, weighted by the litres of all nozzles. */
  proving: numberInput('bejana', 0, -200, 200),
  /** Temperature of deliveries above that of the tank, °C; the product shrinks as it cools. */
  warmer: numberInput('hangat', 0, -20, 30, { unit: '°C' }),
  /** Evaporation in per cent of sales. */
  evaporation: numberInput('uap', 0, 0, 5, { unit: '%' }),
  /**
   * Systematic error of the pump meters until they are proved, ± per cent; 0,5 at verification (Dirjen PKTN 121/2020;
   * OIML R 117-1). Evaporation and warm deliveries that are not stated belong to it.
   */
  meterError: changedIn(6, 0, numberInput('meter', 0.5, 0, 5, { unit: '%' })),
  /** What remains unknown once a proving result is entered, ± per cent. */
  provedError: numberInput('sisa', 0.1, 0, 5, { unit: '%' }),
  /** Limit of the tank's owner for the book loss of a month: a share of sales, or 40 CFR 280.43(a). */
  ownerRule: choiceInput('aturan', ['persen', 'epa']),
  ownerLimit: numberInput('batasPemilik', 0.5, 0, 100, { unit: '%' }),
};
export type LossValues = Values<typeof lossInputs>;

/** Systematic error that a verdict presumes, ± per cent of sales. */
export const presumedError = ({ proving, provedError, meterError }: LossValues): number =>
  proving === 0 ? meterError : provedError;
