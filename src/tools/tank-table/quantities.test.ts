import { expect, test } from 'vitest';
import { quantitiesOf, sizeWords } from './quantities.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['m', 0.5, '0,50 m'],
  ['m', 1.2345, '1,235 m'],
  ['cm', 0.505, '50,5 cm'],
  ['mm', 0.5, '500 mm'],
  ['in', 0.508, '20 in'],
  ['in', 0.5144, '20,25 in'],
  ['ft', 3.048, '10,00 ft'],
] as const)('a level in %s: %d m is %s', (unit, metres, words) => {
  expect(plain(quantitiesOf(unit, 'L', 1000).level(metres))).toBe(words);
});

test.each([
  // NIST Handbook 44, appendix C: 42 gal a barrel, 3.785411784 L a gallon.
  ['L', 17_802.36, '17.802,4 L'],
  ['kL', 17_802.36, '17,802 kL'],
  ['m3', 17_802.36, '17,802 m³'],
  ['bbl', 158.987294928, '1,000 bbl'],
  ['gal', 158.987294928, '42,0 gal'],
] as const)('a volume in %s: %d L is %s', (unit, litres, words) => {
  expect(plain(quantitiesOf('m', unit, 20_000).volume(litres))).toBe(words);
});

test('a large tank is not written to a tenth of a litre', () => {
  expect(plain(quantitiesOf('m', 'L', 2e6).volume(113_097.34))).toBe('113.097 L');
});

test('a dimension shows the digits that it has', () => {
  expect(plain(sizeWords(2.4384, 'in', 3))).toBe('96 in');
  expect(plain(sizeWords(2.5, 'in', 3))).toBe('98,425 in');
});
