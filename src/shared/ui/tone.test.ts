import { expect, test } from 'vitest';
import { toneOf, tones } from './tone.ts';

test.each(Object.entries(tones))('%s is nearest to itself', (name, colour) => {
  expect(toneOf(colour)).toBe(name);
});

test('black is night, white is paper', () => {
  expect(toneOf([0, 0, 0])).toBe('night');
  expect(toneOf([255, 255, 255])).toBe('paper');
});
