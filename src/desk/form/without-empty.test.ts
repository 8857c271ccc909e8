import { expect, test } from 'vitest';
import { withoutEmpty } from './without-empty.ts';

test('what a form adds where nothing was filled in is left out; new items of lists stay', () => {
  const typed = {
    title: 'a',
    link: { label: undefined },
    more: { deep: {} },
    none: null,
    items: [{}, { a: 1 }],
    list: [],
  };
  expect(withoutEmpty(typed)).toEqual({ title: 'a', none: null, items: [{}, { a: 1 }], list: [] });
});
