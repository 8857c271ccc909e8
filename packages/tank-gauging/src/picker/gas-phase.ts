import { atmosphere } from '../tank/choices.ts';

type Points = readonly (readonly number[])[];

/** Properties of a gas: see `gases` in the record of media. */
export interface Gas {
  /** Vapour pressure: °C and bar absolute, ascending. */
  vapour?: Points | undefined;
  /** °C above which it is a gas at any pressure. */
  critical?: number | undefined;
  /** Molar refraction in cm³/mol, dipole moment in debye. */
  polarises?: { optical: number; dipole?: number | undefined } | undefined;
  /** Critical pressure in bar, acentric factor. */
  compress?: { bar: number; acentric: number } | undefined;
  /** Manufacturer's data: pressure in bar, and excess of a radar's distance in per cent. */
  slows?: Points | undefined;
}

/** Interpolates, and extrapolates at the end, ln y linearly in `bend`(x). */
export function interpolate(points: Points, x: number, bend: (x: number) => number): number {
  const after = points.findIndex(([at = 0]) => at >= x);
  const end = after < 0 ? points.length - 1 : Math.max(1, after);
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [points[end - 1], points[end]];
  return y0 * (y1 / y0) ** ((bend(x) - bend(x0)) / (bend(x1) - bend(x0)));
}

/** Shift of a radar by a vapour in per cent of the distance, from its maker's table over partial pressure in bar. */
function radarSlowdown(points: Points, bar: number): number {
  const [first = [1, 0]] = points;
  const [at = 1, percent = 0] = first;
  return bar <= at || points.length < 2 ? (percent * bar) / at : interpolate(points, bar, Math.log);
}

/** n − 1 of air at 1 atm and 20 °C, in which radars are calibrated. */
const air = 2.7e-4;
const [room, gasConstant] = [293.15, 8.314_462];

/**
 * Dipole moment in debye from which a vapour is treated as polar: its refraction alone no longer determines how it
 * slows microwaves.
 */
export const polarDipoleMoment = 0.3;

/** Compressibility factor by the second virial coefficient of Pitzer and Abbott; 1 without critical data. */
function compressibility({ critical, compress }: Gas, bar: number, kelvin: number): number {
  if (critical === undefined || !compress) return 1;
  const reduced = kelvin / (critical + 273.15);
  const simple = 0.083 - 0.422 / reduced ** 1.6;
  const correction = 0.139 - 0.172 / reduced ** 4.2;
  // Near the critical point the virial equation fails; saturated vapours have about 0.4 there.
  return Math.max(0.4, 1 + ((simple + compress.acentric * correction) * bar) / compress.bar / reduced);
}

/** n − 1 by the Clausius–Mossotti relation for a molar polarisation in cm³/mol. */
function refraction(polarisation: number, gas: Gas, bar: number, kelvin: number): number {
  const density = (bar * 1e5) / (gasConstant * kelvin * compressibility(gas, bar, kelvin));
  // Capped near the value of a liquid: beyond it the gas is impossible, and the formula has a pole at 1.
  const filled = Math.min(0.5, polarisation * 1e-6 * density);
  return Math.sqrt((1 + 2 * filled) / (1 - filled)) - 1;
}

/**
 * Excess of a radar's measured distance in per cent, from a vapour at its partial pressure and air or nitrogen for the
 * rest (bar absolute). `from` uses the optical polarisation alone, `to` the full dipole, A + B/T with B = 6084
 * K·cm³/mol/D² · μ²; the true value for microwaves lies between, and only the maker can prove it.
 */
export function gasPhase(gas: Gas | undefined, vapour: number, total: number, celsius: number) {
  const kelvin = celsius + 273.15;
  const rest = (bar: number) => (air * bar * Math.max(1, room / kelvin)) / atmosphere;
  // A maker's figure is already relative to air.
  const stated = gas?.slows
    ? radarSlowdown(gas.slows, vapour) + rest(Math.max(0, total - vapour - atmosphere)) * 100
    : 0;
  if (!gas?.polarises) {
    const dry = gas?.slows ? stated : Math.max(0, rest(total) - air) * 100;
    return { from: dry, to: dry };
  }
  const { optical, dipole = 0 } = gas.polarises;
  const shift = (polarisation: number) =>
    Math.max(0, refraction(polarisation, gas, vapour, kelvin) + rest(total - vapour) - air) * 100;
  const low = shift(optical);
  const high = dipole > polarDipoleMoment ? shift(optical + (6084 * dipole ** 2) / kelvin) : low;
  return { from: low, to: Math.max(high, stated) };
}
