import { expect, test } from 'vitest';
import { readAddress } from '../kit/address.ts';
import { clashesOf } from './clashes.ts';
import { readingAt } from './level-reading.ts';
import { tankInputs } from './tank-inputs.ts';
import { vesselOf } from './vessel-of.ts';

/** Addresses as the first edition of the tool wrote them, and litres that were worked out for them by hand. */
test.each([
  ['#level=2', 17_802.4],
  ['#tutup=datar', 3070.9],
  ['#tutup=datar&level=1.5', 12_637],
  ['#tutup=setengah-bola&level=2', 19_896.8],
  ['#bentuk=bola&diameter=10&level=3', 113_097.3],
  ['#bentuk=tegak&diameter=3&dasar=elips&dalam=0.75&level=0.4', 1239.9],
  ['#bentuk=tegak&diameter=3&dasar=elips&dalam=0.75&level=2', 12_370],
  ['#bentuk=tegak&dasar=kerucut&dalam=1&level=1', 1047.2],
  ['#bentuk=persegi&panjang=5&lebar=2&tinggi=4&level=1.5&satuan=persen&galat=0.25&rentang=15', 15_000],
  // A bottom that was chosen for another shape never counted.
  ['#bentuk=persegi&dasar=kerucut&dalam=2&level=1.5', 15_000],
  ['#bentuk=silo&diameter=3&dalam=2&bukaan=1&level=2', 6806.8],
  // Over the top it was the full tank, and still is.
  ['#level=3', 17_802.4],
])('%s', (fragment, litres) => {
  const { values, damage } = readAddress(tankInputs, fragment);
  expect(damage).toBeUndefined();
  expect(clashesOf(values)).toEqual({});
  expect(readingAt(vesselOf(values), values.level).content).toBeCloseTo(litres, 0);
});
