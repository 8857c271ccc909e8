import { expect, test } from 'vitest';
import { fillSlots } from './slots.ts';

test.each([
  ['kembali dalam {bulan}', 'kembali dalam 17 bulan'],
  ['kembali dalam {{bulan}}', 'kembali dalam 17 bulan'],
  ['{ref:6–12 bulan|/klaim#roi|modal} dan {{bulan}}', '{ref:6–12 bulan|/klaim#roi|modal} dan 17 bulan'],
  ['tanpa isi', 'tanpa isi'],
])('%s', (text, filled) => {
  expect(fillSlots(text, { bulan: '17 bulan' })).toBe(filled);
});

test.each(['{{volume}}', '{toString}', '{__proto__}'])('%s names the slot that has no value', (text) => {
  expect(() => fillSlots(text, { level: '3' })).toThrow(/asks for \w+/);
});
