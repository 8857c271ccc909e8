import { seeded } from '../../plant/random.ts';
import { type AlarmValues, nextReading } from './reorder-point.ts';

/** Random numbers that are never negative, with a mean and a deviation (G. Marsaglia and W. W. Tsang, 2000). */
function gamma(mean: number, deviation: number, even: () => number): number {
  if (deviation === 0 || mean === 0) return mean;
  const shape = (mean / deviation) ** 2;
  // Below 1 the method asks for one shape more and a power of an even number.
  const boost = shape < 1 ? (1 - even()) ** (1 / shape) : 1;
  const d = (shape < 1 ? shape + 1 : shape) - 1 / 3;
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - even()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) {
      return ((d * v * boost) / shape) * mean;
    }
  }
}

/** Steps of a run; longer waits are walked in longer steps, so that no input makes the page wait. */
const steps = 60;

/** One history: true when the usable content ended before the delivery came. */
function runsDry(values: AlarmValues, even: () => number): boolean {
  const { isi, rendah, mati, pakai, ragam, tunggu, ragamTunggu } = values;
  const lead = gamma(tunggu, ragamTunggu, even);
  const step = Math.max(1, Math.ceil((isi - mati) / pakai / steps));
  const deviation = (ragam / 100) * pakai * Math.sqrt(step);
  let content = isi;
  let delivery = content <= rendah ? lead : Number.POSITIVE_INFINITY;
  if (content <= mati) return true;
  for (let day = 0; day < delivery && day < steps * step * 20; day += step) {
    const used = gamma(pakai * step, deviation, even);
    const after = content - used;
    const crossing = (litres: number) => day + (step * (content - litres)) / used;
    if (delivery === Number.POSITIVE_INFINITY && after <= rendah)
      delivery = nextReading(values, crossing(rendah)) + lead;
    if (after <= mati) return crossing(mati) < delivery;
    content = after;
  }
  return false;
}

/** Share of many random histories in which the tank ran dry; the same seed gives the same share. */
export function simulatedChance(values: AlarmValues, runs = 2000, seed = 20261120): number {
  const even = seeded(seed);
  let dry = 0;
  for (let run = 0; run < runs; run++) if (runsDry(values, even)) dry++;
  return dry / runs;
}
