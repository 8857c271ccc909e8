import type { PlainText } from 'contract/marked';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, fieldSchema, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';

const accuracySchema = each(['title', 'inputs', 'result'], text)
  .extend({
    units: each(['mm', 'persen'], text).describe('Under the field of the error, by its unit.'),
    readings: each(['length', 'volume', 'share'], readingSchema),
    table: z.strictObject({
      caption: text.describe('{{mm}}: the error as a length.'),
      columns: z.array(text).length(5).describe('Level in per cent, level, content, ± volume, ± per cent of it.'),
    }),
  })
  .describe('Folded part; over its fields, and over its result: {{level}}.');

const curveSchema = each(['title', 'label', 'level', 'content', 'line', 'caption'], text).describe(
  'Folded part: the curve in a sentence ({{level}}, {{isi}}, {{penuh}}), its axes ({{ukuran}}, {{satuan}}), line, table.',
);

const standardSchema = each(['title', 'inputs', 'verdict', 'source', 'source1980', 'noShell'], text)
  .extend({
    readings: each(['volume', 'factor', 'barrels', 'net', 'shell', 'density', 'mass', 'air'], readingSchema),
    refused: each(['temperature', 'density'], text).describe('Outside the standard: {{dari}} to {{sampai}}.'),
  })
  .describe('Folded part: the answer ({{teramati}}, {{suhu}}, {{volume}}, {{selisih}}), the standard and its limits.');

const calibrationSchema = z
  .strictObject({
    ...each(['title', 'paste', 'result', 'delivery', 'onward'], text).shape,
    over: text.describe('{{jumlah}} heights over the top.'),
    verdict: text.describe('The answer: {{selisih}}, {{persen}} at {{level}}; mean {{rata}}.'),
    now: text.describe('At the present level: {{level}}, {{tabel}}, {{geometri}}, {{selisih}}.'),
    outside: text.describe('The present level is outside of the table: {{level}}.'),
    table: z.strictObject({
      caption: text.describe('Over the deviations.'),
      columns: z.array(text).length(5).describe('Level, table, geometry, deviation, per cent.'),
      more: text.describe('Control that shows all {{jumlah}} heights.'),
    }),
  })
  .describe('Folded part: over field and result, what is no table, a switch left to the page, what carries it on.');

const tableSchema = each(['title', 'lead', 'caption', 'level', 'full', 'tag', 'tagHint', 'print'], text)
  .extend({
    file: z.strictObject({
      label: text.describe('Control that saves the table.'),
      name: text.describe('Beginning of the name of the file.'),
      columns: z
        .array(text)
        .length(4)
        .describe('Heads of the columns: level in {{ukuran}}, volume in {{satuan}}, increase, per cent.'),
      head: each(['tank', 'limits', 'date', 'notice'], text).describe(
        'First lines: before the tank, its stock limits ({{air}}, {{sisa}}, {{puncak}}), the date, and what it is not.',
      ),
      note: text.describe('With which programme it opens, and how numbers are written in it.'),
    }),
    printed: each(['date', 'notice'], text).describe('{{tanggal}}: the day of printing; what it is not.'),
  })
  .describe(
    'Over the table ({{langkah}}); how to read it; {{tank}}, {{satuan}}, {{dari}} to {{sampai}}; its first column; the ' +
      'highest level ({{level}}, {{isi}}); the number of the tank, in file and print only; print.',
  );

const drawingSchema = each(['label', 'slider', 'spoken', 'hint'], text)
  .extend({ views: each(['front', 'side', 'section'], text) })
  .describe(
    '{{tank}}, {{level}}, {{isi}}, {{persen}} in a sentence; the handle, and as it is spoken; a step, {{langkah}}.',
  );

const verdictSchema = each(['content', 'stock', 'over', 'hidden'], text).describe(
  '{{level}}, {{isi}}, {{persen}}, {{penuh}}; with stock limits {{pakai}}, {{ruang}}, or {{lebih}} over the highest; ' +
    'what no tape reaches in a leaning tank: {{tersembunyi}} under it, {{atas}} over it.',
);

const names = {
  groups: ['more', 'limits'],
  problems: ['level', 'courses', 'outlet', 'lean', 'gauge', 'cap', 'narrow', 'water', 'deadStock', 'highest', 'ullage'],
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
    ...each(
      [
        ...(['sectionHeight', 'sectionDescribed', 'taperDescribed', 'secondDescribed'] as const),
        ...(['coursesDescribed', 'upperDescribed', 'leanDescribed'] as const),
      ],
      text.describe(
        'What a diameter is in another section; added to the tank: {{penampang}} and {{lebar}}, {{puncak}}, {{tutup2}}, ' +
          '{{lajur}}, {{atas}}, {{kemiringan}} and {{titik}}.',
      ),
    ).shape,
    drawing: drawingSchema,
    verdict: verdictSchema,
    readings: each(['content', 'share', 'ullage', 'usable', 'room', 'water'], readingSchema),
    ...each(['alarm', 'demo'], text.describe('Control that carries the tank there.')).shape,
    curve: curveSchema,
    standard: standardSchema,
    calibration: calibrationSchema,
    accuracy: accuracySchema,
    table: tableSchema,
  }),
});
export type TankTableText = PlainText<z.infer<typeof tankTableSchema>['tool']>;
