import { expect, test } from 'vitest';
import { formatDays, formatOpening } from './opening.ts';

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

test.each<[number[], string]>([
  [[1, 2, 3, 4, 5, 6], 'Senin–Sabtu'],
  [[5, 1, 2, 3], 'Senin–Rabu, Jumat'],
  [[7], 'Minggu'],
])('days %j are %s', (days, words) => {
  expect(formatDays(days, names)).toBe(words);
});

test('hours have a full stop between hour and minute, and their zone', () => {
  expect(formatOpening({ days: [1, 2, 3, 4, 5], opens: '08:30', closes: '16:00' }, names)).toBe(
    'Senin–Jumat, 08.30–16.00 WIB',
  );
});
