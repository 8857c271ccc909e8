import type { Answers, Conflict, Path } from './contract.ts';
import { isDataObject, listLeaves, valueAt } from './tree.ts';

/** Per list path: index of each item in the base, -1 for a new one. */
export type Origins = Readonly<Record<string, readonly number[]>>;

interface Known {
  /** Origins of the items in `mine`; undefined: items are matched by content on both sides. */
  origins?: Origins | undefined;
  answers?: Answers;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Three-way merge by field and list item. For a conflict, returns mine (or theirs if mine is deleted) and the
 * conflict.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  known: Known = {},
  path: Path = [],
  own: Path = path,
): [unknown, Conflict[]] {
  if (same(mine, theirs) || same(base, theirs)) return [mine, []];
  if (same(base, mine)) return [theirs, []];
  if (isDataObject(mine) && isDataObject(theirs)) {
    const old = isDataObject(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map(
      (key) => [key, merge(old[key], mine[key], theirs[key], known, [...path, key], [...own, key])] as const,
    );
    const kept = parts.flatMap(([key, [value]]) => (value === undefined ? [] : [[key, value] as const]));
    return [Object.fromEntries(kept), parts.flatMap(([, [, clashes]]) => clashes)];
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, known, path, own);
  }
  const answer = known.answers?.[path.join('.')];
  if (answer) return [answer === 'mine' ? mine : theirs, []];
  return [mine ?? theirs, [{ path, mine, theirs }]];
}

type List = readonly unknown[];

function mergeLists(base: List, mine: List, theirs: List, known: Known, path: Path, own: Path): [unknown, Conflict[]] {
  const read = known.origins?.[own.join('.')];
  // A list of another length is not the one that was recorded.
  const told = read?.length === mine.length ? read : undefined;
  const stays = known.origins && mine.length === base.length ? [...base.keys()] : undefined;
  const ours = (told ?? stays ?? recognise(base, mine)).map((from, at) => (from < 0 ? base.length + at : from));
  // An item that both sides added is one item.
  const added = mine.map((item, at) => ((ours[at] ?? 0) < base.length ? undefined : item));
  const also = recognise(added, theirs);
  const other = recognise(base, theirs).map((from, at) => {
    const twin = also[at] ?? -1;
    if (from >= 0) return from;
    return twin >= 0 ? base.length + twin : base.length + mine.length + at;
  });
  const parts = inOrder(ours, other).map((id) => {
    const at = ours.indexOf(id);
    return merge(base[id], mine[at], theirs[other.indexOf(id)], known, [...path, id], [...own, at]);
  });
  return [parts.flatMap(([value]) => (value === undefined ? [] : [value])), parts.flatMap(([, clashes]) => clashes)];
}

/** Merged order: mine if I reordered, else theirs; the other side’s items follow their predecessors. */
function inOrder(mine: readonly number[], theirs: readonly number[]): number[] {
  const isMoved = (ids: readonly number[], among: readonly number[]) => {
    const both = ids.filter((id) => among.includes(id));
    return !same(
      both,
      both.toSorted((a, b) => a - b),
    );
  };
  const [lead, other] = !isMoved(mine, theirs) && isMoved(theirs, mine) ? [theirs, mine] : [mine, theirs];
  const ids = [...lead];
  for (const [at, id] of other.entries()) {
    if (!ids.includes(id)) ids.splice(at === 0 ? 0 : ids.indexOf(other[at - 1] as number) + 1, 0, id);
  }
  return ids;
}

const names = ['id', 'name', 'title', 'question'];

/**
 * Index in the base of each item, -1 for a new one: matched by a unique name, by content, or by at least half of its
 * words.
 */
function recognise(base: List, items: List): number[] {
  const found = items.map(() => -1);
  const free = new Set([...base.keys()].filter((at) => base[at] !== undefined));
  const take = (item: number, from: number | undefined) => {
    if (from === undefined || found[item] !== -1 || !free.delete(from)) return;
    found[item] = from;
  };
  const pair = (fits: (old: unknown, item: unknown, from: number, at: number) => boolean) => {
    for (const [at, item] of items.entries()) {
      if (found[at] === -1)
        take(
          at,
          [...free].find((from) => fits(base[from], item, from, at)),
        );
    }
  };
  const itemName = (value: unknown, key: string) => (isDataObject(value) ? valueAt(value, [key]) : undefined);
  const key = names.find((name) => {
    const all = base.map((old) => itemName(old, name));
    return !all.includes(undefined) && new Set(all).size === all.length;
  });
  if (key) pair((old, item) => itemName(old, key) === itemName(item, key));
  pair((old, item, from, at) => from === at && same(old, item));
  pair((old, item) => same(old, item));
  const pairs = items.flatMap((item, at) =>
    [...free].map((from) => ({ at, from, share: found[at] === -1 ? likeness(base[from], item) : 0 })),
  );
  for (const { at, from, share } of pairs.toSorted((a, b) => b.share - a.share)) if (share >= 0.5) take(at, from);
  // Numbers share no words: in lists of equal length, match the remaining ones by position.
  if (base.length === items.length) pair((old, _, from, at) => from === at && !isDataObject(old));
  return found;
}

const splitWords = (value: unknown) =>
  listLeaves(value).flatMap(
    (leaf) =>
      String(leaf.value)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Dice’s coefficient of the words of two values, 0 to 1. */
function likeness(a: unknown, b: unknown): number {
  const [left, right] = [splitWords(a), splitWords(b)];
  const rest = [...right];
  const common = left.filter((word) => rest.includes(word) && rest.splice(rest.indexOf(word), 1));
  return (2 * common.length) / (left.length + right.length || 1);
}

/** Updates the origins after a list was reordered. @param order previous index of each item, -1 for a new one */
export function reorderOrigins(origins: Origins, path: Path, order: readonly number[]): Origins {
  const list = path.join('.');
  const before = origins[list];
  const inside = Object.entries(origins).flatMap(([key, own]) => {
    if (key === list) return [];
    if (!key.startsWith(`${list}.`)) return [[key, own] as const];
    const [from, ...rest] = key.slice(list.length + 1).split('.');
    const at = order.indexOf(Number(from));
    return at < 0 ? [] : [[[list, at, ...rest].join('.'), own] as const];
  });
  const own = order.map((from) => (before ? (before[from] ?? -1) : from));
  return Object.fromEntries([...inside, [list, own]]);
}
