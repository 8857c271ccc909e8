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
  tag: text.optional().describe('Instrument tag, e.g. LT-204; none for the time.'),
  name: text,
  shows: z.enum(['level', 'share', 'time', 'days']).describe('Displayed value of the tank.'),
});
export type Readout = z.infer<typeof readoutSchema>;

const stepSchema = z.strictObject({
  tag: text.describe('Place of the step, e.g. Di atap tangki.'),
  title: text,
  reading: text.describe('Value of TK-204 at the moment of the example plant, with a slot: {{level}}.'),
  meaning: text.describe('Meaning of that value.'),
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
        description: text.describe('Content of the film, in one sentence.'),
        uploaded: z.iso.datetime({ offset: true }),
        duration: z
          .string()
          .regex(/^PT\d+S$/)
          .describe('Length, e.g. PT8S.'),
        play: text.describe('Label of its button, which is pressed while the film plays.'),
      }),
      readouts: z.array(readoutSchema).length(4),
      stats: z.array(statSchema).length(4),
    }),
    about: headingSchema.extend({
      steps: z.array(stepSchema).length(4).describe('Steps from the tank to the desk.'),
      note: text.describe('Note below the steps.'),
      actions: z.array(actionSchema),
    }),
    features: headingSchema.extend({
      items: z.array(featureSchema).length(2),
      more: actionSchema,
    }),
    industries: headingSchema,
    services: headingSchema,
    doors: headingSchema.extend({
      items: z
        .array(linkSchema.extend({ question: text.describe('Question as a buyer would ask it.') }))
        .min(4)
        .describe('Questions, each with the page that answers it.'),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(5) }),
    closing: closingSchema,
  });
export type HomePage = z.infer<ReturnType<typeof homeSchema>>;
