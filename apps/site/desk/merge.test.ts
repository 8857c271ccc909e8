import { describe, expect, test } from 'vitest';
import type { Conflict } from './contract.ts';
import { merge, reorderOrigins } from './merge.ts';

const [ani, budi, citra] = [
  { name: 'Ani', task: 'survei tangki' },
  { name: 'Budi', task: 'pasang sensor' },
  { name: 'Citra', task: 'kalibrasi tahunan' },
];
const team = [ani, budi, citra];
const at = (path: Conflict['path'], mine?: unknown, theirs?: unknown): Conflict => ({ path, mine, theirs });
const longer = 'Sensor membaca level setiap lima menit dan mengirimnya lewat jaringan';

/** [title, base, mine, theirs, merged, conflicts] */
type Case = [string, unknown, unknown, unknown, unknown, Conflict[]];

const cases: Case[] = [
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2, c: 3 }, { a: 2, b: 2, c: 3 }, []],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ['one field on both', { a: 'x' }, { a: 'y' }, { a: 'z' }, { a: 'y' }, [at(['a'], 'y', 'z')]],
  ['a field deleted by them, unchanged by me', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }, []],
  ['a field deleted by them, edited by me', { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, [at(['b'], 2)]],
  [
    'two items of a list',
    team,
    [{ ...ani, task: 'survei' }, budi, citra],
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [{ ...ani, task: 'survei' }, { ...budi, task: 'pasang radar' }, citra],
    [],
  ],
  [
    'moved by me, edited by them',
    team,
    [citra, ani, budi],
    [ani, budi, { ...citra, task: 'kalibrasi' }],
    [{ ...citra, task: 'kalibrasi' }, ani, budi],
    [],
  ],
  [
    'edited by me, moved by them',
    team,
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [budi, citra, ani],
    [{ ...budi, task: 'pasang radar' }, citra, ani],
    [],
  ],
  ['moved on both sides: my order wins', team, [citra, ani, budi], [budi, ani, citra], [citra, ani, budi], []],
  ['deleted by me, unchanged by them', team, [ani, citra], team, [ani, citra], []],
  ['one deleted on each side', team, [ani, citra], [budi, citra], [citra], []],
  [
    'deleted by me, edited by them: kept, with a conflict',
    team,
    [ani, citra],
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [at([1], undefined, { ...budi, task: 'pasang radar' })],
  ],
  [
    'edited by me, deleted by them: kept, with a conflict',
    team,
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [ani, citra],
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [at([1], { ...budi, task: 'pasang radar' })],
  ],
  [
    'added on both sides, each after its neighbour',
    team,
    [ani, { name: 'Dedi', task: 'x' }, budi, citra],
    [ani, budi, { name: 'Eka', task: 'y' }, citra],
    [ani, { name: 'Dedi', task: 'x' }, budi, { name: 'Eka', task: 'y' }, citra],
    [],
  ],
  [
    'the same item added on both sides',
    [ani],
    [ani, { name: 'Dedi', task: 'survei' }],
    [ani, { name: 'Dedi', task: 'survei' }],
    [ani, { name: 'Dedi', task: 'survei' }],
    [],
  ],
  [
    'recognises an item renamed by them by its other words',
    team,
    [ani, { ...budi, task: 'pasang radar' }, citra],
    [ani, { ...budi, name: 'Budiman' }, citra],
    [ani, { name: 'Budiman', task: 'pasang radar' }, citra],
    [],
  ],
  [
    'an item rewritten altogether counts as new',
    [{ text: longer }, { text: 'Laporan harian' }],
    [{ text: longer }, { text: 'Laporan bulanan' }],
    [{ text: 'Teknisi datang dalam dua jam' }, { text: 'Laporan harian' }],
    [{ text: 'Teknisi datang dalam dua jam' }, { text: 'Laporan bulanan' }],
    [],
  ],
  [
    'texts of a list',
    ['a b', 'c d', 'e f'],
    ['c d', 'a b', 'e f'],
    ['a b', 'c d', 'e f', 'g'],
    ['c d', 'a b', 'e f', 'g'],
    [],
  ],
  ['the same text twice', ['a', 'a', 'b'], ['a', 'b'], ['a', 'a', 'b', 'c'], ['a', 'b', 'c'], []],
  ['numbers in their places', [10, 20, 30], [10, 25, 30], [15, 20, 30], [15, 25, 30], []],
  ['a number changed on both sides', [10, 20], [11, 20], [12, 20], [11, 20], [at([0], 11, 12)]],
  [
    'a list within a moved item',
    [
      { id: 'a', tags: ['x'] },
      { id: 'b', tags: ['y'] },
    ],
    [
      { id: 'b', tags: ['y'] },
      { id: 'a', tags: ['x', 'mine'] },
    ],
    [
      { id: 'a', tags: ['theirs', 'x'] },
      { id: 'b', tags: ['y'] },
    ],
    [
      { id: 'b', tags: ['y'] },
      { id: 'a', tags: ['theirs', 'x', 'mine'] },
    ],
    [],
  ],
  ['a record deleted by them', { a: 1 }, { a: 2 }, undefined, { a: 2 }, [at([], { a: 2 })]],
];

test.each(cases)('%s', (_, base, mine, theirs, merged, clashes) => {
  expect(merge(base, mine, theirs)).toEqual([merged, clashes]);
});

describe('merge with known origins', () => {
  const places = ['Cilegon', 'Gresik', 'Dumai'].map((text) => ({ text }));
  /** The last item moved first and rewritten without a common word. */
  const mine = [{ text: 'Balikpapan' }, ...places.slice(0, 2)];
  const theirs = [...places.slice(0, 2), { text: 'Dumai', note: 'sejak 2024' }];
  const asked = [at([2, 'text'], 'Balikpapan', 'Kota Dumai')];

  test('finds an item that was moved and rewritten', () => {
    const origins = reorderOrigins({}, [], [2, 0, 1]);
    expect(merge(places, mine, theirs, { origins })[0]).toEqual([
      { text: 'Balikpapan', note: 'sejak 2024' },
      ...places.slice(0, 2),
    ]);
    expect(merge(places, mine, [...theirs.slice(0, 2), { text: 'Kota Dumai' }], { origins })[1]).toEqual(asked);
  });

  test('moves nested lists along, and gives new items no origin', () => {
    const first = reorderOrigins(reorderOrigins({}, ['rows', 1, 'cells'], [1, 0]), ['rows'], [1, 0]);
    expect(first).toEqual({ 'rows.0.cells': [1, 0], rows: [1, 0] });
    expect(reorderOrigins(first, ['rows'], [0, -1, 1])).toEqual({ 'rows.0.cells': [1, 0], rows: [1, -1, 0] });
    expect(reorderOrigins(first, ['rows'], [1])).toEqual({ rows: [0] });
  });
});

test('applies an answer, also for a deleted item', () => {
  const theirs = [ani, { ...budi, task: 'pasang radar' }, citra];
  expect(merge(team, [ani, citra], theirs, { answers: { 1: 'mine' } })).toEqual([[ani, citra], []]);
  expect(merge(team, [ani, citra], theirs, { answers: { 1: 'theirs' } })).toEqual([theirs, []]);
});
