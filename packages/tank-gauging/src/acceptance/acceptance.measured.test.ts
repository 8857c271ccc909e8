import { expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { acceptanceInputs, assessGauge } from './model.ts';

const example = { ...initialValues(acceptanceInputs), height: 6.5 };

/** Normal deviates from mulberry32 by the Box–Muller method. */
function deviates(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

const cases = [9, 10, 15, 30].flatMap((count) => [0, 0.5, 1, 2].map((ratio) => [count, ratio] as const));
test.each(
  process.env['TEST_DEPTH'] === 'whole' ? cases : cases.filter(([count, ratio]) => count % 21 === 9 && ratio % 2 === 0),
)("intervals of %i pairs with a dip scatter of %d times the gauge's have their nominal coverage", (count, ratio) => {
  const runs = process.env['TEST_DEPTH'] === 'whole' ? 4000 : 600;
  const normal = deviates(count * 10 + ratio);
  const held = { bias: 0, lower: 0, upper: 0 };
  for (let run = 0; run < runs; run += 1) {
    const repeats = [0, 0, 0].map(() => ratio * normal());
    const middle = repeats.reduce((sum, one) => sum + one / 3, 0);
    const repeat = Math.sqrt(repeats.reduce((sum, one) => sum + (one - middle) ** 2, 0) / 2);
    const tape = 0.75 * normal();
    const seen = Array.from({ length: count }, (_, index) => {
      const dip = 1000 + index * 500;
      return { dip, gauge: dip + tape + normal() + ratio * normal(), temperature: undefined, when: '' };
    });
    const found = assessGauge(seen, { ...example, dipError: 1.5, repeat });
    if (!found) throw new Error('nothing is found');
    const { bias, lower, upper } = found;
    held.bias += Number(Math.abs(bias.value) <= bias.half);
    // Outwards only: repeats that scatter as much as the pairs are not subtracted, and leave the limits too wide.
    held.lower += Number(-1.96 >= lower.value - lower.outer);
    held.upper += Number(1.96 <= upper.value + upper.outer);
  }
  // Nominal coverage less three standard deviations of the simulation.
  const chance = runs < 4000 ? 3 * Math.sqrt((0.95 * 0.05) / runs) : 0;
  expect(Math.abs(held.bias / runs - 0.95)).toBeLessThan(0.02 + chance);
  expect(held.lower / runs).toBeGreaterThan(0.955 - chance);
  expect(held.upper / runs).toBeGreaterThan(0.955 - chance);
});
