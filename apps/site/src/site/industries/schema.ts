import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { tankNames } from '../../plant/tanks/tank-names.ts';
import {
  closingSchema,
  faqSchema,
  type ImageSchema,
  pictureSchema,
  seoSchema,
  statSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, plain, text, titledSchema } from '../../shared/text/schema.ts';
import { siteFolder } from '../../site-folder.ts';
import { instrumentKinds, instrumentOf } from './instruments/kinds.ts';

/** Ids of the devices that have a picture for the shelf. */
const shelved = readdirSync(join(siteFolder, 'src/assets/devices/shelf'))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => basename(file, '.webp'));

const drawingSchema = z.strictObject({
  tank: z.enum(tankNames),
  alt: text.describe('The drawing in words, for those who do not see it.'),
  caption: text,
  legend: z
    .array(z.strictObject({ tag: text.describe('Tag in the drawing, e.g. LT 101.'), name: text }))
    .min(2)
    .describe('Each instrument in the drawing and what it tells.'),
});

export const instrumentSchema = z
  .strictObject({
    kind: z.enum(instrumentKinds).describe('Which of the six instruments; each answers one question of its trade.'),
    question: text,
    alt: text,
    fields: z
      .record(plain, z.strictObject({ label: text, unit: plain }))
      .describe('The sliders of the instrument by name.'),
    sentences: z.record(plain, text).describe('The answer in each case, with slots for its figures.'),
    note: text.describe('Formula, assumption or source, in one line.'),
    action: actionSchema.optional().describe('The way to the tool that goes further, opened with this example.'),
  })
  .superRefine(({ kind, fields, sentences }, { addIssue }) => {
    const model = instrumentOf(kind);
    const check = (part: string, given: string[], needed: readonly string[]) => {
      if (new Set(given).symmetricDifference(new Set(needed)).size === 0) return;
      const message = `has ${given.join(', ')}; the instrument needs ${needed.join(', ')}`;
      addIssue({ code: 'custom', path: [part], message });
    };
    check('fields', Object.keys(fields), Object.keys(model.fields));
    check('sentences', Object.keys(sentences), model.sentences);
  });

/** Schema of an industry: one record for its card on the home page and for its own page. */
export const industrySchema = (image: ImageSchema) =>
  z.strictObject({
    draft: z.boolean().optional().describe('true while the page is only seen at the desk: nothing of it is built.'),
    order: z.int().describe('Position on the home page.'),
    seo: seoSchema,
    title: text,
    description: text.describe('What is monitored there and why, in one or two sentences.'),
    problem: text.describe('The sharpest problem of this trade, in one sentence.'),
    features: z.array(text).min(3).describe('What the system does here, in short points.'),
    faqs: z.array(faqSchema).min(2),
    picture: pictureSchema(image),
    badge: text.describe('A word or two over the headline.'),
    hero: z.strictObject({
      title: text,
      lead: text.describe('Two or three sentences under it.'),
      caption: text,
      focus: z
        .enum(['middle', 'right'])
        .default('middle')
        .describe('Where the matter of the picture stands; the cover of the PDF cuts its sides off.'),
      composition: z
        .enum(['beside', 'besideMirrored', 'below', 'belowMirrored', 'over', 'overMirrored'])
        .default('beside')
        .describe('How words, picture and instrument stand on wide screens.'),
      secondary: z.array(actionSchema).min(1).describe('The controls beside Konsultasi Gratis.'),
    }),
    instrument: instrumentSchema.describe('The working figure that opens the page.'),
    headings: z
      .strictObject({ challenges: text, solutions: text, tanks: text, rules: text, faq: text })
      .describe('The headline of each section, in the words of the trade.'),
    figures: z.array(statSchema).min(3).max(4).describe('Typical values of the trade, with units; no promises.'),
    challenges: z.array(titledSchema).length(4),
    scene: pictureSchema(image)
      .extend({ caption: text })
      .optional()
      .describe('What is done in this trade, shown after the challenges.'),
    solutions: z
      .array(titledSchema.extend({ points: z.array(text).length(4).describe('What it does, point by point.') }))
      .length(3),
    drawing: drawingSchema,
    tanks: z.array(z.strictObject({ name: text, content: text, instrument: text, why: text })).min(3),
    rules: z.array(titledSchema).min(2).describe('Regulations and standards that matter here, and what they ask.'),
    devices: z
      .array(z.enum(shelved))
      .min(2)
      .describe('The devices on the shelf under the questions, by the names of their records.'),
    closing: closingSchema,
  });
export type Industry = z.infer<ReturnType<typeof industrySchema>>;

/** Texts that all industry pages share: section labels and the columns of the tank table. */
export const industryPageSchema = z.strictObject({
  breadcrumb: text,
  consultation: actionSchema.describe('The call to action of every industry page.'),
  labels: z.strictObject({ challenges: text, solutions: text, tanks: text, rules: text, faq: text }),
  checked: text.describe('Under the rules: when their numbers were checked, and against what.'),
  figures: text,
  details: text.describe('Over the devices, and the tanks and rules folded below them.'),
  devices: text.describe('Under the devices on their shelf: whose measures these are.'),
  tanks: z.strictObject({
    caption: text,
    columns: z.array(text).length(4).describe('Tank, content, instrument, reason.'),
    picker: actionSchema.describe('Under the tank table: the way to judge a tank that is not in it.'),
  }),
});
