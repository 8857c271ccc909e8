import { z } from 'zod';
import { pickerChoices, quantities } from '../../shared/records/selection-fields.ts';
import { plain } from '../../shared/text/schema.ts';
import { words } from '../../shared/words/words.ts';
import { each } from '../kit/schema.ts';
import { pickerInputs } from './inputs.ts';

/** Qualities of a medium, as rules name them. */
const traits = {
  vapour: z.enum(['low', 'moist', 'volatile', 'boiling', 'fuming', 'dust']),
  foam: z.enum(['none', 'thin', 'thick']),
  buildUp: z.enum(['none', 'thin', 'heavy']),
  conductivity: z.enum(['insulating', 'weak', 'conductive']),
  wetted: z.enum(['steel', 'stainless', 'ptfe', 'alloy']),
};
const { vapour, foam, buildUp, conductivity, wetted } = traits;

/** Figures that rules may bound: those that are typed, and those that `tankOf` derives from them. */
const boundable = [
  ...Object.values(pickerInputs).flatMap(({ kind, key }) => (kind === 'number' ? [key] : [])),
  ...[
    'mutlak',
    'uapAir',
    'geser',
    'geserMm',
    'padat',
    'bedaSuhu',
    'leherRadar',
    'leherUltrasonik',
    'leherLebih',
    'sorot',
  ],
];

const sourceId = plain.describe('Name of a source in media.yaml.');
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
const pointSchema = z.strictObject({
  at: z.number().describe('°C.'),
  to: z.number().optional().describe('Upper end of a mixture.'),
  source: sourceId,
  note: plain.optional(),
});
const table = z.array(z.tuple([z.number(), z.number().positive()])).min(1);

const figures = {
  dielectric: figureSchema.nullable().describe('Relative permittivity; null: no source yet.'),
  density: figureSchema.nullable().describe('kg/L, bulk density for solids; null: no source yet.'),
};
const nature = z
  .strictObject({
    boils: pointSchema.describe('Normal boiling point; `to` is that of the heaviest part of a mixture.'),
    melts: pointSchema.describe('Melting point: below it answers are refused; up to `to` a part is solid.'),
    gas: plain.describe('Its vapour among the gases of this file.'),
    absorbs: sourceId.describe('Source that says that its vapour weakens microwaves.'),
    explosive: z
      .strictObject({
        group: z.enum(['IIA', 'IIB', 'IIC', 'IIIA', 'IIIB', 'IIIC']),
        class: z.enum(['T1', 'T2', 'T3', 'T4', 'T5', 'T6']).optional().describe('Temperature class of a gas.'),
        source: sourceId,
      })
      .nullable()
      .describe('Gas or dust group of its vapour or dust; null: it does not burn.'),
    hygienic: z.boolean(),
  })
  .partial().shape;
const mediumSchema = z.strictObject({
  id: plain.regex(/^[a-z0-9-]+$/).describe('Its name in the address; never changed.'),
  name: plain.describe('As the trade calls it in Indonesia.'),
  also: z.array(plain).describe('Other names it is looked for by.'),
  kind: z.enum(pickerChoices.isi).describe('The kind whose qualities it has unless it says otherwise.'),
  ...figures,
  ...z.strictObject(traits).partial().shape,
  ...nature,
  stored: z
    .strictObject({ temperature: z.number().describe('°C.'), pressure: z.number().describe('bar, gauge.') })
    .optional()
    .describe('Usual storage, where it is not air temperature and pressure; fills the fields of the picker.'),
  note: plain.optional(),
});

/** Every name of a source that stands anywhere in a record. */
const sourcesIn = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        ['source', 'absorbs'].includes(key) && typeof inner === 'string' ? [inner] : sourcesIn(inner),
      );

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
    gases: z.record(
      plain,
      z.strictObject({
        vapour: table.optional().describe('Vapour pressure: °C and bar absolute, ascending.'),
        critical: z.number().optional().describe('°C above which it is a gas at any pressure.'),
        slows: table.optional().describe('Bar of it, and per cent of the distance that a radar reads too much.'),
        source: sourceId,
      }),
    ),
    kinds: each(pickerChoices.isi, z.strictObject({ ...figures, ...traits, ...nature })),
    media: z.array(mediumSchema).min(60),
  })
  .superRefine(({ sources, gases, kinds, media }, context) => {
    const ids = media.map(({ id }) => id);
    const all = [...Object.values(kinds), ...media];
    const issues = [
      ...sourcesIn([gases, all])
        .filter((id) => !Object.hasOwn(sources, id))
        .map((id) => `“${id}” is no source`),
      ...all.flatMap(({ gas }) => (gas && !Object.hasOwn(gases, gas) ? [`“${gas}” is no vapour of this file`] : [])),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `“${id}” stands there twice`),
    ];
    for (const message of issues) context.addIssue({ code: 'custom', message });
  });
export type MediaRecord = z.infer<typeof mediaSchema>;

const some = (values: readonly string[]) => z.array(z.enum(values)).min(1).optional();
const choices = Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, some(values)]));
const bounds = z
  .strictObject({ above: z.number().optional(), below: z.number().optional() })
  .refine(({ above, below }) => above !== undefined || below !== undefined, 'must name a bound');

/** Every field named must hold: a choice has one of the values, a figure lies between its bounds (exclusive). */
const conditionSchema = z.strictObject({
  ...(choices as Record<keyof typeof pickerChoices, ReturnType<typeof some>>),
  besaran: z.array(z.enum(quantities)).min(1).optional().describe('Only when it is judged for one of these.'),
  medium: z
    .strictObject({
      vapour: some(vapour.options),
      foam: some(foam.options),
      buildUp: some(buildUp.options),
      conductivity: some(conductivity.options),
      wetted: some(wetted.options),
      unknown: some(['dielectric', 'density']).describe('Only when one of these figures has no source.'),
      dielectric: bounds.optional().describe('Bounds on the lowest dielectric constant that the sources give.'),
      absorbs: z.boolean().optional().describe('Whether its vapour weakens microwaves.'),
      hygienic: z.boolean().optional(),
      explosive: z.boolean().optional().describe('Whether vapour or dust can burn.'),
    })
    .optional(),
  angka: z.partialRecord(z.enum(boundable), bounds).optional(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** Rows of the decision tables: of sensors first, then what is looked at for radios alone. */
export const criteria = [
  ...(['besaran', 'akurasi', 'serah', 'isi', 'uap', 'busa', 'suhu', 'tekanan', 'rentang'] as const),
  ...(['pasang', 'halangan', 'zona', 'jarak', 'sinyal', 'letak', 'daya', 'jeda'] as const),
];
export type Criterion = (typeof criteria)[number];

const reason = words.describe('Why; {{isi}} {{dielektrik}} {{massaJenis}} and figures of the tank are filled.');
const change = words.describe('What would have to change.');
const ruleSchema = z.strictObject({
  about: z.enum(criteria).describe('Row of the decision table.'),
  when: conditionSchema.describe('Answers that call the rule up.'),
  reason,
  change: change.optional().describe('Makes it a rejection: what would have to change. Without it: possible, but.'),
  source: sourceId.describe('Where it comes from; a source of media.yaml.'),
  through: words.optional().describe('How the sensor must be mounted; stands in the sentence of the verdict.'),
  adds: z.enum(['geserMm']).optional().describe('Figure in mm that adds to the error of the level.'),
});
export type Rule = z.infer<typeof ruleSchema>;

/** What speaks against an instrument: rules of all sensors, of all radios, and of each by its record's name. */
export const rulesSchema = z.strictObject({
  sensors: z.array(ruleSchema),
  radios: z.array(ruleSchema),
  instruments: z.record(plain, z.array(ruleSchema)),
});

const rejection = z.strictObject({ reason, change });
const warning = z.strictObject({ reason });

export const judgingSchema = z.strictObject({
  rows: each(['sensors', 'radios'], z.array(z.enum(criteria))).describe('Rows of the two decision tables.'),
  medium: z
    .strictObject({
      ...each(['label', 'hint', 'none', 'clear', 'judgement', 'noSource', 'property', 'value', 'source'], words).shape,
      ...each(['dielectric', 'density', 'boils', 'melts', 'explosive'], words).shape,
      ...each(
        ['count', 'pointLine', 'traitLine'],
        words.describe('{{jumlah}}; {{nama}} {{nilai}} {{sumber}}; {{sifat}}.'),
      ).shape,
      labels: each(['vapour', 'foam', 'buildUp', 'conductivity', 'wetted'], words),
      traits: z.strictObject({
        vapour: each(vapour.options, words),
        foam: each(foam.options, words),
        buildUp: each(buildUp.options, words),
        conductivity: each(conductivity.options, words),
        wetted: each(wetted.options, words),
      }),
    })
    .describe('Choosing a medium by name, and how its figures are quoted.'),
  quantities: each(quantities, words).describe('What is measured, in words.'),
  ranges: each(['quantity', 'accuracy', 'far', 'near', 'temperature', 'pressure', 'density'], rejection).extend({
    spread: warning.describe('The density is spread: {{massaJenis}} {{persen}} {{geser}} are filled.'),
    densityUnknown: warning.describe('The density has no source; {{isi}} is filled.'),
  }),
  reach: z.strictObject({ far: rejection, blocked: rejection, long: warning, obstacle: warning }),
  battery: z.strictObject({
    rejectBelow: z.number().describe('Years; a shorter life on battery alone is no choice.'),
    careBelow: z.number().describe('Years; a shorter life is worth a word.'),
    tooShort: rejection,
    short: warning,
  }),
  pressure: words.describe('Gauge and absolute: {{terukur}} and {{mutlak}}.'),
  told: each(['above', 'below'], words).describe('Pressure and temperature do not fit saturation.'),
  zones: z.record(plain, words).describe('What a device must carry in a zone; {{grup}} is filled.'),
  noGroup: each(['gas', 'dust'], words).describe('In its place where the record knows no group of that zone.'),
  connections: z
    .array(z.strictObject({ when: conditionSchema, sensor: z.array(plain), text: words }))
    .describe('Process connection: the first that holds.'),
  outside: z
    .array(
      z.strictObject({
        title: words.describe('The instrument, as the trade calls it.'),
        when: conditionSchema.describe('Answers that call it up.'),
        also: z.boolean().describe('True: named also where a sensor of the catalogue fits.'),
        reason: words.describe('Why it serves here, and what it asks for.'),
        source: sourceId,
      }),
    )
    .describe('Instruments that are not in the catalogue.'),
});

const paperSchema = z.strictObject({
  note: words.describe('What it is, and what remains to be done by the reader.'),
  chapters: z
    .array(
      z.strictObject({
        title: words,
        lines: z
          .array(
            z.strictObject({
              text: words.describe(
                'May contain {{slots}}: names of fields, mm, liter. With an unknown one it is left out.',
              ),
              when: conditionSchema.optional().describe('Answers that call the line up; absent: always.'),
            }),
          )
          .min(1),
      }),
    )
    .min(2),
});
export type Paper = z.infer<typeof paperSchema>;

export const papersSchema = z.strictObject({
  checklist: paperSchema,
  tor: paperSchema,
  tender: z
    .strictObject({
      file: words.describe('Name of the files, without ending.'),
      ...each(['document', 'workbook'], words.describe('Controls that make the files.')).shape,
      ...each(['platform', 'limits', 'approvals', 'terms', 'levels'], words.describe('Items and lines.')).shape,
      radio: words.describe('A radio as an item: {{nama}}.'),
      survey: words.describe('In place of what only a survey or an offer can say.'),
      sheets: each(['quantities', 'matrix'], words),
      columns: z.strictObject({ quantities: z.array(words).length(7), matrix: z.array(words).length(6) }),
      statuses: each(['met', 'offer', 'missing'], words),
      units: each(['piece', 'link', 'lot', 'year'], words),
      termNames: each(['warranty', 'leadTime', 'exportPeriod', 'dataLocation'], words),
    })
    .describe('The tender package: requirements, bill of quantities and compliance matrix.'),
});
