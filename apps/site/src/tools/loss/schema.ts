import type { PlainText } from 'contract/marked';
import { steps } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { lossColumns, lossReasons, readProblems } from 'tank-gauging/loss/record';
import { causeNames } from 'tank-gauging/loss/verdict';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, toolPageSchema, toolSchema } from '../kit/schema.ts';

const names = { groups: ['threshold', 'more'], problems: [], actions: ['roi', 'export', 'print'] } as const;
const chartSchema = each(['title', 'label', 'y', 'caption'] as const, text);

const lossToolSchema = toolSchema(lossInputs, names, {
  source: each(
    ['title', 'drop', 'dropHint', 'paste', 'placeholder', 'sample', 'undo', 'download', 'sampleName', 'stop'],
    text,
  )
    .extend({
      working: z
        .array(text)
        .length(steps.length + 1)
        .describe('The file is opened, its lines are read, the balance is made.'),
    })
    .extend({ using: each(['sample', 'pasted', 'file'], text).describe('What is analysed: {{nama}}, {{ukuran}}.') })
    .describe('The file, which may be dropped, or the field to paste into; the sample, its file, and the way back.'),
  errors: each(['big', 'old', 'binary', 'empty', 'workbook', 'columns', 'noDays', 'failed', 'noResult'] as const, text),
  columns: z.strictObject({
    hint: text,
    names: each([...lossColumns, 'moved', 'loss', 'tolerance', 'sum', 'reasons'] as const, text),
    numbered: text.describe('{{nomor}}: name of a column without a heading.'),
    none: text.describe('Choice: the file has no such column.'),
  }),
  reading: z.strictObject({
    label: text.describe('Before the way a file was read.'),
    change: text.describe('Over the choices.'),
    assumed: text.describe('No unit is written.'),
    order: each(['label', 'dmy', 'mdy'] as const, text),
    summed: text.describe('{{kolom}}: columns of several nozzles that count as one.'),
    ...each(['pours', 'poursNot'], text.describe('Whether test draws were taken from the sales.')).shape,
    lines: each(['all', 'some', 'skipped'] as const, text).describe('{{baris}} read, {{pakai}} used, {{buruk}} bad.'),
    tidying: each(['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const, text).describe('{{jumlah}}'),
  }),
  questions: each(
    [
      ...([
        'waiting',
        'numbers',
        'order',
        'amount',
        'closing',
        'missed',
        'often',
        'measured',
        'other',
        'neither',
      ] as const),
      ...(['unused', 'leftOut', 'ragged'] as const),
    ],
    text,
  ).describe(
    'In place of the verdict: a figure or a date as it stands in the file, {{contoh}}, read as {{liter}}, {{cara}}; ' +
      ' {{kolom}} may not be the measured closing stock, or the balance misses {{liter}} on {{tanggal}} or ' +
      'on most days, {{keluar}} being the issues; answers.',
  ),
  tank: each(['label', 'all', 'unnamed'] as const, text),
  verdict: z.strictObject({
    ...each(
      [
        ...([
          'fail',
          'failSince',
          'sudden',
          'pass',
          'few',
          'gaps',
          'wide',
          'meter',
          'widened',
          'gain',
          'booked',
          'none',
        ] as const),
        ...(['skipped', 'explicable'] as const),
      ],
      text.describe(
        '{{laju}}, {{tanggal}}, {{ambang}}, {{batas}} (half of it, or of a day), {{liter}}, {{tinggi}}, ' +
          '{{setengah}}, {{hari}}, {{rentang}}; {{persen}} and {{meter}} for the error of the meters.',
      ),
    ).shape,
    tanks: each(['failed', 'open', 'mixed', 'passed'] as const, text).describe('{{gagal}}, {{tangki}}, {{terbuka}}'),
    interval: text.describe('{{laju}}, {{rendah}}, {{tinggi}}, {{ambang}}'),
    total: text.describe('{{total}}, {{setengah}}, {{hari}}, {{ukur}}, {{harian}}'),
    ...each(['small', 'hides'], text.describe('Added to a pass with a small proven loss, and to a gain.')).shape,
    word: each(['pass', 'fail', 'open'] as const, text).describe('In tables.'),
  }),
  balance: each(['plain', 'moved'], text).describe('{{awal}} {{terima}} {{pindah}} {{keluar}} {{hitung}} {{akhir}}.'),
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
  tanks: z.strictObject({
    caption: text,
    columns: z.array(text).length(5),
    mark: text,
    sheets: text.describe('Before the tanks of the record, each a link to its own sheet.'),
  }),
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
export type LossToolText = PlainText<z.infer<typeof lossToolSchema>>;

export const lossPageSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the analyser, for screen readers.'),
  tool: lossToolSchema,
});
