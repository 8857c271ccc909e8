import { bisect } from '../../plant/methods/statistics.ts';

/** Standard atmosphere, bar, and 0 °C in K. */
export const atmosphere = 1.01325;
const zero = 273.15;

export type Points = readonly (readonly number[])[];

/** Between two points, or beyond the last, ln y is a line over `bend` of x. */
function interpolate(points: Points, x: number, bend: (x: number) => number): number {
  const after = points.findIndex(([at = 0]) => at >= x);
  const end = after < 0 ? points.length - 1 : Math.max(1, after);
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [points[end - 1], points[end]];
  return y0 * (y1 / y0) ** ((bend(x) - bend(x0)) / (bend(x1) - bend(x0)));
}

/**
 * Vapour pressure, bar absolute, by the normal boiling point, °C: Clausius and Clapeyron with Kistiakowsky's rule,
 * ΔHv ÷ (R·Tb) = 4.4 + ln Tb. Within a tenth for what is not polar; cryogens included.
 */
export function vapourByBoiling(boils: number, celsius: number): number {
  const kelvin = boils + zero;
  return atmosphere * Math.exp((4.4 + Math.log(kelvin)) * (1 - kelvin / (celsius + zero)));
}

/** Vapour pressure, bar absolute, from a table of °C and bar. */
export const vapourByTable = (points: Points, celsius: number): number =>
  interpolate(points, celsius, (at) => 1 / (at + zero));

/** The °C at which a vapour pressure reaches a pressure, both in bar absolute. */
export const boilingAt = (vapour: (celsius: number) => number, bar: number): number =>
  bisect((celsius) => vapour(celsius) < bar, -272, 1000);

/** Per cent of the distance by which a vapour shifts a radar at its partial pressure, bar. */
export function slowing(points: Points, bar: number): number {
  const [first = [1, 0]] = points;
  const [at = 1, percent = 0] = first;
  return bar <= at || points.length < 2 ? (percent * bar) / at : interpolate(points, bar, Math.log);
}

/** Per cent of the distance for each bar of air or nitrogen above the atmosphere: 0.22 % at 10 bar, 1.2 % at 50. */
export const slowingOfAir = 0.0244;

/** Wave length of 26 GHz, and the largest antenna that is usual there; mm. */
const [wave, largest] = [299.792458 / 26, 100];

/**
 * Beam through a nozzle of an inside diameter in mm: its `width` in m at a depth in m, and how high the nozzle may be, mm.
 * Up to D² ÷ 2λ, the near field, a radar's beam is as wide as the antenna; then it opens by 70° · λ ÷ D until it touches
 * a wider nozzle. Ultrasound: three diameters.
 */
export function beam(opening: number, depth: number) {
  const antenna = Math.min(opening, largest);
  const angle = 70 * (wave / antenna);
  const opens = 2 * Math.tan((angle * Math.PI) / 360);
  return {
    angle,
    width: depth * opens,
    nozzle: { radar: antenna ** 2 / (2 * wave) + (opening - antenna) / opens, ultrasonik: 3 * opening },
  };
}
