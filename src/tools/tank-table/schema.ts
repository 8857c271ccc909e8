import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, fieldSchema, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { tankInputs } from './inputs.ts';

const accuracySchema = z.strictObject({
  title: text.describe('Of the folded part.'),
  inputs: text.describe('Over the fields.'),
  result: text.describe('Over the result: {{level}}.'),
  units: each(['mm', 'persen'], text).describe('Under the field of the error, by its unit.'),
  readings: each(['length', 'volume', 'share'], readingSchema),
  table: z.strictObject({
    caption: text.describe('{{mm}}: the error as a length.'),
    columns: z.array(text).length(5).describe('Level in per cent, level, content, ± volume, ± per cent of it.'),
  }),
});

const curveSchema = z.strictObject({
  title: text.describe('Of the folded part.'),
  label: text.describe('The curve in a sentence: {{level}}, {{isi}}, {{penuh}}.'),
  level: text.describe('Title of the horizontal axis: {{ukuran}}.'),
  content: text.describe('Title of the vertical axis: {{satuan}}.'),
  line: text.describe('Name of the curve.'),
  caption: text.describe('Caption of the table of the curve.'),
});

const standardSchema = z.strictObject({
  title: text.describe('Of the folded part.'),
  inputs: text.describe('Over the fields.'),
  readings: each(['volume', 'factor', 'shell', 'density', 'mass', 'air'], readingSchema),
  refused: each(['temperature', 'density'], text).describe('Outside the standard: {{dari}} to {{sampai}}.'),
  verdict: text.describe('The answer in one sentence: {{teramati}}, {{suhu}}, {{volume}}, {{selisih}}.'),
  source: text.describe('The standard and its limits.'),
  source1980: text.describe('The same of the tables of 1980.'),
  noShell: text.describe('Where the expansion of the shell is not reckoned for a shape.'),
});

const calibrationSchema = z.strictObject({
  title: text.describe('Of the folded part.'),
  paste: text.describe('Over the field that takes the table.'),
  result: text.describe('Over the result.'),
  field: text.describe('Label of the field.'),
  hint: text.describe('What it may look like.'),
  example: text.describe('Control that fills in a table of the tank drawn, as an example.'),
  clear: text.describe('Control that empties the field.'),
  none: text.describe('What stands in the field is no table.'),
  read: text.describe('How it was read: {{desimal}}, {{level}}, {{isi}}, {{baris}}.'),
  ask: text.describe('It can be read in two ways: {{satu}} or {{lain}}.'),
  decimals: each(['comma', 'dot'], text),
  choose: each(['decimal', 'length', 'volume'], text).describe('Labels of the switches.'),
  auto: text.describe('Choice of each switch: found out.'),
  bad: text.describe('Lines that could not be used: {{baris}}.'),
  falling: text.describe('Levels between which the volume falls: {{level}}.'),
  over: text.describe('Heights over the top of the tank drawn: {{jumlah}}.'),
  verdict: text.describe('The answer: {{selisih}}, {{persen}} at {{level}}; mean {{rata}}.'),
  delivery: text.describe('Control that carries the table to a delivery.'),
  onward: text.describe('Over the controls that take the table along.'),
  now: text.describe('At the present level: {{level}}, {{tabel}}, {{geometri}}, {{selisih}}.'),
  outside: text.describe('The present level is outside of the table: {{level}}.'),
  table: z.strictObject({
    caption: text.describe('Over the deviations.'),
    columns: z.array(text).length(5).describe('Level, table, geometry, deviation, per cent.'),
    more: text.describe('Control that shows all {{jumlah}} heights.'),
  }),
});

const tableSchema = z.strictObject({
  title: text.describe('Over the table: {{langkah}} is the step of its columns.'),
  lead: text.describe('How to read it: row and column.'),
  caption: text.describe('{{tank}}, {{satuan}} of volume, and {{dari}} to {{sampai}}.'),
  level: text.describe('Heading of the first column.'),
  full: text.describe('Under the table: {{level}} and {{isi}} at the highest level.'),
  tag: text.describe('Label of the field for the number of the tank; it stands in file and print only.'),
  tagHint: text.describe('Where it goes, and where not.'),
  file: z.strictObject({
    label: text.describe('Control that saves the table.'),
    name: text.describe('Beginning of the name of the file.'),
    columns: z
      .array(text)
      .length(4)
      .describe('Heads of the columns: level in {{ukuran}}, volume in {{satuan}}, increase, per cent.'),
    head: each(['tank', 'limits', 'date', 'notice'], text).describe(
      'In the first lines of the file: before the tank, its stock limits ({{air}}, {{sisa}}, {{puncak}}), before the date and what it is not.',
    ),
    note: text.describe('With which programme it opens, and how numbers are written in it.'),
  }),
  print: text.describe('Control that prints the whole table.'),
  printed: z.strictObject({
    date: text.describe('{{tanggal}}: the day of printing.'),
    notice: text.describe('What it is not; in print and in the file.'),
  }),
});

const drawingSchema = z.strictObject({
  label: text.describe('What the drawing shows: {{tank}}, {{level}}, {{isi}} and {{persen}}.'),
  views: each(['front', 'side', 'section'], text).describe('Names under the views.'),
  slider: text.describe('Name of the handle that moves the level.'),
  spoken: text.describe('Its value as it is read out: {{level}}, {{isi}} and {{persen}}.'),
  hint: text.describe('How to move the level: {{langkah}} and {{sepuluh}} are its steps.'),
});

const verdictSchema = z.strictObject({
  content: text.describe('The answer in one sentence: {{level}}, {{isi}}, {{persen}}, {{penuh}}.'),
  stock: text.describe('Then, where stock limits are typed: {{pakai}}, {{ruang}}.'),
  over: text.describe('Or, where the highest filling is passed: {{lebih}}.'),
  hidden: text.describe('What no tape reaches in a leaning tank: {{tersembunyi}} under it, {{atas}} over it.'),
});

const names = {
  groups: ['more', 'limits'],
  problems: ['level', 'courses', 'outlet', 'lean', 'gauge', 'cap', 'narrow', 'water', 'deadStock', 'highest'],
  actions: [],
} as const;

const inputKey = z.enum(Object.values(tankInputs).map(({ key }) => key));

export const tankTableSchema = toolPageSchema.extend({
  tool: toolSchema(tankInputs, names, {
    own: z
      .partialRecord(z.enum(tankInputs.shape.options), z.partialRecord(inputKey, fieldSchema))
      .describe('Fields that are called something else with some shapes.'),
    single: text.describe('Where nothing can stand on a shape and it cannot lean.'),
    described: each(tankInputs.shape.options, text).describe('The tank in a few words, its dimensions as {{slots}}.'),
    secondDescribed: text.describe('Added where its second head is another: {{tutup2}}.'),
    coursesDescribed: text.describe('Added where its wall has courses: {{lajur}}.'),
    upperDescribed: text.describe('Added where something stands on it: {{atas}}.'),
    leanDescribed: text.describe('Added where it leans: {{kemiringan}} and {{titik}}.'),
    drawing: drawingSchema,
    verdict: verdictSchema,
    readings: each(['content', 'share', 'ullage', 'usable', 'room', 'water'], readingSchema),
    alarm: text.describe('Control that carries the tank to the alarm simulator.'),
    demo: text.describe('Control that puts the tank into the running demo.'),
    curve: curveSchema,
    standard: standardSchema,
    calibration: calibrationSchema,
    accuracy: accuracySchema,
    table: tableSchema,
  }),
});
export type TankTableText = Plain<z.infer<typeof tankTableSchema>['tool']>;
