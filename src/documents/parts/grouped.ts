/** Rows in the groups that a page never divides: the first two, the last two, and each between them alone. */
export function grouped<T>(rows: readonly T[]): T[][] {
  if (rows.length < 4) return rows.length > 0 ? [[...rows]] : [];
  return [rows.slice(0, 2), ...rows.slice(2, -2).map((row) => [row]), rows.slice(-2)];
}
