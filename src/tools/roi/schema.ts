import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, paperSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { roiGroups, roiImpossibilities, roiInputs, roiQuestions, roiSources } from './inputs.ts';
import { roiCases, roiRows } from './model.ts';

const sheetNames = ['file', 'inputs', 'results', 'note', 'life', 'years', 'taxed', 'now', 'saved', 'steady'] as const;
const sheetSchema = each([...sheetNames, 'replacement', 'monthly', 'reopened'], text)
  .extend({
    head: each(['item', 'unit', 'value', 'range'], text).describe('Columns of the inputs.'),
    month: each(['month', 'savings', 'service', 'batteries', 'tax', 'flow', 'balance', 'owed'], text).describe(
      'Columns.',
    ),
  })
  .describe('Names in the workbook: file, sheets, first line, and rows; `now` and `saved` with {{sumber}}.');

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
    items: points.describe('{{teratas}}: the values that matter most; {{bertahap}}, {{naik}}, {{pajak}}, {{bunga}}.'),
  }),
  risks: titled({ items: points.describe('{{pph}}') }),
  ...each(['taxed', 'untaxed'], text.describe('Income tax in the memo; {{pph}} and {{susut}} years.')).shape,
  source: text.describe('Where the calculation comes from, at the foot.'),
});

const tableNames = ['cases', 'item', 'savings', 'savingsNote', 'swings', 'swingsNote', 'value'] as const;
const tablesSchema = each([...tableNames, 'worse', 'better'], text).describe(
  'Captions of cases, savings and sensitivity, how to read the last two, and the heads of their columns.',
);

const names = { groups: Object.keys(roiGroups), problems: roiImpossibilities, actions: ['export', 'print'] as const };

const roiToolSchema = toolSchema(roiInputs, names, {
  example: text.describe('Says that the values in the fields are neutral examples.'),
  sources: each(roiSources, text).describe('Short names of the sources, for charts and tables.'),
  money: each(['currency', 'million', 'billion', 'trillion'], text),
  units: z.strictObject({ months: text, centuries: text.describe('In place of more than 1,200 months.') }),
  rate: z
    .strictObject({ none: text, most: text.describe('Above 1,000 per cent.'), and: text, several: text })
    .describe('Internal rates of return; several: {{daftar}}.'),
  battery: each(['life', 'range', 'note', 'mains'], text).describe(
    'Name of its life; a range, {{dari}} and {{sampai}} years; under the fields, with {{kali}} replacements in {{tahun}}.',
  ),
  hours: text.describe('Under the readings: {{jam}} hours a day, {{orang}} people of eight hours.'),
  perYear: text.describe('Behind an amount: a year.'),
  questions: each(roiQuestions, text).describe('What hardly ever is true; asked under the field.'),
  doubt: text.describe('Beside the verdict while something is asked: {{isian}}.'),
  reopen: each(['label', 'none', 'done', 'some'], text).describe('A saved workbook is opened; some: {{isian}} stay.'),
  gone: each(['ranges', 'quotes'], text).describe('What older links may carry and the calculator no longer shows.'),
  cases: each(roiCases, text).describe('Names of the three cases.'),
  verdict: z.strictObject({
    pays: text.describe('{{bulan}}: months until it has paid.'),
    late: text.describe('{{bulan}}: more months than the balance looks at.'),
    never: text.describe('It does not pay.'),
    lowNever: text.describe('Added when the low case does not pay.'),
    lowLate: text.describe('Added when the low case pays late; {{bulan}}.'),
    lowPays: text.describe('Added when even the low case pays; {{bulan}}.'),
    worthless: text.describe('Added when it pays back but is worth less than nothing: {{bunga}}, {{nilai}}.'),
  }),
  rows: each(roiRows, text).describe('What the rows of the result are called.'),
  none: text.describe('In place of a payback.'),
  tables: tablesSchema,
  balance: each(['label', 'month', 'x', 'y', 'zero', 'band', 'caption'], text).describe(
    'The chart: in a sentence with {{semua}} months, {{bulan}} and {{akhir}}; a month read from it, {{bulan}}; axes, lines.',
  ),
  sheet: sheetSchema,
  changes: titled({
    line: text.describe('{{label}}, {{from}} and {{to}} of one change that alone would make it pay.'),
    none: text.describe('When no single change suffices.'),
  }),
  claims: titled({ savings: text, payback: text, note: text }).describe(
    'The figures of this site beside those of the buyer; {{sendiri}} is the buyer’s.',
  ),
  memo: memoSchema,
});
type RoiTool = z.infer<typeof roiToolSchema>;
/** The figures of this site keep their footnotes. */
export type RoiToolText = Plain<Omit<RoiTool, 'claims'>> & Pick<RoiTool, 'claims'>;

export const roiPageSchema = toolPageSchema.extend({
  work: titled({}).describe('Name of the calculator, for screen readers.'),
  tool: roiToolSchema,
});
