import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each } from '../kit/words-schema.ts';
import { lossColumns, lossReasons, readProblems } from './columns-schema.ts';
import { readingTextSchema, verdictTextSchema } from './schema-result.ts';

const fieldSchema = z.strictObject({ label: text, unit: text, hint: text });

export const lossToolSchema = z.strictObject({
  inputsTitle: text.describe('Over the data and settings.'),
  resultTitle: text.describe('Over the result.'),
  source: z.strictObject({
    title: text,
    drop: text.describe('Label of the file field, where files may be dropped.'),
    dropHint: text.describe('What files are taken.'),
    paste: text.describe('Label of the field to paste into.'),
    placeholder: text.describe('Example lines in the empty field.'),
    sample: text.describe('Control that takes the sample.'),
    undo: text.describe('Control that brings back what the sample replaced.'),
    download: text.describe('Control that saves the sample.'),
    sampleName: text.describe('File name of the sample.'),
    using: z
      .strictObject({ sample: text, pasted: text, file: text.describe('{{nama}}, {{ukuran}}') })
      .describe('What is being analysed.'),
    working: text.describe('While a record is read.'),
  }),
  errors: z.strictObject({
    big: text.describe('{{batas}}: the largest size.'),
    binary: text,
    empty: text,
    workbook: text.describe('An XLSX that cannot be opened.'),
    columns: text.describe('{{kolom}}: the columns that were not found.'),
    noDays: text.describe('Columns found, but no day can be calculated.'),
    failed: text.describe('The browser could not read it.'),
    noResult: text.describe('In place of a result, where a file cannot be read.'),
  }),
  tolerance: z.strictObject({
    title: text,
    more: text.describe('Control that opens the finer settings.'),
    ambang: fieldSchema,
    toleransi: fieldSchema,
    minimum: fieldSchema,
    muai: fieldSchema,
    dasar: z.strictObject({ legend: text, keluar: text, lewat: text }),
    produk: z.strictObject({ legend: text, bensin: text, solar: text, lain: text }).describe('Sets the expansion.'),
  }),
  columns: z.strictObject({
    title: text,
    hint: text,
    names: each(lossColumns, text),
    numbered: text.describe('{{nomor}}: name of a column without a heading.'),
    none: text.describe('Choice: the file has no such column.'),
  }),
  ...readingTextSchema,
  tank: z.strictObject({ label: text, all: text, unnamed: text }),
  ...verdictTextSchema,
  charts: z.strictObject({
    daily: text,
    dailyLabel: text.describe('{{hari}}, {{curiga}}'),
    sum: text,
    sumLabel: text.describe('{{susut}}'),
    x: text,
    y: text,
    loss: text,
    band: text,
    sumLine: text,
    caption: text,
    sumCaption: text,
    columns: z.array(text).length(4),
  }),
  marked: z.strictObject({
    title: text,
    caption: text,
    none: text,
    columns: z.array(text).length(4),
    more: text.describe('{{jumlah}}'),
  }),
  reasons: each(lossReasons, text).describe('{{liter}}, {{hari}}, {{batas}}'),
  reasonNames: each(lossReasons, text).describe('Short names, for the export.'),
  recent: z.strictObject({ title: text, columns: z.array(text).length(7) }),
  bad: z.strictObject({
    title: text.describe('{{jumlah}}'),
    columns: z.array(text).length(2),
    reasons: each(readProblems, text).describe('{{kolom}}, {{isi}}'),
    more: text.describe('{{jumlah}}'),
  }),
  export: z.strictObject({ file: text, columns: z.array(text).length(9) }),
  actions: z.strictObject({ consult: text, roi: text, export: text, print: text, share: text, reset: text }),
});
export type LossToolText = Plain<z.infer<typeof lossToolSchema>>;

export const lossPageSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the analyser, for screen readers.'),
  tool: lossToolSchema,
});
