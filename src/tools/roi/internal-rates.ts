/**
 * Net present value of payments that come one a period, the first of them now: Σ flow(t) ÷ (1 + rate)^t.
 * `rate` is a share a period and above −1.
 */
export const presentValue = (flows: readonly number[], rate: number): number =>
  // Horner's rule, from the last payment back.
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** Yearly effective rate as a rate a month, and back: (1 + year) = (1 + month)^12. */
export const perMonth = (perYear: number): number => (1 + perYear) ** (1 / 12) - 1;
export const perYear = (monthly: number): number => (1 + monthly) ** 12 - 1;

/** Logarithms of the discount factor 1 ÷ (1 + rate) between which rates are looked for: a million to −99.9 % a period. */
const [nearest, farthest] = [Math.log(1e-6), Math.log(1e3)] as const;
const cells = 2000;

/**
 * Every rate a period at which the payments are worth nothing today, ascending; empty where there is none. Payments
 * that change sign once have exactly one (Descartes' rule of signs); with more changes there may be several, or none
 * (Lorie and Savage, "Three Problems in Rationing Capital", 1955), and each is looked for.
 */
export function internalRates(flows: readonly number[]): number[] {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign);
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  if (changes === 0) return [];
  const worth = (factor: number) => presentValue(flows, Math.exp(-factor) - 1);
  const parts = changes === 1 ? 1 : cells;
  const grid = Array.from({ length: parts + 1 }, (_, part) => {
    const factor = nearest + ((farthest - nearest) * part) / parts;
    return { factor, value: worth(factor) };
  });
  const found = grid.flatMap(({ factor, value }, part) => {
    const before = grid[part - 1];
    return before && (before.value * value < 0 || value === 0) ? [bisect(worth, before.factor, factor)] : [];
  });
  return found.map((factor) => Math.exp(-factor) - 1).reverse();
}

function bisect(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = of(high) >= 0;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (of(middle) >= 0 === rising) high = middle;
    else low = middle;
  }
  return high;
}
