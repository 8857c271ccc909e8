import { assignColumns, cellText, type Row } from '../tabular/cells.ts';
import { lossHeadingRules } from './headings.ts';

const tank = '(?:tangki|tank|tk|t|pulau|dispenser)?[\\s.-]*[a-z]?\\d{1,3}[a-z]?';
/** Heading with the tank's name first: `T1 Awal`, `Tangki 2 - Jual`, `Solar Awal`. */
const prefixed = new RegExp(`^\\s*(${tank}|[a-z]{2,12}\\s?\\d{0,3})[\\s:/–-]+(.+)$`, 'i');
/** Heading with the tank's name last: `Awal T1`, `Jual (Tangki 2)`. */
const suffixed = new RegExp(`^\\s*(.+?)[\\s:/–(-]+(${tank})\\)?\\s*$`, 'i');

/** Fewest columns of one tank's balance. */
const leastColumns = 3;

type Named = readonly [name: string, rest: string] | undefined;

/**
 * Ways to assign columns to tanks: by a name in the heading, by a merged cell above, or by how often the heading
 * occurred before.
 */
function* headingSplits(headings: readonly string[], above: Row | undefined): Generator<Named[]> {
  yield headings.map((heading) => {
    const [, name, rest] = prefixed.exec(heading) ?? [];
    return name && rest ? [name, rest] : undefined;
  });
  yield headings.map((heading) => {
    const [, rest, name] = suffixed.exec(heading) ?? [];
    return name && rest ? [name, rest] : undefined;
  });
  let over = '';
  yield headings.map((heading, at) => {
    over = cellText(above?.cells[at]).trim() || over;
    return over ? [over, heading] : undefined;
  });
  yield headings.map((heading, at) => [
    String(headings.slice(0, at).filter((other) => other === heading).length + 1),
    heading,
  ]);
}

interface Stacked {
  /** The first one, of the tank's name, is not in the file. */
  headings: string[];
  rows: Row[];
}

/**
 * Converts tanks side by side to one table with a tank column; undefined when the headings do not repeat for two tanks.
 */
export function stackTankColumns(headings: readonly string[], above: Row | undefined, body: readonly Row[]) {
  for (const named of headingSplits(headings, above)) {
    const stacked = splitHeading(headings, named, body);
    if (stacked) return stacked;
  }
  return undefined;
}

function splitHeading(headings: readonly string[], named: readonly Named[], body: readonly Row[]): Stacked | undefined {
  const groups = new Map<string, Map<string, number>>();
  named.forEach((found, at) => {
    const [name = '', rest = ''] = (found ?? []).map((part) => part.trim().toLowerCase());
    if (!name || !rest) return;
    const group = groups.get(name) ?? new Map<string, number>();
    groups.set(name, group.set(rest, at));
  });
  const all = [...groups].filter(([, group]) => group.size >= leastColumns);
  // A common column, such as the date, may be in the first group only.
  const names = [...(all.at(-1)?.[1].keys() ?? [])];
  const alike = all.filter(([, group]) => names.every((name) => group.has(name)));
  // Nozzles repeat their columns too, but have no stock.
  if (alike.length < 2 || alike.length < all.length || assignColumns(names, lossHeadingRules).closing === undefined)
    return undefined;
  const groupedColumns = new Set(alike.flatMap(([, group]) => names.map((name) => group.get(name))));
  const shared = headings.flatMap((_, at) => (groupedColumns.has(at) ? [] : [at]));
  const pick = (cells: Row['cells'], places: readonly (number | undefined)[]) =>
    places.map((at = -1) => cells[at] ?? '');
  const grouped = alike.map(([name, group]) => ({
    tank: name.toUpperCase(),
    at: names.map((column) => group.get(column)),
  }));
  const repeated = Array.from({ length: shared.length + 1 }, (_, at) => at);
  // Cells beyond the headings stay with the first tank, so that none is lost.
  const rows = body.flatMap((row) =>
    grouped.map(({ tank, at }, index) => ({
      ...row,
      added: index > 0 ? repeated : [0],
      ...(index > 0 && { continued: true }),
      cells: [
        tank,
        ...pick(row.cells, shared),
        ...pick(row.cells, at),
        ...(index === 0 ? row.cells.slice(headings.length) : []),
      ],
    })),
  );
  return { headings: ['tank', ...pick([...headings], shared).map(String), ...names], rows };
}
