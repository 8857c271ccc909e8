import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import places from '../../assets/sections/sections.json' with { type: 'json' };
import { tankNames } from '../../plant/tanks/tank-names.ts';
import {
  closingSchema,
  faqSchema,
  headingSchema,
  type ImageSchema,
  pictureFileSchema,
  pictureSchema,
  seoSchema,
  statSchema,
  sumRowsSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, plain, text, titledSchema } from '../../shared/text/schema.ts';
import { siteFolder } from '../../site-folder.ts';
import { findInstrument, instrumentKinds, startValues } from './instruments/kinds.ts';

/** Ids of the devices that have a picture for the shelf. */
const shelved = readdirSync(join(siteFolder, 'src/assets/devices/shelf'))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => basename(file, '.webp'));

const drawingSchema = z.strictObject({
  tank: z.enum(tankNames),
  alt: text.describe('Text alternative of the drawing.'),
  caption: text,
  legend: z
    .array(z.strictObject({ tag: text.describe('Tag in the drawing, e.g. LT 101.'), name: text }))
    .min(2)
    .describe('Instruments in the drawing, and the value that each measures.'),
});

export const instrumentSchema = z
  .strictObject({
    kind: z.enum(instrumentKinds).describe('One of the six instruments; each answers one question of its industry.'),
    question: text,
    alt: text,
    axes: z
      .strictObject({ up: text, across: text })
      .optional()
      .describe('Names of the axes, for an instrument that is a chart.'),
    labels: z.record(plain, text).default({}).describe('Names in the drawing, with slots for its figures.'),
    fields: z
      .record(plain, z.strictObject({ label: text, unit: plain }))
      .describe('Sliders of the instrument, by name.'),
    sentences: z.record(plain, text).describe('Sentence for each case, with slots for its figures.'),
    note: text.describe('Formula, assumption or source, in one line.'),
    action: actionSchema.optional().describe('Link to the tool that goes into more detail, opened with this example.'),
    carries: z
      .record(plain, z.strictObject({ key: plain, times: z.number().positive().default(1) }))
      .default({})
      .describe(
        'Sliders, and results of the instrument, that the link takes along: key in the link, factor to its unit.',
      ),
  })
  .superRefine(({ kind, labels, fields, sentences, carries }, { addIssue }) => {
    const model = findInstrument(kind);
    const carried = { ...model.fields, ...model.outcome(startValues(model)).carried };
    for (const name of Object.keys(carries)) {
      if (name in carried) continue;
      addIssue({
        code: 'custom',
        path: ['carries', name],
        message: `is none of ${Object.keys(carried).join(', ')}`,
      });
    }
    const check = (part: string, given: string[], needed: readonly string[]) => {
      if (new Set(given).symmetricDifference(new Set(needed)).size === 0) return;
      const message = `has ${given.join(', ')}; the instrument needs ${needed.join(', ')}`;
      addIssue({ code: 'custom', path: [part], message });
    };
    check('fields', Object.keys(fields), Object.keys(model.fields));
    check('labels', Object.keys(labels), model.labels ?? []);
    check('sentences', Object.keys(sentences), model.sentences);
  });

const placeNames = Object.keys(places) as [keyof typeof places, ...(keyof typeof places)[]];

/** The vessel of the hero's picture, cut open for the instrument. */
const sectionSchema = (image: ImageSchema) =>
  z.strictObject({
    place: z
      .enum(placeNames)
      .describe('Where the vessel lies in the picture: an entry of assets/sections/sections.json.'),
    picture: pictureSchema(image)
      .optional()
      .describe('A picture of its own for the hero, with the vessel cut open and empty.'),
    empty: pictureFileSchema(image).optional().describe('The vessel cut open and empty, laid on the picture.'),
    full: pictureFileSchema(image).describe('The vessel cut open and full, shown up to the level.'),
  });

/** Schema of an industry: one record for its card on the home page and for its own page. */
export const industrySchema = (image: ImageSchema) =>
  z.strictObject({
    draft: z.boolean().optional().describe('true while the page is visible only at the desk; a draft is not built.'),
    order: z.int().describe('Position on the home page.'),
    seo: seoSchema,
    title: text,
    description: text.describe('Tanks of this industry or their monitored quantities, in one sentence.'),
    problem: text.describe('Main problem of this industry, in one sentence.'),
    features: z.array(text).min(3).describe('Functions of the system in this industry, in short points.'),
    faqs: z.array(faqSchema).min(2),
    picture: pictureSchema(image),
    badge: text.describe('One or two words above the headline.'),
    hero: z.strictObject({
      title: text,
      lead: text.describe('Two or three sentences below the headline.'),
      caption: text,
      focus: z
        .enum(['middle', 'right'])
        .default('middle')
        .describe('Horizontal position of the main subject in the picture, as the cover of the PDF crops its sides.'),
      composition: z
        .enum(['beside', 'besideMirrored', 'below', 'belowMirrored', 'over', 'overMirrored'])
        .default('beside')
        .describe('Arrangement of text, picture and instrument on wide screens.'),
      section: sectionSchema(image).optional(),
      secondary: z.array(actionSchema).min(1).describe('Buttons beside Konsultasi Gratis.'),
    }),
    instrument: instrumentSchema.describe('Interactive instrument at the top of the page.'),
    headings: z
      .strictObject({ challenges: text, solutions: text, tanks: text, rules: text, faq: text })
      .describe('Headlines of the sections, in the terms of the industry.'),
    figures: z.array(statSchema).min(3).max(4).describe('Typical values of the industry with units; no promises.'),
    challenges: z.array(titledSchema).length(4),
    solutions: z
      .array(titledSchema.extend({ points: z.array(text).length(4).describe('Functions, point by point.') }))
      .length(3),
    drawing: drawingSchema,
    tanks: z.array(z.strictObject({ name: text, content: text, instrument: text, why: text })).min(3),
    rules: z.array(titledSchema).min(2).describe('Regulations and standards that apply, and their requirements.'),
    example: headingSchema
      .extend({ ...sumRowsSchema.shape, id: plain.describe('Fragment of its section.') })
      .optional()
      .describe('A worked example of the industry.'),
    devices: z
      .array(z.enum(shelved))
      .min(2)
      .describe('Devices on the shelf below the questions, by the names of their records.'),
    closing: closingSchema,
  });
export type Industry = z.infer<ReturnType<typeof industrySchema>>;

/** Texts that all industry pages share: section labels and the columns of the tank table. */
export const industryPageSchema = z.strictObject({
  breadcrumb: text,
  consultation: actionSchema.describe('Call to action of every industry page.'),
  labels: z.strictObject({ challenges: text, solutions: text, tanks: text, rules: text, faq: text }),
  checked: text.describe('Note below the rules on when their numbers were checked, and against which source.'),
  figures: text,
  details: text.describe('Heading above the devices, with tanks and rules folded below them.'),
  devices: text.describe('Note below the devices on the shelf on the origin of their dimensions.'),
  tanks: z.strictObject({
    caption: text,
    columns: z.array(text).length(4).describe('Headings: tank, content, instrument, reason.'),
    picker: actionSchema.describe('Link below the table to the sensor picker, for other tanks.'),
    list: actionSchema.describe('Link to the list of tanks, where the visitor pastes the own one.'),
  }),
});
