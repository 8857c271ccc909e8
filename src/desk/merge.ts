import type { Path } from './contract.ts';

/** A field that two writers have changed, each to something else. */
export interface Clash {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A record that two writers have changed, field by field; where both changed one, mine stands and the clash is named. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): [unknown, Clash[]] {
  if (same(mine, theirs) || same(base, theirs)) return [mine, []];
  if (same(base, mine)) return [theirs, []];
  if (isTable(mine) && isTable(theirs)) {
    const old = isTable(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map((key) => [key, merge(old[key], mine[key], theirs[key], [...path, key])] as const);
    const kept = parts.flatMap(([key, [value]]) => (value === undefined ? [] : [[key, value] as const]));
    return [Object.fromEntries(kept), parts.flatMap(([, [, clashes]]) => clashes)];
  }
  // Items have no names: only lists of one length can be laid over each other.
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      const parts = base.map((old, at) => merge(old, mine[at], theirs[at], [...path, at]));
      return [parts.map(([value]) => value), parts.flatMap(([, clashes]) => clashes)];
    }
  }
  return [mine, [{ path, mine, theirs }]];
}
