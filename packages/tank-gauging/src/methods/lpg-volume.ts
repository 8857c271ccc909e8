import { bisect } from './root.ts';

/**
 * Temperature correction of LPG and NGL: API MPMS 11.2.4 (2007; the same as GPA TP-27, Tables 24E and 54E). A liquid
 * lies between two reference fluids by its relative density; each has a saturated density by corresponding states.
 */
interface ReferenceFluid {
  /** Relative density 60 °F/60 °F. */
  relative: number;
  /** Critical temperature in K, compressibility and density in mol/L. */
  critical: number;
  compressibility: number;
  density: number;
  k: readonly [number, number, number, number];
}

const fluid = (
  relative: number,
  critical: number,
  compressibility: number,
  density: number,
  ...k: [number, number, number, number]
): ReferenceFluid => ({ relative, critical, compressibility, density, k });

/** Ethane-ethylene, ethane, two ethane-propane mixtures, propane, i- and n-butane, i- and n-pentane, i- and n-hexane, heptane. */
const fluids: readonly ReferenceFluid[] = [
  fluid(0.325022, 298.11, 0.27998, 6.25, 2.54616855327, -0.058244177754, 0.803398090807, -0.745720314137),
  fluid(0.355994, 305.33, 0.2822, 6.87, 1.8911304261, -0.370305782347, -0.54486728872, 0.337876634952),
  fluid(0.429277, 333.67, 0.2806, 5.615, 2.20970078464, -0.294253708172, -0.405754420098, 0.319443433421),
  fluid(0.470381, 352.46, 0.2793, 5.11, 2.2534198132, -0.266542138024, -0.372756711655, 0.384734185665),
  fluid(0.507025, 369.78, 0.27626, 5.0, 1.96568366933, -0.327662435541, -0.417979702538, 0.303271602831),
  fluid(0.562827, 407.85, 0.28326, 3.86, 2.0474803441, -0.289734363425, -0.330345036434, 0.291757103132),
  fluid(0.584127, 425.16, 0.27536, 3.92, 2.03734743118, -0.299059145695, -0.418883095671, 0.380367738748),
  fluid(0.624285, 460.44, 0.27026, 3.247, 2.06541640707, -0.23836620884, -0.161440492247, 0.258681568613),
  fluid(0.631054, 469.65, 0.27235, 3.2, 2.11263474494, -0.26126941356, -0.291923445075, 0.308344290017),
  fluid(0.657167, 498.05, 0.26706, 2.727, 2.02382197871, -0.423550090067, -1.15281098257, 0.950139001678),
  fluid(0.664064, 507.35, 0.26762, 2.704, 2.17134547773, -0.232997313405, -0.267019794036, 0.378629524102),
  fluid(0.688039, 540.15, 0.26312, 2.315, 2.19773533433, -0.275056764147, -0.447144095029, 0.493770995799),
];

/** Saturated density in mol/L at a reduced temperature. */
function saturatedDensity({ density, k: [k1, k2, k3, k4] }: ReferenceFluid, reduced: number): number {
  const rest = 1 - reduced;
  return density * (1 + (k1 * rest ** 0.35 + k3 * rest ** 2 + k4 * rest ** 3) / (1 + k2 * rest ** 0.65));
}

/** Water at 60 °F in kg/m³, to which relative densities refer. */
const waterAt60 = 999.016;
/** Relative densities and temperatures in °C for which the tables are valid. */
const valid = { relative: [0.35, 0.688], celsius: [-46, 93] } as const;

/** Ratio of the volume at 60 °F to that at a temperature (Table 24E); NaN above the critical temperature. */
function factorTo60(relative: number, celsius: number): number {
  const place = fluids.findIndex((each) => each.relative > relative);
  const [low, high] = [fluids[place - 1], fluids[place]];
  if (!low || !high) return Number.NaN;
  const share = (relative - low.relative) / (high.relative - low.relative);
  const critical = low.critical + share * (high.critical - low.critical);
  const scale = (low.compressibility * low.density) / (high.compressibility * high.density);
  const mixed = (kelvin: number) => {
    const reduced = kelvin / critical;
    if (reduced > 1) return Number.NaN;
    const [light, heavy] = [saturatedDensity(low, reduced), saturatedDensity(high, reduced)];
    return light / (1 + share * (light / (scale * heavy) - 1));
  };
  return mixed(celsius + 273.15) / mixed(519.67 / 1.8);
}

/** Rounded to five decimals, as the standard requires. */
const rounded = (factor: number) => Math.round(factor * 1e5) / 1e5;
const densityAt = (relative: number, celsius: number) => relative * waterAt60 * factorTo60(relative, celsius);

/** Range of densities at 15 °C in kg/m³, rounded inwards. */
export const lpgDensities = {
  lowest: Math.ceil(densityAt(valid.relative[0], 15)),
  highest: Math.floor(densityAt(valid.relative[1], 15)),
};
/** Range of temperatures in °C. */
export const [lpgColdest, lpgWarmest] = valid.celsius;

/** Relative density of a liquid with a density in kg/m³ at a temperature in °C; undefined outside the tables. */
function relativeDensity(density: number, celsius: number): number | undefined {
  const [least, most] = valid.relative;
  // Light liquids are beyond their critical temperature, which has no density.
  const isLighter = (relative: number) => !(densityAt(relative, celsius) >= density);
  return isLighter(least) && !isLighter(most) ? bisect(isLighter, least, most) : undefined;
}

/** Table 54E: factor from observed volume to volume at 15 °C; or the quantity that is outside its range. */
export function lpgVolumeAt15(observed: { density: number; densityAt: number; celsius: number }) {
  const { celsius } = observed;
  if ([celsius, observed.densityAt].some((at) => !(at >= lpgColdest && at <= lpgWarmest)))
    return 'temperature' as const;
  const relative = relativeDensity(observed.density, observed.densityAt);
  if (relative === undefined) return 'density' as const;
  const [to60, from15] = [factorTo60(relative, celsius), factorTo60(relative, 15)];
  if (!Number.isFinite(to60)) return 'temperature' as const;
  return { density15: densityAt(relative, 15), factor60: rounded(to60), factor: rounded(to60 / from15) };
}

/** Factor to 15 °C by the temperature in °C, for a density at 15 °C; NaN outside Table 54E. */
export function lpgFactorTo15(density: number): (celsius: number) => number {
  const relative = relativeDensity(density, 15);
  if (relative === undefined) return () => Number.NaN;
  const from15 = factorTo60(relative, 15);
  return (celsius) =>
    celsius >= lpgColdest && celsius <= lpgWarmest ? rounded(factorTo60(relative, celsius) / from15) : Number.NaN;
}
