import { expect, test } from 'vitest';
import { tableOf } from '../kit/tabular/delimited.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { sampleRecord } from './sample.ts';
import { handoverOf, lossShare } from './words.ts';

const values = initialValues(lossInputs);
const sample = analyse(tableOf(sampleRecord()), values).analysis;

test('the verdict on the sample, which leaks from its second event on, is handed over with its interval', () => {
  const handed = handoverOf(sample, values);
  const { rate, current } = sample.results[0]?.verdict ?? {};
  expect(handed).toMatchObject({ hari: 60, putusan: 'gagal', ambang: 18, sejak: current?.from });
  expect(handed['laju']).toBeCloseTo(rate?.value ?? Number.NaN, 0);
  expect(Number(handed['rendah'])).toBeLessThan(Number(handed['tinggi']));
});

test('30 L lost of 12.000 L issued are 0,25%; a gain is no loss', () => {
  const totals = { ...sample.totals, loss: 30, issues: 12_000 };
  expect(lossShare({ ...sample, totals })).toBe(0.25);
  expect(lossShare({ ...sample, totals: { ...totals, loss: -30 } })).toBeUndefined();
  expect(lossShare({ ...sample, totals: { ...totals, issues: 0 } })).toBeUndefined();
});
