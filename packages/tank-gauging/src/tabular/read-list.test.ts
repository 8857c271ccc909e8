import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const columns = {
  ordered: { heading: /do/i, unit: 'L' },
  level: { heading: /level/i, unit: 'mm', max: 60_000 },
} as const;
const read = (text: string) =>
  readList(text, { columns, most: 100 }).lines.map(({ figures }) => [figures.ordered, figures.level]);

test('in litres and millimetres three digits after a separator are thousands unless another cell contradicts it', () => {
  expect(read('DO;Level\n16,000;2,140\n8,000;1,975')).toEqual([
    [16_000, 2140],
    [8000, 1975],
  ]);
  expect(read('DO;Level\n16.000;2.140,5')).toEqual([[16_000, 2140.5]]);
  // One number with other decimals shows that the comma is the decimal separator.
  expect(read('DO;Level\n16000,125;2140,5')).toEqual([[16_000.125, 2140.5]]);
  // Metres and kilolitres may have three decimals.
  expect(read('DO (kL);Level (m)\n16,000;2,140')).toEqual([[16_000, 2140]]);
});

test('cells may carry their own unit, also feet and inches', () => {
  expect(read(`DO;Level\n16 kL;214 cm\n100 bbl;5' 3 1/2"`)).toEqual([
    [16_000, 2140],
    [expect.closeTo(15_898.7, 1), expect.closeTo(63.5 * 25.4, 6)],
  ]);
  expect(read(`DO;Level\n16000;63 1/2"\n16000;64`)).toEqual([
    [16_000, expect.closeTo(1612.9, 6)],
    [16_000, expect.closeTo(1625.6, 6)],
  ]);
  // The separator is detected in numbers with a unit too.
  expect(read('DO;Level\n16000;214.5 cm')).toEqual([[16_000, 2145]]);
});

test('an ambiguous separator is asked for when no limit decides it, and the answer is used', () => {
  const limited = {
    ordered: { heading: /do/i, unit: 'L', max: 1e6 },
    level: { heading: /level/i, unit: 'mm' },
  } as const;
  const reading = (text: string, sign?: 'dot' | 'comma') =>
    readList(text, { columns: limited, most: 100 }, { decimal: sign });
  // 16,000 m³ exceeds any truck, 16 m³ does not.
  expect(reading('DO (kL);Level (mm)\n16,000;2140').reading).toMatchObject({ decimal: 'comma', rival: undefined });
  expect(reading('DO (kL);Level (mm)\n1,600;2140').reading).toMatchObject({ decimal: 'comma', rival: undefined });
  expect(reading('DO (kL);Level (mm)\n0,600;2140').reading).toMatchObject({ decimal: 'comma', rival: undefined });
  const open = 'Level (cm);DO\n1,250;16000';
  expect(reading(open)).toMatchObject({ lines: [], reading: { decimal: 'comma', rival: { decimal: 'dot' } } });
  expect(reading(open, 'comma').lines[0]?.figures.level).toBe(12.5);
  expect(reading(open, 'dot')).toMatchObject({
    lines: [{ figures: { level: 12_500 } }],
    reading: { rival: undefined },
  });
});

test('a missing unit is inferred from physical plausibility, else asked for', () => {
  /** Penalty for lines that contradict a tank of 20 L per mm. */
  const physics = (lines: readonly { figures: { ordered?: number; level?: number } }[]) =>
    Math.max(
      0,
      ...lines.map(({ figures: { ordered = 1, level = 1 } }) => 8 * Math.abs(Math.log10((level * 20) / ordered))),
    );
  const found = (text: string) => readList(text, { columns, most: 100, physics }).reading;
  expect(found('DO;Level\n16000;800')).toMatchObject({ length: 'mm', volume: 'L', rival: undefined });
  expect(found('DO;Level\n16000;80')).toMatchObject({ length: 'cm', volume: 'L', rival: undefined });
  expect(found('DO (L);Level\n16000;0,8')).toMatchObject({ length: 'm', rival: undefined });
  expect(found('DO;Level (mm)\n16;800')).toMatchObject({ volume: 'kL', rival: undefined });
  // The level gives 3,000 or 30,000 L; neither fits 16,000 clearly.
  expect(found('DO (L);Level\n16000;150')).toMatchObject({ length: 'cm', rival: { length: 'mm' } });
});

test('reports unused columns and a quotation mark that is never closed', () => {
  const { reading, problems } = readList('DO;Level;Catatan\n16000;800;ok\n16000;"800;ok\n16000;800;ok', {
    columns,
    most: 100,
  });
  expect(reading).toMatchObject({ lines: 2, unused: ['Catatan'] });
  expect(problems).toMatchObject([{ kind: 'unclosed', line: 3 }, expect.anything()]);
});
