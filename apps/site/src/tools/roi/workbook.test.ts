import { readFileSync } from 'node:fs';
import { withoutMarks } from 'contract/marked';
import { initialValues } from 'tank-gauging/inputs';
import { type RoiValues, roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases, calculateRoi, type RoiRadio } from 'tank-gauging/roi/model';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Cell, columnName, type Sheet, xlsx } from '../kit/xlsx.ts';
import { type RoiToolText, roiPageSchema } from './schema.ts';
import { rowValue, shortRupiah } from './words.ts';
import { inputRow, openWorkbook, resultPlace, roiSheets, roiWorkbook } from './workbook.ts';

const record = parse(readFileSync(new URL('../../content/pages/kalkulator-roi.yaml', import.meta.url), 'utf8'));
const { tool } = roiPageSchema.parse(record);
/** Texts of the page. */
const text: RoiToolText = { ...withoutMarks(tool), claims: tool.claims };

/**
 * Radios with round figures: 5 to 10 years at 60 minutes with 35 % idle consumption, and one of half a year to a year.
 */
const radios: RoiRadio[] = [
  { id: 'lorawan', batteryYears: { from: 5, to: 10 }, selection: { battery: { interval: 60, idle: 0.35 } } },
  { id: 'satellite', batteryYears: { from: 0.5, to: 1 }, selection: { battery: { interval: 360, idle: 0.3 } } },
];

const example: RoiValues = initialValues(roiInputs);

test('months are never negative by rounding, and several rates are joined', () => {
  const at = (changed: object) => ({ ...calculateRoi({ values: example, batteryLife: undefined }), ...changed });
  expect(rowValue('payback', at({ payback: 0 }), text)).toBe('0\u00a0bulan');
  expect(rowValue('payback', at({ payback: -1e-12 }), text)).toBe('0\u00a0bulan');
  expect(rowValue('internalRate', at({ internalRates: [-0.909, 2.11] }), text)).toBe('−90,9% dan 211,0%');
});

test.each([
  [0, 'Rp 0'],
  [870_400, 'Rp 870.000'],
  [999_999, 'Rp 1 juta'],
  [52_230_000, 'Rp 52,2 juta'],
  [1_254_000_000, 'Rp 1,25 miliar'],
  [-20_000_000_000, '−Rp 20 miliar'],
  [8.784e15, 'Rp 8.780 triliun'],
])('formats %d with three digits', (value, written) => {
  expect(shortRupiah(value, text.money)).toBe(written.replaceAll(' ', '\u00a0'));
});

/** Functions of the workbook as spreadsheets define them; IRR by Newton's method from the guess. */
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
 * Evaluates a workbook from its formulas alone, ignoring stored values, as a spreadsheet would. Returns a reader of
 * cell values: `value('Hasil', 'C2')`.
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

const workbooks: Record<string, Partial<RoiValues>> = {
  'the worked example': {},
  'tax as a cost': { vatTreatment: 'biaya' },
  'never pays': { subscription: 900_000 },
  'pays late': { devicePrice: 60_000_000 },
  'mains power, no ramp-up': { network: 'listrik', rampUpMonths: 0 },
  'a battery a quarter': { network: 'satellite', readingInterval: 60 },
  'ten years, taxed': { years: 10, incomeTax: 22, depreciation: 8 },
  'twenty years of devices, taxed': { years: 20, deviceLife: 3, incomeTax: 22, depreciation: 5, serviceRise: 8 },
  'ranges of their own': { 'r-devicePrice': 40, 'r-minutes': 0 },
  'ranges that meet what is possible': { gaugingsAvoided: 90, gaugings: 4, minutes: 340, workDays: 200 },
};

test.each(Object.entries(workbooks))('every formula of %s evaluates to its stored value', (_, changed) => {
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

test('a changed input gives the results of the page', () => {
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

test('a saved workbook restores its values and reports invalid ones, and other files are rejected', async () => {
  const saved: RoiValues = {
    ...example,
    tanks: 7,
    wage: 55_000,
    vatTreatment: 'biaya',
    network: 'satellite',
    years: 8,
    'r-devicePrice': 35,
    'r-minutes': 0,
  };
  const file = roiWorkbook(calculateCases(saved, radios), text);
  expect(await openWorkbook(file, text)).toEqual({ values: saved, missing: [] });
  const sheets = roiSheets(calculateCases(saved, radios), text);
  const [wage, tanks] = (['wage', 'tanks'] as const).map((name) => sheets[0]?.rows[inputRow(name) - 1]?.[2]);
  if (wage) wage.number = -5;
  if (tanks) tanks.number = 30;
  const read = await openWorkbook(xlsx(sheets), text);
  expect(read?.values).toEqual({ ...saved, tanks: 30, wage: undefined });
  expect(read?.missing).toEqual([text.fields.upah.label]);
  expect(await openWorkbook(new Uint8Array([80, 75, 3, 4]), text)).toBeUndefined();
  expect(await openWorkbook(xlsx([{ name: 'A', widths: [], rows: [[{ text: 'A' }]] }]), text)).toBeUndefined();
});
