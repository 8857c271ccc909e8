import { expect, test } from 'vitest';
import { findField, textFields } from './find-text.ts';

const vocabulary = {
  names: { product: 'tankNusa' },
  glossary: {},
  claims: { roi: { figure: '6–12 bulan', subject: 'x' } },
};
const record = {
  seo: { title: 'Tahu isi tangki' },
  hero: { title: 'Tahu isi tangki', lead: '{product} balik modal dalam {claim:roi}.' },
  steps: [{ title: 'Ukur' }, { title: 'Isi {{liter}} pada pukul {{jam}}' }],
  order: 3,
};
const find = (text: string) => findField(text, textFields(record, vocabulary))?.path.join('.');

test.each([
  ['  Tahu isi\n tangki ', 'hero.title'],
  ['tankNusa balik modal dalam 6–12\u00a0bulan.', 'hero.lead'],
  ['Isi 4.510 L pada pukul 07.40', 'steps.1.title'],
  ['Ukur', 'steps.0.title'],
])('finds for “%s” the field %s', (text, field) => {
  expect(find(text)).toBe(field);
});

test.each(['Ukurlah', 'Tahu isi', ''])('finds no field for “%s”', (text) => {
  expect(find(text)).toBeUndefined();
});
