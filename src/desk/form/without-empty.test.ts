import { expect, test } from 'vitest';
import { withoutEmpty, withoutOldAlt } from './without-empty.ts';

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

test('another picture asks for its own words; the others keep theirs', () => {
  const before = { picture: { src: 'a.webp', alt: 'Tangki' }, more: [{ src: 'b.webp', alt: 'Atap' }] };
  const after = { picture: { src: 'c.webp', alt: 'Tangki' }, more: [{ src: 'b.webp', alt: 'Atap' }] };
  expect(withoutOldAlt(before, after)).toEqual({ ...before, picture: { src: 'c.webp' } });
});
