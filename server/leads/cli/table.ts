/** Characters that a terminal would obey rather than show, and marks that turn the direction of a line. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;
/** Wide characters take two columns. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const marks = /\p{M}/u;

const segments = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Text of a visitor as it may stand on a terminal, in one line. */
export const printable = (text: string): string => text.replace(unsafe, (char) => (char === '\n' ? ' ⏎ ' : '·'));

/** Columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of segments.segment(text))
    width += wide.test(segment) ? 2 : marks.test(segment[0] ?? '') ? 0 : 1;
  return width;
}

/** Cut to a width, with … at the end when something is missing. */
function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let short = '';
  for (const { segment } of segments.segment(text)) {
    if (widthOf(short + segment) > width - 1) break;
    short += segment;
  }
  return `${short}…${' '.repeat(width - 1 - widthOf(short))}`;
}

/** Lines with a head, in columns as wide as their widest cell up to `widest`. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], widest = 30): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = head.map((title, column) =>
    Math.min(widest, Math.max(widthOf(title), ...cells.map((row) => widthOf(row[column] ?? '')))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => fitted(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[line(head), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n')}\n`;
}

/** Names and values, one a line; lines of a value are kept and set under each other. */
export function record(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([name]) => widthOf(name)));
  const value = (text: string) =>
    text
      .split('\n')
      .map(printable)
      .join(`\n${' '.repeat(width + 2)}`);
  return `${pairs.map(([name, text]) => `${fitted(name, width)}  ${value(text)}`).join('\n')}\n`;
}
