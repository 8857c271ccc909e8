import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import {
  type ChoiceName,
  choiceNames,
  pickerChoices,
  pickerNumbers,
  radioCriteria,
  sensorCriteria,
} from '../../shared/records/selection-fields.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { each } from '../kit/words-schema.ts';

const choiceField = <K extends ChoiceName>(name: K) =>
  z.strictObject({
    label: text.describe('What is asked.'),
    options: each<(typeof pickerChoices)[K][number], typeof text>(pickerChoices[name], text).describe(
      'Each value in words.',
    ),
  });
const numberField = z.strictObject({
  label: text.describe('What is asked.'),
  unit: text,
  hint: text.optional().describe('Where to find the figure, or what is meant.'),
});
type ChoiceFields = { [K in ChoiceName]: ReturnType<typeof choiceField<K>> };

/** Headings, labels and controls of the result; some hold {{slots}}. */
const wordKeys = [
  'pick',
  'pickAlone',
  'pickNone',
  'sensor',
  'radio',
  'noSensor',
  'noRadio',
  'noSensorLead',
  'noRadioLead',
  'change',
  'nearest',
  'noConditions',
  'datasheet',
  'tankLine',
  'present',
  'noLimit',
  'tanks',
  'impossible',
  'outside',
  'outsideLead',
  'companions',
  'noCompanion',
  'error',
  'errorNote',
  'errorNoteLevel',
  'errorUnknown',
  'errorNone',
  'life',
  'lifeNote',
  'lifeMains',
  'lifeSolar',
  'sensorTable',
  'radioTable',
  'criterion',
  'verdict',
  'reasons',
  'evidence',
  'checklist',
  'tor',
  'rank',
  'radioRank',
  'scale',
  'here',
  'mains',
  'alarm',
  'roi',
  'copy',
  'markdown',
  'plain',
] as const;

const pickerTextSchema = z.strictObject({
  inputsTitle: text.describe('Heading of the answers.'),
  resultTitle: text.describe('Heading of the result.'),
  groups: each(['content', 'tank', 'network'], z.strictObject({ title: text })),
  fields: each(pickerNumbers, numberField).extend(
    Object.fromEntries(choiceNames.map((name) => [name, choiceField(name)])) as unknown as ChoiceFields,
  ),
  actions: each(['consult', 'share', 'reset', 'print'], text),
  criteria: each([...new Set([...sensorCriteria, ...radioCriteria])], text).describe('Rows of the decision tables.'),
  verdicts: each(['fits', 'care', 'reject'], text),
  words: each(wordKeys, text).describe('Headings, labels and controls of the result.'),
});
export type PickerText = Plain<z.infer<typeof pickerTextSchema>>;

export const pickerSchema = toolPageSchema.extend({
  sheet: headingSchema.describe('Heading of the selection sheet.'),
  tool: pickerTextSchema,
});
