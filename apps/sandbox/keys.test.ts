import { expect, test } from 'vitest';
import { Keys } from './keys.ts';

const keys = new Keys('rahasia uji, tiga puluh dua huruf atau lebih');

test('keeps the time of creation to the millisecond, so that a key from before a restart is recognised', () => {
  const key = keys.make('write', 1_795_736_400_123);
  expect(keys.read(keys.write(key))).toEqual({ ...key, born: 1_795_736_400_123, expires: 1_796_341_200_123 });
});

test('accepts keys made before 0.13.0, whose times are in seconds', () => {
  // The two times in base 36: 1,795,736,400 and a week later.
  const old = keys.write({ id: '0123456789abcdef', scope: 'read', born: 1_795_736_400, expires: 1_796_341_200 });
  expect(old).toMatch(/_[a-z0-9]{6}_[a-z0-9]{6}_/);
  expect(keys.read(old)).toMatchObject({ born: 1_795_736_400_000, expires: 1_796_341_200_000 });
});
