import type { PlainText } from 'contract/marked';
import { acceptanceInputs, dependences, ruleVerdicts, verdicts } from 'tank-gauging/acceptance/model';
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

const judged = [...verdicts, 'none'] as const;
const names = { groups: ['gauge'], problems: [], actions: ['record'] } as const;

export const acceptanceSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: toolSchema(acceptanceInputs, names, {
    pairs: pasteListSchema,
    verdict: schemaForEach(judged, text).describe(
      'Slots: {{bias}}, {{bawah}}, {{atas}}, {{batas}}, {{jumlah}}, {{rentang}}, {{ubah}}, {{pita}}.',
    ),
    todo: schemaForEach(judged, text).describe('Advice after the verdict.'),
    more: schemaForEach(['pairs', 'reference', 'scatter', 'outlier', 'risk', 'contradicted', 'kept'], text).describe(
      'Effect of {{tambah}} further pairs, or why they would not help; pair {{nomor}} at {{level}} off by {{selisih}}; {{risiko}}; repeats of {{ulang}}.',
    ),
    rules: z.strictObject({
      title: text,
      columns: z.array(text).length(5),
      ...schemaForEach(['contract', 'contractByLevel', 'proof'], text.describe('Name of the rule; {{batas}}.')).shape,
      readings: text.describe('{{di}} of {{dari}} readings.'),
      verdicts: schemaForEach(ruleVerdicts, text),
      proofs: schemaForEach(['proven', 'refuted', 'open', 'few', 'unable'], text),
      unreachable: text.describe('No number of pairs reaches a chance of 80 %.'),
    }),
    readings: schemaForEach(['bias', 'limits', 'count'], readingSchema),
    chart: schemaForEach(
      [
        'label',
        'x',
        'y',
        'pairs',
        'bias',
        'limits',
        'permitted',
        'caption',
        'gauge',
        'difference',
        'when',
        'temperature',
      ],
      text,
    ),
    dependence: schemaForEach([...dependences, 'real', 'chance', 'title', 'change', 'verdict'], text),
    record: recordSheetSchema,
  }),
});
export type AcceptanceText = PlainText<z.infer<typeof acceptanceSchema>['tool']>;
