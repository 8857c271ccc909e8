import { expect, test } from 'vitest';
import { clearShelf, maxSavedTanks, readShelf, saveTank } from './shelf.ts';

/** In-memory browser storage; `full` makes writes fail. */
function memoryShelf(full = false) {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  };
}
const tank = (name: string, used = '2026-11-27') => ({ name, used, fragment: `#v=3&t-tag=${name}&t-diameter=4` });

test('saves the newest first, one per name, at most fifty', () => {
  const shelf = memoryShelf();
  for (let at = 0; at <= maxSavedTanks; at++) saveTank(shelf, tank(`T-${at}`));
  saveTank(shelf, tank('T-7'));
  const names = readShelf(shelf, '2026-11-27').map(({ name }) => name);
  expect(names).toHaveLength(maxSavedTanks);
  expect(names.slice(0, 2)).toEqual(['T-7', `T-${maxSavedTanks}`]);
  expect(names.filter((name) => name === 'T-7')).toHaveLength(1);
  expect(names).not.toContain('T-0');
});

test('drops tanks unused for 180 days, and all of them on request', () => {
  const shelf = memoryShelf();
  saveTank(shelf, tank('lama', '2026-05-31'));
  expect(readShelf(shelf, '2026-11-27')).toHaveLength(1);
  expect(readShelf(shelf, '2026-11-28')).toEqual([]);
  saveTank(shelf, tank('baru'));
  clearShelf(shelf);
  expect(readShelf(shelf, '2026-11-27')).toEqual([]);
});

test('full, damaged or foreign storage causes no error', () => {
  expect(saveTank(memoryShelf(true), tank('A'))).toBeUndefined();
  const shelf = memoryShelf();
  for (const held of ['{', '7', '[{"name":1}]', '[{"name":"A","used":"2026-11-27","fragment":"#alat=x"}]', 'null']) {
    shelf.setItem('berkas-tangki', held);
    expect(readShelf(shelf, '2026-11-27'), held).toEqual([]);
  }
});
