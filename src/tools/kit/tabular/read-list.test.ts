import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const columns = {
  ordered: { heading: /do/i, unit: 'L' },
  level: { heading: /level/i, unit: 'mm' },
} as const;
const read = (text: string) =>
  readList(text, columns, 100).lines.map(({ figures }) => [figures.ordered, figures.level]);

test('in litres and millimetres three digits behind a sign are thousands, unless the list says otherwise', () => {
  expect(read('DO;Level\n16,000;2,140\n8,000;1,975')).toEqual([
    [16_000, 2140],
    [8000, 1975],
  ]);
  expect(read('DO;Level\n16.000;2.140,5')).toEqual([[16_000, 2140.5]]);
  // One figure with other decimals shows that the comma stands before decimals.
  expect(read('DO;Level\n16000,125;2140,5')).toEqual([[16_000.125, 2140.5]]);
  // Metres and kilolitres have thousandths.
  expect(read('DO (kL);Level (m)\n16,000;2,140')).toEqual([[16_000, 2140]]);
});
