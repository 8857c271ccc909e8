import type { PlainText } from 'contract/marked';
import {
  type Delivery,
  deliveryInputs,
  deliveryProblems,
  listColumns,
  sources,
  verdicts,
} from 'tank-gauging/delivery/model';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, pasteListSchema, readingSchema, recordSheetSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';

const names = {
  groups: ['levels', 'product', 'order', 'truck', 'errors'],
  problems: deliveryProblems,
  actions: ['record'],
} as const;

export const deliverySchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: toolSchema(deliveryInputs, names, {
    verdict: each(verdicts, text).describe('{{selisih}} and {{u}}: difference and its uncertainty; {{t}}: tolerance.'),
    remedy: each(['one', 'none', 'depths'], text).describe(
      "Improvement that would give a verdict: {{isian}} and {{sampai}}, or {{ruang}} for all together; with an addition if it concerns the tank's temperature.",
    ),
    readings: each(['short', 'received', 'at15'], readingSchema),
    line: each(['label', 'caption'], text).describe('The difference on a scale: text alternative, and how to read it.'),
    budget: z.strictObject({
      title: text,
      columns: z.tuple([text, text, text]),
      sources: each(sources, text),
      total: text,
    }),
    batch: pasteListSchema.extend({
      title: text,
      caption: text,
      columns: each(listColumns, text),
      verdicts: each(verdicts, text),
      sums: z
        .strictObject({ caption: text, columns: z.array(text).length(6), leans: text })
        .describe('Total of each supplier; `leans`: within the sum of the tolerances, but significant.'),
    }),
    truck: z.strictObject({
      caption: text.describe('Caption of the truck as second measurement: {{volume}}.'),
      columns: z.tuple([text, text, text]),
      steps: each(['loaded', 'unloaded', 'whole'], text).describe('From order to truck, from truck to tank, and both.'),
    }),
    ownTable: each(['title', 'lead', 'result', 'use', 'outside', 'values'], text).describe(
      'The visitor’s own calibration table: {{level}} is outside it; {{sebelum}}, {{sesudah}} as converted by it.',
    ),
    record: recordSheetSchema.extend({
      results: each(
        [
          ...(['before', 'after', 'factorBefore', 'factorAfter', 'factorOrdered', 'density'] as const),
          ...(['observed', 'at15', 'asOrdered', 'difference', 'tolerance'] as const),
        ],
        text,
      ).describe('Labels of the results.'),
    }),
  }),
});
type DeliveryText = PlainText<z.infer<typeof deliverySchema>['tool']>;
export type DeliveryData = ToolData<DeliveryText>;
export type DeliveryView = ToolView<typeof deliveryInputs, DeliveryData, Delivery>;
