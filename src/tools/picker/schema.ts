import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import { conditionSchema, radioRuleSchema, sensorRuleSchema } from '../../shared/records/selection.ts';
import {
  type ChoiceName,
  pickerChoices,
  pickerNumbers,
  quantities,
  radioCriteria,
  sensorCriteria,
} from '../../shared/records/selection-fields.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { impossibilities } from './impossible.ts';
import { mediumWordsSchema, named } from './medium-words.ts';

const choiceField = <K extends ChoiceName>(name: K) =>
  z.strictObject({
    label: text.describe('What is asked.'),
    options: named<string, typeof text>(pickerChoices[name], text).describe('Each value in words.'),
  });
const numberField = z.strictObject({
  label: text.describe('What is asked.'),
  unit: text,
  hint: text.optional().describe('Where to find the figure, or what is meant.'),
});

const outsideSchema = z.strictObject({
  title: text.describe('The instrument, as the trade calls it.'),
  when: conditionSchema.describe('Answers that call it up.'),
  also: z.boolean().describe('True: named also where a sensor of the catalogue fits.'),
  reason: text.describe('Why it serves here, and what it asks for.'),
});
export type Outside = Plain<z.infer<typeof outsideSchema>>;

const rejection = z.strictObject({
  reason: text.describe('Why it does not fit; {{nilai}} {{dari}} {{sampai}} are filled.'),
  change: text.describe('What would have to change.'),
});
const warning = z.strictObject({ reason: text });

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
  'loadFailed',
  'impossible',
  'outside',
  'outsideLead',
  'errorNoteLevel',
  'companions',
  'noCompanion',
  'error',
  'errorNote',
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
  'rank',
  'radioRank',
  'scale',
  'scaleLabel',
  'here',
  'operator',
  'lifeScale',
  'mains',
  'ask',
  'alarm',
  'roi',
  'print',
  'share',
  'copy',
  'markdown',
  'plain',
  'reset',
] as const;

const lineSchema = z.strictObject({
  text: text.describe(
    'May contain {{slots}}: names of the fields, mm, liter. A line with an unknown slot is left out.',
  ),
  when: conditionSchema.optional().describe('Answers that call the line up; absent: always.'),
});
const paperSchema = z.strictObject({
  title: text,
  note: text.describe('What it is, and what remains to be done by the reader.'),
  chapters: z.array(z.strictObject({ title: text, lines: z.array(lineSchema).min(1) })).min(2),
});
export type Paper = Plain<z.infer<typeof paperSchema>>;

const pickerTextSchema = z.strictObject({
  inputs: text.describe('Heading of the answers.'),
  result: text.describe('Heading of the result.'),
  groups: z
    .array(z.strictObject({ title: text, fields: z.array(z.enum([...Object.keys(pickerChoices), ...pickerNumbers])) }))
    .min(2)
    .describe('Order of the fields.'),
  fields: z.strictObject({
    isi: choiceField('isi'),
    ukur: choiceField('ukur'),
    serah: choiceField('serah'),
    bentuk: choiceField('bentuk'),
    uap: choiceField('uap'),
    busa: choiceField('busa'),
    zona: choiceField('zona'),
    bahan: choiceField('bahan'),
    nosel: choiceField('nosel'),
    halangan: choiceField('halangan'),
    letak: choiceField('letak'),
    sinyal: choiceField('sinyal'),
    pandang: choiceField('pandang'),
    daya: choiceField('daya'),
    jeda: choiceField('jeda'),
    suhu: numberField,
    tekanan: numberField,
    tinggi: numberField,
    ruang: numberField,
    diameter: numberField,
    galat: numberField,
    batas: numberField,
    panjang: numberField,
    isian: numberField,
    jarak: numberField,
  }),
  medium: mediumWordsSchema.describe('Choosing a medium by name, and how its figures are quoted.'),
  quantities: named(quantities, text).describe('What is measured, in words.'),
  criteria: named([...new Set([...sensorCriteria, ...radioCriteria])], text).describe('Rows of the decision tables.'),
  ranges: z.strictObject({
    quantity: rejection,
    accuracy: rejection,
    far: rejection,
    near: rejection,
    temperature: rejection,
    pressure: rejection,
    density: z
      .strictObject({ care: warning, reject: rejection })
      .describe('What the spread of the density does; {{massaJenis}} {{persen}} {{geser}} {{sampai}} are filled.'),
    densityUnknown: warning.describe('The density has no source; {{isi}} is filled.'),
  }),
  reach: z.strictObject({ far: rejection, blocked: rejection, long: warning, obstacle: warning }),
  battery: z.strictObject({
    rejectBelow: z.number().describe('Years; a shorter life on battery alone is no choice.'),
    careBelow: z.number().describe('Years; a shorter life is worth a word.'),
    tooShort: rejection,
    short: warning,
  }),
  rules: z
    .strictObject({ sensors: z.array(sensorRuleSchema), radios: z.array(radioRuleSchema) })
    .describe('Rules that hold for every sensor, and for every radio.'),
  outside: z.array(outsideSchema).describe('Instruments that are not in the catalogue.'),
  impossible: named(impossibilities, text).describe('Why answers cannot be true together.'),
  verdicts: named(['fits', 'care', 'reject'], text),
  words: named(wordKeys, text).describe('Headings, labels and controls of the result.'),
  checklist: paperSchema,
  tor: paperSchema,
});
export type PickerText = Plain<z.infer<typeof pickerTextSchema>>;

export const pickerSchema = toolPageSchema.extend({
  sheet: headingSchema.describe('Heading of the selection sheet.'),
  tool: pickerTextSchema,
});
