import { z } from 'zod';
import {
  type ChoiceName,
  type Condition,
  mediumFigures,
  mediumTraits,
  pickerChoices,
  pickerNumbers,
  quantities,
  radioCriteria,
  sensorCriteria,
  type TraitName,
  traitNames,
} from '../../shared/records/selection-fields.ts';
import { plain } from '../../shared/text/schema.ts';
import { words } from '../../shared/words/words.ts';
import { each } from '../kit/schema.ts';

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

const qualities = {
  dielectric: figureSchema.nullable().describe('Relative permittivity; null: no source yet.'),
  density: figureSchema.nullable().describe('kg/L, bulk density for solids; null: no source yet.'),
  vapour: z.enum(mediumTraits.vapour),
  foam: z.enum(mediumTraits.foam),
  buildUp: z.enum(mediumTraits.buildUp),
  conductivity: z.enum(mediumTraits.conductivity),
  wetted: z.enum(mediumTraits.wetted),
  hygienic: z.boolean().optional(),
};
const { dielectric, density, ...traits } = qualities;

const mediumSchema = z.strictObject({
  id: plain.regex(/^[a-z0-9-]+$/).describe('Its name in the address; never changed.'),
  name: plain.describe('As the trade calls it in Indonesia.'),
  also: z.array(plain).describe('Other names it is looked for by.'),
  kind: z.enum(pickerChoices.isi).describe('The kind whose qualities it has unless it says otherwise.'),
  dielectric,
  density,
  ...z.strictObject(traits).partial().shape,
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

const sourceSchema = z.strictObject({
  title: plain,
  what: plain.describe('What sort of source it is.'),
  opened: z.boolean().describe('Whether the source itself was read for these figures, or is quoted.'),
});

/** Where the figures of media come from, what holds for each kind, and the media themselves. */
export const mediaSchema = z
  .strictObject({
    sources: z.record(plain, sourceSchema),
    kinds: each(pickerChoices.isi, z.strictObject(qualities)),
    media: z.array(mediumSchema).min(60),
  })
  .superRefine(({ sources, kinds, media }, context) => {
    const named = [...Object.values(kinds), ...media].flatMap((medium) => {
      const { boils, melts, absorbs } = { boils: undefined, melts: undefined, absorbs: undefined, ...medium };
      const points = [medium.dielectric, medium.density, boils, melts];
      return [...points.map((point) => point?.source), absorbs].filter((source) => source !== undefined);
    });
    const ids = media.map(({ id }) => id);
    const issues = [
      ...named.filter((source) => !Object.hasOwn(sources, source)).map((source) => `“${source}” is no source`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `“${id}” stands there twice`),
    ];
    for (const message of issues) context.addIssue({ code: 'custom', message });
  });
export type MediaRecord = z.infer<typeof mediaSchema>;

const traitWords = <K extends TraitName>(name: K) =>
  each<(typeof mediumTraits)[K][number], typeof words>(mediumTraits[name], words);

/** Choosing a medium by name, and how its figures are quoted. */
const mediumWordsSchema = z.strictObject({
  label: words.describe('What is asked for by name.'),
  hint: words,
  none: words.describe('Nothing found for what was typed.'),
  count: words.describe('How many were found: {{jumlah}}.'),
  clear: words,
  ...each(['dielectric', 'density', 'boils', 'melts', 'property', 'value', 'source'], words).shape,
  judgement: words.describe('Source of a quality: nobody measured it.'),
  noSource: words.describe('Stands where a figure has no source yet.'),
  boilsLine: words.describe('{{nilai}} and {{sumber}} are filled.'),
  traitLine: words.describe('{{sifat}} and {{nilai}} are filled.'),
  basisLine: words.describe('{{sumber}} is filled.'),
  labels: each(traitNames, words),
  traits: z.strictObject({
    vapour: traitWords('vapour'),
    foam: traitWords('foam'),
    buildUp: traitWords('buildUp'),
    conductivity: traitWords('conductivity'),
    wetted: traitWords('wetted'),
  }),
});

const rejection = z.strictObject({
  reason: words.describe('Why it does not fit; {{nilai}} {{dari}} {{sampai}} are filled.'),
  change: words.describe('What would have to change.'),
});
const warning = z.strictObject({ reason: words });

const some = (values: readonly [string, ...string[]]) => z.array(z.enum(values)).min(1).optional();
const bounds = z
  .strictObject({ above: z.number().optional(), below: z.number().optional() })
  .refine(({ above, below }) => above !== undefined || below !== undefined, 'must name a bound');

/** What a rule may ask of the medium in the tank. */
const mediumConditionSchema = z.strictObject({
  ...(Object.fromEntries(Object.entries(mediumTraits).map(([name, values]) => [name, some(values)])) as Record<
    TraitName,
    ReturnType<typeof some>
  >),
  dielectric: bounds.optional().describe('Bounds on the lowest dielectric constant that the sources give.'),
  unknown: z.array(z.enum(mediumFigures)).min(1).optional().describe('Only when one of these figures has no source.'),
  absorbs: z.boolean().optional().describe('Whether its vapour weakens microwaves.'),
});

/** Every field named must hold: a choice has one of the values, a figure lies above or below a bound. */
const conditionSchema: z.ZodType<Condition, Condition> = z.strictObject({
  ...(Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, some(values)])) as Record<
    ChoiceName,
    ReturnType<typeof some>
  >),
  besaran: z.array(z.enum(quantities)).min(1).optional().describe('Only when it is judged for one of these.'),
  medium: mediumConditionSchema.optional(),
  angka: z.strictObject(Object.fromEntries(pickerNumbers.map((name) => [name, bounds.optional()]))).optional(),
});

const ruleSchema = z
  .strictObject({
    about: z.enum([...sensorCriteria, ...radioCriteria]).describe('Row of the decision table.'),
    when: conditionSchema.describe('Answers that call the rule up.'),
    verdict: z.enum(['care', 'reject']).describe('care: possible, with a condition; reject: does not fit.'),
    reason: words.describe(
      'Why, in one or two sentences; may hold {{isi}} {{dielektrik}} {{massaJenis}} {{bahanBasah}}.',
    ),
    basis: words.optional().describe('Where the limit of the rule comes from: the source in words.'),
    change: words.optional().describe('What would have to change; every rejection says it.'),
  })
  .refine(({ verdict, change }) => (verdict === 'reject') === (change !== undefined), {
    error: 'a rejection, and only a rejection, says what would have to change',
    path: ['change'],
  });
export type Rule = z.infer<typeof ruleSchema>;

/** What speaks against an instrument: rules of all sensors, of all radios, and of each by its record's name. */
export const rulesSchema = z.strictObject({
  sensors: z.array(ruleSchema),
  radios: z.array(ruleSchema),
  instruments: z.record(plain, z.array(ruleSchema)),
});

const outsideSchema = z.strictObject({
  title: words.describe('The instrument, as the trade calls it.'),
  when: conditionSchema.describe('Answers that call it up.'),
  also: z.boolean().describe('True: named also where a sensor of the catalogue fits.'),
  reason: words.describe('Why it serves here, and what it asks for.'),
});

/** What holds for every instrument, and how it is said. */
export const judgingSchema = z.strictObject({
  medium: mediumWordsSchema,
  quantities: each(quantities, words).describe('What is measured, in words.'),
  ranges: each(['quantity', 'accuracy', 'far', 'near', 'temperature', 'pressure'], rejection).extend({
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
  outside: z.array(outsideSchema).describe('Instruments that are not in the catalogue.'),
});

const lineSchema = z.strictObject({
  text: words.describe(
    'May contain {{slots}}: names of the fields, mm, liter. A line with an unknown slot is left out.',
  ),
  when: conditionSchema.optional().describe('Answers that call the line up; absent: always.'),
});
const paperSchema = z.strictObject({
  note: words.describe('What it is, and what remains to be done by the reader.'),
  chapters: z.array(z.strictObject({ title: words, lines: z.array(lineSchema).min(1) })).min(2),
});
export type Paper = z.infer<typeof paperSchema>;

/** What the answers write: the survey's check list, and the requirements for bidders. */
export const papersSchema = z.strictObject({ checklist: paperSchema, tor: paperSchema });
