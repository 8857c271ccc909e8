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

test('cells carry their own unit, in feet and inches too', () => {
  expect(read(`DO;Level\n16 kL;214 cm\n100 bbl;5' 3 1/2"`)).toEqual([
    [16_000, 2140],
    [expect.closeTo(15_898.7, 1), expect.closeTo(63.5 * 25.4, 6)],
  ]);
  // The sign is found behind the unit too.
  expect(read('DO;Level\n16000;214.5 cm')).toEqual([[16_000, 2145]]);
});

test('where both signs fit and no limit decides it is asked, and the answer holds', () => {
  const limited = {
    ordered: { heading: /do/i, unit: 'L', max: 1e6 },
    level: { heading: /level/i, unit: 'mm' },
  } as const;
  const reading = (text: string, sign?: 'dot' | 'comma') => readList(text, limited, 100, sign);
  // 16,000 m³ is beyond any truck, 16 m³ is not.
  expect(reading('DO (kL);Level (mm)\n16,000;2140').reading).toEqual({ decimal: 'comma', open: false });
  expect(reading('DO (kL);Level (mm)\n1,600;2140').reading).toEqual({ decimal: 'comma', open: false });
  expect(reading('DO (kL);Level (mm)\n0,600;2140').reading).toEqual({ decimal: 'comma', open: false });
  const open = 'Level (cm);DO\n1,250;16000';
  expect(reading(open).reading).toEqual({ decimal: 'comma', open: true });
  expect(reading(open).lines[0]?.figures.level).toBe(12.5);
  expect(reading(open, 'dot').reading).toEqual({ decimal: 'dot', open: false });
  expect(reading(open, 'dot').lines[0]?.figures.level).toBe(12_500);
});
