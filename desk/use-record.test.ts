import { expect, test } from 'vitest';
import { merge } from './use-record.ts';

const base = { title: 'a', hero: { lead: 'b', note: 'c' }, days: [{ name: 'x' }, { name: 'y' }] };

test('what two writers changed at different fields stands together', () => {
  const mine = { ...base, hero: { lead: 'mine' }, days: [{ name: 'mine' }, { name: 'y' }] };
  const theirs = { ...base, title: 'theirs', more: 1, days: [{ name: 'x' }, { name: 'theirs' }] };
  const merged = { title: 'theirs', hero: { lead: 'mine' }, days: [{ name: 'mine' }, { name: 'theirs' }], more: 1 };
  expect(merge(base, mine, theirs)).toEqual([merged, []]);
});

test('a field that both changed is named, and so is a list that both changed in length', () => {
  const mine = { ...base, title: 'mine', days: [] };
  const theirs = { ...base, title: 'theirs', days: [...base.days, { name: 'z' }] };
  const [merged, clashes] = merge(base, mine, theirs);
  expect(merged).toEqual(mine);
  expect(clashes).toEqual([
    { path: ['title'], mine: 'mine', theirs: 'theirs' },
    { path: ['days'], mine: [], theirs: theirs.days },
  ]);
});

test('the same change of both is none', () => {
  const both = { ...base, title: 'both' };
  expect(merge(base, both, { ...both })).toEqual([both, []]);
});
