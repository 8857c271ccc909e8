import { z } from 'zod';
import { faqSchema } from '../../shared/records/faq.ts';
import { closingSchema, headingSchema, heroSchema, pageSchema } from '../../shared/records/page.ts';
import { type ImageSchema, pictureSchema } from '../../shared/records/picture.ts';
import { statSchema } from '../../shared/records/stat.ts';
import { actionSchema, text } from '../../shared/text/schema.ts';

const readoutSchema = z.strictObject({
  tag: text.describe('Instrument tag, e.g. LT-204.'),
  name: text.describe('What is measured.'),
  shows: z.enum(['level', 'share', 'time', 'days']).describe('Which value of the tank stands there.'),
});
export type Readout = z.infer<typeof readoutSchema>;

const stepSchema = z.strictObject({
  tag: text.describe('Where it happens, e.g. Lapangan.'),
  title: text,
  description: text,
  drawing: z.enum(['sensor', 'gateway', 'cloud', 'decision']).describe('Which drawing stands beside it.'),
});
export type ProcessStep = z.infer<typeof stepSchema>;

const featureSchema = z.strictObject({
  title: text,
  description: text,
  figure: z.enum(['trend', 'alert', 'plan', 'leak', 'report', 'device']).describe('The miniature that shows it.'),
});

export const homeSchema = (image: ImageSchema) =>
  pageSchema.extend({
    hero: heroSchema.extend({
      poster: pictureSchema(image),
      film: z.strictObject({
        name: text.describe('Title of the film, for search engines.'),
        description: text.describe('What it shows, in one sentence.'),
        uploaded: z.iso.datetime({ offset: true }).describe('When it was published.'),
        duration: z
          .string()
          .regex(/^PT\d+S$/)
          .describe('Length, e.g. PT8S.'),
        play: text.describe('The button that starts it.'),
        pause: text.describe('The button that stops it.'),
      }),
      readouts: z.array(readoutSchema).length(4),
      stats: z.array(statSchema).length(4),
    }),
    about: headingSchema.extend({
      paragraphs: z.array(text).min(1),
      picture: pictureSchema(image),
      actions: z.array(actionSchema),
    }),
    steps: headingSchema.extend({ items: z.array(stepSchema).length(4) }),
    features: headingSchema.extend({ items: z.array(featureSchema).length(6), more: actionSchema }),
    industries: headingSchema,
    services: headingSchema,
    faq: headingSchema.extend({ items: z.array(faqSchema).min(5) }),
    closing: closingSchema,
  });
export type HomePage = z.infer<ReturnType<typeof homeSchema>>;
