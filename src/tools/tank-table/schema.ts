import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each, fieldSchema, optionSchema, readingSchema } from '../kit/words-schema.ts';

const shapes = ['mendatar', 'tegak', 'persegi', 'bola', 'silo'] as const;
const heads = ['datar', 'elips', 'setengah-bola', 'kloepper'] as const;
const bottoms = ['datar', 'elips', 'kerucut'] as const;
const sizes = ['diameter', 'panjang', 'lebar', 'tinggi', 'dalam', 'bukaan'] as const;

const drawingSchema = z.strictObject({
  label: text.describe('What the drawing shows: {{tank}}, {{level}}, {{isi}} and {{persen}}.'),
  views: each(['front', 'side', 'section'], text).describe('Names under the views.'),
  slider: text.describe('Name of the handle that moves the level.'),
  spoken: text.describe('Its value as it is read out: {{level}}, {{isi}} and {{persen}}.'),
  hint: text.describe('How to move the level.'),
});

const accuracySchema = z.strictObject({
  inputs: text.describe('Over the fields.'),
  result: text.describe('Over the result: {{level}}.'),
  unit: text.describe('Over the choice of mm or per cent.'),
  units: each(['mm', 'persen'], optionSchema),
  fields: each(['galat', 'rentang'], fieldSchema),
  percent: text.describe('Unit of the error in per cent.'),
  readings: each(['length', 'volume', 'share'], readingSchema),
  table: z.strictObject({
    caption: text.describe('{{mm}}: the error as a length.'),
    columns: z.array(text).length(5).describe('Level in per cent, level in m, content, ± litres, ± per cent of it.'),
  }),
});

const tableSchema = z.strictObject({
  title: text.describe('Over the table.'),
  lead: text.describe('How to read it: row and column.'),
  caption: text.describe('{{tank}}, and {{dari}} to {{sampai}} in m.'),
  level: text.describe('Heading of the first column.'),
  full: text.describe('Under the table: {{level}} and {{isi}} of the full tank.'),
  before: text.describe('Control: the part of the table before this one.'),
  after: text.describe('Control: the part after this one.'),
  file: z.strictObject({
    label: text.describe('Control that saves the table.'),
    name: text.describe('Name of the file.'),
    columns: z.array(text).length(4).describe('First line of the file: level, litres, litres a centimetre, per cent.'),
    note: text.describe('With which programme it opens, and how numbers are written in it.'),
  }),
  print: text.describe('Control that prints the whole table.'),
  printed: z.strictObject({
    title: text.describe('Over the printed table.'),
    notice: text.describe('What it is not.'),
  }),
});

export const tankTableSchema = toolPageSchema.extend({
  work: headingSchema.describe('Over the tool itself.'),
  tool: z.strictObject({
    inputs: text.describe('Over the fields.'),
    result: text.describe('Over the result.'),
    shape: text.describe('Over the choice of shapes.'),
    shapes: each(shapes, optionSchema),
    head: text.describe('Over the choice of heads.'),
    heads: each(heads, optionSchema),
    bottom: text.describe('Over the choice of bottoms.'),
    bottoms: each(bottoms, optionSchema),
    size: text.describe('Over the dimensions.'),
    fields: each([...sizes, 'level'], fieldSchema),
    own: z
      .partialRecord(z.enum(shapes), z.partialRecord(z.enum(sizes), fieldSchema))
      .describe('Fields that are called something else with some shapes.'),
    described: each(shapes, text).describe('The tank in a few words, with its dimensions as {{slots}}.'),
    problems: z.strictObject({
      level: text.describe('The level is over the top: {{level}} at which it is full.'),
      outlet: text.describe('The opening is wider than the silo.'),
    }),
    curve: z
      .strictObject({
        label: text.describe('What the curve shows: {{tank}}, {{level}} and {{isi}} in per cent.'),
        caption: text.describe('Under it: {{tank}}.'),
        content: text.describe('Title of the upright axis.'),
        level: text.describe('Title of the level axis.'),
        point: text.describe('Words at the marked point: {{level}} and {{isi}} in per cent.'),
      })
      .describe('The curve beside the headline: a quarter of the level is not a quarter of the content.'),
    drawing: drawingSchema,
    readings: each(['content', 'ullage', 'share'], readingSchema),
    consult: text.describe('Control that carries the result to the form.'),
    share: text.describe('Control that copies the address.'),
    reset: text.describe('Control that brings the example back.'),
    accuracy: accuracySchema,
    table: tableSchema,
  }),
});
export type TankTablePage = z.infer<typeof tankTableSchema>;
export type TankTableText = Plain<TankTablePage['tool']>;
