import { z } from 'zod';
import type { PlainText } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, pasteListSchema, readingSchema, recordSheetSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import { type Delivery, deliveryInputs, deliveryProblems, listColumns, sources, verdicts } from './model.ts';

const names = {
  groups: ['levels', 'product', 'order', 'errors'],
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
    }),
    record: recordSheetSchema,
  }),
});
type DeliveryText = PlainText<z.infer<typeof deliverySchema>['tool']>;
export type DeliveryData = ToolData<DeliveryText>;
export type DeliveryView = ToolView<typeof deliveryInputs, DeliveryData, Delivery>;
