import { expect, test } from 'vitest';
import { heightShareAt, shareBelow, tankCapacity, volumeBelow, widestRatio } from './geometry.ts';

test('a quarter of a horizontal tank holds 19.55 % of it, 3 m of a sphere of 10 m 21.6 %', () => {
  expect(shareBelow({ shape: 'horizontal' }, 0.25)).toBeCloseTo(0.1955, 4);
  expect(shareBelow({ shape: 'sphere' }, 0.3)).toBeCloseTo(0.216, 9);
  expect(tankCapacity({ shape: 'sphere', height: 10, diameter: 10 })).toBeCloseTo(523.599, 3);
  expect(tankCapacity({ shape: 'horizontal', height: 2, diameter: 2, length: 5 })).toBeCloseTo(15.708, 3);
  expect(tankCapacity({ shape: 'vertical', height: 12.5, diameter: 24 })).toBeCloseTo(5654.867, 3);
  expect(tankCapacity({ shape: 'box', height: 3, diameter: 8, length: 10 })).toBe(240);
});

test.each(['vertical', 'horizontal', 'sphere', 'box'] as const)(
  'level and volume of a %s tank invert each other',
  (shape) => {
    for (let height = 0; height <= 1.0001; height += 0.001) {
      expect(heightShareAt({ shape }, shareBelow({ shape }, height))).toBeCloseTo(Math.min(1, height), 5);
      expect(shareBelow({ shape }, heightShareAt({ shape }, height))).toBeCloseTo(Math.min(1, height), 8);
    }
  },
);

test('18 mm of water are 8.14 kL in a vertical tank of 24 m, 12 mm are 17 L in a horizontal one of 2.5 by 6.2 m', () => {
  expect(volumeBelow({ shape: 'vertical', height: 12.5, diameter: 24 }, 18)).toBeCloseTo(8.143, 3);
  expect(volumeBelow({ shape: 'horizontal', height: 2.5, diameter: 2.5, length: 6.2 }, 12)).toBeCloseTo(0.01716, 5);
});

const lines = 51;
const horizontal = { shape: 'horizontal' } as const;
const strapping = Array.from({ length: lines }, (_, line) => shareBelow(horizontal, line / (lines - 1)));
const strapped = { ...horizontal, strapping };

test('a strapping table in 2 % steps is within 0.1 % of the horizontal cylinder it was made from', () => {
  for (let height = 0; height <= 1.0001; height += 0.003) {
    expect(Math.abs(shareBelow(strapped, height) - shareBelow(horizontal, height))).toBeLessThan(0.001);
    expect(heightShareAt(strapped, shareBelow(strapped, height))).toBeCloseTo(Math.min(1, height), 9);
  }
  expect([shareBelow(strapped, -1), shareBelow(strapped, 2), heightShareAt(strapped, 7)]).toEqual([0, 1, 1]);
});

test('a horizontal cylinder is 4/π of its mean width at its widest, a vertical tank uniform', () => {
  expect(widestRatio(strapping)).toBeCloseTo(4 / Math.PI, 2);
  expect(widestRatio([0, 0.25, 0.5, 0.75, 1])).toBe(1);
});
