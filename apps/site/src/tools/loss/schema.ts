import type { PlainText } from 'contract/marked';
import { analysisSteps } from 'tank-gauging/loss/analyse';
import { causeNames } from 'tank-gauging/loss/causes';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { lossColumns, lossReasons, readProblems } from 'tank-gauging/loss/record';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';

const names = { groups: ['threshold', 'more'], problems: [], actions: ['roi', 'export', 'print'] } as const;
const chartSchema = schemaForEach(['title', 'label', 'y', 'caption'] as const, text);

const lossToolSchema = toolSchema(lossInputs, names, {
  source: schemaForEach(
    ['title', 'drop', 'dropHint', 'paste', 'placeholder', 'sample', 'undo', 'download', 'sampleName', 'stop'],
    text,
  )
    .extend({
      working: z
        .array(text)
        .length(analysisSteps.length + 1)
        .describe('Steps: opening the file, reading its lines, calculating the balance.'),
    })
    .extend({
      using: schemaForEach(['sample', 'pasted', 'file'], text).describe('Record under analysis: {{nama}}, {{ukuran}}.'),
    })
    .describe('Texts for choosing a file, pasting a record, downloading the sample, and returning.'),
  errors: schemaForEach(
    [
      'big',
      'old',
      'binary',
      'pdf',
      'image',
      'page',
      'empty',
      'workbook',
      'columns',
      'noDays',
      'failed',
      'noResult',
    ] as const,
    text,
  ),
  columns: z.strictObject({
    names: schemaForEach([...lossColumns, 'loss', 'tolerance', 'sum', 'reasons'] as const, text),
    numbered: text.describe('Name of a column without heading: {{nomor}}.'),
  }),
  reading: z.strictObject({
    label: text.describe('Text before how a file was read.'),
    assumed: text.describe('Note that no unit is written.'),
    order: schemaForEach(['label', 'dmy', 'mdy'] as const, text),
    summed: text.describe('Columns of several nozzles that are added: {{kolom}}.'),
    ...schemaForEach(['pours', 'poursNot'], text.describe('Question whether test draws are included in the sales.'))
      .shape,
    lines: schemaForEach(['all', 'some', 'skipped'] as const, text).describe(
      '{{baris}} lines read, {{pakai}} used, {{buruk}} skipped.',
    ),
    tidying: schemaForEach(['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const, text).describe(
      'Slot: {{jumlah}}',
    ),
  }),
  questions: schemaForEach(
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
      ...(['unused', 'leftOut', 'ragged', 'mass', 'year', 'draws', 'drawsIn', 'drawsOut'] as const),
      ...(['sheet', 'readSheet', 'doubled', 'onlySheet', 'twoTanks'] as const),
    ],
    text,
  ).describe(
    'In place of the verdict: a figure or a date as it stands in the file, {{contoh}}, read as {{liter}}, {{cara}}; ' +
      ' {{kolom}} may not be the measured closing stock, or the balance misses {{liter}} on {{tanggal}} or ' +
      'on most days, {{keluar}} being the issues; {{satuan}} of mass; {{tera}} of test draws; {{lembar}}, ' +
      '{{satu}}, {{dua}}: sheets; answers.',
  ),
  tank: schemaForEach(['label', 'all', 'unnamed'] as const, text),
  verdict: z.strictObject({
    book: text.describe('First line, from the scatter alone: {{rata}}, {{rendah}}, {{tinggi}}.'),
    ...schemaForEach(
      [
        ...(['fail', 'failSince', 'sudden', 'failIf', 'failIfSince', 'passIf', 'pass'] as const),
        ...(['few', 'gaps', 'wide', 'gain', 'booked', 'none', 'skipped'] as const),
      ],
      text.describe(
        '{{laju}}, {{tanggal}}, {{ambang}}, {{batas}} (half of it, or of a day), {{liter}}, {{singkir}} (loss excluded), ' +
          '{{setengah}}, {{hari}}, {{perlu}}, {{rentang}}; {{persen}} and {{meter}} for the presumed error, {{syarat}} ' +
          'for the one up to which it holds.',
      ),
    ).shape,
    ...schemaForEach(['deciding', 'never'], text.describe('After {{perlu}} days in all the record would decide.'))
      .shape,
    ...schemaForEach(
      ['presumed', 'presumedAll'],
      text.describe('What the verdict presumes: {{persen}}; with evaporation and warm deliveries untold.'),
    ).shape,
    rivals: text.describe('{{daftar}}: what else could make up the loss, in litres a day.'),
    rivalNames: schemaForEach(
      ['meter', 'evaporation', 'warm', 'uncorrected', 'corrected', 'drawsIn', 'drawsOut'],
      text,
    ).describe('Entries of that list; slot: {{persen}}.'),
    smallest: text.describe('Planning figure: {{terkecil}}, the leak seen with a chance of 95 %.'),
    tanks: schemaForEach(['all', 'fail', 'failIf', 'open', 'passIf', 'pass'] as const, text).describe(
      '{{tangki}} tanks in all, {{rincian}}: counts, {{jumlah}} each.',
    ),
    total: text.describe('Slots: {{total}}, {{setengah}}, {{hari}}, {{ukur}}, {{harian}}'),
    ...schemaForEach(
      ['small', 'hides'],
      text.describe('Sentences added to a pass with a small significant loss, and to a gain.'),
    ).shape,
    word: schemaForEach(['pass', 'passIf', 'failIf', 'fail', 'open'] as const, text).describe(
      'Short form for tables; slot: {{syarat}}.',
    ),
  }),
  balance: schemaForEach(['plain', 'moved'], text).describe(
    'Slots: {{awal}} {{terima}} {{pindah}} {{keluar}} {{hitung}} {{akhir}}.',
  ),
  owner: z
    .strictObject({
      ...schemaForEach(['sentence', 'caption', 'note'], text).shape,
      columns: z.array(text).length(6),
      standings: schemaForEach(['under', 'at', 'over'], text),
    })
    .describe("Book loss of a month against the owner's limit: {{bulan}}, {{susut}}, {{galat}}, {{batas}}, {{letak}}."),
  readings: schemaForEach(['rate', 'since', 'total', 'half', 'range', 'meter', 'meterNote'] as const, text).describe(
    '{{tanggal}} of the onset; {{setengah}} half width; {{rendah}}, {{tinggi}} interval; {{persen}} of the meters.',
  ),
  causes: z.strictObject({
    names: schemaForEach(causeNames, text),
    named: schemaForEach(causeNames, text).describe(
      '{{besar}}, {{rendah}}, {{tinggi}}: size and interval of the cause alone.',
    ),
    unclear: text.describe('{{satu}}, {{dua}}: the two most likely causes.'),
    sudden: text.describe('Slot: {{liter}}'),
    corrected: text.describe('Slots: {{muai}}, {{liter}}'),
    uncorrected: text.describe('Slot: {{muai}}'),
  }),
  tanks: z.strictObject({
    caption: text,
    columns: z.array(text).length(5),
    mark: text,
    sheets: text.describe("Text before the links to the data sheets of the record's tanks."),
  }),
  charts: z
    .strictObject({ daily: chartSchema, sum: chartSchema, band: text })
    .describe('Labels; slots: {{hari}}, {{curiga}}, {{susut}}.'),
  marked: schemaForEach(['title', 'caption', 'none', 'more'] as const, text).describe('{{jumlah}} further days.'),
  reasons: schemaForEach(lossReasons, text).describe('Slots: {{liter}}, {{batas}}'),
  report: z
    .strictObject({
      ...schemaForEach(['data', 'unnamed', 'period', 'notice'] as const, text).shape,
      signed: z.array(text).length(2),
    })
    .describe('Texts for print only.'),
  months: z.strictObject({ title: text, columns: z.array(text).length(7) }),
  recent: text.describe('Heading above the last days.'),
  bad: z.strictObject({
    title: text.describe('Slot: {{jumlah}}'),
    columns: z.array(text).length(2),
    reasons: schemaForEach(readProblems, text).describe('Slots: {{kolom}}, {{isi}}'),
    more: text.describe('Slot: {{jumlah}}'),
  }),
  file: text.describe('Name of the exported file.'),
});
export type LossToolText = PlainText<z.infer<typeof lossToolSchema>>;

export const lossPageSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: lossToolSchema,
});
