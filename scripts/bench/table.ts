export type TableCell = string | number;

/** Lines with the first column to the left and all others to the right, headed by their names. */
export function table(head: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const [names = [], ...body] = lines;
  return [line(names), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

/** Bytes as kB of 1000 bytes, a dash for none. */
export const kilobytes = (bytes: number): string => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
