import { z } from 'zod';
import { mediumTraits, pickerChoices, type TraitName } from '../../shared/records/selection-fields.ts';
import { plain } from '../../shared/text/schema.ts';

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
