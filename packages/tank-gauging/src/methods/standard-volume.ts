import { bisect } from './root.ts';

/**
 * How a product is brought to 15 °C: by a group of API MPMS 11.1 (2004) from its density at 15 °C, by a table of
 * densities (°C, kg/m³, from cold to warm), or not at all. Densities in kg/m³.
 */
export type Product =
  | { density: number; group: 'bbm' | 'mentah' | 'pelumas'; source: string }
  | { densities: [number, number][]; source: string }
  | { density: number; uncorrected: string };

/**
 * Product groups of the temperature correction for generalised crude oils, refined products and lubricating oils: API
 * MPMS chapter 11.1 (2004, with addendum 1 of 2007; the same as ASTM D1250-04), section 11.1.6.1, at atmospheric
 * pressure.
 */
export type ProductGroup = Extract<Product, { group: string }>['group'];

/** Density limit in kg/m³ and, below it, the coefficients of α₆₀ = K₀/ρ² + K₁/ρ + K₂. */
type Part = readonly [below: number, k0: number, k1: number, k2: number];

/** Valid densities in kg/m³, and coefficients by density range. */
type Group = Readonly<{ lowest: number; highest: number; parts: readonly Part[] }>;

/**
 * Coefficients for ρ in kg/m³ at 60 °F and α in 1/°F; refined products split into gasolines, transition to jet fuels,
 * jet fuels, fuel oils.
 */
const groups: Readonly<Record<ProductGroup, Group>> = {
  mentah: { lowest: 610.6, highest: 1163.5, parts: [[1163.5, 341.0957, 0, 0]] },
  bbm: {
    lowest: 610.6,
    highest: 1163.5,
    parts: [
      [770.352, 192.4571, 0.2438, 0],
      [787.5195, 1489.067, 0, -0.0018684],
      [838.3127, 330.301, 0, 0],
      [1163.5, 103.872, 0.2701, 0],
    ],
  },
  pelumas: { lowest: 800.9, highest: 1163.5, parts: [[1163.5, 0, 0.34878, 0]] },
};

/** Tables 54A, 54B and 54D of 1980 (ASTM D1250-80, ISO 91-1): ρ in kg/m³ at 15 °C, α in 1/°C. */
const groups1980: typeof groups = {
  mentah: { lowest: 610.5, highest: 1075, parts: [[1075, 613.9723, 0, 0]] },
  bbm: {
    lowest: 653,
    highest: 1075,
    parts: [
      [770.25, 346.4228, 0.4388, 0],
      [787.75, 2680.3206, 0, -0.00336312],
      [838.75, 594.5418, 0, 0],
      [1075, 186.9696, 0.4862, 0],
    ],
  },
  pelumas: { lowest: 800, highest: 1164, parts: [[1164, 0, 0.6278, 0]] },
};

const partFor = ({ parts }: Group, density: number): Part =>
  parts.find(([below]) => density < below) ?? (parts.at(-1) as Part);

/** Valid temperatures in °C, by edition. */
export const temperatureLimits = { lowest: -50, lowest1980: -18, highest: 150 } as const;

/** 60 °F on the IPTS-68 scale, and the shift from it, °F (11.1.5.3). */
const base = { scale68: 60.0068749, shift: 0.01374979547 } as const;
const toScale68 = [-0.148759, -0.267408, 1.08076, 1.269056, -4.089591, -1.871251, 7.438081, -3.536296] as const;

/** Converts °C (ITS-90) to °F on the IPTS-68 scale, to which the coefficients were fitted (11.1.5.3). */
function fahrenheit68(celsius: number): number {
  const part = celsius / 630;
  const shift = toScale68.reduceRight((sum, factor) => (sum + factor) * part, 0);
  return (celsius - shift) * 1.8 + 32;
}

/** Thermal expansion coefficient at 60 °F in 1/°F. */
function alpha60(group: ProductGroup, density60: number): number {
  const [, k0, k1, k2] = partFor(groups[group], density60);
  // Density at 60 °F on the older temperature scale.
  const a = (base.shift / 2) * ((k0 / density60 + k1) / density60 + k2);
  const b = (2 * k0 + k1 * density60) / (k0 + (k1 + k2 * density60) * density60);
  const shifted = density60 * (1 + (Math.exp(a * (1 + 0.8 * a)) - 1) / (1 + a * (1 + 1.6 * a) * b));
  return (k0 / shifted + k1) / shifted + k2;
}

/** Ratio of the volume at 60 °F to that at a temperature in °C. */
export function factorTo60(group: ProductGroup, density60: number, celsius: number): number {
  const alpha = alpha60(group, density60);
  const over = fahrenheit68(celsius) - base.scale68;
  return Math.exp(-alpha * over * (1 + 0.8 * alpha * (over + base.shift)));
}

/** Rounded to five decimals, as the standard requires. */
const rounded = (factor: number) => Math.round(factor * 1e5) / 1e5;

interface ObservedProduct {
  group: ProductGroup;
  density: number;
  /** Temperature in °C at which the density was measured. */
  densityAt: number;
  celsius: number;
}

export interface StandardVolume {
  density15: number;
  density60: number;
  alpha60: number;
  factor: number;
}

/**
 * Factor from observed volume to volume at 15 °C, via 60 °F as section 11.1.6.2 prescribes for other base temperatures;
 * or the quantity that is outside the standard's range.
 */
export function volumeAt15(observed: ObservedProduct): StandardVolume | 'temperature' | 'density' {
  const { group, celsius } = observed;
  const factorAt = (density60: number, at: number) => factorTo60(group, density60, at);
  const density60 = baseDensity(observed, groups[group], temperatureLimits.lowest, factorAt);
  if (typeof density60 === 'string') return density60;
  const to15 = factorTo60(group, density60, 15);
  return {
    density60,
    density15: density60 * to15,
    alpha60: alpha60(group, density60),
    factor: rounded(factorTo60(group, density60, celsius) / to15),
  };
}

/**
 * The same factor by the tables of 1980: VCF = exp(−αΔt(1 + 0.8αΔt)) from 15 °C, rounded to their four printed
 * decimals. A density measured warm is not corrected for the expansion of the hydrometer's glass.
 */
export function volumeAt15By1980(observed: ObservedProduct) {
  const group = groups1980[observed.group];
  const factorAt = (density: number, at: number) => {
    const [, k0, k1, k2] = partFor(group, density);
    const grown = ((k0 / density + k1) / density + k2) * (at - 15);
    return Math.exp(-grown * (1 + 0.8 * grown));
  };
  const density15 = baseDensity(observed, group, temperatureLimits.lowest1980, factorAt);
  if (typeof density15 === 'string') return density15;
  return { density15, factor: Math.round(factorAt(density15, observed.celsius) * 1e4) / 1e4 };
}

/**
 * Density at the edition's base temperature (bisection from the measured one); or the quantity that is outside its
 * range.
 */
function baseDensity(
  { density, densityAt, celsius }: ObservedProduct,
  { lowest, highest }: Group,
  coldest: number,
  factorAt: (density: number, celsius: number) => number,
) {
  if ([celsius, densityAt].some((at) => at < coldest || at > temperatureLimits.highest)) return 'temperature';
  const observedPart = (base: number) => base * factorAt(base, densityAt);
  if (density < observedPart(lowest) || density > observedPart(highest)) return 'density';
  return observedPart(density) === density ? density : bisect((base) => observedPart(base) < density, lowest, highest);
}

/** Linear expansion coefficients of shell steels in 1/°C, API MPMS 12.1.1. */
export const steelExpansion = { karbon: 1.12e-5, inoks304: 1.73e-5, inoks316: 1.59e-5 } as const;

/**
 * Ratio of the volume in a warm vertical shell to that in its table: CTSh = (1 + αΔt)², to five decimals. Temperatures
 * in °C. An uninsulated shell has 7/8 of the liquid's temperature and 1/8 of the air's (API MPMS 12.1.1).
 */
export function shellFactor(steel: keyof typeof steelExpansion, liquid: number, air: number, table: number) {
  const shell = (7 * liquid + air) / 8;
  return { shell, factor: rounded((1 + steelExpansion[steel] * (shell - table)) ** 2) };
}

/**
 * Apparent mass in air, kg, of a mass in vacuum (kg) with a density in kg/m³: weights of 8,000 kg/m³ in air of 1.2
 * kg/m³ (OIML D 28).
 */
export const massInAir = (kilograms: number, density: number): number =>
  (kilograms * (1 - 1.2 / density)) / (1 - 1.2 / 8000);

/** Range of densities at 15 °C in kg/m³ for which the standard is valid, rounded inwards. */
export function densitiesAt15(group: ProductGroup, edition: '2004' | '1980' = '2004') {
  if (edition === '1980') return groups1980[group];
  const { lowest, highest } = groups[group];
  const at15 = (density60: number) => density60 * factorTo60(group, density60, 15);
  return { lowest: Math.ceil(at15(lowest)), highest: Math.floor(at15(highest)) };
}

function densityIn(table: readonly (readonly [celsius: number, density: number])[], celsius: number): number {
  const next = table.findIndex(([at]) => at >= celsius);
  const line = next < 0 ? table.length - 1 : Math.max(1, next);
  const [[from, dense], [to, light]] = [table[line - 1], table[line]] as [[number, number], [number, number]];
  return dense + ((light - dense) * (celsius - from)) / (to - from);
}

/** Density in kg/m³ at 15 °C; for an uncorrected product the density in its record. */
export const density15 = (product: Product): number =>
  'densities' in product ? densityIn(product.densities, 15) : product.density;

function correctionFor(product: Product): (celsius: number) => number {
  if ('uncorrected' in product) return () => 1;
  if ('densities' in product) return (celsius) => rounded(densityIn(product.densities, celsius) / density15(product));
  return groupFactorTo15(product.group, product.density);
}

const groupFactors = new Map<string, (celsius: number) => number>();

/**
 * Correction factor to 15 °C as a function of the temperature in °C, for a density at 15 °C. @throws for a density
 * outside the standard
 */
export function groupFactorTo15(group: ProductGroup, density: number): (celsius: number) => number {
  const known = groupFactors.get(`${group} ${density}`);
  if (known) return known;
  const found = volumeAt15({ group, density, densityAt: 15, celsius: 15 });
  if (typeof found === 'string') throw new Error(`${density} kg/m³ lies outside of API MPMS 11.1 for ${group}`);
  const to15 = factorTo60(group, found.density60, 15);
  const factor = (celsius: number) => rounded(factorTo60(group, found.density60, celsius) / to15);
  if (groupFactors.size > 100) groupFactors.clear();
  groupFactors.set(`${group} ${density}`, factor);
  return factor;
}

const corrections = new WeakMap<Product, (celsius: number) => number>();

/**
 * Ratio of the volume at 15 °C to the observed volume (free water deducted) of a product at a temperature in °C: by API
 * MPMS 11.1, by the product's own density table, or 1 for products counted as observed.
 */
export function factorTo15(product: Product, celsius: number): number {
  let correction = corrections.get(product);
  if (!correction) {
    correction = correctionFor(product);
    corrections.set(product, correction);
  }
  return correction(celsius);
}
