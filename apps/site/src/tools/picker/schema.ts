import type { PlainText } from 'contract/marked';
import { impossibilities, pickerInputs } from 'tank-gauging/picker/inputs';
import { criteria } from 'tank-gauging/picker/rules';
import type { z } from 'zod';
import { headingSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';
import { schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';

/** Keys of headings, labels and controls of the result; some texts have {{slots}}. */
const resultWords = [
  ...(['pick', 'pickAlone', 'pickNone', 'pickOutside', 'impossible', 'sensor', 'radio'] as const),
  ...(['datasheet', 'alarm', 'roi', 'noSensor', 'noRadio', 'noSensorLead', 'noRadioLead'] as const),
  ...(['change', 'nearest', 'error', 'errorNote', 'errorNoteLevel', 'errorUnknown', 'errorNone'] as const),
  ...(['life', 'lifeNote', 'lifeMains', 'lifeSolar', 'sensorTable', 'radioTable', 'criterion', 'verdict'] as const),
  ...(['noLimit', 'reasons', 'evidence', 'noConditions', 'rank', 'radioReasons', 'radioRank', 'scale'] as const),
  ...(['here', 'mains', 'conditions', 'mounting', 'mountingNote', 'flange'] as const),
  ...(['beam', 'highest', 'bottom', 'outside', 'outsideLead', 'checklist', 'tor', 'tankLine', 'present'] as const),
  ...(['copy', 'markdown', 'plain'] as const),
];

// A medium is searched by name and has no list of options.
const { medium: _, ...fields } = pickerInputs;
const names = {
  groups: ['content', 'span', 'own', 'tank', 'network'],
  problems: impossibilities,
  actions: ['print'],
} as const;
const pickerTextSchema = toolSchema(fields, names, {
  criteria: schemaForEach(criteria, text).describe('Rows of the decision tables.'),
  verdicts: schemaForEach(['fits', 'care', 'reject'], text),
  words: schemaForEach(resultWords, text),
});
export type PickerText = PlainText<z.infer<typeof pickerTextSchema>>;

export const pickerSchema = toolPageSchema.extend({
  sheet: headingSchema.describe('Heading of the selection sheet.'),
  tool: pickerTextSchema,
});
