import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('no row is left alone at either end of a divided table', () => {
  for (let count = 0; count < 9; count++) {
    const rows = Array.from({ length: count }, (_, index) => index);
    const groups = grouped(rows);
    expect(groups.flat()).toEqual(rows);
    if (count > 1) expect([groups[0]?.length, groups.at(-1)?.length].every((size = 0) => size > 1)).toBe(true);
  }
});
