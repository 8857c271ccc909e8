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
  work: z.strictObject({ title: text }).describe('Name of the tool, for screen readers.'),
  tool: toolSchema(deliveryInputs, names, {
    verdict: each(verdicts, text).describe('{{selisih}} and {{u}}: difference and its uncertainty; {{t}}: tolerance.'),
    remedy: each(['one', 'none', 'depths'], text).describe(
      'What would decide: {{isian}} and {{sampai}}, or {{ruang}} for all together; added where that is the temperature in the tank.',
    ),
    readings: each(['short', 'received', 'at15'], readingSchema),
    line: each(['label', 'caption'], text).describe('The difference on a line: what it shows, and how to read it.'),
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
        .describe('Of each supplier; `leans`: within all tolerances together, and still not nothing.'),
    }),
    truck: z.strictObject({
      caption: text.describe('The truck as second measurement: {{volume}}.'),
      columns: z.tuple([text, text, text]),
      steps: each(['loaded', 'unloaded', 'whole'], text).describe('From the order to the truck, on to the tank, both.'),
    }),
    ownTable: each(['title', 'lead', 'result', 'use', 'outside', 'values'], text).describe(
      'The visitor’s own calibration table: {{level}} outside of it; {{sebelum}}, {{sesudah}} as it gives them.',
    ),
    record: recordSheetSchema.extend({
      results: each(
        [
          ...(['before', 'after', 'factorBefore', 'factorAfter', 'factorOrdered', 'density'] as const),
          ...(['observed', 'at15', 'asOrdered', 'difference', 'tolerance'] as const),
        ],
        text,
      ).describe('Names of what was found.'),
    }),
  }),
});
type DeliveryText = PlainText<z.infer<typeof deliverySchema>['tool']>;
export type DeliveryData = ToolData<DeliveryText>;
export type DeliveryView = ToolView<typeof deliveryInputs, DeliveryData, Delivery>;
