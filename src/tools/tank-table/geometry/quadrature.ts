interface Node {
  at: number;
  weight: number;
}

/** Nodes and weights of Gauss and Legendre on [-1, 1], found with Newton's method. */
function legendreNodes(count: number): Node[] {
  return Array.from({ length: count }, (_, index) => {
    let at = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let round = 0; round < 8; round++) {
      let [before, value] = [0, 1];
      for (let degree = 1; degree <= count; degree++) {
        [before, value] = [value, ((2 * degree - 1) * at * value - (degree - 1) * before) / degree];
      }
      slope = (count * (at * value - before)) / (at * at - 1);
      at -= value / slope;
    }
    return { at, weight: 2 / ((1 - at * at) * slope * slope) };
  });
}

const nodes = legendreNodes(24);

/** Integral of a function that is smooth between its two limits. */
export function integrate(value: (at: number) => number, from: number, to: number): number {
  const half = (to - from) / 2;
  const middle = (from + to) / 2;
  return half * nodes.reduce((sum, { at, weight }) => sum + weight * value(middle + half * at), 0);
}
