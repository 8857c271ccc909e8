/** Point between `low`, where `holds` is true, and `high`, where it is false, at which it changes; 60 bisections. */
export function bisect(holds: (at: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let round = 0; round < 60; round++) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Zero of a monotone function between two points where its signs differ: false position, Illinois variant. */
export function crossing(f: (at: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [fa, fb] = [f(a), f(b)];
  for (let round = 0; round < 60 && Math.abs(b - a) > 1e-10 * (Math.abs(a) + Math.abs(b)) && fb !== 0; round++) {
    const next = b - (fb * (b - a)) / (fb - fa);
    const value = f(next);
    if (value * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [next, value];
    if (Math.abs(value) < 1e-10) break;
  }
  return b;
}
