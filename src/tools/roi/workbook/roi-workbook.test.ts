import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { example, radios, text } from '../fixture.ts';
import type { RoiValues } from '../inputs.ts';
import { calculateCases } from '../model.ts';
import { recalculate } from './fixture.ts';
import { inputRow, resultPlace, type resultRowNames, roiSheets, roiWorkbook } from './roi-workbook.ts';

const { sheet, cases } = text;

const buyers: Record<string, RoiValues> = {
  'the worked example': example,
  'tax as a cost': { ...example, vatTreatment: 'biaya' },
  'never pays': { ...example, subscription: 900_000 },
  'pays late': { ...example, devicePrice: 60_000_000 },
  'mains power, no ramp-up': { ...example, network: 'listrik', rampUpMonths: 0 },
  'a battery a quarter': { ...example, network: 'satellite', readingInterval: 60 },
  'ranges that meet what is possible': { ...example, gaugingsAvoided: 90, gaugings: 4, minutes: 340, workDays: 200 },
};

describe.each(Object.entries(buyers))('%s', (_, values) => {
  test('every formula, calculated from the inputs alone, comes to what stands beside it', () => {
    const sheets = roiSheets(values, radios, text);
    const value = recalculate(sheets);
    let formulas = 0;
    for (const { name, rows } of sheets) {
      rows.forEach((row, line) => {
        row.forEach((cell, column) => {
          if (cell?.formula === undefined) return;
          formulas++;
          const place = `${String.fromCharCode(65 + column)}${line + 1}`;
          const found = value(name, place);
          if (typeof cell.value === 'string') expect(found, `${name} ${place}`).toBe(cell.value);
          else {
            const near = Math.max(1e-6, Math.abs(cell.value ?? 0) * 1e-8);
            expect(
              Math.abs(Number(found) - (cell.value ?? Number.NaN)),
              `${name} ${place} ${cell.formula}`,
            ).toBeLessThan(near);
          }
        });
      });
    }
    expect(formulas).toBeGreaterThan(1000);
  });
});

test('a changed input changes the results to what the page would show', () => {
  const sheets = roiSheets(example, radios, text);
  const cell = sheets[0]?.rows[inputRow('wage') - 1]?.[2];
  if (cell) cell.number = 90_000;
  const { low, mid, high } = calculateCases({ ...example, wage: 90_000 }, radios);
  const value = recalculate(sheets);
  const read = (row: (typeof resultRowNames)[number], column: 'low' | 'mid' | 'high') =>
    value(sheet.results, resultPlace(row, column));
  expect(read('payback', 'mid')).toBeCloseTo(mid.payback ?? Number.NaN, 6);
  expect(read('presentValue', 'low')).toBeCloseTo(low.presentValue, 0);
  expect(read('internalRate', 'high')).toBeCloseTo(high.internalRates[0] ?? Number.NaN, 6);
  expect(read('fiveYears', 'mid')).toBeCloseTo(mid.fiveYears, 0);
});

test('the file is a package with a sheet for inputs, results, and each case', () => {
  const files = unzipSync(roiWorkbook(example, radios, text));
  const workbook = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  const names = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([sheet.inputs, sheet.results, cases.low, cases.mid, cases.high]);
  expect(Object.keys(files).filter((name) => name.startsWith('xl/worksheets/'))).toHaveLength(names.length);
  expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('<f>IFERROR((1+IRR(');
});
