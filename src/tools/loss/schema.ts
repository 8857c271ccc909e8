import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { lossInputs } from './inputs.ts';
import { lossColumns, lossReasons, readProblems } from './record.ts';
import { causeNames } from './verdict.ts';

const names = { groups: ['threshold', 'more'], problems: [], actions: ['roi', 'export', 'print'] } as const;
const chartSchema = each(['title', 'label', 'y', 'caption'] as const, text);

const lossToolSchema = toolSchema(lossInputs, names, {
  source: z.strictObject({
    title: text,
    drop: text.describe('Label of the file field, where files may be dropped.'),
    dropHint: text,
    paste: text.describe('Label of the field to paste into.'),
    placeholder: text,
    sample: text.describe('Control that takes the sample.'),
    undo: text.describe('Control that brings back what the sample replaced.'),
    download: text,
    sampleName: text.describe('File name of the sample.'),
    using: each(['sample', 'pasted', 'file'] as const, text).describe('What is analysed: {{nama}}, {{ukuran}}.'),
    working: text,
  }),
  errors: each(['big', 'binary', 'empty', 'workbook', 'columns', 'noDays', 'failed', 'noResult'] as const, text),
  columns: z.strictObject({
    hint: text,
    names: each([...lossColumns, 'loss', 'tolerance', 'sum', 'reasons'] as const, text),
    numbered: text.describe('{{nomor}}: name of a column without a heading.'),
    none: text.describe('Choice: the file has no such column.'),
  }),
  reading: z.strictObject({
    label: text.describe('Before the way a file was read.'),
    change: text.describe('Over the choices.'),
    decimal: each(['label', 'comma', 'dot'] as const, text),
    unit: each(['label', 'L', 'kL', 'bbl', 'gal', 'assumed'] as const, text),
    order: each(['label', 'dmy', 'mdy'] as const, text),
    separators: each(['semicolon', 'tab', 'comma', 'bar', 'workbook'] as const, text),
    summed: text.describe('{{kolom}}: columns of several nozzles that count as one.'),
    lines: each(['all', 'some', 'skipped'] as const, text).describe('{{baris}} read, {{pakai}} used, {{buruk}} bad.'),
    tidying: each(['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const, text).describe('{{jumlah}}'),
  }),
  questions: z.strictObject({
    waiting: text.describe('In place of the verdict, while a question is open.'),
    numbers: text.describe('{{contoh}}: a figure as it stands in the file.'),
    order: text.describe('{{contoh}}: a date as it stands in the file.'),
    amount: text.describe('{{liter}}, {{desimal}}, {{satuan}}: one way to read the figure.'),
    closing: text.describe('{{kolom}}: what was taken as the closing stock may be another, or was not measured.'),
    missed: text.describe('{{tanggal}}, {{liter}}: the balance misses by a delivery; {{kolom}}.'),
    often: text.describe('{{liter}}: it misses on most days; {{kolom}} closing stock, {{keluar}} issues.'),
    ...each(['measured', 'other'] as const, text.describe('{{kolom}}: an answer.')).shape,
    neither: text.describe('The answer that leads to the choice of columns.'),
  }),
  tank: each(['label', 'all', 'unnamed'] as const, text),
  verdict: z.strictObject({
    fail: text.describe('{{laju}}; {{batas}} is what counts as loss, a quarter of {{ambang}}'),
    failSince: text.describe('{{tanggal}}, {{laju}}, {{batas}}, {{ambang}}'),
    sudden: text.describe('{{liter}}, {{tanggal}}: the largest loss at once; {{batas}} of its day'),
    pass: text.describe('{{tinggi}}, {{ambang}}'),
    few: text.describe('{{hari}}'),
    gaps: text.describe('{{hari}}, {{rentang}}'),
    wide: text.describe('{{laju}}, {{setengah}}, {{ambang}}'),
    meter: text.describe('{{laju}}, {{persen}}, {{meter}}'),
    widened: text.describe('{{persen}}, {{meter}}: added where the error of the meters widens the interval.'),
    gain: text.describe('{{laju}}'),
    booked: text.describe('The closing stock was calculated, not read.'),
    none: text.describe('Too few days to say anything.'),
    tanks: each(['failed', 'open', 'mixed', 'passed'] as const, text).describe('{{gagal}}, {{tangki}}, {{terbuka}}'),
    interval: text.describe('{{laju}}, {{rendah}}, {{tinggi}}, {{ambang}}'),
    total: text.describe('{{total}}, {{setengah}}, {{hari}}, {{ukur}}, {{harian}}'),
    small: text.describe('Passed, with a loss that is proven all the same.'),
    hides: text.describe('After a gain.'),
    word: each(['pass', 'fail', 'open'] as const, text).describe('In tables.'),
  }),
  readings: each(['rate', 'since', 'total', 'half', 'range', 'smallest', 'smallestNote'] as const, text).describe(
    '{{tanggal}} since; {{setengah}} half; {{rendah}}, {{tinggi}} range.',
  ),
  causes: z.strictObject({
    names: each(causeNames, text),
    named: each(causeNames, text).describe('{{besar}}, {{rendah}}, {{tinggi}}: of the cause alone.'),
    unclear: text.describe('{{satu}}, {{dua}}: the two likeliest causes.'),
    sudden: text.describe('{{liter}}'),
    corrected: text.describe('{{muai}}, {{liter}}'),
    uncorrected: text.describe('{{muai}}'),
  }),
  tanks: z.strictObject({ caption: text, columns: z.array(text).length(5), mark: text }),
  charts: z
    .strictObject({ daily: chartSchema, sum: chartSchema, band: text })
    .describe('Labels: {{hari}}, {{curiga}}, {{susut}}.'),
  marked: each(['title', 'caption', 'none', 'more'] as const, text).describe('{{jumlah}} more.'),
  reasons: each(lossReasons, text).describe('{{liter}}, {{batas}}'),
  report: z
    .strictObject({
      ...each(['title', 'data', 'unnamed', 'period', 'printed', 'notice'] as const, text).shape,
      signed: z.array(text).length(2),
    })
    .describe('What stands on paper alone.'),
  months: z.strictObject({ title: text, columns: z.array(text).length(7) }),
  recent: text.describe('Over the last days.'),
  bad: z.strictObject({
    title: text.describe('{{jumlah}}'),
    columns: z.array(text).length(2),
    reasons: each(readProblems, text).describe('{{kolom}}, {{isi}}'),
    more: text.describe('{{jumlah}}'),
  }),
  file: text.describe('Name of the exported file.'),
});
export type LossToolText = Plain<z.infer<typeof lossToolSchema>>;

export const lossPageSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the analyser, for screen readers.'),
  tool: lossToolSchema,
});
