import { impossibilities } from 'tank-gauging/picker/inputs';
import { criteria } from 'tank-gauging/picker/rules';
import { z } from 'zod';
import { headingSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';
import { words } from '../../shared/words/words.ts';
import { schemaForEach, toolPageSchema } from '../kit/schema.ts';

/** Keys of headings, labels and controls of the answer; some texts have {{slots}}. */
const answerNames = [
  ...(['sensor', 'radio', 'datasheet', 'roi', 'noSensor', 'noRadio', 'noSensorLead', 'noRadioLead'] as const),
  ...(['change', 'nearest', 'sensorTable', 'radioTable', 'criterion', 'verdict', 'noLimit', 'reasons'] as const),
  ...(['evidence', 'noConditions', 'rank', 'radioReasons', 'radioRank', 'scale', 'here', 'mains'] as const),
  ...(['conditions', 'mounting', 'mountingNote', 'flange', 'beam', 'highest', 'bottom', 'outside'] as const),
  ...(['outsideLead', 'checklist', 'tor', 'tankLine', 'present', 'copy', 'markdown', 'plain'] as const),
] as const;

/** Words of the answer to which sensor and network a tank needs, at both addresses that ask. */
export const answerSchema = z.strictObject({
  criteria: schemaForEach(criteria, words).describe('Rows of the decision tables.'),
  verdicts: schemaForEach(['fits', 'care', 'reject'], words),
  problems: schemaForEach(impossibilities, words).describe('Why answers contradict one another.'),
  words: schemaForEach(answerNames, words),
});

export const pickerSchema = toolPageSchema.extend({
  sheet: headingSchema.describe('Heading of the selection sheet.'),
  tool: z
    .strictObject({
      inputsTitle: text,
      resultTitle: text,
      actions: schemaForEach(['consult', 'share', 'reset', 'print'], text),
    })
    .describe('Where the tool differs from that of the whole sheet.'),
});
