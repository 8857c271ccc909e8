import { budgetBases, budgetParts } from 'tank-gauging/picker/budget';
import { insides } from 'tank-gauging/picker/explosion';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { hazards, traits } from 'tank-gauging/picker/media';
import { ratingStates, wettedMaterials } from 'tank-gauging/picker/resistance';
import { criteria, derivedFigures } from 'tank-gauging/picker/rules';
import { pickerChoices, quantities } from 'tank-gauging/tank/choices';
import { z } from 'zod';
import { plain } from '../../shared/text/schema.ts';
import { words } from '../../shared/words/words.ts';
import { schemaForEach } from '../kit/schema.ts';

const traitSchemas = {
  vapour: z.enum(traits.vapour),
  foam: z.enum(traits.foam),
  buildUp: z.enum(traits.buildUp),
  conductivity: z.enum(traits.conductivity),
} satisfies Record<keyof typeof traits, z.ZodType>;
const traitNames = Object.keys(traits) as (keyof typeof traits)[];
/** Makes a schema for each property from its values. */
const perTrait = (make: (values: readonly string[]) => z.ZodType) =>
  Object.fromEntries(traitNames.map((name) => [name, make(traits[name])]));

const figureKeys = Object.values(pickerInputs).flatMap(({ kind, key }) => (kind === 'number' ? [key] : []));

/** Figures that rules may bound. */
const boundable = [...figureKeys, ...derivedFigures];

const percent = z.number().min(0).max(100);
const sourceId = plain.describe('Id of a source in media.yaml.');
const figureSchema = z
  .strictObject({
    from: z.number().positive().describe('The value, or the lower end of a range.'),
    to: z.number().positive().optional(),
    open: z.boolean().optional().describe('true if the source gives only a lower bound.'),
    at: z.number().optional().describe('Temperature in °C at which it is valid.'),
    source: sourceId,
    note: plain.optional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, { error: 'must lie above `from`', path: ['to'] })
  .refine(({ open, to }) => !open || to === undefined, { error: 'an open figure has no upper end', path: ['open'] });
const pointSchema = z.strictObject({
  at: z.number().describe('Temperature, °C.'),
  to: z.number().optional().describe('Upper end for a mixture.'),
  source: sourceId,
  note: plain.optional(),
});
const table = z.array(z.tuple([z.number(), z.number().positive()])).min(1);

const figures = {
  dielectric: figureSchema.nullable().describe('Relative permittivity; null: no source yet.'),
  density: figureSchema.nullable().describe('Density in kg/L, bulk density for solids; null: no source yet.'),
};
const nature = z
  .strictObject({
    boils: pointSchema.describe('Boiling point at atmospheric pressure; `to`: of the heaviest part of a mixture.'),
    melts: pointSchema.describe('Melting range: below it answers are rejected; up to `to` a part is solid.'),
    gas: plain.describe('Name of its vapour among the gases of this file.'),
    absorbs: sourceId.describe('Whether its vapour attenuates microwaves.'),
    explosive: z
      .strictObject({
        group: z
          .enum(['IIA', 'IIB', 'IIC', 'IIIA', 'IIIB', 'IIIC', 'III'])
          .describe('III: IIIB or IIIC, by a resistivity that differs from batch to batch.'),
        class: z.enum(['T1', 'T2', 'T3', 'T4', 'T5', 'T6']).optional(),
        source: sourceId,
      })
      .nullable()
      .describe('Group and temperature class of its vapour or dust; null: not flammable.'),
    flash: pointSchema
      .omit({ to: true })
      .nullable()
      .describe('Lowest flash point that its specification allows; null: none by test, or unknown.'),
    hazard: z.enum(hazards).describe('Hazard to the instrument, or by it.'),
    hygienic: z.boolean(),
    decomposes: z.boolean().describe('Whether it releases gas by itself, so that it must never be enclosed.'),
    sour: z.boolean().describe('Whether it may release hydrogen sulphide.'),
  })
  .partial().shape;
const mediumSchema = z.strictObject({
  id: plain.regex(/^[a-z0-9-]+$/).describe('Id in links; never changed.'),
  name: plain.describe('Indonesian trade name.'),
  also: z.array(plain).describe('Synonyms of this medium alone; media that differ in strength share them.'),
  like: z.array(plain).optional().describe('Names that may also mean another medium: the visitor is asked.'),
  strength: z
    .tuple([percent, percent])
    .refine(([from, to]) => from <= to, 'the range is reversed')
    .optional()
    .describe('Concentration of a solution, % by mass; 0 to 100 if the name leaves it open.'),
  pure: z.boolean().optional().describe('A single, technically pure substance, no solution or mixture.'),
  kind: z.enum(pickerChoices.isi).describe('Kind whose properties apply unless stated here.'),
  ...figures,
  ...z.strictObject(traitSchemas).partial().shape,
  ...nature,
  stored: z
    .strictObject({
      temperature: z.number().describe('Temperature, °C.'),
      pressure: z.number().describe('Gauge pressure, bar.'),
    })
    .optional()
    .describe('Storage conditions, where they differ from ambient; they fill the fields of the picker.'),
});

/** All source ids anywhere in a record. */
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
        what: plain.describe('Kind of source.'),
        opened: z.boolean().describe('Whether the source was read for these figures, or is quoted from another.'),
      }),
    ),
    gases: z.record(
      plain,
      z.strictObject({
        vapour: table.optional().describe('Vapour pressure: °C and bar absolute, ascending.'),
        critical: z
          .number()
          .optional()
          .describe('Critical temperature in °C, above which it is a gas at any pressure.'),
        polarises: z
          .strictObject({
            optical: z.number().positive().describe('Molar refraction, cm³/mol.'),
            dipole: z.number().positive().optional().describe('Dipole moment, debye.'),
          })
          .optional()
          .describe('Data for its refractive index.'),
        compress: z
          .strictObject({ bar: z.number().positive().describe('Critical pressure, bar.'), acentric: z.number() })
          .optional()
          .describe('Data for the compressibility, with the critical temperature.'),
        slows: table
          .optional()
          .describe('Data of a manufacturer: bar, and per cent of the distance by which a radar reads too long.'),
        source: sourceId,
      }),
    ),
    kinds: schemaForEach(pickerChoices.isi, z.strictObject({ ...figures, ...traitSchemas, ...nature })),
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
      ...media.flatMap(({ id, pure, strength }) => (pure && strength ? [`“${id}” is pure and has a strength`] : [])),
    ];
    for (const message of issues) context.addIssue({ code: 'custom', message });
  });

const some = (values: readonly string[]) => z.array(z.enum(values)).min(1).optional();
const choices = Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, some(values)]));
const bounds = z
  .strictObject({ above: z.number().optional(), below: z.number().optional() })
  .refine(({ above, below }) => above !== undefined || below !== undefined, 'must name a bound');

/**
 * Condition of a rule. All fields must hold: a choice has one of the values, a figure lies between its bounds
 * (exclusive).
 */
export const conditionSchema = z.strictObject({
  ...(choices as Record<keyof typeof pickerChoices, ReturnType<typeof some>>),
  besaran: z
    .array(z.enum(quantities))
    .min(1)
    .optional()
    .describe('Applies only if the instrument is judged for one of these quantities.'),
  medium: z
    .strictObject({
      ...(perTrait(some) as Record<keyof typeof traits, ReturnType<typeof some>>),
      unknown: some(['dielectric', 'density']).describe('Applies if one of these figures has no source.'),
      dielectric: bounds.optional().describe('Bounds for the lowest value among the sources.'),
      absorbs: z.boolean().optional(),
      hygienic: z.boolean().optional(),
      explosive: z.boolean().optional(),
      decomposes: z.boolean().optional(),
      sour: z.boolean().optional(),
      flash: z.boolean().optional().describe('Its flash point is known.'),
      hazard: z.array(z.enum(hazards)).min(1).optional(),
      openStrength: z.boolean().optional().describe('Its name leaves the strength open.'),
    })
    .optional(),
  rated: z
    .partialRecord(z.enum(wettedMaterials), z.array(z.enum(ratingStates)).min(1))
    .optional()
    .describe('How sources rate materials in it.'),
  bodies: z
    .array(z.enum(ratingStates))
    .min(1)
    .optional()
    .describe('Best rating among the materials of antennas, diaphragms and thermowells.'),
  angka: z.partialRecord(z.enum(boundable), bounds).optional(),
});

const answers: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, z.enum(values)])),
  ...Object.fromEntries(figureKeys.map((key) => [key, z.number()])),
  medium: plain,
};
const tankSchema = z
  .strictObject(answers)
  .partial()
  .describe('Answers that differ from those of a calm raw water tank, for which every sensor and radio is suitable.');

const filled = words.describe('Part of the filled sentence that contains its figures, worked out by hand.');
/** Tank on which a rule is tested; left out of the bundle. */
const exampleSchema = z.strictObject({
  of: plain.optional().describe('Sensor or radio that is judged, if it is not the one that the rule belongs to.'),
  tank: tankSchema,
  verdict: z
    .enum(['care', 'reject'])
    .describe('A rejection must be the only one: without this rule the verdict differs.'),
  reason: filled.optional(),
});
export type Example = z.infer<typeof exampleSchema>;
const hasSlot = (text: string) => /\{\w+\}/.test(text);
/** A reason with placeholders needs an example with the filled text. */
const tried = <S extends z.ZodType<{ reason: string; example: { reason?: string | undefined } }>>(schema: S) =>
  schema.refine(({ reason, example }) => hasSlot(reason) === (example.reason !== undefined), {
    error: 'must be there when the reason has slots, and only then',
    path: ['example', 'reason'],
  });

const reason = words.describe('Reason; {{isi}} {{dielektrik}} {{massaJenis}} and figures of the tank are filled in.');
const change = words.describe('Change that would be required.');
const ruleSchema = tried(
  z.strictObject({
    about: z.enum(criteria).describe('Row of the decision table.'),
    when: conditionSchema,
    reason,
    change: change.optional().describe('Marks the rule as a rejection, with the change that would be required.'),
    source: sourceId,
    through: words.optional().describe("How the sensor is mounted, for the verdict's sentence."),
    example: exampleSchema,
  }),
);

/** Rules of all sensors, of all radios, and of single instruments by their record's name. */
export const rulesSchema = z.strictObject({
  sensors: z.array(ruleSchema),
  radios: z.array(ruleSchema),
  instruments: z.record(plain, z.array(ruleSchema)),
  materials: z
    .array(
      z.strictObject({
        forbids: z.array(z.enum(wettedMaterials)).min(1),
        when: conditionSchema,
        reason: words,
        source: sourceId,
        example: tankSchema,
      }),
    )
    .describe('Classes of contents in which materials fail. They only forbid: a source permits.'),
});

const namedSchema = z.record(plain, words);
const rejection = tried(z.strictObject({ reason, change, example: exampleSchema }));
const warning = tried(z.strictObject({ reason, example: exampleSchema }));

export const judgingSchema = z.strictObject({
  rows: schemaForEach(['sensors', 'radios'], z.array(z.enum(criteria))).describe('Rows of the two decision tables.'),
  medium: z
    .strictObject({
      ...schemaForEach(
        ['label', 'hint', 'none', 'clear', 'judgement', 'noSource', 'property', 'value', 'source'],
        words,
      ).shape,
      ...schemaForEach(['dielectric', 'density', 'boils', 'melts', 'explosive', 'flash', 'strength'], words).shape,
      ...schemaForEach(['asked', 'askedOpen'], words.describe('An uncertain name: {{nama}} {{usul}}.')).shape,
      or: words.describe('Between the last two of a list.'),
      ...schemaForEach(
        ['count', 'pointLine', 'traitLine'],
        words.describe('Slots: {{jumlah}}; {{nama}} {{nilai}} {{sumber}}; {{sifat}}.'),
      ).shape,
      labels: schemaForEach(traitNames, words),
      traits: z.strictObject(
        perTrait((values) => schemaForEach(values, words)) as Record<keyof typeof traits, typeof namedSchema>,
      ),
    })
    .describe('Texts for choosing a medium by name, and for quoting its figures.'),
  quantities: schemaForEach(quantities, words),
  ranges: schemaForEach(['quantity', 'accuracy', 'far', 'near', 'temperature', 'pressure'], rejection).extend({
    spread: warning.describe('Text about a range of densities: {{massaJenis}} {{persen}} {{geser}}.'),
    densityUnknown: warning.describe('Slot: {{isi}}'),
  }),
  reach: z.strictObject({ far: rejection, blocked: rejection, long: warning, obstacle: warning }),
  battery: z.strictObject({
    rejectBelow: z.number().describe('Battery life in years below which a radio is rejected.'),
    careBelow: z.number().describe('Battery life in years below which a condition applies.'),
    tooShort: rejection,
    short: warning,
  }),
  pressure: words.describe('Slots: {{terukur}} and {{mutlak}}.'),
  budget: z
    .strictObject({
      ...schemaForEach(
        ['title', 'part', 'value', 'basis', 'total', 'totalBasis', 'missing', 'span', 'cone', 'solid'],
        words,
      ).shape,
      names: schemaForEach(budgetParts, words),
      said: schemaForEach([...budgetBases, 'saturated', 'warm'], words),
    })
    .describe('Lines of the error budget: {{mm}} {{sumber}} and figures of the tank are filled in.'),
  gateway: schemaForEach(['name', 'condition'], words).describe(
    'Condition of a gateway, besides those of sensor and radio: {{jarak}}.',
  ),
  judged: schemaForEach(
    ['companion', 'noCompanion', 'connection', 'protection', 'leftOut', 'flange', 'reorder', 'noOrder'] as const,
    words,
  )
    .extend(schemaForEach(['misfit', 'contradiction', 'safety', 'basis', 'floatingRoof'] as const, words).shape)
    .extend({
      stock: schemaForEach(
        ['capacity', 'unusable', 'useSpread', 'leadTimeSpread', 'serviceLevel', 'readingInterval'],
        words,
      ),
    })
    .describe(
      'Statements about a judged tank, on every page and paper: {{alat}} {{perlu}} {{daftar}} {{flensa}} {{tekanan}} ' +
        '{{kelas}} {{titik}} {{batas}} {{cadangan}} {{pakai}} {{tunggu}} {{luap}} {{kirim}} {{nilai}}.',
    ),
  told: schemaForEach(['above', 'below'], words).describe(
    'Notice that pressure and temperature do not agree with the saturation curve.',
  ),
  protection: words.describe('Marking that a device must have in a zone: {{epl}} {{grup}}.'),
  inside: schemaForEach(insides, words).describe('Zone inside the tank: {{epl}} {{batasNyala}} {{titikNyala}}.'),
  dustGroup: words.describe('Group of a dust that may be conductive or not.'),
  materials: z
    .strictObject({
      ...schemaForEach(['title', 'caption', 'limited', 'unknown', 'cooler', 'upTo', 'avoid', 'others'], words).shape,
      ...schemaForEach(['material', 'state', 'source'], words).shape,
      names: schemaForEach(wettedMaterials, words),
      states: schemaForEach(ratingStates, words),
    })
    .describe('Wetted materials: {{bahan}} {{suhu}}.'),
  noGroup: schemaForEach(['gas', 'dust'], words).describe('Text instead of an unknown group.'),
  connections: z
    .array(
      z.strictObject({
        when: conditionSchema,
        sensor: z.array(plain),
        text: words,
        example: z.strictObject({ tank: tankSchema, text: words.describe('Filled text.') }),
      }),
    )
    .describe('Process connections; the first one that applies is used.'),
  outside: z
    .array(
      z.strictObject({
        title: words.describe('Trade name.'),
        when: conditionSchema,
        also: z.boolean().describe('Whether it is suggested even if a sensor of the catalogue is suitable.'),
        reason: words.describe('Suitability, and requirements of the instrument.'),
        source: sourceId,
        example: exampleSchema.pick({ tank: true, reason: true }),
      }),
    )
    .describe('Instruments that are not in the catalogue.'),
});
