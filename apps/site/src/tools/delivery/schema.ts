import type { PlainText } from 'contract/marked';
import {
  askedInputs,
  type Delivery,
  type deliveryInputs,
  deliveryProblems,
  listColumns,
  uncertaintySources,
  verdicts,
} from 'tank-gauging/delivery/model';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import {
  pasteListSchema,
  readingSchema,
  recordSheetSchema,
  schemaForEach,
  toolPageSchema,
  toolSchema,
} from '../kit/schema.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';

const names = {
  groups: ['levels', 'product', 'order', 'truck', 'errors'],
  problems: deliveryProblems,
  actions: ['record'],
} as const;

export const deliverySchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: toolSchema(askedInputs, names, {
    verdict: schemaForEach(verdicts, text).describe(
      '{{selisih}} and {{u}}: difference and its uncertainty; {{t}}: tolerance.',
    ),
    remedy: schemaForEach(['one', 'none', 'depths'], text).describe(
      "Improvement that would give a verdict: {{isian}} and {{sampai}}, or {{ruang}} for all together; with an addition if it concerns the tank's temperature.",
    ),
    readings: schemaForEach(['short', 'received', 'at15'], readingSchema),
    line: schemaForEach(['label', 'caption'], text).describe(
      'The difference on a scale: text alternative, and how to read it.',
    ),
    budget: z.strictObject({
      title: text,
      columns: z.tuple([text, text, text]),
      sources: schemaForEach(uncertaintySources, text),
      total: text,
    }),
    batch: pasteListSchema.extend({
      title: text,
      caption: text,
      presumed: text.describe('Values of the form for columns that the list lacks: {{daftar}}.'),
      columns: schemaForEach(listColumns, text),
      verdicts: schemaForEach(verdicts, text),
      sums: z
        .strictObject({ caption: text, columns: z.array(text).length(6), leans: text })
        .describe('Total of each supplier; `leans`: within the sum of the tolerances, but significant.'),
    }),
    truck: z.strictObject({
      caption: text.describe('Caption of the truck as second measurement: {{volume}}.'),
      columns: z.tuple([text, text, text]),
      steps: schemaForEach(['loaded', 'unloaded', 'whole'], text).describe(
        'From order to truck, from truck to tank, and both.',
      ),
    }),
    ownTable: schemaForEach(['title', 'lead', 'result', 'use', 'outside', 'values'], text).describe(
      'The visitor’s own calibration table: {{level}} is outside it; {{sebelum}}, {{sesudah}} as converted by it.',
    ),
    vessel: schemaForEach(['label', 'assumed', 'details'], text).describe(
      'What the fields do not show of the vessel: assumed heads {{tutup}}, capacities {{dari}} to {{sampai}}; details.',
    ),
    record: recordSheetSchema.extend({
      results: schemaForEach(
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
