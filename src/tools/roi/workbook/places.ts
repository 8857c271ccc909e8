import { type RoiField, roiGroups, roiSite, roiSources } from '../fields.ts';
import type { RoiToolText } from '../schema.ts';

/** The columns of figures: the middle case is typed, the others follow from it. */
export const basisColumns = { mid: 'C', low: 'E', high: 'F' } as const;
export type BasisName = keyof typeof basisColumns;

/** Rows that are not fields of the page. */
type ExtraRow = 'batteryLife' | 'taxed';
export type InputRow = RoiField | ExtraRow;

/** What the workbook asks for: the fields of the page. */
export const inputFields: readonly RoiField[] = [...roiSite, ...Object.values(roiGroups).flat()].filter(
  (name) => name !== 'readingInterval',
);
const rowsBefore = 3;
const inputOrder: readonly InputRow[] = [...inputFields, 'batteryLife', 'taxed'];

/** Row of an input, as spreadsheets count. */
export const inputRow = (name: InputRow): number => inputOrder.indexOf(name) + rowsBefore + 1;

export const resultRowNames = [
  'payback',
  'presentValue',
  'internalRate',
  'fiveYears',
  'investment',
  'net',
  'savings',
  'running',
  'batteries',
  ...roiSources.map((source) => `now-${source}` as const),
  ...roiSources.map((source) => `saved-${source}` as const),
  'steady',
  'replacement',
  'monthly',
] as const;
export type ResultRow = (typeof resultRowNames)[number];
const resultColumns = { low: 'B', mid: 'C', high: 'D' } as const satisfies Record<BasisName, string>;

export const resultPlace = (row: ResultRow, column: BasisName) =>
  `${resultColumns[column]}${resultRowNames.indexOf(row) + 2}`;
/** A result in another sheet. */
export const resultCell = (row: ResultRow, column: BasisName, { sheet }: RoiToolText) =>
  `'${sheet.results}'!${resultPlace(row, column)}`;

/** Rows of month 0 and month 60, and of a month, as spreadsheets count. */
export const firstRow = 2;
export const lastRow = firstRow + 60;
