import type { PlainText } from 'contract/marked';
import { roiGroups, roiImpossibilities, roiInputs, roiQuestions, roiSources } from 'tank-gauging/roi/inputs';
import { roiCases, roiRows } from 'tank-gauging/roi/model';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { paperSchema, schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';

const sheetNames = ['file', 'inputs', 'results', 'note', 'life', 'years', 'taxed', 'now', 'saved', 'steady'] as const;
const sheetSchema = schemaForEach([...sheetNames, 'replacement', 'renewal', 'monthly', 'reopened'], text)
  .extend({
    head: schemaForEach(['item', 'unit', 'value', 'range'], text),
    month: schemaForEach(
      ['month', 'savings', 'service', 'batteries', 'devices', 'tax', 'flow', 'balance', 'owed'],
      text,
    ),
  })
  .describe('Texts of the workbook; `now` and `saved` with {{sumber}}.');

const titled = <S extends z.ZodRawShape>(more: S) => z.strictObject({ title: text, ...more });
const points = z.array(text).min(2);

const memoSchema = paperSchema.extend({
  subject: text.describe('Slot: {{tangki}}'),
  situation: titled({ text: text.describe('Slots: {{tangki}}, {{jam}}, {{kini}}') }),
  calculation: titled({
    columns: z.array(text).length(4).describe('Headings: source, present cost, avoidable share, saving.'),
    total: text,
  }),
  result: text,
  assumptions: titled({
    items: points.describe('Slots: {{teratas}} {{bertahap}} {{naik}} {{naikLayanan}} {{alat}} {{pajak}} {{bunga}}'),
  }),
  risks: titled({ items: points.describe('Slot: {{pph}}') }),
  ...schemaForEach(
    ['renewed', 'kept'],
    text.describe('Note that devices are replaced after {{umur}} years, or not at all.'),
  ).shape,
  ...schemaForEach(['taxed', 'untaxed'], text.describe('Note on income tax: {{pph}} {{susut}}.')).shape,
  source: text,
});

const tableNames = ['cases', 'item', 'savings', 'savingsNote', 'swings', 'swingsNote', 'value'] as const;
const tablesSchema = schemaForEach([...tableNames, 'worse', 'better'], text);

const names = {
  groups: [...Object.keys(roiGroups), 'ranges'],
  problems: roiImpossibilities,
  actions: ['export', 'print'] as const,
};

const roiToolSchema = toolSchema(roiInputs, names, {
  example: schemaForEach(['lead', 'totals', 'claimed', 'sober', 'beside', 'toClaimed', 'toSober'], text).describe(
    'Whether the values are those of the example, and meet the conditions of the claims; `totals` with {{tangki}}, `beside` with {{bulan}}.',
  ),
  sources: schemaForEach(roiSources, text),
  money: schemaForEach(['currency', 'million', 'billion', 'trillion'], text),
  units: z.strictObject({ months: text }),
  rate: z
    .strictObject({
      none: text,
      most: text.describe('Text for a return above 1,000 per cent.'),
      and: text,
      several: text,
    })
    .describe('Internal rates of return; {{daftar}}.'),
  battery: schemaForEach(['life', 'range', 'note', 'mains'], text).describe(
    'Battery life {{dari}} to {{sampai}} years; {{kali}} replacements in {{tahun}}.',
  ),
  hours: text.describe('{{jam}} per day, {{orang}} people.'),
  perYear: text.describe('Text after a yearly amount.'),
  questions: schemaForEach(roiQuestions, text).describe('Questions about implausible values.'),
  doubt: text.describe('Notice while a value is questioned: {{isian}}.'),
  reopen: schemaForEach(['label', 'none', 'done', 'some'], text).describe(
    'Texts for reading a saved workbook; {{isian}}.',
  ),
  gone: text.describe('Notice on values of older links that are no longer shown.'),
  cases: schemaForEach(roiCases, text),
  verdict: schemaForEach(['pays', 'late', 'never', 'lowPays', 'lowLate', 'lowNever', 'worthless'], text).describe(
    'Months {{bulan}}, also of the low case; paid back, but with a negative net present value: {{bunga}}, {{nilai}}.',
  ),
  rows: schemaForEach(roiRows, text),
  none: text.describe('Text instead of a payback time.'),
  tables: tablesSchema,
  balance: schemaForEach(['label', 'month', 'x', 'y', 'zero', 'band', 'caption'], text).describe(
    'Text alternative of the chart: {{semua}} {{bulan}} {{akhir}}; a month of it, {{bulan}}.',
  ),
  sheet: sheetSchema,
  changes: titled({
    line: text.describe('Slots: {{label}} {{from}} {{to}}'),
    none: text,
  }),
  claims: titled({ savings: text, payback: text, note: text }).describe(
    "Claims of the site beside the buyer's value, {{sendiri}}.",
  ),
  memo: memoSchema,
});
type RoiTool = z.infer<typeof roiToolSchema>;
/** Texts of the calculator; the claims keep their footnote marks. */
export type RoiToolText = PlainText<Omit<RoiTool, 'claims'>> & Pick<RoiTool, 'claims'>;

export const roiPageSchema = toolPageSchema.extend({
  work: titled({}).describe('Accessible name of the tool.'),
  tool: roiToolSchema,
});
