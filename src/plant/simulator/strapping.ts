/**
 * A strapping table: shares of the capacity at equal steps of the inside height, from 0 to 1. Between two lines it is
 * read straight, as tables of gauged tanks are.
 */
export type Strapping = readonly number[];

/** Share of the capacity below a share of the height. */
export function shareInTable(table: Strapping, height: number): number {
  const place = Math.min(1, Math.max(0, height)) * (table.length - 1);
  const line = Math.min(table.length - 2, Math.floor(place));
  const [below = 0, above = 1] = [table[line], table[line + 1]];
  return below + (above - below) * (place - line);
}

/** Share of the height at which a share of the capacity stands: the inverse of `shareInTable`. */
export function heightInTable(table: Strapping, share: number): number {
  const wanted = Math.min(1, Math.max(0, share));
  const next = Math.max(
    1,
    table.findIndex((entry) => entry >= wanted),
  );
  const [below = 0, above = 1] = [table[next - 1], table[next]];
  return (next - 1 + (above > below ? (wanted - below) / (above - below) : 0)) / (table.length - 1);
}

/** How many times as wide as on average the tank is at its widest line. */
export const widestIn = (table: Strapping): number =>
  Math.max(...table.slice(1).map((share, index) => share - (table[index] ?? 0))) * (table.length - 1);
