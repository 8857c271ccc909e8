import { isTankKey } from 'tank-gauging/tank/tank-record';

/** Limits of the browser storage: number of tanks, and days without use. */
export const maxSavedTanks = 50;
const days = 180;

const store = 'berkas-tangki';

export interface SavedTank {
  /** Address fragment with the tank. */
  fragment: string;
  name: string;
  /** Date of the last use, YYYY-MM-DD. */
  used: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const dayLength = 86_400_000;
const isKept = (one: unknown): one is SavedTank => {
  const { fragment, name, used } = (one ?? {}) as Partial<Record<keyof SavedTank, unknown>>;
  return (
    typeof fragment === 'string' &&
    [...new URLSearchParams(fragment.slice(1)).keys()].every((key) => key === 'v' || isTankKey(key)) &&
    typeof name === 'string' &&
    typeof used === 'string'
  );
};

/** Saved tanks, newest first; empty if storage is blocked. */
export function readShelf(shelf: Shelf, today: string): SavedTank[] {
  try {
    const all: unknown = JSON.parse(shelf.getItem(store) ?? '[]');
    const kept = Array.isArray(all) ? all.filter(isKept) : [];
    return kept.filter(({ used }) => Date.parse(today) - Date.parse(used) <= days * dayLength).slice(0, maxSavedTanks);
  } catch {
    // Damaged or blocked storage counts as empty: the rest of the tool works without it.
    return [];
  }
}

/** Saves a tank as the first one, replacing one of the same name. Undefined if storage is blocked or full. */
export function saveTank(shelf: Shelf, tank: SavedTank): SavedTank[] | undefined {
  const others = readShelf(shelf, tank.used).filter(({ name }) => name !== tank.name);
  const all = [tank, ...others].slice(0, maxSavedTanks);
  try {
    shelf.setItem(store, JSON.stringify(all));
    return all;
  } catch {
    return undefined;
  }
}

export function clearShelf(shelf: Shelf): void {
  try {
    shelf.removeItem(store);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
