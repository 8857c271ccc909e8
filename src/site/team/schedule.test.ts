import { expect, test } from 'vitest';
import { hoursOf, sequence } from './schedule.ts';

test('work follows work, each beginning when the longest before it is over', () => {
  const { phases, total } = sequence([
    { from: 2, to: 5 },
    { from: 3, to: 10 },
    { from: 2, to: 3 },
  ]);
  expect(phases.map((phase) => phase.start)).toEqual([0, 5, 15]);
  expect(total).toEqual({ from: 7, to: 18 });
});

test('hours of a service level', () => {
  expect(hoursOf('24\u00a0jam')).toBe(24);
  expect(() => hoursOf('segera')).toThrow('segera');
});
