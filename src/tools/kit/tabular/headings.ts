import { type Row, type SheetCell, textOf } from './cells.ts';

/** The surest first; a heading that has something of `but` does not fit. */
export type HeadingRule<K extends string> = readonly [column: K, pattern: RegExp, but?: RegExp | undefined];

/** `Stok_akhir (L)` → `stok akhir l` */
export const bareHeading = (heading: string): string =>
  heading
    .slice(0, 200)
    .toLowerCase()
    .replace(/[\s_\-./()[\]:]+/g, ' ')
    .trim();

/** Each column and each heading counts once. */
export function columnsNamed<K extends string>(headings: readonly string[], rules: readonly HeadingRule<K>[]) {
  const bare = headings.map(bareHeading);
  const found: Partial<Record<K, number>> = {};
  for (const [column, pattern, but] of rules) {
    if (found[column] !== undefined) continue;
    const used = Object.values(found);
    const at = bare.findIndex((text, place) => pattern.test(text) && !but?.test(text) && !used.includes(place));
    if (at >= 0) found[column] = at;
  }
  return found;
}

const isFigure = (cell: SheetCell) => typeof cell === 'number' || /^\s*[-+]?\d/.test(cell);
const figuresIn = ({ cells }: Row) => cells.filter(isFigure).length;

/** Rows in which titles may stand above the headings. */
const mostTitles = 20;

/**
 * The row that names most columns, or the last above the figures. A second line of headings, as under joined cells,
 * is put behind it.
 */
export function readHeadings<K extends string>(rows: readonly Row[], rules: readonly HeadingRule<K>[]) {
  const looked = rows.slice(0, mostTitles);
  const known = looked.map((row) =>
    figuresIn(row) < 2 ? Object.keys(columnsNamed(row.cells.map(textOf), rules)).length : 0,
  );
  const most = Math.max(0, ...known);
  const at = most >= 2 ? known.indexOf(most) : looked.findIndex((row) => figuresIn(row) >= 2) - 1;
  const heading = looked[at]?.cells.map(textOf);
  if (!heading) return { headings: undefined, start: 0 };
  const under = looked[at + 1];
  if (!under || figuresIn(under) > 0 || !under.cells.some((cell) => textOf(cell).trim())) {
    return { headings: heading, start: at + 1 };
  }
  let over = '';
  const joined = under.cells.map((cell, place) => {
    over = heading[place]?.trim() || over;
    return textOf(cell).trim() ? `${over} ${textOf(cell)}` : (heading[place] ?? '');
  });
  const count = (cells: readonly string[]) => Object.keys(columnsNamed(cells, rules)).length;
  return count(joined) > count(heading) ? { headings: joined, start: at + 2 } : { headings: heading, start: at + 1 };
}
