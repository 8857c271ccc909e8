import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each, fieldSchema, optionSchema, readingSchema } from '../kit/words-schema.ts';
import {
  bottomNames,
  densityUnits,
  lengthKeys,
  lengthUnits,
  productNames,
  shapeNames,
  tankInputs,
  upperNames,
  volumeNames,
} from './tank-inputs.ts';

const accuracySchema = z.strictObject({
  title: text.describe('Of the folded part.'),
  inputs: text.describe('Over the fields.'),
  result: text.describe('Over the result: {{level}}.'),
  unit: text.describe('Over the choice of mm or per cent.'),
  units: each(['mm', 'persen'], optionSchema),
  fields: each(['galat', 'rentang'], fieldSchema),
  percent: text.describe('Unit of the error in per cent.'),
  readings: each(['length', 'volume', 'share'], readingSchema),
  table: z.strictObject({
    caption: text.describe('{{mm}}: the error as a length.'),
    columns: z.array(text).length(5).describe('Level in per cent, level, content, ± volume, ± per cent of it.'),
  }),
});

const curveSchema = z
  .strictObject({
    title: text.describe('Of the folded part.'),
    label: text.describe('The curve in a sentence: {{level}}, {{isi}}, {{penuh}}.'),
    level: text.describe('Title of the horizontal axis: {{ukuran}}.'),
    content: text.describe('Title of the vertical axis: {{satuan}}.'),
    line: text.describe('Name of the curve.'),
    caption: text.describe('Caption of the table of the curve.'),
  })
  .describe('Level to volume as a curve.');

const standardSchema = z
  .strictObject({
    title: text.describe('Of the folded part.'),
    inputs: text.describe('Over the fields.'),
    result: text.describe('Over the result.'),
    product: text.describe('Label of the choice of products.'),
    products: each(productNames, text),
    fields: each(['massa', 'suhu'], fieldSchema),
    densityUnit: text.describe('Label of the choice of the unit of density.'),
    densityUnits: each(densityUnits, text),
    at: text.describe('Label of the choice of what temperature the density belongs to.'),
    ats: each(['15', 'suhu'], text),
    readings: each(['volume', 'factor', 'density', 'mass'], readingSchema),
    refused: each(['temperature', 'density'], text).describe('Outside the standard: {{dari}} to {{sampai}}.'),
    verdict: text.describe('The answer in one sentence: {{teramati}}, {{suhu}}, {{volume}}, {{selisih}}.'),
    source: text.describe('The standard and its limits.'),
  })
  .describe('Volume at 15 °C.');

const calibrationSchema = z
  .strictObject({
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
    now: text.describe('At the present level: {{level}}, {{tabel}}, {{geometri}}, {{selisih}}.'),
    outside: text.describe('The present level is outside of the table: {{level}}.'),
    table: z.strictObject({
      caption: text.describe('Over the deviations.'),
      columns: z.array(text).length(5).describe('Level, table, geometry, deviation, per cent.'),
      more: text.describe('Control that shows all {{jumlah}} heights.'),
    }),
  })
  .describe('The visitor’s own calibration table against the geometry.');

const tableSchema = z.strictObject({
  title: text.describe('Over the table: {{langkah}} is the step of its columns.'),
  lead: text.describe('How to read it: row and column.'),
  caption: text.describe('{{tank}}, {{satuan}} of volume, and {{dari}} to {{sampai}}.'),
  level: text.describe('Heading of the first column.'),
  full: text.describe('Under the table: {{level}} and {{isi}} at the highest level.'),
  before: text.describe('Control: the part of the table before this one.'),
  after: text.describe('Control: the part after this one.'),
  tag: text.describe('Label of the field for the number of the tank; it stands in file and print only.'),
  tagHint: text.describe('Where it goes, and where not.'),
  file: z.strictObject({
    label: text.describe('Control that saves the table.'),
    name: text.describe('Beginning of the name of the file.'),
    columns: z
      .array(text)
      .length(4)
      .describe('Heads of the columns: level in {{ukuran}}, volume in {{satuan}}, increase, per cent.'),
    head: z
      .strictObject({
        tank: text.describe('Before the number of the tank and the tank in words.'),
        limits: text.describe('Before the stock limits: {{air}}, {{sisa}}, {{puncak}}.'),
        date: text.describe('Before the date.'),
        notice: text.describe('Before what it is not.'),
      })
      .describe('Words in the first lines of the file.'),
    note: text.describe('With which programme it opens, and how numbers are written in it.'),
  }),
  print: text.describe('Control that prints the whole table.'),
  printed: z.strictObject({
    title: text.describe('Over the printed table.'),
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

const problemSchema = each(
  ['level', 'outlet', 'lean', 'gauge', 'cap', 'narrow', 'water', 'deadStock', 'highest'],
  text,
).describe(
  'What cannot be: level over the top ({{level}}), opening wider than the silo, tilt that is not calculated, gauging point off the tank, cap deeper than half a sphere, upper cylinder without width, water over the level, dead stock or highest filling over the top, highest filling under the dead stock.',
);

const verdictSchema = z.strictObject({
  content: text.describe('The answer in one sentence: {{level}}, {{isi}}, {{persen}}, {{penuh}}.'),
  stock: text.describe('Then, where stock limits are typed: {{pakai}}, {{ruang}}.'),
  over: text.describe('Or, where the highest filling is passed: {{lebih}}.'),
  hidden: text.describe('What no tape reaches in a leaning tank: {{tersembunyi}} under it, {{atas}} over it.'),
});

export const tankTableSchema = toolPageSchema.extend({
  tool: z.strictObject({
    inputs: text.describe('Over the fields.'),
    result: text.describe('Over the result.'),
    units: z.strictObject({
      length: text.describe('Label of the choice of the unit of lengths.'),
      lengths: each(lengthUnits, text).describe('Its names.'),
      volume: text.describe('Label of the choice of the unit of volumes.'),
      volumes: each(volumeNames, text).describe('Its names.'),
    }),
    shape: text.describe('Over the choice of shapes.'),
    shapes: each(shapeNames, optionSchema),
    head: text.describe('Over the choice of heads.'),
    bottom: text.describe('Over the choice of bottoms.'),
    ends: each(bottomNames, text).describe('Names of heads and bottoms.'),
    upper: text.describe('Over the choice of what stands on the tank.'),
    uppers: each(upperNames, text),
    more: text.describe('Over the fields for tilt and a second body, folded.'),
    limits: text.describe('Over the fields for water, dead stock and highest filling, folded.'),
    single: text.describe('Where nothing can stand on a shape and it cannot lean.'),
    fields: each([...lengthKeys, tankInputs.slope.key], fieldSchema),
    own: z
      .partialRecord(z.enum(shapeNames), z.partialRecord(z.enum(lengthKeys), fieldSchema))
      .describe('Fields that are called something else with some shapes.'),
    described: each(shapeNames, text).describe('The tank in a few words, with its dimensions as {{slots}}.'),
    upperDescribed: text.describe('Added where something stands on it: {{atas}}, {{ukuran}}.'),
    leanDescribed: text.describe('Added where it leans: {{kemiringan}} and {{titik}}.'),
    problems: problemSchema,
    drawing: drawingSchema,
    verdict: verdictSchema,
    readings: each(['content', 'ullage', 'share', 'usable', 'room', 'water'], readingSchema),
    consult: text.describe('Control that carries the result to the form.'),
    share: text.describe('Control that copies the address.'),
    reset: text.describe('Control that brings the example back.'),
    alarm: text.describe('Control that carries the tank to the alarm simulator.'),
    demo: text.describe('Control that puts the tank into the running demo.'),
    parts: text.describe('Heading over the folded parts, heard but not seen.'),
    curve: curveSchema,
    standard: standardSchema,
    calibration: calibrationSchema,
    accuracy: accuracySchema,
    table: tableSchema,
  }),
});
type TankTablePage = z.infer<typeof tankTableSchema>;
export type TankTableText = Plain<TankTablePage['tool']>;
