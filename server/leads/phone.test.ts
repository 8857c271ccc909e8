import { expect, test } from 'vitest';
import { readablePhone, readPhone } from './phone.ts';

test.each([
  ['081234567890', '+6281234567890'],
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  // Without plus the library alone would read a national number of the area 628….
  ['6281234567890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['006281234567890', '+6281234567890'],
  ['+62 (0) 812 3456 7890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['０８１２３４５６７８９０', '+6281234567890'],
  ['(024) 8501234', '+62248501234'],
  ['62 24 8501234', '+62248501234'],
  ['+1 212 555 2368', '+12125552368'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s → %s', (typed, e164) => {
  expect(readPhone(typed)?.e164).toBe(e164);
});

test.each(['', '123', '+62', '0812', '0812345678901234567', 'telepon saya', '0812 CALL NOW', '0812;ext=1', '+999 123'])(
  '%j is no number',
  (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  },
);

test('keeps a form that people can read', () => {
  expect(readPhone('081234567890')?.readable).toBe('+62 812 3456 7890');
  expect(readablePhone('+6281234567890')).toBe('+62 812 3456 7890');
  expect(readablePhone('+999')).toBe('+999');
});
