import { alpha60, densities, density60Of, factorTo60, type ProductGroup, temperatures } from './mpms-11-1.ts';

const baseCelsius = 15;

export interface ObservedProduct {
  group: ProductGroup;
  /** kg/m³ */
  density: number;
  /** °C at which that density holds: 15, or the temperature at which it was measured. */
  densityAt: number;
  /** °C of the liquid in the tank. */
  celsius: number;
}

export interface StandardVolume {
  /** kg/m³ */
  density15: number;
  density60: number;
  /** Thermal expansion factor at 60 °F, 1/°F. */
  alpha60: number;
  /** Volume at 15 °C over observed volume, to five decimals as the standard rounds it. */
  factor: number;
}

/** Why there is no factor. */
export type OutsideStandard = 'temperature' | 'density';

/**
 * The factor from observed volume to volume at 15 °C: through 60 °F, to which the coefficients of API MPMS 11.1 (2004)
 * belong, as its section 11.1.6.2 has it for other base temperatures. Refused outside the ranges of the standard.
 */
export function volumeAt15({ group, density, densityAt, celsius }: ObservedProduct): StandardVolume | OutsideStandard {
  for (const at of [celsius, densityAt]) {
    if (at < temperatures.lowest || at > temperatures.highest) return 'temperature';
  }
  const density60 = density60Of(group, density, densityAt);
  if (density60 === undefined) return 'density';
  const to15 = factorTo60(group, density60, baseCelsius);
  return {
    density60,
    density15: density60 * to15,
    alpha60: alpha60(group, density60),
    factor: Number((factorTo60(group, density60, celsius) / to15).toFixed(5)),
  };
}

/** The densities at 15 °C in kg/m³ between which the standard holds, rounded inwards. */
export function densitiesAt15(group: ProductGroup) {
  const { lowest, highest } = densities(group);
  const at15 = (density60: number) => density60 * factorTo60(group, density60, baseCelsius);
  return { lowest: Math.ceil(at15(lowest)), highest: Math.floor(at15(highest)) };
}
