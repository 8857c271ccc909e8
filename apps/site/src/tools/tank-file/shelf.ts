import { isTankKey } from '../kit/tank-record.ts';

/** The browser keeps at most this many, each until it was unused for so many days. */
export const mostKept = 50;
const days = 180;

const store = 'berkas-tangki';

export interface Kept {
  /** The address's fragment, which holds the tank. */
  fragment: string;
  name: string;
  /** ISO day of the last use. */
  used: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const dayLength = 86_400_000;
const isKept = (one: unknown): one is Kept => {
  const { fragment, name, used } = (one ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof fragment === 'string' &&
    [...new URLSearchParams(fragment.slice(1)).keys()].every((key) => key === 'v' || isTankKey(key)) &&
    typeof name === 'string' &&
    typeof used === 'string'
  );
};

/** What is kept, newest first. Where the browser refuses, nothing is. */
export function readShelf(shelf: Shelf, today: string): Kept[] {
  try {
    const all: unknown = JSON.parse(shelf.getItem(store) ?? '[]');
    const kept = Array.isArray(all) ? all.filter(isKept) : [];
    return kept.filter(({ used }) => Date.parse(today) - Date.parse(used) <= days * dayLength).slice(0, mostKept);
  } catch {
    // A store that is damaged or refused is an empty one: everything else works without it.
    return [];
  }
}

/** Puts a tank first; the same name takes the place of its older self. Undefined where the browser refuses. */
export function keep(shelf: Shelf, tank: Kept): Kept[] | undefined {
  const others = readShelf(shelf, tank.used).filter(({ name }) => name !== tank.name);
  const all = [tank, ...others].slice(0, mostKept);
  try {
    shelf.setItem(store, JSON.stringify(all));
    return all;
  } catch {
    return undefined;
  }
}

export function forget(shelf: Shelf): void {
  try {
    shelf.removeItem(store);
  } catch {
    // Refused storage holds nothing.
  }
}
