/** Index of the value that lies nearest to `value` in a rising list; of two as near, the first. −1 for an empty list. */
export function nearest(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [left = 0, right = 0] = [values[middle], values[middle + 1]];
    if (Math.abs(right - value) < Math.abs(left - value)) low = middle + 1;
    else high = middle;
  }
  return high;
}
