import { readFileSync } from 'node:fs';
import { initialValues } from 'tank-gauging/inputs';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSum } from '../../apps/site/src/shared/format/written-sum.ts';

const read = (file: string) => parse(readFileSync(`apps/site/src/content/${file}.yaml`, 'utf8'));
const { cost } = read('pages/pengadaan');
const { example: cpo } = read('industries/agrikultur');
const results = (rows: readonly { sum: string }[]) => rows.map(({ sum }) => readSum(sum).result);

test('uses for twelve tanks the price of the calculator’s example', () => {
  const { tanks, devicePrice, installation, subscription } = initialValues(roiInputs);
  const devices = tanks * devicePrice;
  expect(results(cost.example.rows)).toEqual([
    devices,
    installation,
    devices + installation,
    tanks * subscription * 12,
  ]);
});

// π ÷ 4 × 16² = 201.062 m²; × (6.80 − 0.12) = 1,343.09 m³, minus a coil of 0.685 m³: 1,342.41 m³; at 0.891 t/m³:
// 1,196.1 t.
test('computes the palm oil example with the density of the products’ record', () => {
  const density = new Map<number, number>(read('site/products').cpo.densities).get(50) ?? Number.NaN;
  const cubicMetres = (Math.PI / 4) * (16 ** 2 * (6.8 - 0.12) - 0.0603 ** 2 * 240);
  expect(results(cpo.rows).at(-1)).toBeCloseTo((cubicMetres * density) / 1000, 0);
});
