import { expect, test } from 'vitest';
import { insertMark, markChoices, slotsIn, unfinishedMark } from './marks.ts';

const vocabulary = {
  names: { product: 'tankNusa', company: 'PT Nusa' },
  claims: { roi: { figure: '6–12 bulan', subject: 'Balik modal' } },
  glossary: { SLA: 'tingkat layanan' },
  terms: [],
};

test.each([
  ['Dengan {', '{'],
  ['Dengan {pro', '{pro'],
  ['Hemat {claim:ro', '{claim:ro'],
  ['{product} lalu {abbr:', '{abbr:'],
  ['isi {{tangki', '{{tangki'],
])('finds the unfinished mark in “%s”', (text, open) => {
  expect(unfinishedMark(text, text.length)).toBe(open);
});

test.each(['Dengan {product} ', 'tanpa tanda', 'isi {{tangki}}'])('finds no unfinished mark in “%s”', (text) => {
  expect(unfinishedMark(text, text.length)).toBeUndefined();
});

test('offers marks that start with the typed text first, then those whose text contains it', () => {
  expect(markChoices('{pro', vocabulary).map(({ mark }) => mark)).toEqual(['{product}']);
  expect(markChoices('{claim:', vocabulary)).toEqual([{ mark: '{claim:roi}', gives: '6–12 bulan, Balik modal' }]);
  expect(markChoices('{layanan', vocabulary).map(({ mark }) => mark)).toEqual(['{abbr:SLA}']);
  expect(markChoices('{{l', vocabulary, slotsIn({ a: ['{{liter}} dan {{jam}}'] })).map(({ mark }) => mark)).toEqual([
    '{{liter}}',
  ]);
});

test('replaces the unfinished mark and puts the caret behind it', () => {
  expect(insertMark('Hemat {cl lebih', 9, '{claim:roi}')).toEqual({ text: 'Hemat {claim:roi} lebih', caret: 17 });
});
