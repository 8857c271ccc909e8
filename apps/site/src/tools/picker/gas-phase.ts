import type { MediaRecord } from './records-schema.ts';

type Gas = MediaRecord['gases'][string];
type Points = readonly (readonly number[])[];

/** Between two points, or beyond the last, ln y is a line over `bend` of x. */
export function interpolate(points: Points, x: number, bend: (x: number) => number): number {
  const after = points.findIndex(([at = 0]) => at >= x);
  const end = after < 0 ? points.length - 1 : Math.max(1, after);
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [points[end - 1], points[end]];
  return y0 * (y1 / y0) ** ((bend(x) - bend(x0)) / (bend(x1) - bend(x0)));
}

/** Per cent of the distance by which a vapour shifts a radar at its partial pressure, bar, as its maker states. */
function slowing(points: Points, bar: number): number {
  const [first = [1, 0]] = points;
  const [at = 1, percent = 0] = first;
  return bar <= at || points.length < 2 ? (percent * bar) / at : interpolate(points, bar, Math.log);
}

/** Air of 1 atm and 20 °C, in which a radar is adjusted: n − 1. */
const air = 2.7e-4;
const [atmosphere, room, gasConstant] = [1.01325, 293.15, 8.314_462];

/** Debye from which a vapour is polar: its refraction alone no longer says how it slows microwaves. */
export const polarFrom = 0.3;

/** pV ÷ RT by the second virial coefficient of Pitzer and Abbott; 1 where the critical point is not stated. */
function compressibility({ critical, compress }: Gas, bar: number, kelvin: number): number {
  if (critical === undefined || !compress) return 1;
  const reduced = kelvin / (critical + 273.15);
  const simple = 0.083 - 0.422 / reduced ** 1.6;
  const correction = 0.139 - 0.172 / reduced ** 4.2;
  // Beyond the reach of the second coefficient, near the critical point, saturated vapours have about 0.4.
  return Math.max(0.4, 1 + ((simple + compress.acentric * correction) * bar) / compress.bar / reduced);
}

/** n − 1 by Clausius and Mossotti, of a molar polarisation in cm³/mol. */
function refraction(polarisation: number, gas: Gas, bar: number, kelvin: number): number {
  const density = (bar * 1e5) / (gasConstant * kelvin * compressibility(gas, bar, kelvin));
  // Nothing is denser than its liquid; answers that cannot be true would pass even the formula's pole.
  const filled = Math.min(0.5, polarisation * 1e-6 * density);
  return Math.sqrt((1 + 2 * filled) / (1 - filled)) - 1;
}

/**
 * What a radar reads too much, per cent of the distance: of a vapour at its partial pressure and of air or nitrogen for
 * the rest, bar absolute. `from` by the optical value alone, `to` with the whole dipole, A + B/T with
 * B = 6084 K·cm³/mol/D² · μ²: where between them microwaves lie is for the maker to prove.
 */
export function gasPhase(gas: Gas | undefined, vapour: number, total: number, celsius: number) {
  const kelvin = celsius + 273.15;
  const rest = (bar: number) => (air * bar * Math.max(1, room / kelvin)) / atmosphere;
  // A maker's figure is the difference from air already.
  const stated = gas?.slows ? slowing(gas.slows, vapour) + rest(Math.max(0, total - vapour - atmosphere)) * 100 : 0;
  if (!gas?.polarises) {
    const dry = gas?.slows ? stated : Math.max(0, rest(total) - air) * 100;
    return { from: dry, to: dry };
  }
  const { optical, dipole = 0 } = gas.polarises;
  const shift = (polarisation: number) =>
    Math.max(0, refraction(polarisation, gas, vapour, kelvin) + rest(total - vapour) - air) * 100;
  const low = shift(optical);
  const high = dipole > polarFrom ? shift(optical + (6084 * dipole ** 2) / kelvin) : low;
  return { from: low, to: Math.max(high, stated) };
}
