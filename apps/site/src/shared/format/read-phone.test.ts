import { expect, test } from 'vitest';
import { telHref, whatsappHref } from './phone.ts';
import { readLink, readPhone } from './read-phone.ts';

test.each<[string, string | undefined, string?]>([
  ['+62 812 3456 7890', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['0812 3456 7890', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['0812-3456-7890', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['62 812 3456 7890', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['+62 0812 3456 7890', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['(021) 5794 5678', '+62 21 57945678', 'tel:+622157945678'],
  ['021-57945678', '+62 21 57945678', 'tel:+622157945678'],
  ['+65 6123 4567', '+65 6123 4567', 'tel:+6561234567'],
  ['+62 800 0000 0001', '+62 800 0000 0001', 'tel:+6280000000001'],
  ['112', '112', 'tel:112'],
  ['1500 123', '1500 123', 'tel:1500123'],
  ['14045', '14045', 'tel:14045'],
  ['12', undefined],
  ['0812 34', undefined],
  ['telepon kami', undefined],
])('%s is shown as %s', (typed, shown, link) => {
  const read = readPhone(typed);
  expect(read).toBe(shown);
  expect(read && telHref(read)).toBe(link);
});

test('a WhatsApp link has the digits with the country code', () => {
  expect(whatsappHref(readPhone('0812 3456 7890') ?? '', 'Halo')).toBe('https://wa.me/6281234567890?text=Halo');
});

test.each<[string, string | undefined]>([
  ['tel:0812 3456 7890', 'tel:+6281234567890'],
  ['tel:+081234567890', undefined],
  ['tel:112', 'tel:112'],
  ['https://wa.me/0812-3456-7890?text=Halo', 'https://wa.me/6281234567890?text=Halo'],
  ['https://wa.me/6561234567', 'https://wa.me/6561234567'],
  ['https://wa.me/112', undefined],
  ['https://wa.me/?text=Halo', 'https://wa.me/?text=Halo'],
  ['/fitur', '/fitur'],
])('the link %s becomes %s', (typed, link) => {
  expect(readLink(typed)).toBe(link);
});
