/** Share of a normal distribution below `z` deviations from its mean; error below 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** The deviations from the mean that a share (0 to 1, both excluded) lies below: the inverse of `normalShare`. */
export function normalQuantile(share: number): number {
  let [low, high] = [-6, 6];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
