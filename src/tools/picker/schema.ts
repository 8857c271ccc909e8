import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import { conditionSchema, radioRuleSchema, sensorRuleSchema } from '../../shared/records/selection.ts';
import {
  type ChoiceName,
  mediumTraits,
  pickerChoices,
  pickerNumbers,
  quantities,
  radioCriteria,
  sensorCriteria,
  type TraitName,
} from '../../shared/records/selection-fields.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { plain, text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { impossibilities } from './inputs.ts';

/** A record that has exactly these keys. */
const named = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>);

const traitWords = Object.fromEntries(
  Object.entries(mediumTraits).map(([name, values]) => [name, named<string, typeof text>(values, text)]),
) as unknown as { [K in TraitName]: z.ZodObject<Record<(typeof mediumTraits)[K][number], typeof text>> };
/** Choosing a medium by name, and how its figures are quoted. */
const mediumWordsSchema = z.strictObject({
  label: text.describe('What is asked for by name.'),
  hint: text,
  none: text.describe('Nothing found for what was typed.'),
  count: text.describe('How many were found: {{jumlah}}.'),
  clear: text,
  dielectric: text,
  density: text,
  boils: text,
  melts: text,
  property: text,
  value: text,
  source: text,
  judgement: text.describe('Source of a quality: nobody measured it.'),
  noSource: text.describe('Stands where a figure has no source yet.'),
  boilsLine: text.describe('{{nilai}} and {{sumber}} are filled.'),
  traitLine: text.describe('{{sifat}} and {{nilai}} are filled.'),
  basisLine: text.describe('{{sumber}} is filled.'),
  labels: named(Object.keys(mediumTraits) as TraitName[], text),
  traits: z.strictObject(traitWords),
});

const sourceId = plain.describe('Name of a source of this file.');
const figureSchema = z
  .strictObject({
    from: z.number().positive().describe('The value, or the lower end of the range.'),
    to: z.number().positive().optional().describe('Upper end; leave out for one value.'),
    open: z.boolean().optional().describe('True where the source only says “above”.'),
    at: z.number().optional().describe('°C at which it holds.'),
    source: sourceId,
    note: plain.optional().describe('What it stands for, and what other sources say.'),
  })
  .refine(({ from, to }) => to === undefined || to > from, { error: 'must lie above `from`', path: ['to'] })
  .refine(({ open, to }) => !open || to === undefined, { error: 'an open figure has no upper end', path: ['open'] });
const pointSchema = z.strictObject({ at: z.number().describe('°C.'), source: sourceId, note: plain.optional() });

type TraitFields = { [K in TraitName]: z.ZodEnum<{ [V in (typeof mediumTraits)[K][number]]: V }> };
const traits = Object.fromEntries(
  Object.entries(mediumTraits).map(([name, values]) => [name, z.enum(values)]),
) as unknown as TraitFields;

const figures = {
  dielectric: figureSchema.nullable().describe('Relative permittivity; null: no source yet.'),
  density: figureSchema.nullable().describe('kg/L, bulk density for solids; null: no source yet.'),
};
const kindSchema = z.strictObject({ ...figures, ...traits, hygienic: z.boolean().optional() });

const mediumSchema = z.strictObject({
  id: plain.regex(/^[a-z0-9-]+$/).describe('Its name in the address; never changed.'),
  name: plain.describe('As the trade calls it in Indonesia.'),
  also: z.array(plain).describe('Other names it is looked for by.'),
  kind: z.enum(pickerChoices.isi).describe('The kind whose qualities it has unless it says otherwise.'),
  ...figures,
  ...z.strictObject(traits).partial().shape,
  hygienic: z.boolean().optional(),
  boils: pointSchema.optional().describe('Normal boiling point.'),
  melts: pointSchema.optional().describe('Melting point; below it the answers are refused.'),
  absorbs: sourceId.optional().describe('Source that says that its vapour weakens microwaves.'),
  stored: z
    .strictObject({
      temperature: z.number().describe('°C.'),
      pressure: z.number().describe('bar above the atmosphere.'),
    })
    .optional()
    .describe('Usual storage, where it is not air temperature and pressure; fills the fields of the picker.'),
  note: plain.optional(),
});

/** Where the figures of media come from, what holds for each kind, and the media themselves. */
export const mediaSchema = z
  .strictObject({
    sources: z.record(
      plain,
      z.strictObject({
        title: plain,
        what: plain.describe('What sort of source it is.'),
        opened: z.boolean().describe('Whether the source itself was read for these figures, or is quoted.'),
      }),
    ),
    kinds: z.strictObject(
      Object.fromEntries(pickerChoices.isi.map((kind) => [kind, kindSchema])) as Record<
        (typeof pickerChoices.isi)[number],
        typeof kindSchema
      >,
    ),
    media: z.array(mediumSchema).min(60),
  })
  .superRefine(({ sources, kinds, media }, context) => {
    const ids = media.map(({ id }) => id);
    const check = (path: (string | number)[], source: string | undefined) => {
      if (source !== undefined && !Object.hasOwn(sources, source))
        context.addIssue({ code: 'custom', path, message: `“${source}” is no source of this file` });
    };
    for (const [kind, { dielectric, density }] of Object.entries(kinds)) {
      check(['kinds', kind, 'dielectric'], dielectric?.source);
      check(['kinds', kind, 'density'], density?.source);
    }
    for (const [index, { id, dielectric, density, boils, melts, absorbs }] of media.entries()) {
      const found = { dielectric: dielectric?.source, density: density?.source, boils: boils?.source };
      for (const [field, source] of Object.entries({ ...found, melts: melts?.source, absorbs }))
        check(['media', index, field], source);
      if (ids.indexOf(id) !== index)
        context.addIssue({ code: 'custom', path: ['media', index, 'id'], message: 'twice' });
    }
  });
export type MediaRecord = z.infer<typeof mediaSchema>;

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
