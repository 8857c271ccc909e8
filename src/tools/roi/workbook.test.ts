import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Cell, columnName, type Sheet } from '../kit/xlsx.ts';
import { example, radios, text } from './fixture.ts';
import type { RoiValues } from './inputs.ts';
import { calculateCases } from './model.ts';
import { inputRow, resultPlace, roiSheets, roiWorkbook } from './workbook.ts';

/** The functions that the workbook uses, as spreadsheets define them; IRR by Newton's method from the guess. */
const functions = {
  MAX: (...args: (number | number[])[]) => Math.max(...args.flat()),
  MIN: Math.min,
  INT: Math.floor,
  ROUNDUP: (x: number) => Math.ceil(x),
  INDEX: (range: number[], place: number) => range[place - 1] ?? Number.NaN,
  NPV: (rate: number, flows: number[]) => flows.reduce((sum, flow, t) => sum + flow / (1 + rate) ** (t + 1), 0),
  IRR: (flows: number[], guess: number) => {
    let rate = guess;
    for (let step = 0; step < 100; step++) {
      const worth = flows.reduce((sum, flow, t) => sum + flow / (1 + rate) ** t, 0);
      const slope = flows.reduce((sum, flow, t) => sum - (t * flow) / (1 + rate) ** (t + 1), 0);
      const next = rate - worth / slope;
      if (!(next > -1)) return Number.NaN;
      if (Math.abs(next - rate) < 1e-13) return next;
      rate = next;
    }
    return Number.NaN;
  },
  IF: (yes: unknown, first: unknown, second: unknown) => (yes ? first : second),
  IFERROR: (value: number, otherwise: unknown) => (Number.isFinite(value) ? value : otherwise),
};

const reference = /"[^"]*"|(?:'([^']+)'!)?\b([A-Z])(\d+)(?::[A-Z](\d+))?/g;

/**
 * Calculates a workbook from its formulas alone, without the values that stand beside them: what a spreadsheet would
 * make of it. Returns the value of a cell: `value('Hasil', 'C2')`.
 */
function recalculate(sheets: readonly Sheet[]) {
  const cells = new Map<string, Cell | undefined>();
  for (const { name, rows } of sheets)
    for (const [at, row] of rows.entries())
      for (const [column, cell] of row.entries()) cells.set(`${name}!${columnName(column)}${at + 1}`, cell);
  const known = new Map<string, unknown>();
  const value = (sheet: string, place: string): unknown => {
    const key = `${sheet}!${place}`;
    const { formula, number } = cells.get(key) ?? {};
    if (!known.has(key)) known.set(key, formula === undefined ? number : evaluate(formula, sheet));
    return known.get(key);
  };
  const range = (sheet: string, column: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, row) => value(sheet, `${column}${from + row}`));
  const evaluate = (formula: string, home: string): unknown => {
    const script = formula
      .replace(reference, (whole, sheet = home, column?: string, from?: string, to?: string) => {
        if (column === undefined) return whole;
        return to ? `range('${sheet}','${column}',${from},${to})` : `value('${sheet}','${column}${from}')`;
      })
      .replaceAll('^', '**')
      .replace(/(?<![<>])=/g, '===');
    return new Function('value', 'range', ...Object.keys(functions), `return ${script}`)(
      value,
      range,
      ...Object.values(functions),
    );
  };
  return value;
}

const buyers: Record<string, Partial<RoiValues>> = {
  'the worked example': {},
  'tax as a cost': { vatTreatment: 'biaya' },
  'never pays': { subscription: 900_000 },
  'pays late': { devicePrice: 60_000_000 },
  'mains power, no ramp-up': { network: 'listrik', rampUpMonths: 0 },
  'a battery a quarter': { network: 'satellite', readingInterval: 60 },
  'ranges that meet what is possible': { gaugingsAvoided: 90, gaugings: 4, minutes: 340, workDays: 200 },
};

test.each(Object.entries(buyers))('%s: every formula comes to what stands beside it', (_, changed) => {
  const sheets = roiSheets(calculateCases({ ...example, ...changed }, radios), text);
  const value = recalculate(sheets);
  let formulas = 0;
  for (const { name, rows } of sheets)
    for (const [line, row] of rows.entries())
      for (const [column, cell] of row.entries()) {
        if (cell?.formula === undefined) continue;
        formulas++;
        const place = `${columnName(column)}${line + 1}`;
        const expected = typeof cell.value === 'number' ? expect.closeTo(cell.value, 2) : cell.value;
        expect(value(name, place), `${name} ${place} ${cell.formula}`).toEqual(expected);
      }
  expect(formulas).toBeGreaterThan(1000);
});

test('a changed input changes the results to what the page would show', () => {
  const sheets = roiSheets(calculateCases(example, radios), text);
  const cell = sheets[0]?.rows[inputRow('wage') - 1]?.[2];
  if (cell) cell.number = 90_000;
  const { low, mid, high } = calculateCases({ ...example, wage: 90_000 }, radios);
  const read = (...place: Parameters<typeof resultPlace>) =>
    recalculate(sheets)(text.sheet.results, resultPlace(...place));
  expect(read('payback', 'mid')).toBeCloseTo(mid.payback ?? Number.NaN, 6);
  expect(read('presentValue', 'low')).toBeCloseTo(low.presentValue, 0);
  expect(read('internalRate', 'high')).toBeCloseTo(high.internalRates[0] ?? Number.NaN, 6);
});

test('the file is a package with a sheet for inputs, results, and each case', () => {
  const files = unzipSync(roiWorkbook(calculateCases(example, radios), text));
  const workbook = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  const names = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([text.sheet.inputs, text.sheet.results, ...Object.values(text.cases)]);
  expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('<f>IFERROR((1+IRR(');
});
