import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each } from '../kit/words-schema.ts';
import { lossColumns, lossReasons, readProblems } from './record.ts';
import { causeNames } from './verdict.ts';

const fieldSchema = z.strictObject({ label: text, unit: text, hint: text });

const lossToolSchema = z.strictObject({
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
  reading: z.strictObject({
    label: text.describe('Before the way a file was read.'),
    change: text.describe('Control that opens the choices.'),
    decimal: z.strictObject({ label: text, comma: text, dot: text }),
    unit: z.strictObject({ label: text, L: text, kL: text, bbl: text, gal: text, assumed: text }),
    order: z.strictObject({ label: text, dmy: text, mdy: text }),
    separators: each(['semicolon', 'tab', 'comma', 'bar', 'workbook'], text),
    lines: each(['all', 'some', 'skipped'], text).describe(
      'How many were read, by what became of them: {{baris}} read, {{pakai}} used, {{buruk}} bad.',
    ),
    tidying: each(['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const, text).describe('{{jumlah}}'),
  }),
  questions: z.strictObject({
    waiting: text.describe('In place of the verdict, while a question is open.'),
    numbers: text.describe('{{contoh}}: a figure as it stands in the file.'),
    order: text.describe('{{contoh}}: a date as it stands in the file.'),
    amount: text.describe('{{liter}}, {{desimal}}, {{satuan}}: one way to read the figure.'),
  }),
  tank: z.strictObject({ label: text, all: text, unnamed: text }),
  verdict: z.strictObject({
    fail: text.describe('{{laju}}'),
    failSince: text.describe('{{tanggal}}, {{laju}}'),
    pass: text.describe('{{ambang}}'),
    few: text.describe('{{hari}}'),
    gaps: text.describe('{{hari}}, {{rentang}}'),
    wide: text.describe('{{laju}}, {{setengah}}'),
    gain: text.describe('{{laju}}'),
    booked: text.describe('The closing stock was calculated, not read.'),
    none: text.describe('Too few days to say anything.'),
    tanks: each(['failed', 'open', 'mixed', 'passed'], text).describe(
      'On several tanks, by what there is among them: {{gagal}}, {{tangki}}, {{terbuka}}.',
    ),
    interval: text.describe('{{laju}}, {{rendah}}, {{tinggi}}, {{ambang}}'),
    total: text.describe('{{total}}, {{setengah}}, {{hari}}, {{ukur}}, {{harian}}'),
    small: text.describe('Passed, with a loss that is proven all the same.'),
    hides: text.describe('After a gain.'),
    word: each(['pass', 'fail', 'open'] as const, text).describe('In tables.'),
  }),
  readings: z.strictObject({
    rate: text,
    since: text.describe('{{tanggal}}'),
    total: text,
    half: text.describe('{{setengah}}'),
    range: text.describe('{{rendah}}, {{tinggi}}'),
    smallest: text,
    smallestNote: text,
  }),
  causes: z.strictObject({
    names: each(causeNames, text),
    named: each(causeNames, text).describe('{{besar}}, {{rendah}}, {{tinggi}}: of the cause alone.'),
    unclear: text.describe('{{satu}}, {{dua}}: the two likeliest causes.'),
    sudden: text.describe('{{liter}}'),
    corrected: text.describe('{{muai}}, {{liter}}'),
    uncorrected: text.describe('{{muai}}'),
  }),
  tanks: z.strictObject({ caption: text, columns: z.array(text).length(5), mark: text }),
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
