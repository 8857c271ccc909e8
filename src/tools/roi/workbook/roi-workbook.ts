import { basesOf, type RoiRadio, roiCases } from '../cases.ts';
import type { RoiValues } from '../inputs.ts';
import { calculate } from '../payback.ts';
import type { RoiToolText } from '../schema.ts';
import { inputSheet } from './input-sheet.ts';
import { monthSheet } from './month-sheet.ts';
import { resultSheet } from './result-sheet.ts';
import type { WorkbookBasis } from './workbook-basis.ts';
import { type Sheet, xlsx } from './xlsx.ts';

/** The sheets of the workbook: inputs, results, and the months of each case. */
export function roiSheets(values: RoiValues, radios: readonly RoiRadio[], text: RoiToolText): Sheet[] {
  const cases = basesOf(values, radios);
  const bases: WorkbookBasis[] = roiCases.map((column) => ({
    column,
    name: text.cases[column],
    basis: cases[column],
    result: calculate(cases[column]),
  }));
  return [inputSheet(values, radios, text), resultSheet(bases, text), ...bases.map((basis) => monthSheet(basis, text))];
}

/** The whole calculation as an XLSX file whose results are formulas of its inputs. */
export const roiWorkbook = (
  values: RoiValues,
  radios: readonly RoiRadio[],
  text: RoiToolText,
): Uint8Array<ArrayBuffer> => xlsx(roiSheets(values, radios, text));
