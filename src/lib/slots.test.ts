import { expect, test } from 'vitest';
import { fillSlots } from './slots.ts';

test.each([
  ['kembali dalam {bulan}', 'kembali dalam 17 bulan'],
  ['kembali dalam {{bulan}}', 'kembali dalam 17 bulan'],
  ['{ref:6–12 bulan|/klaim#roi|modal} dan {{bulan}}', '{ref:6–12 bulan|/klaim#roi|modal} dan 17 bulan'],
  ['{toString} {lain}', '{toString} {lain}'],
])('%s', (text, filled) => {
  expect(fillSlots(text, { bulan: '17 bulan' })).toBe(filled);
});
