import { expect, test } from 'vitest';
import { Keys } from './keys.ts';

const keys = new Keys('rahasia uji, tiga puluh dua huruf atau lebih');

test('a key says to the millisecond when it was made, so that one of before a restart is known', () => {
  const key = keys.make('write', 1_795_736_400_123);
  expect(keys.read(keys.write(key))).toEqual({ ...key, born: 1_795_736_400_123, expires: 1_796_341_200_123 });
});

test('a key made before 0.13.0, which counts seconds, is still good', () => {
  // Both times in base 36: 1,795,736,400 and a week later.
  const old = keys.write({ id: '0123456789abcdef', scope: 'read', born: 1_795_736_400, expires: 1_796_341_200 });
  expect(old).toMatch(/_[a-z0-9]{6}_[a-z0-9]{6}_/);
  expect(keys.read(old)).toMatchObject({ born: 1_795_736_400_000, expires: 1_796_341_200_000 });
});
