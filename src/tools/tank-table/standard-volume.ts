const baseCelsius = 15;

interface ObservedProduct {
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
type OutsideStandard = 'temperature' | 'density';

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

/**
 * Volume correction of generalised crude oils, refined products and lubricating oils for temperature, after API MPMS
 * chapter 11.1 (2004, with addendum 1 of 2007; the same as ASTM D1250-04), section 11.1.6.1, at atmospheric pressure.
 */
export type ProductGroup = 'mentah' | 'bbm' | 'pelumas';

/** Coefficients of α₆₀ = K₀/ρ² + K₁/ρ + K₂, ρ in kg/m³ at 60 °F, up to a density. */
interface Coefficients {
  below: number;
  k: readonly [k0: number, k1: number, k2: number];
}

const highest = 1163.5;
const groups: Readonly<Record<ProductGroup, { lowest: number; parts: readonly Coefficients[] }>> = {
  mentah: { lowest: 610.6, parts: [{ below: highest, k: [341.0957, 0, 0] }] },
  // Gasolines, the transition to jet fuels, jet fuels, fuel oils.
  bbm: {
    lowest: 610.6,
    parts: [
      { below: 770.352, k: [192.4571, 0.2438, 0] },
      { below: 787.5195, k: [1489.067, 0, -0.0018684] },
      { below: 838.3127, k: [330.301, 0, 0] },
      { below: highest, k: [103.872, 0.2701, 0] },
    ],
  },
  pelumas: { lowest: 800.9, parts: [{ below: highest, k: [0, 0.34878, 0] }] },
};

/** °C for which the standard holds. */
export const temperatures = { lowest: -50, highest: 150 } as const;

/** Densities at 60 °F in kg/m³ for which the standard holds. */
const densities = (group: ProductGroup) => ({ lowest: groups[group].lowest, highest });

/** 60 °F and the shift of its scale, in °F: 11.1.5.3. */
const base = { scale68: 60.0068749, shift: 0.01374979547 } as const;
const toScale68 = [-0.148759, -0.267408, 1.08076, 1.269056, -4.089591, -1.871251, 7.438081, -3.536296] as const;

/** A temperature in °C (ITS-90) as °F of the scale that the coefficients were found on (IPTS-68): 11.1.5.3. */
function fahrenheit68(celsius: number): number {
  const part = celsius / 630;
  const shift = toScale68.reduceRight((sum, factor) => (sum + factor) * part, 0);
  return (celsius - shift) * 1.8 + 32;
}

/** Thermal expansion factor at 60 °F in 1/°F of a density there, kg/m³. */
export function alpha60(group: ProductGroup, density60: number): number {
  const [k0, k1, k2] = coefficients(group, density60);
  // The density as it would be on the older temperature scale.
  const a = (base.shift / 2) * ((k0 / density60 + k1) / density60 + k2);
  const b = (2 * k0 + k1 * density60) / (k0 + (k1 + k2 * density60) * density60);
  const shifted = density60 * (1 + (Math.exp(a * (1 + 0.8 * a)) - 1) / (1 + a * (1 + 1.6 * a) * b));
  return (k0 / shifted + k1) / shifted + k2;
}

function coefficients(group: ProductGroup, density60: number) {
  const { parts } = groups[group];
  return (parts.find(({ below }) => density60 < below) ?? parts.at(-1))?.k ?? [0, 0, 0];
}

/** Volume at 60 °F over volume at a temperature in °C. */
export function factorTo60(group: ProductGroup, density60: number, celsius: number): number {
  const alpha = alpha60(group, density60);
  const over = fahrenheit68(celsius) - base.scale68;
  return Math.exp(-alpha * over * (1 + 0.8 * alpha * (over + base.shift)));
}

/** The density at 60 °F of a product whose density at another temperature is known; undefined outside the standard. */
function density60Of(group: ProductGroup, density: number, celsius: number): number | undefined {
  const at = (density60: number) => density60 * factorTo60(group, density60, celsius);
  let { lowest: low, highest: high } = densities(group);
  if (density < at(low) || density > at(high)) return undefined;
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (at(middle) < density) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
