import { bisect } from './root.ts';
import { logGamma, remembered } from './statistics.ts';

/** Shape above which the cube root of the variable is normal to five digits (Wilson and Hilferty, 1931). */
const wide = 2000;

/** Survival function of the gamma distribution with scale 1 at `x`: Q(shape, x) of DLMF 8.2.4. */
export function gammaSurvival(shape: number, x: number): number {
  if (x <= 0) return 1;
  if (shape <= 0) return 0;
  if (shape > wide) return normalSurvival((Math.cbrt(x / shape) - (1 - 1 / (9 * shape))) * Math.sqrt(9 * shape));
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  return x < shape + 1 ? 1 - (front / shape) * series(shape, x) : front * fraction(shape, x);
}

/** Power series 1 + x/(a + 1) + x²/((a + 1)(a + 2)) + … (DLMF 8.11.4). */
function series(shape: number, x: number): number {
  let [sum, term] = [1, 1];
  for (let at = shape + 1; term > sum * 1e-10; at++) {
    term *= x / at;
    sum += term;
  }
  return sum;
}

/** Continued fraction of DLMF 8.9.2, evaluated forwards (W. J. Lentz, 1976). */
function fraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let [c, d] = [1e300, 1 / b];
  let value = d;
  for (let at = 1; at < 500 && Math.abs(d * c - 1) >= 1e-10; at++) {
    const a = -at * (at - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    value *= d * c;
  }
  return value;
}

/** Survival function of the standard normal distribution; error below 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalSurvival(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (sum * Math.exp(-x * x)) / 2;
  return z < 0 ? 1 - tail : tail;
}

/** Quantile of the chi-square distribution with `freedom` > 0 degrees of freedom. */
export const chiSquare = remembered((share: number, freedom: number) =>
  bisect((x) => gammaSurvival(freedom / 2, x / 2) > 1 - share, 1e-9, freedom + 10 * Math.sqrt(2 * freedom) + 40),
);
