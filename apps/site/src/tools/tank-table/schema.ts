import type { PlainText } from 'contract/marked';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { fieldSchema, readingSchema, schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';

const accuracySchema = schemaForEach(['title', 'inputs', 'result'], text)
  .extend({
    units: schemaForEach(['mm', 'persen'], text).describe('Notes below the field of the error, by its unit.'),
    readings: schemaForEach(['length', 'volume', 'share'], readingSchema),
    table: z.strictObject({
      caption: text.describe('Caption with the error as a length: {{mm}}.'),
      columns: z
        .array(text)
        .length(5)
        .describe('Headings: level in per cent, level, content, ± volume, ± per cent of it.'),
    }),
  })
  .describe('Fold; headings above its fields and above its result: {{level}}.');

const curveSchema = schemaForEach(['title', 'label', 'level', 'content', 'line', 'caption'], text).describe(
  'Fold: the curve in a sentence ({{level}}, {{isi}}, {{penuh}}), its axes ({{ukuran}}, {{satuan}}), line, table.',
);

const standardSchema = schemaForEach(
  ['title', 'inputs', 'verdict', 'source', 'source1980', 'sourceLpg', 'noShell'],
  text,
)
  .extend({
    readings: schemaForEach(['volume', 'factor', 'barrels', 'net', 'shell', 'density', 'mass', 'air'], readingSchema),
    refused: schemaForEach(['temperature', 'density', 'unknown'], text).describe(
      'Density that is not known, or values outside the range of the standard: {{dari}} to {{sampai}}.',
    ),
  })
  .describe('Fold: the result ({{teramati}}, {{suhu}}, {{volume}}, {{selisih}}), the standard and its limits.');

const calibrationSchema = z
  .strictObject({
    ...schemaForEach(['title', 'paste', 'result', 'delivery', 'onward'], text).shape,
    over: text.describe('{{jumlah}} heights above the top of the tank.'),
    verdict: text.describe('Result: {{selisih}}, {{persen}} at {{level}}; mean {{rata}}.'),
    now: text.describe('At the present level: {{level}}, {{tabel}}, {{geometri}}, {{selisih}}.'),
    outside: text.describe('Message that the present level is outside the table: {{level}}.'),
    table: z.strictObject({
      caption: text.describe('Caption of the deviations.'),
      columns: z.array(text).length(5).describe('Headings: level, table, geometry, deviation, per cent.'),
      more: text.describe('Button that shows all {{jumlah}} heights.'),
    }),
  })
  .describe(
    'Fold: headings above field and result, message for a text that is not a table, automatic option, link to the next tool.',
  );

const tableSchema = schemaForEach(['title', 'lead', 'caption', 'level', 'full', 'tag', 'tagHint', 'print'], text)
  .extend({
    file: z.strictObject({
      label: text.describe('Button that saves the table.'),
      name: text.describe('Beginning of the file name.'),
      columns: z
        .array(text)
        .length(4)
        .describe('Column headings: level in {{ukuran}}, volume in {{satuan}}, increase, per cent.'),
      head: schemaForEach(['tank', 'limits', 'date', 'notice'], text).describe(
        'First lines: text before the tank, its stock limits ({{air}}, {{sisa}}, {{puncak}}), the date, and a disclaimer.',
      ),
      note: text.describe('Program that opens the file, and its number format.'),
    }),
    notice: text.describe('Disclaimer of the printed and the saved table.'),
  })
  .describe(
    'Over the table ({{langkah}}); how to read it; {{tank}}, {{satuan}}, {{dari}} to {{sampai}}; its first column; the ' +
      'highest level ({{level}}, {{isi}}); the number of the tank, in file and print only; print.',
  );

const drawingSchema = schemaForEach(['label', 'slider', 'spoken', 'hint'], text)
  .extend({ views: schemaForEach(['front', 'side', 'section'], text) })
  .describe(
    '{{tank}}, {{level}}, {{isi}}, {{persen}} in a sentence; the slider and its spoken value; a step, {{langkah}}.',
  );

const verdictSchema = schemaForEach(['content', 'stock', 'over', 'hidden', 'legs', 'afloat', 'assumed'], text).describe(
  '{{level}}, {{isi}}, {{persen}}, {{penuh}}; with stock limits {{pakai}}, {{ruang}}, or {{lebih}} over the highest; ' +
    'what no tape reaches in a leaning tank: {{tersembunyi}} under it, {{atas}} over it; a floating roof between ' +
    '{{kaki}} and {{apung}} that displaces {{atap}}; assumed heads {{tutup}}, capacities {{dari}} to {{sampai}}.',
);

const names = {
  groups: ['more', 'limits'],
  problems: [
    'level',
    'courses',
    'outlet',
    'lean',
    'legs',
    'gauge',
    'cap',
    'narrow',
    'water',
    'deadStock',
    'highest',
    'ullage',
  ],
  actions: [],
} as const;

const inputKey = z.enum(Object.values(tankInputs).map(({ key }) => key));

export const tankTableSchema = toolPageSchema.extend({
  tool: toolSchema(tankInputs, names, {
    own: z
      .partialRecord(z.enum(tankInputs.shape.options), z.partialRecord(inputKey, fieldSchema))
      .describe('Labels that differ for some shapes.'),
    single: text.describe('Text for shapes without supports and tilt.'),
    described: schemaForEach(tankInputs.shape.options, text).describe(
      'Short description of the tank, its dimensions as {{slots}}.',
    ),
    ...schemaForEach(
      [
        ...(['sectionHeight', 'sectionDescribed', 'taperDescribed', 'secondDescribed'] as const),
        ...(['coursesDescribed', 'upperDescribed', 'leanDescribed', 'roofDescribed'] as const),
      ],
      text.describe(
        'What a diameter is in another section; added to the tank: {{penampang}} and {{lebar}}, {{puncak}}, {{tutup2}}, ' +
          '{{lajur}}, {{atas}}, {{kemiringan}} and {{titik}}.',
      ),
    ).shape,
    drawing: drawingSchema,
    verdict: verdictSchema,
    readings: schemaForEach(['content', 'share', 'ullage', 'usable', 'room', 'water'], readingSchema),
    ...schemaForEach(['alarm', 'demo'], text.describe('Link that hands the tank to the tool.')).shape,
    curve: curveSchema,
    standard: standardSchema,
    calibration: calibrationSchema,
    accuracy: accuracySchema,
    table: tableSchema,
  }),
});
export type TankTableText = PlainText<z.infer<typeof tankTableSchema>['tool']>;
