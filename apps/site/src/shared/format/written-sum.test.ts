import { expect, test } from 'vitest';
import { readSum } from './written-sum.ts';

test('parses a sum with its units, result and digits', () => {
  expect(readSum('8 tangki × 4 kali × 20 menit × 2 orang ÷ 60 = 21,3')).toEqual({
    sum: '8 tangki × 4 kali × 20 menit × 2 orang ÷ 60',
    result: 21.3,
    digits: 1,
  });
  expect(readSum('12 tangki × 4 kali × 30 hari = 1.440').result).toBe(1440);
  expect(readSum('86,4 m³ × 2 hari = 172,8').result).toBe(172.8);
});

test('× and ÷ precede + and −', () => {
  expect(readSum('10 + 2 × 3 − 4 ÷ 2 = 14').result).toBe(14);
});

test('rejects a wrong result and names the right one', () => {
  expect(() => readSum('8 × 3 = 25')).toThrow('it makes 24');
  expect(() => readSum('8 × 3')).toThrow('does not come out');
});
