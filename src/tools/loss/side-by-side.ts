import type { Row } from '../kit/tabular/cells.ts';

/** `T1 Awal`, `Tangki 2 - Jual` */
const prefixed =
  /^\s*((?:tangki|tank|tk|t|pulau|dispenser)?[\s.-]*[a-z]?\d{1,3}[a-z]?|[a-z]{2,12}\s?\d{0,3})[\s:/–-]+(.+)$/i;

/** A balance has this many columns at least. */
const leastColumns = 3;

/**
 * Tanks that stand side by side under one heading each, as one table with the tank in a column of its own; undefined
 * where headings do not repeat behind two names or more.
 */
export function unstacked(headings: readonly string[], body: readonly Row[]): Row[] | undefined {
  const groups = new Map<string, Map<string, number>>();
  headings.forEach((heading, at) => {
    const [, name = '', rest = ''] = prefixed.exec(heading) ?? [];
    const key = name.trim().toLowerCase();
    if (!key || !rest.trim()) return;
    const group = groups.get(key) ?? new Map<string, number>();
    groups.set(key, group.set(rest.trim().toLowerCase(), at));
  });
  const all = [...groups].filter(([, group]) => group.size >= leastColumns);
  const [first] = all;
  if (!first || all.length < 2) return undefined;
  const names = [...first[1].keys()];
  const alike = all.filter(([, group]) => group.size === names.length && names.every((name) => group.has(name)));
  if (alike.length < 2) return undefined;
  const taken = new Set(alike.flatMap(([, group]) => [...group.values()]));
  const shared = headings.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  const pick = (cells: Row['cells'], places: readonly (number | undefined)[]) =>
    places.map((at = -1) => cells[at] ?? '');
  const rows = body.flatMap((row) =>
    alike.map(([tank, group]) => ({
      ...row,
      cells: [
        ...pick(row.cells, shared),
        tank.toUpperCase(),
        ...pick(
          row.cells,
          names.map((name) => group.get(name)),
        ),
      ],
    })),
  );
  return [{ line: 1, cells: [...pick([...headings], shared), 'tank', ...names] }, ...rows];
}
