import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each } from '../kit/words-schema.ts';
import { causeNames } from './stats/causes.ts';

/** Names of the signs between cells; `workbook` where a spreadsheet was read. */
export const separatorNames = ['semicolon', 'tab', 'comma', 'bar', 'workbook'] as const;

/** How a file was understood, and what is asked where it can be understood in two ways. */
export const readingTextSchema = {
  reading: z.strictObject({
    label: text.describe('Before the way a file was read.'),
    change: text.describe('Control that opens the choices.'),
    decimal: z.strictObject({ label: text, comma: text, dot: text }),
    unit: z.strictObject({ label: text, L: text, kL: text, bbl: text, gal: text, assumed: text }),
    order: z.strictObject({ label: text, dmy: text, mdy: text }),
    separators: each(separatorNames, text),
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
};

const causeTexts = each(causeNames, text);

/** What is said of the period, of its causes, and of each tank. */
export const verdictTextSchema = {
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
    title: text,
    caption: text,
    columns: z.array(text).length(5),
    names: causeTexts,
    perDay: text.describe('{{liter}}'),
    told: causeTexts.describe('{{peluang}}: of the cause alone, if it is one of the three.'),
    unclear: text.describe('{{satu}}, {{dua}}: the two likeliest causes.'),
    sudden: text.describe('{{liter}}'),
    corrected: text.describe('{{muai}}, {{liter}}'),
    uncorrected: text.describe('{{muai}}'),
  }),
  tanks: z.strictObject({ caption: text, columns: z.array(text).length(5), mark: text }),
};
