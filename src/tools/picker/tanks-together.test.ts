import { expect, test } from 'vitest';
import { together } from './tanks-together.ts';

const named = (tanks: number[], line: string) => `${tanks.join('+')}: ${line}`;

test('what all tanks share stands once, the rest with their numbers', () => {
  const a = [{ title: 'Scope', lines: ['all', 'diesel'] }];
  const b = [
    { title: 'Scope', lines: ['all', 'water'] },
    { title: 'Zone', lines: ['safe'] },
  ];
  expect(together([a, b, a], named)).toEqual([
    { title: 'Scope', lines: ['all', '1+3: diesel', '2: water'] },
    { title: 'Zone', lines: ['2: safe'] },
  ]);
});

test('one tank alone is its own paper', () => {
  const only = [{ title: 'Scope', lines: ['x', 'y'] }];
  expect(together([only], named)).toEqual(only);
});
