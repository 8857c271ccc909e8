import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { impossibilities, pickerInputs } from './inputs.ts';
import { criteria } from './records-schema.ts';

/** Headings, labels and controls of the result; some hold {{slots}}. */
const resultWordsSchema = z.strictObject({
  ...each(
    ['pick', 'pickAlone', 'pickNone', 'pickOutside', 'impossible'],
    text.describe('The recommendation in one sentence.'),
  ).shape,
  ...each(['sensor', 'radio', 'companions', 'datasheet', 'alarm', 'roi'], text.describe('What was picked.')).shape,
  ...each(
    ['noSensor', 'noRadio', 'noSensorLead', 'noRadioLead', 'noCompanion', 'change', 'nearest'],
    text.describe('Nothing fits, what comes nearest, and what would have to change.'),
  ).shape,
  ...each(
    ['error', 'errorNote', 'errorNoteLevel', 'errorUnknown', 'errorNone', 'life', 'lifeNote', 'lifeMains', 'lifeSolar'],
    text.describe('The two figures, and what they rest on.'),
  ).shape,
  ...each(
    ['sensorTable', 'radioTable', 'criterion', 'verdict', 'noLimit', 'reasons', 'evidence', 'noConditions', 'rank'],
    text.describe('Every instrument judged, and why.'),
  ).shape,
  ...each(['radioReasons', 'radioRank', 'scale', 'here', 'mains'], text.describe('Networks against the distance.'))
    .shape,
  ...each(
    ['conditions', 'connection', 'protection', 'mounting', 'mountingNote', 'flange', 'beam', 'highest', 'bottom'],
    text.describe('What the recommended sensor asks for, and the drawing of its mounting.'),
  ).shape,
  ...each(['outside', 'outsideLead'], text.describe('Instruments that are not in the catalogue.')).shape,
  ...each(
    ['checklist', 'tor', 'tankLine', 'present', 'copy', 'markdown', 'plain'],
    text.describe('What the answers write, for one tank or several.'),
  ).shape,
});

// A medium is looked for by its name and has no list of options.
const { medium: _, ...fields } = pickerInputs;
const names = {
  groups: ['content', 'tank', 'network'],
  problems: impossibilities,
  actions: ['print'],
} as const;
const pickerTextSchema = toolSchema(fields, names, {
  criteria: each(criteria, text).describe('Rows of the decision tables.'),
  verdicts: each(['fits', 'care', 'reject'], text),
  words: resultWordsSchema,
});
export type PickerText = Plain<z.infer<typeof pickerTextSchema>>;

export const pickerSchema = toolPageSchema.extend({
  sheet: headingSchema.describe('Heading of the selection sheet.'),
  tool: pickerTextSchema,
});
