import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each, fieldSchema, optionSchema, readingSchema } from '../kit/words-schema.ts';
import { accuracySchema, calibrationSchema, curveSchema, standardSchema } from './parts-schema.ts';
import { tableSchema } from './table-schema.ts';
import { bottomNames, lengthKeys, shapeNames, tankInputs, upperNames } from './tank-inputs.ts';
import { lengthUnits, volumeNames } from './units.ts';

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
export type TankTablePage = z.infer<typeof tankTableSchema>;
export type TankTableText = Plain<TankTablePage['tool']>;
