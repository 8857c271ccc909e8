/** Statistics that a few wild values cannot move. */

export function median(values: readonly number[]): number {
  // Sorted as numbers by the machine itself, without asking a function for each pair.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Standard deviation from the median absolute deviation, for values that are normally spread but for outliers. */
export function deviation(values: readonly number[]): number {
  const middle = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - middle)));
}
