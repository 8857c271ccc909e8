import { expect, test } from 'vitest';
import { lengthUnitInHeading, readFigure, volumeUnitInCell, volumeUnitInHeading } from './cells.ts';

test.each([
  ['12.430', 'comma', 12_430],
  ['1.234,5', 'comma', 1234.5],
  ['1.234.567', 'comma', 1_234_567],
  ['1,234.5', 'dot', 1234.5],
  ['12.5', 'dot', 12.5],
  ['12.430', 'dot', 12.43],
  [' 5 200 L', 'comma', 5200],
  ['12,4 kL', 'comma', 12.4],
  ['31,5 °C', 'comma', 31.5],
  ['−12,5', 'comma', -12.5],
  ['(1.250)', 'comma', -1250],
  [',5', 'comma', 0.5],
  [8412.5, 'comma', 8412.5],
  ['', 'comma', undefined],
  ['-', 'comma', undefined],
] as const)('parses %j with a decimal %s', (typed, decimal, value) => {
  expect(readFigure(typed, decimal)).toBe(value);
});

test.each(['1e308', 'NaN', 'Infinity', '=1+1', '<b>1</b>', '1.2.3', '0x10', '0.512', 'libur', `9${'0'.repeat(400)}`])(
  'rejects %s with a decimal comma',
  (typed) => {
    expect(readFigure(typed, 'comma')).toHaveProperty('problem');
  },
);

test.each([
  ['Stok akhir (L)', 'L'],
  ['Stok awal (m³)', 'kL'],
  ['closing m3', 'kL'],
  ['Terima [kL]', 'kL'],
  ['volume_kl', 'kL'],
  ['Closing stock, bbl', 'bbl'],
  ['Sales (gal)', 'gal'],
  ['Penjualan liter', 'L'],
  ['Stok awal', undefined],
  ['Galian', undefined],
  ['Level', undefined],
] as const)('heading %j names the unit %s', (heading, unit) => {
  expect(volumeUnitInHeading(heading)).toBe(unit);
});

test('reads the unit in a cell', () => {
  expect(volumeUnitInCell('12,4 kL')).toBe('kL');
  expect(volumeUnitInCell('12.400 L')).toBe('L');
  expect(volumeUnitInCell('12.400')).toBeUndefined();
});

/** All spellings of a unit accepted in a heading. */
test.each([
  ['kL', volumeUnitInHeading, 'kl, kiloliter, kilo litre, kiloliters, m3, m³, m^3, cbm, meter kubik, kubik'],
  ['bbl', volumeUnitInHeading, 'bbl, bbls, barel, barrel, barrels'],
  ['gal', volumeUnitInHeading, 'gal, gals, us gal, usgal, gallon, gallons, galon'],
  ['L', volumeUnitInHeading, 'l, lt, ltr, liter, litre, liters, litres'],
  ['m', lengthUnitInHeading, 'm, meter, metre, meters'],
  ['cm', lengthUnitInHeading, 'cm, centimeter, sentimeter, centi metre, centimeters, senti'],
  ['mm', lengthUnitInHeading, 'mm, milimeter, millimetre, milli meters, mili'],
  ['in', lengthUnitInHeading, 'in, inci, inch, inches, ", ″, ”'],
  ['ft', lengthUnitInHeading, "ft, kaki, feet, foot, ', ′, ’"],
] as const)('recognizes every spelling of %s in a heading', (unit, findUnit, spellings) => {
  const unread = spellings.split(', ').filter((spelling) => findUnit(`Tinggi (${spelling})`) !== unit);
  expect(unread).toEqual([]);
});
