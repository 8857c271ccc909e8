import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, readDraft, removeDraft, storeDraft } from './draft.ts';
import { emptyRequest } from './request.ts';

const draft = { request: { ...emptyRequest, name: 'Siti', message: 'Solar' }, carried: ['topik=demo'] };

/** Stubs the tab’s storage; `refuses` names the methods that throw. */
function storage(...refuses: ('getItem' | 'setItem' | 'removeItem')[]) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
    ...Object.fromEntries(refuses.map((name) => [name, refuse])),
  });
  return kept;
}

beforeEach(() => void storage());
afterEach(() => vi.unstubAllGlobals());

test('restores a draft until it is removed', () => {
  expect(readDraft()).toEqual(emptyDraft);
  expect(storeDraft(draft)).toBe(true);
  expect(readDraft()).toEqual(draft);
  removeDraft();
  expect(readDraft()).toEqual(emptyDraft);
});

test('removes the stored draft when the form is empty', () => {
  const kept = storage();
  storeDraft(draft);
  storeDraft(emptyDraft);
  expect(kept.size).toBe(0);
});

test.each([
  ['{"request":{"name":7,"email":"a@b.id","admin":"x"},"carried":["topik=demo",5]}'],
  ['{"request":null,"carried":{}}'],
  ['"x"'],
  ['{'],
])('reads corrupt data safely: %s', (text) => {
  const kept = storage();
  storeDraft(draft);
  kept.set([...kept.keys()][0] ?? '', text);
  const { request, carried } = readDraft();
  expect(Object.keys(request)).toEqual(Object.keys(emptyRequest));
  expect([...Object.values(request), ...carried].filter((value) => typeof value !== 'string')).toEqual([]);
  expect(request.name).toBe('');
});

test('works without storage', () => {
  storage('getItem', 'setItem', 'removeItem');
  expect([storeDraft(draft), removeDraft(), readDraft()]).toEqual([false, false, emptyDraft]);
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect([storeDraft(draft), removeDraft(), readDraft()]).toEqual([false, false, emptyDraft]);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
