import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, paperSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { roiGroups, roiImpossibilities, roiInputs, roiQuestions, roiSources } from './inputs.ts';
import { roiCases, roiRows } from './model.ts';

const sheetNames = ['file', 'inputs', 'results', 'note', 'life', 'years', 'taxed', 'now', 'saved', 'steady'] as const;
const sheetSchema = each([...sheetNames, 'replacement', 'renewal', 'monthly', 'reopened'], text)
  .extend({
    head: each(['item', 'unit', 'value', 'range'], text),
    month: each(['month', 'savings', 'service', 'batteries', 'devices', 'tax', 'flow', 'balance', 'owed'], text),
  })
  .describe('The workbook; `now` and `saved` with {{sumber}}.');

const titled = <S extends z.ZodRawShape>(more: S) => z.strictObject({ title: text, ...more });
const points = z.array(text).min(2);

const memoSchema = paperSchema.extend({
  subject: text.describe('{{tangki}}'),
  situation: titled({ text: text.describe('{{tangki}}, {{jam}}, {{kini}}') }),
  calculation: titled({
    columns: z.array(text).length(4).describe('Source, cost now, avoidable share, saving.'),
    total: text,
  }),
  result: text,
  assumptions: titled({
    items: points.describe('{{teratas}} {{bertahap}} {{naik}} {{naikLayanan}} {{alat}} {{pajak}} {{bunga}}'),
  }),
  risks: titled({ items: points.describe('{{pph}}') }),
  ...each(['renewed', 'kept'], text.describe('Devices are bought again after {{umur}} years, or not.')).shape,
  ...each(['taxed', 'untaxed'], text.describe('Income tax: {{pph}} {{susut}}.')).shape,
  source: text,
});

const tableNames = ['cases', 'item', 'savings', 'savingsNote', 'swings', 'swingsNote', 'value'] as const;
const tablesSchema = each([...tableNames, 'worse', 'better'], text);

const names = {
  groups: [...Object.keys(roiGroups), 'ranges'],
  problems: roiImpossibilities,
  actions: ['export', 'print'] as const,
};

const roiToolSchema = toolSchema(roiInputs, names, {
  example: each(['lead', 'claimed', 'sober', 'beside', 'toClaimed', 'toSober'], text).describe(
    'The values in the fields: an example, under the conditions of the claims or not; {{bulan}} with sober shares.',
  ),
  sources: each(roiSources, text),
  money: each(['currency', 'million', 'billion', 'trillion'], text),
  units: z.strictObject({ months: text }),
  rate: z
    .strictObject({ none: text, most: text.describe('Above 1,000 per cent.'), and: text, several: text })
    .describe('Internal rates of return; {{daftar}}.'),
  battery: each(['life', 'range', 'note', 'mains'], text).describe('{{dari}} {{sampai}} years; {{kali}} {{tahun}}.'),
  hours: text.describe('{{jam}} a day, {{orang}} people.'),
  perYear: text.describe('Behind an amount.'),
  questions: each(roiQuestions, text).describe('What hardly ever is true.'),
  doubt: text.describe('While something is asked: {{isian}}.'),
  reopen: each(['label', 'none', 'done', 'some'], text).describe('A saved workbook; {{isian}}.'),
  gone: text.describe('What older links carry and is no longer shown.'),
  cases: each(roiCases, text),
  verdict: each(['pays', 'late', 'never', 'lowPays', 'lowLate', 'lowNever', 'worthless'], text).describe(
    'Months {{bulan}}, of the low case too; it pays back but is worth less than nothing: {{bunga}}, {{nilai}}.',
  ),
  rows: each(roiRows, text),
  none: text.describe('In place of a payback.'),
  tables: tablesSchema,
  balance: each(['label', 'month', 'x', 'y', 'zero', 'band', 'caption'], text).describe(
    'The chart: {{semua}} {{bulan}} {{akhir}}; a month of it, {{bulan}}.',
  ),
  sheet: sheetSchema,
  changes: titled({
    line: text.describe('{{label}} {{from}} {{to}}'),
    none: text,
  }),
  claims: titled({ savings: text, payback: text, note: text }).describe('This site beside the buyer, {{sendiri}}.'),
  memo: memoSchema,
});
type RoiTool = z.infer<typeof roiToolSchema>;
/** Texts of the calculator; the claims keep their footnote marks. */
export type RoiToolText = PlainText<Omit<RoiTool, 'claims'>> & Pick<RoiTool, 'claims'>;

export const roiPageSchema = toolPageSchema.extend({
  work: titled({}).describe('Name of the calculator, for screen readers.'),
  tool: roiToolSchema,
});
