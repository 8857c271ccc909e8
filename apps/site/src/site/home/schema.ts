import { z } from 'zod';
import {
  closingSchema,
  faqSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
  pictureSchema,
  statSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, linkSchema, text } from '../../shared/text/schema.ts';

const readoutSchema = z.strictObject({
  tag: text.optional().describe('Instrument tag, e.g. LT-204; the time of the picture has none.'),
  name: text,
  shows: z.enum(['level', 'share', 'time', 'days']).describe('Which value of the tank stands there.'),
});
export type Readout = z.infer<typeof readoutSchema>;

const stepSchema = z.strictObject({
  tag: text.describe('Where it happens, e.g. Di atap tangki.'),
  title: text,
  reading: text.describe('What TK-204 shows there at the moment of the plant, with a slot: {{level}}.'),
  meaning: text.describe('What that reading is.'),
  description: text,
  drawing: z.enum(['sensor', 'gateway', 'cloud', 'decision']),
});

const featureSchema = z.strictObject({
  title: text,
  description: text,
  figure: z.enum(['plan', 'device']),
});

export const homeSchema = (image: ImageSchema) =>
  pageSchema.extend({
    hero: heroSchema.extend({
      poster: pictureSchema(image),
      film: z.strictObject({
        name: text.describe('Title of the film, for search engines.'),
        description: text.describe('What it shows, in one sentence.'),
        uploaded: z.iso.datetime({ offset: true }),
        duration: z
          .string()
          .regex(/^PT\d+S$/)
          .describe('Length, e.g. PT8S.'),
        play: text.describe('Name of its button, which is pressed while it plays.'),
      }),
      readouts: z.array(readoutSchema).length(4),
      stats: z.array(statSchema).length(4),
    }),
    about: headingSchema.extend({
      steps: z.array(stepSchema).length(4).describe('How it works, from the tank to the desk.'),
      note: text.describe('Under the steps.'),
      actions: z.array(actionSchema),
    }),
    features: headingSchema.extend({
      event: z
        .strictObject({ title: text, description: text })
        .describe('The loss of that night, enlarged, with its calls.'),
      items: z.array(featureSchema).length(2),
      more: actionSchema,
    }),
    industries: headingSchema.extend({
      number: text.describe('How many there are, with the slot {{jumlah}}.'),
    }),
    services: headingSchema,
    doors: headingSchema.extend({
      items: z
        .array(linkSchema.extend({ question: text.describe('As a buyer would ask it.') }))
        .min(4)
        .describe('Questions with the page that answers each.'),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(5) }),
    closing: closingSchema,
  });
export type HomePage = z.infer<ReturnType<typeof homeSchema>>;
