import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, fieldSchema, optionSchema, readingSchema } from '../kit/words-schema.ts';
import { densityUnits, productNames } from './tank-inputs.ts';

export const accuracySchema = z.strictObject({
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

export const curveSchema = z
  .strictObject({
    title: text.describe('Of the folded part.'),
    label: text.describe('The curve in a sentence: {{level}}, {{isi}}, {{penuh}}.'),
    level: text.describe('Title of the horizontal axis: {{ukuran}}.'),
    content: text.describe('Title of the vertical axis: {{satuan}}.'),
    line: text.describe('Name of the curve.'),
    caption: text.describe('Caption of the table of the curve.'),
  })
  .describe('Level to volume as a curve.');

export const standardSchema = z
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

export const calibrationSchema = z
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
