import { expect, test } from 'vitest';
import { telHref, whatsappHref } from './phone.ts';

test('telephone links are international', () => {
  expect(telHref('+62 800 0000 0001')).toBe('tel:+6280000000001');
  expect(telHref('+62 (24) 0000-0000')).toBe('tel:+622400000000');
});

test('WhatsApp links carry the sentence encoded', () => {
  expect(whatsappHref('+62 800 0000 0001', 'Halo & salam?')).toBe(
    'https://wa.me/6280000000001?text=Halo%20%26%20salam%3F',
  );
  expect(whatsappHref('+62 800 0000 0001')).toBe('https://wa.me/6280000000001');
});
