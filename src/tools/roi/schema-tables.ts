import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';

/** The names in the spreadsheet with live formulas. */
export const sheetSchema = z.strictObject({
  file: text.describe('Name of the file, without its ending.'),
  failed: text.describe('The workbook could not be made, e.g. without network.'),
  inputs: text.describe('Name of the sheet of inputs.'),
  results: text.describe('Name of the sheet of results.'),
  note: text.describe('First line: how the workbook is used.'),
  head: z.strictObject({ item: text, unit: text, value: text, range: text }).describe('Columns of the inputs.'),
  life: text.describe('Row: life of a battery, years; 0 on mains power.'),
  years: text.describe('Unit of that life.'),
  taxed: text.describe('Row: 1 where the tax is a cost, else 0.'),
  now: text.describe('Rows: what a source costs now, {{sumber}}.'),
  saved: text.describe('Rows: what of it is avoided, {{sumber}}.'),
  steady: text.describe('Row: savings that do not grow with wages.'),
  replacement: text.describe('Row: one replacement of all batteries.'),
  monthly: text.describe('Row: net savings of the last month, for what is not paid in five years.'),
  month: z
    .strictObject({ month: text, savings: text, service: text, batteries: text, flow: text, balance: text, owed: text })
    .describe('Columns of the months.'),
});
